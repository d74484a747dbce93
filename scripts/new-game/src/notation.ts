// One line of text per action, and back.
import { type Action, KINDS } from './actions.ts';

export const print = ({ kind }: Action): string => kind;

export function parse(text: string): Action | undefined {
  const kind = KINDS.find((known) => known === text);
  return kind && { kind };
}
