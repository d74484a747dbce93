// What a body may cost. It is measured before anything is made of it: how deep it is nested and how many values it holds
// decide what parsing and checking take, and both can be counted in one walk over the text.
import { engineText, SCENARIO_DEPTH, TOO_DEEP } from '@motti/engine';
import { LIMITS } from '@motti/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badScenario, HttpProblem } from '../errors.ts';
import { Turnstile } from '../turnstile.ts';

export interface Bounds {
  readonly depth: number;
  /** Values, whether they stand in objects or in lists. */
  readonly values: number;
}

/** The largest act is a list of lines. */
export const PLAIN: Bounds = { depth: 8, values: 1000 };
/** A scenario made by players is a tree of its own: `data` of the set-up of a body. */
export const SCENARIO: Bounds = { depth: SCENARIO_DEPTH + 2, values: 10_000 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the body of this route may hold, if it is more than that of others. */
    bounds?: Bounds;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Is this text, if it is JSON at all, within the bounds? */
export const isWithin = (text: string, bounds: Bounds): boolean =>
  excessOf(text, bounds) === undefined;

/** What is too much in it. */
function excessOf(
  text: string,
  { depth: deepest, values: most }: Bounds,
): 'depth' | 'values' | undefined {
  let depth = 0;
  let values = 1;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case QUOTE:
        i = endOfString(text, i);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        if (++depth > deepest) return 'depth';
        if (++values > most) return 'values';
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth--;
        break;
      case COMMA:
        if (++values > most) return 'values';
        break;
    }
  }
  return undefined;
}

/** The place of the quotation mark that ends the string begun here; the end of the text when there is none. */
function endOfString(text: string, begin: number): number {
  let i = begin + 1;
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) return i;
    if (code === BACKSLASH) i++;
  }
  return i;
}

/** Large bodies are read one at a time: each takes some milliseconds, and nobody's move waits for more than one. */
const LARGE = { line: 100, rest: 3 };

/** Bodies are JSON and nothing else. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const large = new Turnstile(LARGE);
  const read = (request: FastifyRequest, body: string): Promise<unknown> => {
    const bounds = request.routeOptions.config.bounds ?? PLAIN;
    const excess = excessOf(body, bounds);
    // Nothing but a scenario is as deep: it is refused in the words of everybody who looks at one.
    if (excess === 'depth' && bounds === SCENARIO)
      throw badScenario(TOO_DEEP, engineText(TOO_DEEP, 'en') ?? '');
    if (excess) {
      const message = 'This is nested too deeply, or holds too many values.';
      throw new HttpProblem(422, 'too-complex', message);
    }
    return new Promise((resolve, reject) => {
      parse(request, body, (error, value) => (error ? reject(error) : resolve(value)));
    });
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) =>
      body.length > LIMITS.body ? large.run(() => read(request, body)) : read(request, body),
  );
}
