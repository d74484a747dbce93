// What the server takes at most. The web client reads the same numbers, so that a form refuses before the wire does.

export const LIMITS = {
  /** Lines of one move; a plan of a whole army is picks, and picks are many. */
  lines: 400,
  line: 400,
  name: 40,
  /** Options of a set-up, and seats of a match. */
  options: 64,
  seats: 8,
  chat: 1000,
  notes: 20_000,
  clientId: 64,
  password: { least: 8, most: 200 },
  email: 200,
  report: 2000,
  /** Rows of one match; a long game has a tenth of it, and what is done and undone for ever must end. */
  rows: 50_000,
  /** Characters of a scenario made by players. */
  scenario: 192 * 1024,
  /** Lines of a record that is brought in. */
  recordLines: 20_000,
  /** Bytes of one request, and of one frame of the socket. */
  body: 64 * 1024,
  /** Of a frame before anybody has sat down: all there is to say is where. */
  sit: 1024,
  /** Of a request that brings a scenario made by players. */
  scenarioBody: 256 * 1024,
  /** Of a request that brings a record; that of a long game has a third of it. */
  recordBody: 512 * 1024,
} as const;
