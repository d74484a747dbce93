// What a person at the terminal sees: the header, the front, the question, the choices, and what has happened.
import {
  type AnyAction,
  type AnyGame,
  type AnyMatch,
  type Ask,
  CHANCE,
  type Entry,
  type GameEvent,
  isThrown,
  parseAction,
  parseRoll,
  type Side,
  type StoryRow,
  seededRandom,
  storyOf,
  type Texts,
} from '@motti/engine';
import { type Context, textsOf } from '../context.ts';
import { commonName, gaugeGroups, gaugeName } from '../gauges.ts';
import { decimal, signed } from '../numbers.ts';
import type { ClauseText, Rulebook } from '../rulebook.ts';
import { plain, type Seen, type Skin, skinOf } from '../skins/index.ts';
import { choiceLines } from './choices.ts';
import { hanging, inLine, tableLines, wrap } from './layout.ts';

/** A game with a match of it. */
interface Subject {
  readonly game: AnyGame;
  readonly match: AnyMatch;
}

/** A line of the match as its reader knows it. */
interface KnownLine {
  readonly side: Side;
  readonly text: string | undefined;
  readonly events: readonly GameEvent[];
}

/** What stands above a question. */
export interface Head {
  readonly title: string;
  readonly gauges: readonly string[];
  /** What is being fought now, else the front. */
  readonly fight: readonly string[];
  readonly front: readonly string[];
}

export class Screen {
  readonly #context: Context;
  readonly #subject: Subject;
  readonly #rulebook: Rulebook;

  constructor(context: Context, subject: Subject, rulebook: Rulebook) {
    this.#context = context;
    this.#subject = subject;
    this.#rulebook = rulebook;
  }

  get #texts(): Texts<AnyAction, GameEvent> {
    return textsOf(this.#context, this.#subject.game, this.#subject.match.setup);
  }

  get columns(): number {
    return Math.min(this.#context.terminal.columns, 110);
  }

  /** Turn, phase, gauges and the front as this side knows it. */
  header(side: Side | undefined, ask: Ask | undefined): string {
    return this.news(this.head(side, ask), undefined).join('\n');
  }

  /** Of a head what has changed since another was shown; nothing where all of it stands there already. */
  news(head: Head, shown: Head | undefined): string[] {
    const isFight = head.fight.length > 0;
    const lines = isFight ? head.fight : head.front;
    const before = isFight ? shown?.fight : shown?.front;
    const fresh = lines.filter((line) => before?.includes(line) !== true);
    const same = (a: readonly string[], b: readonly string[] | undefined): boolean =>
      a.join('\n') === b?.join('\n');
    const gauges = same(head.gauges, shown?.gauges) ? [] : head.gauges;
    if (head.title === shown?.title && gauges.length === 0 && same(lines, before)) return [];
    const front = this.front?.isLineByLine ? fresh : same(lines, before) ? [] : lines;
    return ['', head.title, ...gauges, ...front];
  }

  head(side: Side | undefined, ask: Ask | undefined): Head {
    const { terminal, words } = this.#context;
    const { game, match } = this.#subject;
    const gauges = game.gauges(match.state);
    const turn = gauges['turn'];
    const phase = game.phase?.(match.state);
    const section = phase
      ? this.#texts.name(phase)
      : ask && this.#rulebook.get(ask.clause)?.section;
    const parts = [
      this.#texts.title,
      // Turn 0 is what comes before the first turn.
      ...(turn ? [words.playTurn(turn)] : []),
      ...(section ? [section] : []),
    ];
    const title = `── ${parts.join(' · ')} `;
    const rule = terminal.style('bold', title.padEnd(this.columns, '─'));
    const seen = this.seen(side);
    const lines = (found: readonly string[] | undefined): readonly string[] =>
      (found ?? []).map((line) => wrap(line.trim(), this.columns, '  '));
    return {
      title: rule,
      gauges: this.#gauges(gauges),
      fight: lines(this.front?.fight ? this.front.fight(seen) : this.#fight(seen)),
      front: lines(this.front?.status(seen)),
    };
  }

  /** The match as this side knows it, for the game's front. */
  seen(side: Side | undefined): Seen {
    const { game, match } = this.#subject;
    const view = game.view(match.state, side);
    const position = game.guess(view, seededRandom(match.log.length), match.setup);
    return { view, position, setup: match.setup, side, locale: this.#context.locale };
  }

  /** What places are called, and how notation names them. */
  places(side: Side): readonly (readonly [name: string, code: string])[] {
    return this.front?.places?.(this.seen(side)) ?? [];
  }

  get front(): Skin | undefined {
    return skinOf(this.#subject.game.id);
  }

  /** The question, and the choices with their numbers. */
  question(side: Side, ask: Ask, choices: readonly AnyAction[]): string {
    const { terminal, words } = this.#context;
    const texts = this.#texts;
    const who = terminal.style('bold', words.playYourDecision(texts.side(side)));
    const clause = terminal.style('dim', ask.clause);
    const prompt = this.rich(wrap(texts.prompt(ask, side), this.columns, '  '));
    const sums = this.front?.sums?.(this.seen(side), ask) ?? [];
    return [
      '',
      `${who}  ${clause}`,
      prompt,
      ...sums.map((line) => hanging(line, this.columns, '  ')),
      '',
      this.list(choices, undefined, side),
    ].join('\n');
  }

  /** Choices by their numbers; those of one kind stand together, and what many of them begin with is said once. */
  list(choices: readonly AnyAction[], only?: readonly number[], side?: Side): string {
    const texts = this.#texts;
    const { front } = this;
    const isKnown = front?.standing !== undefined || front?.cell !== undefined;
    const seen = isKnown && side !== undefined ? this.seen(side) : undefined;
    const label = (action: AnyAction): string => {
      const at = seen && front?.standing?.(seen, action);
      const text = texts.action(action);
      // What a card does is told in a sentence.
      return at ? `${text.replace(/\.$/, '')}, ${at}` : text;
    };
    const wanted = only ?? choices.map((_, index) => index);
    const items = wanted.map((index) => ({
      index,
      kind: choices[index]!.kind,
      text: label(choices[index]!),
      cell: seen && front?.cell?.(seen, choices[index]!),
    }));
    const { lines, shown } = choiceLines(items, this.columns);
    const more =
      shown < wanted.length ? ['', `  ${this.#context.words.playMany(shown, wanted.length)}`] : [];
    return [...lines, ...more].join('\n');
  }

  /** The choices that hold these letters as they stand; else those with all the words somewhere, in their table too. */
  holding(choices: readonly AnyAction[], typed: string, side: Side): readonly number[] {
    const texts = this.#texts;
    const letters = plain(typed);
    const all = [...choices.keys()];
    const found = all.filter((index) => plain(texts.action(choices[index]!)).includes(letters));
    const { front } = this;
    if (found.length > 0 || !front?.cell) return found;
    const seen = this.seen(side);
    return all.filter((index) => {
      const cell = front.cell?.(seen, choices[index]!);
      const told = cell && plain([cell.under, cell.row, cell.text].join(' '));
      return told !== undefined && letters.split(/\s+/).every((word) => told.includes(word));
    });
  }

  /** What entries tell their readers, a row for what belongs together; the bare steps of one side may be left out. */
  story(
    entries: readonly Entry<GameEvent>[],
    readerOf: (entry: Entry<GameEvent>) => Side | undefined,
    without?: Side,
  ): readonly string[] {
    const texts = this.#texts;
    const lines = entries.map((entry) => known(entry, readerOf(entry)));
    const rows = storyOf(
      {
        sentences: (line) => this.#sentences(line),
        run: (events) => texts.run?.(events),
      },
      lines,
    );
    return rows.flatMap((row) => this.#row(row, without));
  }

  #sentences({ side, text, events }: KnownLine): readonly string[] {
    const told = events.map((event) => this.#texts.event(event)).filter((said) => said !== '');
    if (told.length > 0 || text === undefined) return told;
    const action = parseAction(this.#subject.game, text);
    return [action && side !== CHANCE ? this.#texts.action(action) : text.replace(/^roll /, '')];
  }

  /** Who did it is said where only the line itself tells what: else the sentences of what came of it do. */
  #row({ entries, sentences, times, secret }: StoryRow<KnownLine>, without?: Side): string[] {
    const { terminal, words } = this.#context;
    const { side, text, events } = entries.at(-1)!;
    const roll = side === CHANCE ? parseRoll(text ?? '') : undefined;
    const who = side === CHANCE ? words.playDice(roll?.dice.length ?? 0) : this.#texts.side(side);
    const head = (said: string): string =>
      `  ${terminal.style('dim', words.playWhoDid(who))} ${this.rich(said)}`;
    const often = times > 1 ? ` ×${times}` : '';
    const told = sentences.map(
      (said, i) => `${this.rich(wrap(said, this.columns, '    '))}${i === 0 ? often : ''}`,
    );
    const isAllTold = this.front?.isToldByEvents === true;
    if (secret) return [head(words.playSecret)];
    if (roll) {
      // What the draw of cards brought is said by its events, to whom it concerns; which it was is nobody's number.
      const isSaid = !isThrown(roll) || (isAllTold && events.length > 0);
      return [...(isSaid ? [] : [head(roll.dice.join(' '))]), ...(events.length > 0 ? told : [])];
    }
    if (events.length > 0) return told;
    return isAllTold || side === without ? [] : sentences.map((said) => `${head(said)}${often}`);
  }

  /** A clause as it stands in the rulebook. */
  clause(id: string): string | undefined {
    const clause = this.#rulebook.get(id) ?? this.#rulebook.get(this.#idLike(id));
    if (!clause) return undefined;
    const { terminal } = this.#context;
    const head = `  ${terminal.style('bold', clause.id)} ${terminal.style('italic', clause.title)}`;
    const table = clause.rows.length > 0 ? ['', ...tableLines(clause.rows, '    ')] : [];
    return [head, this.rich(wrap(clause.text, this.columns, '    ')), ...table].join('\n');
  }

  /**
   * The clauses whose ids begin so, a line each: `TV-4.3` is all that stands under it. Where none does, those whose titles hold
   * all the words, `combat table`; else those of the sections that do. One alone is told in full.
   */
  section(wanted: string): string[] {
    const { terminal } = this.#context;
    const clauses = [...this.#rulebook.values()];
    const byId = clauses.filter(({ id }) =>
      idsOf(id).some((known) => known.startsWith(wanted.toLowerCase())),
    );
    const words = plain(wanted).split(/\s+/);
    const holding = (text: (clause: ClauseText) => string): ClauseText[] =>
      clauses.filter((clause) => words.every((word) => plain(text(clause)).includes(word)));
    const found = [byId, holding(({ title }) => title), holding(({ section }) => section)];
    const under = found.find(({ length }) => length > 0) ?? [];
    const [only, second] = under;
    if (only && !second) return [this.clause(only.id)!];
    return under.map((clause) => `  ${terminal.style('bold', clause.id)} ${clause.title}`);
  }

  /** Capitals do not matter, nor the letters of the game. */
  #idLike(id: string): string {
    const wanted = id.toLowerCase();
    return [...this.#rulebook.keys()].find((known) => idsOf(known).includes(wanted)) ?? id;
  }

  get hasRulebook(): boolean {
    return this.#rulebook.size > 0;
  }

  /** The numbers of this decision, each with the lines it is made of. */
  breakdowns(): string[] {
    const { terminal, locale, words } = this.#context;
    const { game, match } = this.#subject;
    const texts = this.#texts;
    return Object.entries(game.breakdowns(match.state)).flatMap(([name, { total, lines }]) => [
      `  ${terminal.style('bold', words.playPair(texts.name(name), decimal(locale, total)))}`,
      ...lines.map(({ clause, label, value, subject, count }) => {
        const what = [texts.term(label), ...(subject ? [texts.name(subject)] : [])].join(' ');
        const times = count === undefined ? '' : ` ×${count}`;
        const number = signed(locale, value).padStart(6);
        return `  ${number}  ${what}${times}  ${terminal.style('dim', clause)}`;
      }),
    ]);
  }

  /** `**bold**` and `*italic*` of texts as the terminal shows them. */
  rich(text: string): string {
    const { terminal } = this.#context;
    return text
      .replace(/\*\*([^*]+)\*\*/g, (_, words: string) => terminal.style('bold', words))
      .replace(/\*([^*]+)\*/g, (_, words: string) => terminal.style('italic', words));
  }

  /** The strengths of a fight before its die, the column, and what each face would do. */
  #fight({ position }: Seen): readonly string[] {
    const { words } = this.#context;
    const fight = this.#subject.game.fight?.(position);
    if (!fight) return [];
    const { attacker, defender, strengths, column, faces } = fight;
    const strength = (side: Side): string =>
      `${this.#texts.side(side)} ${strengths[side]?.total ?? 0}`;
    return [
      words.playFight(strength(attacker), strength(defender), column),
      ...(faces ? [faces.map((result, face) => `${face + 1} ${result}`).join('   ')] : []),
    ];
  }

  /** What both sides have stands together: `Soviet morale 23, Finnish morale 19`, `Supply: Japan 9, Soviet Union 5`. */
  #gauges(gauges: Readonly<Record<string, number>>): string[] {
    const { game, match } = this.#subject;
    const { locale, words } = this.#context;
    const number = (key: string): string => decimal(locale, gauges[key] ?? 0);
    const keys = Object.keys(gauges).filter((key) => key !== 'turn');
    const parts = gaugeGroups(game, keys).map((group) => {
      const common = commonName(this.#context, match, group);
      const ofSides = group.gauges.flatMap(({ key, side }) =>
        side === undefined ? [] : [`${this.#texts.side(side)} ${number(key)}`],
      );
      if (common && ofSides.length > 1) return words.playPair(common, ofSides.join(', '));
      return group.gauges
        .map(({ key }) => `${gaugeName(this.#context, match, key)} ${number(key)}`)
        .join(', ');
    });
    return parts.length === 0 ? [] : [inLine(parts, this.columns, '  ')];
  }
}

/** What this reader (`undefined`: a spectator) may know of an entry. */
function known({ side, text, audience, events }: Entry<GameEvent>, reader?: Side): KnownLine {
  const may = (to: readonly Side[] | undefined): boolean =>
    to === undefined || (reader !== undefined && to.includes(reader));
  return {
    side,
    text: may(audience) ? text : undefined,
    events: events.filter((event) => may(event.to)),
  };
}

/** `TV-4.3a` is also `4.3a`. */
const idsOf = (id: string): readonly string[] => {
  const whole = id.toLowerCase();
  return [whole, whole.slice(whole.indexOf('-') + 1)];
};

/** The same several times over, with what came of it, reads as once with its count. */
export function counted(told: readonly (readonly string[])[]): string[] {
  const shown: string[] = [];
  let times = 1;
  for (const [i, [first = '', ...rest]] of told.entries()) {
    if (told[i]?.join('\n') === told[i + 1]?.join('\n')) times++;
    else {
      shown.push(times > 1 ? `${first} ×${times}` : first, ...counted(rest.map((line) => [line])));
      times = 1;
    }
  }
  return shown;
}
