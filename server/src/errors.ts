// Errors that are the asker's business: a status, a code for programs, a sentence for people.
import { type Facts, type Problem, pathText } from '@motti/engine';

export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly code: string;
  readonly facts: Facts | undefined;

  constructor(status: number, code: string, message: string, facts?: Facts) {
    // Whoever floods us gets thousands of them: where it was thrown interests nobody, and finding out costs most.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.status = status;
    this.code = code;
    this.facts = facts;
  }
}

/** A scenario made by players cannot be played: which problem, where, and the sentence for it. */
export const badScenario = ({ clause, code, path }: Problem, sentence: string): HttpProblem =>
  new HttpProblem(422, 'bad-scenario', sentence, { clause, code, path: pathText(path) });

export const linkUsed = (): HttpProblem =>
  new HttpProblem(
    410,
    'link-used',
    'This link has been used: whoever sat down with it has a link of their own now.',
  );

export const notFound = (): HttpProblem =>
  new HttpProblem(404, 'no-such-match', 'There is no such match, or the link is not right.');
