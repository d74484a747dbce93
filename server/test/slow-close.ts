// A thinker that takes its time to stop: meanwhile its server is closing.
import { NO_BOTS, type Thinker } from '../src/matches/thinker.ts';

export interface SlowClose {
  readonly thinker: Thinker;
  /** Resolves when the server has asked it to stop. */
  readonly closing: Promise<void>;
  finish(): void;
}

export function slowToClose(): SlowClose {
  let begin = (): void => {};
  let finish = (): void => {};
  const closing = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const close = (): Promise<void> => {
    begin();
    return finished;
  };
  return { thinker: { ...NO_BOTS, close }, closing, finish: () => finish() };
}
