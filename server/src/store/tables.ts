// The tables as kysely knows them. Truth values and times are whole numbers, structures are JSON texts: so that the
// same queries run on SQLite and on PostgreSQL.
import type { Generated } from 'kysely';

export interface Tables {
  matches: {
    id: string;
    game: string;
    rules: number;
    setup: string;
    clock: string | null;
    open: number;
    seed: string;
    spectator_hash: string;
    maker: string;
    created: number;
    next: string | null;
    imported: number;
    // The summary, for lists.
    version: number;
    status: string;
    asked: string;
    joined: string;
    result: string | null;
    updated: number;
  };
  seats: {
    match: string;
    side: string;
    /** The order of the game's own list. */
    place: number;
    kind: string;
    level: string | null;
    token_hash: string | null;
    name: string | null;
    account: number | null;
    /** Hashes of what opened it before, with commas. */
    former_hashes: string;
  };
  log: {
    match: string;
    n: number;
    kind: string;
    side: string;
    text: string;
    at: number;
    client: string | null;
  };
  chat: {
    match: string;
    n: number;
    at: number;
    side: string | null;
    name: string;
    text: string;
    client: string;
  };
  notes: { match: string; side: string; text: string };
  accounts: {
    id: Generated<number>;
    name: string;
    /** The name in lower case: two names that differ in capitals only are one. */
    name_key: string;
    /** What a reader sees of the name; nothing where two looked the same before anybody asked. */
    skeleton: string | null;
    password: string;
    /** Confirmed. */
    email: string | null;
    /** Given, and not confirmed yet. */
    unconfirmed: string | null;
    locale: string;
    created: number;
    /** When whoever runs the server has closed it. */
    closed: number | null;
  };
  /** Letters whose secret has not been used; by its hash. */
  letters: { hash: string; account: number; kind: string; email: string; sent: number };
  blocks: { account: number; blocked: number; at: number };
  reports: {
    id: Generated<number>;
    at: number;
    match: string;
    by_side: string;
    by_account: number | null;
    side: string;
    account: number | null;
    name: string;
    reason: string;
    text: string;
    done: number | null;
  };
  silences: { who: string; until: number };
  sessions: {
    hash: string;
    account: number;
    expires: number;
    created: number;
    seen: number;
    agent: string;
  };
  subscriptions: { endpoint: string; p256dh: string; auth: string; locale: string; owner: string };
  notices: { match: string; side: string; row: number; due: number; told: number };
  settings: { key: string; value: string };
  // What servers know of each other; on PostgreSQL only.
  servers: { id: string; seen: number; tables: string | null };
  claims: { key: string; server: string; until: number };
  /** Who sits in a match at a server, as JSON. */
  presence: { match: string; server: string; sitting: string };
  counts: { key: string; count: number; until: number };
}
