// The HTTP side of the server, as docs/protocol.md has it.
import type {
  Account,
  BlockList,
  ChangeAccount,
  CreateMatch,
  HttpError,
  ImportRecord,
  JoinMatch,
  Login,
  MatchCreated,
  MatchJoined,
  MatchList,
  Notes,
  PastView,
  PushSubscription,
  PushWithdrawal,
  Register,
  ReportSeat,
  Seated,
  ServerInfo,
  SessionList,
} from '@motti/protocol';

/** The server said no, or could not be reached (`offline`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly token?: string | undefined;
}

async function ask(path: string, { method = 'GET', body, token }: Request): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    answer = await fetch(`/api/${path}`, { method, headers, ...content });
  } catch {
    throw new ApiError('offline', 0, 'the server cannot be reached');
  }
  if (!answer.ok) throw await errorOf(answer);
  return answer;
}

async function errorOf(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as HttpError;
    return new ApiError(error.code, answer.status, error.message);
  } catch {
    // A proxy or a plain file server answers without our words.
    return new ApiError('no-server', answer.status, answer.statusText);
  }
}

async function json<T>(path: string, request: Request = {}): Promise<T> {
  const answer = await ask(path, request);
  if (answer.status === 204) return undefined as T;
  if (!answer.headers.get('content-type')?.includes('json'))
    throw new ApiError('no-server', answer.status, 'this is not a Motti server');
  return (await answer.json()) as T;
}

const at = (id: string, rest = ''): string => `matches/${encodeURIComponent(id)}${rest}`;

export const api = {
  server: () => json<ServerInfo>('server'),

  create: (body: CreateMatch) => json<MatchCreated>('matches', { method: 'POST', body }),
  import: (body: ImportRecord) => json<MatchCreated>('matches/import', { method: 'POST', body }),
  openMatches: () => json<MatchList>('matches/open'),
  myMatches: () => json<MatchList>('matches/mine'),
  match: (id: string, token?: string) => json<Seated>(at(id), { token }),
  past: (id: string, version: number, token?: string) =>
    json<PastView>(at(id, `/views/${version}`), { token }),
  join: (id: string, body: JoinMatch, token?: string) =>
    json<MatchJoined>(at(id, '/join'), { method: 'POST', body, token }),
  /** Calls a match off; refused once everybody has sat down. */
  withdraw: (id: string, token?: string) =>
    json<unknown>(at(id, '/act'), {
      method: 'POST',
      body: { type: 'withdraw', id: 'withdraw' },
      token,
    }),
  rematch: (id: string, token?: string) =>
    json<MatchCreated>(at(id, '/rematch'), { method: 'POST', body: {}, token }),
  record: async (id: string, token?: string) => (await ask(at(id, '/record'), { token })).text(),
  notes: (id: string, token?: string) => json<Notes>(at(id, '/notes'), { token }),
  keepNotes: (id: string, body: Notes, token?: string) =>
    json<void>(at(id, '/notes'), { method: 'PUT', body, token }),

  register: (body: Register) => json<Account>('accounts', { method: 'POST', body }),
  login: (body: Login) => json<Account>('session', { method: 'POST', body }),
  logout: () => json<void>('session', { method: 'DELETE' }),
  me: () => json<Account>('me'),
  change: (body: ChangeAccount) => json<Account>('me', { method: 'PATCH', body }),
  sessions: () => json<SessionList>('sessions'),
  endSession: (id: string) =>
    json<void>(`sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  endOtherSessions: () => json<void>('sessions', { method: 'DELETE' }),
  deleteAccount: (password: string) => json<void>('me', { method: 'DELETE', body: { password } }),
  ownData: async () => (await ask('me/data', {})).text(),
  sendLetter: () => json<void>('me/letter', { method: 'POST' }),
  confirmAddress: (token: string) =>
    json<void>('letters/confirm', { method: 'POST', body: { token } }),
  askReset: (who: string) => json<void>('letters/reset', { method: 'POST', body: { who } }),
  setPassword: (token: string, password: string) =>
    json<Account>('letters/password', { method: 'POST', body: { token, password } }),

  report: (id: string, body: ReportSeat, token?: string) =>
    json<void>(at(id, '/report'), { method: 'POST', body, token }),
  block: (id: string, side: string, token?: string) =>
    json<void>(at(id, '/block'), { method: 'POST', body: { side }, token }),
  blocks: () => json<BlockList>('blocks'),
  unblock: (name: string) => json<void>(`blocks/${encodeURIComponent(name)}`, { method: 'DELETE' }),

  subscribe: (body: PushSubscription, token?: string) =>
    json<void>('push', { method: 'POST', body, token }),
  unsubscribe: (body: PushWithdrawal, token?: string) =>
    json<void>('push', { method: 'DELETE', body, token }),
};
