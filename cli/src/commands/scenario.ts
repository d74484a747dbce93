// motti scenario check: a player-made scenario, checked before anybody sits down to it.
import { type Json, OWN_SCENARIO, startingOptions } from '@motti/engine';
import { Command } from 'commander';
import { type Context, textsOf } from '../context.ts';
import { Failure } from '../failure.ts';
import { readText } from '../files.ts';
import { parseJson } from '../json.ts';
import { findGame, readScenario } from '../lookup.ts';

interface Words {
  readonly game?: string;
}

export function scenarioCommand(context: Context): Command {
  const { words } = context;
  const check = new Command('check')
    .description(words.scenarioCheckAbout)
    .argument('<file>', words.scenarioFile)
    .option('--game <id>', words.scenarioGame)
    .action((path: string, asked: Words) => checkScenario(context, path, asked));
  return new Command('scenario').description(words.scenarioAbout).addCommand(check);
}

async function checkScenario(context: Context, path: string, asked: Words): Promise<void> {
  const { words, terminal } = context;
  const id = asked.game ?? textIn(parseJson(context, path, await readText(context, path)), 'game');
  if (id === undefined) throw new Failure(words.scenarioNoGame(path));
  const game = findGame(context, id);
  const data = await readScenario(context, game, path);
  const setup = {
    scenario: OWN_SCENARIO,
    options: startingOptions(game, OWN_SCENARIO, data),
    data,
  };
  // No error means that it can be set up.
  game.setup(setup);
  const texts = textsOf(context, game, setup);
  terminal.print(words.scenarioOk(path, texts.scenario(OWN_SCENARIO).name, texts.title));
}

/** The text under this key of an object. */
function textIn(json: Json, key: string): string | undefined {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return undefined;
  const value = (json as Readonly<Record<string, Json>>)[key];
  return typeof value === 'string' ? value : undefined;
}
