// What the server takes at most. The web client reads the same numbers, so that a form refuses before the wire does.

export const LIMITS = {
  /** Lines of one move; a plan of a whole army is picks, and picks are many. */
  lines: 400,
  line: 400,
  name: 40,
  chat: 1000,
  notes: 20_000,
  clientId: 64,
  password: { least: 8, most: 200 },
  email: 200,
  /** Rows of one match; a long game has a tenth of it, and what is done and undone for ever must end. */
  rows: 50_000,
  /** Characters of a scenario made by players. */
  scenario: 256 * 1024,
  /** Bytes of one frame from a client. */
  frame: 256 * 1024,
  /** Bytes of one request: a record of a long game, or a scenario made by players. */
  body: 4 * 1024 * 1024,
} as const;
