// What somebody means who types an action in their own words: `attack summa`, `move hq to kakisalmi`.
import type { AnyAction, AnyGame } from '@motti/engine';
import { plain } from '../skins/index.ts';

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);

/**
 * The choice that all the words fit, by its notation or by its label; else a choice of the same kind with one of its
 * names exchanged for a word that was typed: the nearest thing that the rules can answer, legal or not.
 */
export function meantBy(
  game: AnyGame,
  typed: string,
  choices: readonly AnyAction[],
  label: (action: AnyAction) => string,
): AnyAction | undefined {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const fits = (action: AnyAction): boolean => {
    const known = new Set(wordsOf(`${game.print(action)} ${label(action)}`));
    return words.every((word) => known.has(word));
  };
  return choices.find(fits) ?? exchanged(game, words, choices);
}

/** What was typed with the names of places as notation has them: `attack viipuri` is `attack 1207`. */
export function inNotation(
  typed: string,
  places: readonly (readonly [name: string, code: string])[],
): string {
  const codes = new Map(places.map(([name, code]) => [plain(name), code]));
  const words = typed.split(/\s+/);
  const told: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = LONGEST_NAME.find((count) =>
      codes.has(plain(words.slice(at, at + count).join(' '))),
    );
    const code = codes.get(plain(words.slice(at, at + (length ?? 1)).join(' ')));
    told.push(code ?? words[at]!);
    at += length ?? 1;
  }
  return told.join(' ');
}
/** How many words a name may have, the longest first. */
const LONGEST_NAME = [3, 2, 1];

function exchanged(
  game: AnyGame,
  [verb, ...names]: readonly string[],
  choices: readonly AnyAction[],
): AnyAction | undefined {
  for (const choice of choices) {
    const tokens = game.print(choice).split(' ');
    if (tokens[0] !== verb) continue;
    for (let at = 1; at < tokens.length; at++)
      for (const name of [...names, names.join('-')]) {
        const action = game.parse(tokens.with(at, name).join(' '));
        if (action) return action;
      }
  }
  return undefined;
}
