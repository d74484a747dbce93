// What the user must be told, in their language: wrong input, a file that cannot be written. Everything else is a bug.

/** The conventional exit codes. */
export const EXIT = { failed: 1, usage: 2, interrupted: 130 } as const;

export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}
