// Errors that are the asker's business: a status, a code for programs, a sentence for people.
import type { Facts } from '@motti/engine';

export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly code: string;
  readonly facts: Facts | undefined;

  constructor(status: number, code: string, message: string, facts?: Facts) {
    super(message);
    this.status = status;
    this.code = code;
    this.facts = facts;
  }
}

export const linkUsed = (): HttpProblem =>
  new HttpProblem(
    410,
    'link-used',
    'This link has been used: whoever sat down with it has a link of their own now.',
  );

export const notFound = (): HttpProblem =>
  new HttpProblem(404, 'no-such-match', 'There is no such match, or the link is not right.');
