// Who asks is found out before a byte of what they send is read: a stranger's body is never parsed.
import { MatchId } from '@motti/protocol/schema';
import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import type { Context } from '../context.ts';
import { HttpProblem, notFound } from '../errors.ts';
import { type Admission, stillHolds } from '../matches/admission.ts';
import type { Actor } from '../matches/perform.ts';
import { admitNow, type Room } from '../matches/room.ts';
import { turnedAway } from '../matches/seats.ts';
import type { StoredAccount } from '../store/store.ts';
import { credentialsOf, mustBeLoggedIn } from './session.ts';

const ids = Compile(MatchId);

export class Door {
  readonly #context: Context;
  readonly #entered = new WeakMap<object, Actor>();
  readonly #accounts = new WeakMap<object, StoredAccount>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** Routes of a match: for who holds a seat, watches, or may look at an open one. */
  readonly ofMatch = {
    preParsing: async (request: FastifyRequest): Promise<void> => {
      const { id } = request.params as { id: string };
      this.#entered.set(request, await enter(this.#context, request, id));
    },
  };

  /** Routes of an account. */
  readonly ofAccount = {
    preParsing: async (request: FastifyRequest): Promise<void> => {
      this.#accounts.set(request, await mustBeLoggedIn(this.#context, request));
    },
  };

  /** Routes for who shows anything at all; what it opens, the body says. */
  readonly ofAnybody = {
    preParsing: async (request: FastifyRequest): Promise<void> => {
      const { token, account } = await credentialsOf(this.#context, request);
      if (token === undefined && !account) throw new HttpProblem(401, 'log-in', 'Log in first.');
    },
  };

  entered(request: object): Actor {
    return this.#entered.get(request)!;
  }

  account(request: object): StoredAccount {
    return this.#accounts.get(request)!;
  }
}

/** The room of a match, and as whom one is in it. A match that is not yours is not there. */
export async function enter(context: Context, request: FastifyRequest, id: string): Promise<Actor> {
  const credentials = await credentialsOf(context, request);
  const room = ids.Check(id) ? await context.matches.room(id) : undefined;
  if (!room) throw notFound();
  const admitted = (await admitNow(room, credentials)) ?? onceOver(room, request);
  if (!admitted) throw turnedAway(room.live.stored, credentials);
  return {
    room,
    viewer: admitted.viewer,
    credentials,
    mayAct: () => stillHolds(room.live.stored, admitted),
  };
}

/** A match that is over has no secrets left: whoever has its address may look at it. */
const onceOver = ({ live }: Room, { method, headers }: FastifyRequest): Admission | undefined =>
  method === 'GET' && live.result && headers.authorization === undefined
    ? { viewer: undefined, by: 'over', key: null }
    : undefined;
