// For a person who named no game: which game, which scenario, who plays.
import { isCancel, select } from '@clack/prompts';
import { botNames } from '@motti/bots';
import { type AnyGame, offeredScenarios } from '@motti/engine';
import { type Context, textsOf } from '../context.ts';
import { EXIT, Failure } from '../failure.ts';
import { findSetup } from '../lookup.ts';

/** Asks, and calls `then` with the game and the words that the command line would have had. */
export async function askGame(
  context: Context,
  then: (game: string, more: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> {
  const { games, words } = context;
  const id = await ask(
    words.playWhichGame,
    games.map((game) => ({ value: game.id, label: textsOf(context, game, undefined).title })),
  );
  const game = games.find((candidate) => candidate.id === id)!;
  const texts = textsOf(context, game, undefined);
  const scenario = await ask(
    words.playWhichScenario,
    offeredScenarios(game).map((one) => ({
      value: one.id,
      label: texts.scenario(one.id).name,
      hint: texts.scenario(one.id).summary,
    })),
  );
  const players: Record<string, string> = {};
  const setup = await findSetup(context, game, { scenario });
  for (const side of game.seats(setup)) {
    players[side] = await ask(words.playWho(texts.side(side)), whoCanPlay(context, game, scenario));
  }
  await then(id, { scenario, ...players });
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

const whoCanPlay = ({ words }: Context, game: AnyGame, scenario: string): Choice[] => [
  { value: 'human', label: words.playPerson },
  ...botNames(game, scenario).map((level) => ({
    value: `bot:${level}`,
    label: words.playBot(level),
  })),
];

/** One of several; the only one is not asked for. */
async function ask(message: string, options: Choice[]): Promise<string> {
  if (options.length === 1) return options[0]!.value;
  const answer = await select({ message, options });
  if (isCancel(answer)) throw new Failure('', EXIT.interrupted);
  return answer;
}
