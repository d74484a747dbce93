// motti scenario check: a player-made scenario, checked before anybody sits down to it.
import { fullOptions, type Json, PositionError } from '@motti/engine';
import { Command } from 'commander';
import { type Context, textsOf } from '../context.ts';
import { EXIT, Failure } from '../failure.ts';
import { readText } from '../files.ts';
import { parseJson } from '../json.ts';
import { findGame } from '../lookup.ts';

export function scenarioCommand(context: Context): Command {
  const { words } = context;
  const check = new Command('check')
    .description(words.scenarioCheckAbout)
    .argument('<file>', words.scenarioFile)
    .action((path: string) => checkScenario(context, path));
  return new Command('scenario').description(words.scenarioAbout).addCommand(check);
}

async function checkScenario(context: Context, path: string): Promise<void> {
  const { words, terminal } = context;
  const data = parseJson(context, path, await readText(context, path));
  const id = textIn(data, 'game');
  if (id === undefined) throw new Failure(words.scenarioNoGame(path));
  const game = findGame(context, id);
  const { title } = textsOf(context, game, undefined);
  const scenario = textIn(data, 'id') ?? 'own';
  try {
    const setup = { scenario, options: fullOptions(game, scenario), data };
    const wrong = game.audit(game.setup(setup));
    if (wrong.length > 0) throw new PositionError(wrong.join('; '));
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    throw new Failure(words.scenarioWrong(path, error.message), EXIT.failed);
  }
  terminal.print(words.scenarioOk(path, title));
}

/** The text under this key of an object. */
function textIn(json: Json, key: string): string | undefined {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return undefined;
  const value = (json as Readonly<Record<string, Json>>)[key];
  return typeof value === 'string' ? value : undefined;
}
