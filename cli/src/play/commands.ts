// What somebody at the table can type besides a choice. Every word is known in both languages.
import { type AnyAction, oddsInView, type Side, seededRandom } from '@motti/engine';
import { Failure } from '../failure.ts';
import { nearest } from '../nearest.ts';
import { oddsText } from '../odds-text.ts';
import { plain } from '../skins/index.ts';
import { laterMeant } from './later.ts';
import { hanging, wrap } from './layout.ts';
import { inNotation, meantBy } from './meant.ts';
import { counted } from './screen.ts';
import type { Outcome, Question, Table } from './table.ts';

type Command = (table: Table, question: Question, rest: string) => Outcome;

const LOG_LINES = 12;

const COMMANDS: readonly { readonly words: readonly string[]; readonly run: Command }[] = [
  { words: ['?', 'explain', 'expliquer'], run: explain },
  { words: ['help', 'aide'], run: help },
  { words: ['why', 'pourquoi'], run: why },
  { words: ['rule', 'règle', 'regle'], run: rule },
  { words: ['odds', 'chances'], run: odds },
  { words: ['undo', 'annuler'], run: undo },
  { words: ['front'], run: front },
  { words: ['tracks', 'pistes'], run: tracks },
  { words: ['map', 'carte'], run: map },
  { words: ['units', 'unités', 'unites'], run: units },
  { words: ['where', 'où', 'ou'], run: where },
  { words: ['cards', 'hand', 'cartes', 'main'], run: cards },
  { words: ['plan'], run: plan },
  { words: ['ready', 'prêt', 'pret'], run: ready },
  { words: ['order', 'consigne'], run: order },
  { words: ['save', 'sauver'], run: save },
  { words: ['log', 'journal'], run: log },
  { words: ['quit', 'exit', 'quitter'], run: () => 'left' },
];

/** The command that a line begins with, with the rest of the line bound to it. */
export function findCommand(
  line: string,
): ((table: Table, question: Question) => Outcome) | undefined {
  const [, ...rest] = line.split(/\s+/);
  const run = commandOf(line);
  return run && ((table, question) => run(table, question, rest.join(' ')));
}

const commandOf = (line: string): Command | undefined => {
  const [word = ''] = line.split(/\s+/);
  return COMMANDS.find(({ words }) => words.includes(word.toLowerCase()))?.run;
};

function explain(table: Table, { ask, side }: Question): Outcome {
  const { screen } = table;
  const { words } = table.context;
  const { game, setup } = table.session.match;
  const texts = game.texts(table.context.locale, setup);
  const clause = screen.clause(ask.clause);
  table.print(screen.rich(wrap(texts.prompt(ask, side), screen.columns, '  ')));
  if (clause) table.print('', clause);
  else if (!screen.hasRulebook) table.print(`  ${words.playNoRulebook}`);
  const numbers = screen.breakdowns();
  if (numbers.length > 0) table.print('', ...numbers);
  table.print('', `  ${words.playHelpIs}`);
  return 'same question';
}

function help(table: Table): Outcome {
  const { front, columns } = table.screen;
  const { playHelp } = table.context.words;
  const missing = [
    ...(front?.cards ? [] : [cards]),
    ...(front?.tracks ? [] : [tracks]),
    ...(front?.map ? [] : [map]),
    ...(front?.units ? [] : [units, where]),
  ];
  const rows = playHelp.filter(([typed]) => !missing.some((run) => run === commandOf(typed)));
  const width = Math.max(...playHelp.map(([typed]) => typed.length)) + 4;
  for (const [typed, meaning] of rows) {
    const [first = '', ...rest] = wrap(meaning, columns - width).split('\n');
    table.print(
      `  ${typed}`.padEnd(width) + first,
      ...rest.map((line) => ' '.repeat(width) + line),
    );
  }
  return 'same question';
}

function why(table: Table, { ask, side, choices }: Question, line: string): Outcome {
  const { words } = table.context;
  const { game } = table.session;
  // The side may stand before it, as in a record.
  const text = line.startsWith(`${side} `) ? line.slice(side.length + 1) : line;
  if (!text) table.print(`  ${words.playWhyUsage}`);
  else {
    const texts = game.texts(table.context.locale, table.session.match.setup);
    const noted = inNotation(text, [...words.playVerbs, ...table.screen.places(side)]);
    const meant = (among: readonly AnyAction[]): AnyAction | undefined =>
      meantBy(game, text, among, (choice) => texts.action(choice)) ??
      meantBy(game, noted, among, (choice) => texts.action(choice));
    const action = game.parse(text) ?? game.parse(noted) ?? meant(choices);
    const refusal = action && table.check(side, action);
    const isAskedNow = choices.some(({ kind }) => kind === action?.kind);
    if (refusal && isAskedNow) {
      table.print(...table.refusal(refusal));
      const clause = table.screen.clause(refusal.clause);
      if (clause) table.print(clause);
    } else if (action && !refusal) table.print(`  ${words.playLegal}`);
    else {
      table.print(...(refusal ? table.refusal(refusal) : [`  ${words.playNotNotation(text)}`]));
      const random = seededRandom(table.session.match.log.length);
      const { position } = table.screen.seen(side);
      const [verb] = plain(noted).split(' ');
      const later = laterMeant(
        game,
        position,
        side,
        random,
        (among) =>
          meant(among) ?? among.find((choice) => game.print(choice).startsWith(`${verb} `)),
      );
      if (later) {
        const sentence = words.playLater(texts.prompt(later, side));
        table.print(table.screen.rich(wrap(sentence, table.screen.columns, '  ')));
        const clause = table.screen.clause(later.clause);
        if (clause) table.print(clause);
        return 'same question';
      }
      const near = nearest(
        text,
        choices.map((choice) => game.print(choice)),
      );
      if (near) table.print(`  ${words.playNearestLegal(near)}`);
      const clause = table.screen.clause(ask.clause);
      if (clause) table.print(`  ${words.playAskedNow}`, clause);
    }
  }
  return 'same question';
}

function rule(table: Table, { ask }: Question, id: string): Outcome {
  const { words } = table.context;
  const wanted = id || ask.clause;
  const missing = table.screen.hasRulebook ? words.playNoClause(wanted) : words.playNoRulebook;
  const section = table.screen.section(wanted);
  table.print(
    table.screen.clause(wanted) ?? (section.length > 0 ? section.join('\n') : `  ${missing}`),
  );
  return 'same question';
}

function odds(table: Table, { side, choices }: Question, number: string): Outcome {
  const { context, session } = table;
  const { game, match } = session;
  const choice = /^\d+$/.test(number) ? choices[Number(number) - 1] : undefined;
  if (!choice) {
    const { playOutOfRange, playOddsUsage } = context.words;
    const wrong = number && playOutOfRange(Number(number), choices.length);
    table.print(`  ${wrong || playOddsUsage}`);
    return 'same question';
  }
  const options = { random: seededRandom(match.log.length) };
  const odds = oddsInView(game, match.setup, game.view(match.state, side), side, choice, options);
  table.print(...oddsText(context, match, odds));
  return 'same question';
}

function undo(table: Table, { side }: Question): Outcome {
  const refusal = table.session.match.undo(side);
  table.print(...(refusal ? table.refusal(refusal) : [`  ${table.context.words.playUndone}`]));
  return refusal ? 'same question' : 'played';
}

/** The whole head, of which a question shows only what is new. */
function front(table: Table, { side, ask }: Question): Outcome {
  table.print(table.screen.header(side, ask));
  return 'same question';
}

function tracks(table: Table, { side }: Question): Outcome {
  const lines = table.screen.front?.tracks?.(table.screen.seen(side));
  table.print(...(lines ?? [table.context.words.playNoTracks]).map((line) => `  ${line}`));
  return 'same question';
}

function map(table: Table, { side }: Question, place: string): Outcome {
  const { words } = table.context;
  const { front } = table.screen;
  const drawn = front?.map?.(table.screen.seen(side), place);
  const { columns } = table.screen;
  if (drawn)
    table.print(
      ...drawn.map((line) =>
        line.length > columns - 2 ? hanging(line, columns, '  ') : `  ${line}`,
      ),
    );
  else table.print(`  ${front?.map ? noPlace(table, side, place) : words.playNoMap}`);
  return 'same question';
}

/** Who stands where; with some words only the lines that hold them: a region, a side, a kind of unit. */
function units(table: Table, { side }: Question, wanted: string): Outcome {
  const all = table.screen.front?.units?.(table.screen.seen(side));
  const lines = wanted ? all?.filter(holding(all, wanted)) : all;
  if (lines?.length !== 0) return list(table, lines);
  const { words } = table.context;
  const isPlace = wanted && table.screen.front?.map?.(table.screen.seen(side), wanted);
  const said = isPlace ? words.playNobodyThere(wanted) : noPlace(table, side, wanted);
  table.print(`  ${wanted ? said : words.playNobody}`);
  return 'same question';
}

/** That there is no such place, with the one that may have been meant. */
function noPlace(table: Table, side: Side, name: string): string {
  const { words } = table.context;
  const places = table.screen.places(side);
  const near = nearest(
    plain(name),
    places.map(([place]) => plain(place)),
  );
  const meant = places.find(([place]) => plain(place) === near)?.[0];
  const missing = words.playNoPlace(name);
  return meant === undefined ? missing : `${missing} ${words.didYouMean(meant)}`;
}

/** Whole words first: `eli` is a unit before it is the beginning of Elisenvaara. */
function holding(lines: readonly string[], wanted: string): (line: string) => boolean {
  const hasWord = (line: string): boolean => ` ${wordsOf(line)} `.includes(` ${wordsOf(wanted)} `);
  return lines.some(hasWord) ? hasWord : (line) => plain(line).includes(plain(wanted));
}

/** What this side has decided and can still take back. */
function plan(table: Table, { side }: Question): Outcome {
  const { words, locale } = table.context;
  const { game, match } = table.session;
  const texts = game.texts(locale, match.setup);
  const lines = match.entries.slice(match.barrier).filter((entry) => entry.side === side);
  const said = lines.map(({ text }) => {
    const action = game.parse(text);
    return [`  ${action ? table.screen.rich(texts.action(action)) : text}`];
  });
  table.print(...(said.length > 0 ? counted(said) : [`  ${words.playNoPlan}`]));
  return 'same question';
}

/** A ready-made set-up, by its number or a part of its name. */
function ready(table: Table, { side }: Question, wanted: string): Outcome {
  const presets = table.presets(side);
  const named = (name: string): boolean => plain(name).includes(plain(wanted));
  const chosen = /^\d+$/.test(wanted)
    ? presets[Number(wanted) - 1]
    : presets.find(({ name }) => wanted !== '' && named(name));
  if (chosen) return table.play(side, chosen.lines());
  table.print(`  ${table.readyMade(side) ?? table.context.words.playNoReady}`);
  return 'same question';
}

/** Passes in questions like this one, until the turn ends or until it is called off. */
function order(table: Table, { side }: Question, until: string): Outcome {
  const { words } = table.context;
  const { session } = table;
  const asked = ORDERS.find((one) => one.words.includes(plain(until)))?.until;
  if (asked === undefined) table.print(`  ${words.playOrderUsage}`);
  else if (asked === 'none') {
    session.callOff(side);
    table.print(`  ${words.playOrderNone}`);
  } else if (!session.order(side, asked)) table.print(`  ${words.playOrderNothing}`);
  else {
    table.print(`  ${asked === 'turn' ? words.playOrderTurn : words.playOrderAlways}`);
    return 'played';
  }
  return 'same question';
}
const ORDERS: readonly {
  readonly words: readonly string[];
  readonly until: 'turn' | 'called-off' | 'none';
}[] = [
  { words: ['turn', 'tour'], until: 'turn' },
  { words: ['always', 'toujours'], until: 'called-off' },
  { words: ['none', 'aucune'], until: 'none' },
];

function where(table: Table, { side }: Question, name: string): Outcome {
  const { words } = table.context;
  if (!name) {
    table.print(`  ${words.playWhereUsage}`);
    return 'same question';
  }
  const lines = table.screen.front?.units?.(table.screen.seen(side));
  const units = lines?.filter(holding(lines, name));
  // Where nobody stands there is still the place.
  const place = table.screen.front?.map?.(table.screen.seen(side), name);
  const found = units?.length === 0 ? place : units;
  if (lines && !found?.length) {
    table.print(`  ${noPlace(table, side, name)}`);
    return 'same question';
  }
  return list(table, found);
}

const wordsOf = (text: string): string =>
  plain(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .join(' ');

function cards(table: Table, { side }: Question, called: string): Outcome {
  const lines = table.screen.front?.cards?.(table.screen.seen(side), called || undefined);
  if (called && lines?.length === 0) {
    table.print(`  ${table.context.words.playNoCard(called)}`);
    return 'same question';
  }
  // What belongs to a card stands further in, on all its lines.
  const inside = (line: string): string => `  ${/^ */.exec(line)?.[0]}`;
  if (lines)
    table.print(
      ...lines.map((line) => wrap(line.trim(), table.screen.columns, inside(line)).trimEnd()),
    );
  else table.print(`  ${table.context.words.playNoCards}`);
  return 'same question';
}

function list(table: Table, lines: readonly string[] | undefined): Outcome {
  const { columns } = table.screen;
  if (lines) table.print(...lines.map((line) => hanging(line, columns, '  ')));
  else table.print(`  ${table.context.words.playNoMap}`);
  return 'same question';
}

function save(table: Table, _: Question, path: string): Outcome {
  const { words } = table.context;
  try {
    table.print(`  ${words.playSaved(path ? table.save(path) : table.save())}`);
  } catch (error) {
    // A place that cannot be written is no reason to leave the table.
    if (!(error instanceof Failure)) throw error;
    table.print(`  ${error.message}`);
  }
  return 'same question';
}

function log(table: Table, { side }: Question, count: string): Outcome {
  const { match } = table.session;
  const lines = /^\d+$/.test(count) ? Number(count) : LOG_LINES;
  const shown = table.screen.story(match.entries, () => side).slice(-lines);
  table.print(...(shown.length > 0 ? shown : [`  ${table.context.words.playNothingYet}`]));
  return 'same question';
}
