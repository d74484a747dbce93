// Hostile clients: each does one mean thing, again and again, until the time is over. Bounded, and on loopback only.
import { randomBytes, randomInt } from 'node:crypto';
import type { MatchCreated } from '@motti/protocol';
import { type RawSocket, WebSocket } from '../socket.ts';

export interface Target {
  readonly url: string;
  /** `performance.now()` at which everybody stops, if at least so much has been sent by then; and at which they stop anyway. */
  readonly until: number;
  readonly least: Sent;
  readonly latest: number;
  /** What the server answered: HTTP statuses, codes of closed sockets, kinds of messages. */
  readonly answers: Map<string, number>;
  readonly sent: Sent;
}

export interface Sent {
  messages: number;
  requests: number;
}

/** Enough of them that no limit by address stops the attack as a whole. */
const address = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
const from = (where: string): Record<string, string> => ({ 'x-forwarded-for': where });
const going = ({ until, latest, least, sent }: Target): boolean => {
  const now = performance.now();
  const enough = sent.messages >= least.messages && sent.requests >= least.requests;
  return now < until || (!enough && now < latest);
};
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

function count({ answers }: Target, what: string): void {
  answers.set(what, (answers.get(what) ?? 0) + 1);
}

async function request(
  target: Target,
  method: string,
  path: string,
  body: string | undefined,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  target.sent.requests++;
  try {
    const response = await fetch(target.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(20_000),
    });
    count(target, `http ${response.status}`);
    return response;
  } catch {
    count(target, 'http cut off');
    return undefined;
  }
}

/** A match of their own, as anybody may have one. */
async function ownMatch(target: Target, where: string): Promise<MatchCreated | undefined> {
  const wish = { game: 'talvisota', setup: { scenario: 'campaign', options: {} }, seats: {} };
  const body = JSON.stringify(wish);
  const response = await request(target, 'POST', '/api/matches', body, from(where));
  return response?.status === 201 ? ((await response.json()) as MatchCreated) : undefined;
}

/** Keys that nobody knows, up to what a body may hold and beyond. */
const manyKeys = (bytes: number): string =>
  `{${Array.from({ length: bytes / 12 }, (_, i) => `"k${i.toString(36).padStart(6, '0')}":0`).join(',')}}`;
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const BODIES = [
  manyKeys(60_000),
  manyKeys(4_000_000),
  deep(20_000),
  `{"type":"play","id":"x","version":0,"lines":${JSON.stringify(Array(5000).fill('x'))}}`,
  '{"type":',
  '',
  '\0\0\0',
  'null',
];

const PATHS = ['/api/matches', '/api/session', '/api/matches/import', '/api/matches/nope/act'];

async function bodies(target: Target): Promise<void> {
  for (let i = 0; i < BODIES.length || going(target); i++) {
    const body = BODIES[i % BODIES.length]!;
    const path = PATHS[Math.floor(i / BODIES.length) % PATHS.length]!;
    await request(target, 'POST', path, body, from(address()));
  }
}

/** Whatever the server has an address for. */
const ROUTES = [
  ['POST', '/api/matches'],
  ['GET', '/api/matches/open'],
  ['GET', '/api/matches/mine'],
  ['POST', '/api/matches/import'],
  ['GET', '/api/matches/ID?after=-1'],
  ['GET', '/api/matches/ID/views/999999999999999999999'],
  ['POST', '/api/matches/ID/act'],
  ['POST', '/api/matches/ID/join'],
  ['POST', '/api/matches/ID/rematch'],
  ['GET', '/api/matches/ID/record'],
  ['GET', '/api/matches/ID/notes'],
  ['PUT', '/api/matches/ID/notes'],
  ['POST', '/api/matches/ID/report'],
  ['POST', '/api/matches/ID/block'],
  ['POST', '/api/accounts'],
  ['GET', '/api/me'],
  ['PATCH', '/api/me'],
  ['DELETE', '/api/me'],
  ['GET', '/api/me/data'],
  ['POST', '/api/me/letter'],
  ['POST', '/api/letters/confirm'],
  ['POST', '/api/letters/reset'],
  ['POST', '/api/letters/password'],
  ['GET', '/api/blocks'],
  ['DELETE', '/api/blocks/%00'],
  ['DELETE', '/api/session'],
  ['GET', '/api/sessions'],
  ['DELETE', '/api/sessions/..%2f..'],
  ['POST', '/api/push'],
  ['DELETE', '/api/push'],
  ['GET', '/metrics'],
  ['GET', '/%'],
  ['OPTIONS', '/api/live'],
] as const;
const SCRAPS = [
  '{',
  '[]',
  '{}',
  '"\\ud800"',
  '{"__proto__":1}',
  '{"name":"\\u0000","password":1e999}',
  '{"token":"x","password":"longer than eight"}',
  '{"side":"red","reason":"other","text":""}',
  deep(30),
  manyKeys(12_000),
];
const FORGED = 'y'.repeat(43);

/** Any address with any body, by somebody who claims to be somebody: with a seat of their own, where they got one. */
async function garbage(target: Target): Promise<void> {
  const made = await ownMatch(target, address());
  const tokens = [FORGED, '', '\u00e9', ...Object.values(made?.seats ?? {})];
  const any = <T>(list: readonly T[]): T => list[randomInt(list.length)]!;
  while (going(target)) {
    const [method, path] = any(ROUTES);
    const body = method === 'GET' ? undefined : any(SCRAPS);
    await request(target, method, path.replace('ID', any(['x', made?.id ?? 'y'])), body, {
      ...from(address()),
      authorization: `Bearer ${any(tokens)}`,
      cookie: `motti-session=${any([FORGED, '%', ''])}`,
    });
  }
}

async function logins(target: Target): Promise<void> {
  do {
    const password = randomBytes(8).toString('hex');
    const body = JSON.stringify({ name: 'anna', password });
    await request(target, 'POST', '/api/session', body, from(address()));
  } while (going(target));
}

async function lists(target: Target): Promise<void> {
  const where = address();
  while (going(target)) {
    await request(target, 'GET', '/api/matches/open', undefined, from(where));
    await request(target, 'GET', `/api/${randomBytes(6).toString('hex')}`, undefined, from(where));
  }
}

async function records(target: Target): Promise<void> {
  const lines = Array.from({ length: 19_000 }, (_, i) => `${i + 1} chance roll 1`).join('\n');
  const body = JSON.stringify({ record: `[Game "talvisota"]\n${lines}` });
  while (going(target)) await request(target, 'POST', '/api/matches/import', body, from(address()));
}

/** A socket that has been opened, and what to do when it is closed. */
function opened(target: Target, where: string): Promise<RawSocket | undefined> {
  const { host } = new URL(target.url);
  const socket = new WebSocket(`ws://${host}/api/live`, { headers: from(where) });
  socket.on('close', (code) => count(target, `closed ${code}`));
  return new Promise((resolve) => {
    socket.on('error', () => resolve(undefined));
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_, { statusCode }) => {
      count(target, `http ${statusCode}`);
      resolve(undefined);
    });
  });
}

/** What one socket says at least, however slow the machine is: more than it may; and at most. */
const LEAST = 120;
const MOST = 400;

/** Says so much, as fast as it can be written, until the server has had enough; then comes back. */
async function shouting(
  target: Target,
  where: string,
  messages: (n: number) => string | Buffer,
  first?: string,
): Promise<void> {
  do {
    const socket = await opened(target, where);
    if (!socket) {
      await pause();
      continue;
    }
    let closed = false;
    socket.on('close', () => {
      closed = true;
    });
    socket.on('message', (data) =>
      count(target, `said ${/"type":"(\w+)/.exec(data.toString())?.[1]}`),
    );
    if (first !== undefined) socket.send(first);
    for (let n = 0; !closed && (n < LEAST || (n < MOST && going(target))); n++) {
      socket.send(messages(n));
      target.sent.messages++;
      if (n % 20 === 19) await pause();
    }
    socket.terminate();
  } while (going(target));
}

const NOISE = [
  '{}',
  '[]',
  '"',
  JSON.stringify({ type: 'sit', match: 'x'.repeat(20), token: 'y'.repeat(43) }),
  JSON.stringify({ type: 'play', id: 'a', version: -1, lines: [] }),
  randomBytes(200),
  'x'.repeat(70_000),
];

async function noise(target: Target): Promise<void> {
  while (going(target)) {
    const until = performance.now() + 500;
    await shouting(
      { ...target, until, latest: until },
      address(),
      () => NOISE[randomInt(NOISE.length)]!,
    );
  }
}

/** Ninety sockets of one address in seats of their own, each as loud as it may be. */
async function crowd(target: Target): Promise<void> {
  const where = address();
  const made = await ownMatch(target, where);
  if (!made) return;
  const seats = Object.values(made.seats);
  await Promise.all(
    Array.from({ length: 90 }, (_, i) => {
      const sit = JSON.stringify({ type: 'sit', match: made.id, token: seats[i % seats.length] });
      const chat = (n: number) =>
        JSON.stringify({
          type: 'chat',
          id: `c${i}-${n}-${randomInt(1e9)}`,
          text: 'spam '.repeat(100),
        });
      const undo = (n: number) => JSON.stringify({ type: 'undo', id: `u${n}`, version: 0 });
      return shouting(target, where, i % 2 === 0 ? chat : undo, sit);
    }),
  );
}

/** Who they are, and how many of each. */
const KINDS: Readonly<Record<string, readonly [(target: Target) => Promise<void>, number]>> = {
  bodies: [bodies, 2],
  logins: [logins, 1],
  lists: [lists, 1],
  records: [records, 1],
  noise: [noise, 2],
  crowd: [crowd, 1],
  garbage: [garbage, 4],
};

/** All of them at once, or those of these kinds. */
export async function attack(
  target: Target,
  kinds: readonly string[] = Object.keys(KINDS),
): Promise<void> {
  const clients = kinds.flatMap((kind) => {
    const [client, count] = KINDS[kind]!;
    return Array.from({ length: count }, () => client(target));
  });
  await Promise.all(clients);
}
