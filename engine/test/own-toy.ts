// The toy game with scenarios made by players: a file names the sides and says how many rounds are played.
//   OWN-1 a scenario has a title and 1 to 3 rounds
//   OWN-2 it may name the sides, and fix options or suggest them
// What the file says is the board of this game: it stands in the set-up and in no view.
import {
  type Game,
  type Json,
  type Locale,
  type Options,
  PositionError,
  type Problem,
  perSetup,
  type Setup,
  type Side,
} from '../src/index.ts';
import { SIDES, type ToyAction, type ToyEvent, type ToyState, type ToyView, toy } from './toy.ts';

export interface OwnFile {
  readonly title: string;
  readonly rounds: number;
  readonly sides?: Readonly<Record<Side, string>>;
  readonly fixed?: Options;
  readonly defaults?: Options;
}

export const OWN_FILE: OwnFile = {
  title: 'Tea at four',
  rounds: 3,
  sides: { red: 'Ceylon', blue: 'Assam' },
  fixed: { die: 'off' },
  defaults: { colour: 'bright' },
};

/** A set-up of this file, as a lobby makes it. */
export const ownSetup = (file: OwnFile = OWN_FILE): Setup => ({
  scenario: 'own',
  options: { die: 'off', colour: 'bright' },
  data: file as unknown as Json,
});

type Path = Problem['path'];
const problem = (level: Problem['level'], path: Path, code: string, facts = {}): Problem => ({
  level,
  path,
  clause: 'OWN-1',
  code,
  facts,
});

const isObject = (data: Json | undefined): data is Readonly<Record<string, Json>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function problems(data: Json): Problem[] {
  if (!isObject(data)) return [problem('error', [], 'not-a-scenario')];
  const found: Problem[] = [];
  if (typeof data['title'] !== 'string' || data['title'] === '')
    found.push(problem('error', ['title'], 'no-title'));
  const rounds = data['rounds'];
  if (rounds !== 1 && rounds !== 2 && rounds !== 3)
    found.push(problem('error', ['rounds'], 'bad-rounds', { least: 1, most: 3 }));
  const { sides = {} } = data;
  if (!isObject(sides)) found.push(problem('error', ['sides'], 'bad-sides'));
  else
    for (const side of Object.keys(sides))
      if (!SIDES.some((known) => known === side))
        found.push(problem('warning', ['sides', side], 'unknown-side', { side }));
  return found.sort((a, b) => a.level.localeCompare(b.level));
}

function fileOf({ data }: Setup): OwnFile | undefined {
  if (data === undefined) return undefined;
  const error = problems(data).find(({ level }) => level === 'error');
  if (error) throw new PositionError(error.code);
  return data as unknown as OwnFile;
}

/** How many boards were made: a test counts them. */
export const made = { boards: 0 };

/** What follows from the set-up alone. */
const boardOf = perSetup((setup) => {
  made.boards++;
  return { rounds: fileOf(setup)?.rounds ?? toy.setup(setup).rounds };
});

const SENTENCES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    'not-a-scenario': 'This is not a scenario.',
    'no-title': 'A scenario has a title.',
    'bad-rounds': 'One to three rounds are played.',
    'bad-sides': 'The names of the sides are missing.',
    'unknown-side': 'No such side is played.',
  },
  fr: {
    'not-a-scenario': 'Ce n’est pas un scénario.',
    'no-title': 'Un scénario porte un titre.',
    'bad-rounds': 'On joue une à trois manches.',
    'bad-sides': 'Les noms des camps manquent.',
    'unknown-side': 'Ce camp n’existe pas.',
  },
};

export type OwnView = Omit<ToyView, 'rounds'>;

export const ownToy: Game<ToyState, ToyAction, OwnView, ToyEvent> = {
  ...toy,
  id: 'own-toy',
  scenarios: [...toy.scenarios, { id: 'drill', hidden: true }],
  setup: (setup) => ({ ...toy.setup(setup), ...boardOf(setup) }),
  view(state, side) {
    const { rounds: _, ...seen } = toy.view(state, side);
    return seen;
  },
  guess: (view, random, setup) => toy.guess({ ...view, ...boardOf(setup) }, random, setup),
  texts(locale, setup) {
    const file = setup && fileOf(setup);
    const words = toy.texts(locale, setup);
    return {
      ...words,
      side: (side) => file?.sides?.[side] ?? words.side(side),
      scenario: (id) => (file ? { name: file.title, summary: '' } : words.scenario(id)),
      refusal: (refusal) => SENTENCES[locale][refusal.code] ?? words.refusal(refusal),
    };
  },
  ownScenarios: {
    problems,
    describe: (data) => {
      const { title, fixed, defaults } = data as unknown as OwnFile;
      return { title, summary: '', ...(fixed ? { fixed } : {}), ...(defaults ? { defaults } : {}) };
    },
  },
};
