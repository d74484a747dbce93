// The cookie of a session, and whom a request speaks for.
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS } from '../accounts/accounts.ts';
import type { Context } from '../context.ts';
import { HttpProblem } from '../errors.ts';
import type { Visitor } from '../live/connections.ts';
import type { Credentials } from '../matches/admission.ts';
import { hashToken } from '../matches/secrets.ts';
import type { StoredAccount } from '../store/store.ts';

const COOKIE = 'motti-session';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export async function readCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
}

/** What a browser says of itself. */
export const agentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

export const sessionToken = (request: FastifyRequest): string | undefined => {
  const token = request.cookies[COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
};

/** Whose session this is, if anybody's. */
export async function accountOf(
  context: Context,
  request: FastifyRequest,
): Promise<StoredAccount | undefined> {
  const token = sessionToken(request);
  return token === undefined ? undefined : context.accounts.find(token);
}

/** The same with its session, for who stays. */
export async function visitorOf(
  context: Context,
  request: FastifyRequest,
): Promise<Visitor | undefined> {
  const token = sessionToken(request);
  const account = await accountOf(context, request);
  return token !== undefined && account ? { account, session: hashToken(token) } : undefined;
}

export async function mustBeLoggedIn(
  context: Context,
  request: FastifyRequest,
): Promise<StoredAccount> {
  const account = await accountOf(context, request);
  if (!account) throw new HttpProblem(401, 'log-in', 'Log in first.');
  return account;
}

export function giveSession(context: Context, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    ...cookieOptions(context),
    maxAge: SESSION_SECONDS,
  });
}

export function takeSession(context: Context, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieOptions(context));
}

const cookieOptions = ({ config }: Context) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl?.startsWith('https://') ?? false,
  }) as const;

/** The token of a seat, from `Authorization: Bearer …`. */
function bearerOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(authorization)?.[1];
  if (token === undefined) throw new HttpProblem(401, 'bad-token', 'This is not a token.');
  return token;
}

export async function credentialsOf(
  context: Context,
  request: FastifyRequest,
): Promise<Credentials> {
  return { token: bearerOf(request), account: await accountOf(context, request) };
}
