// A match at the terminal: bots and dice play by themselves, people are asked, until it is over or somebody leaves.
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnyAction,
  type Ask,
  checkAction,
  type Entry,
  type GameEvent,
  parseAction,
  type Refusal,
  refusalText,
  type Side,
  seededRandom,
} from '@motti/engine';
import { type Context, textsOf } from '../context.ts';
import { EXIT, Failure } from '../failure.ts';
import { writeText } from '../files.ts';
import { readRulebook } from '../rulebook.ts';
import { plain } from '../skins/index.ts';
import { Aims } from './aims.ts';
import { findCommand } from './commands.ts';
import { costsOfEnding } from './costs.ts';
import { hanging, wrap } from './layout.ts';
import { inNotation } from './meant.ts';
import { INTERRUPTED, LineReader } from './reader.ts';
import { type Head, Screen } from './screen.ts';
import type { Session } from './session.ts';

/** Numbers of choices, each perhaps several times. */
const NUMBERS = /^\d{1,4}(?:\*\d{1,2})?(?:[ ,]+\d{1,4}(?:\*\d{1,2})?)*$/;

/** So many things that an ending costs are listed. */
const MOST_COSTS = 5;

/** What a line that somebody typed has brought about. */
export type Outcome = 'played' | 'same question' | 'left';

/** The question that is open: who must decide what among which choices. */
export interface Question {
  readonly side: Side;
  readonly ask: Ask;
  readonly choices: readonly AnyAction[];
}

export class Table {
  readonly context: Context;
  readonly session: Session;
  readonly screen: Screen;
  readonly #reader: LineReader;
  /** Where the match is kept; nothing until somebody saves. */
  #path: string | undefined;
  /** The person before the screen. */
  #seated: Side | undefined;
  /** The head that stands on the screen. */
  #shown: Head | undefined;
  /** What a spectator was told last. */
  #said = '';
  /** The line that somebody was warned of: typed again, it is meant. */
  #warnedOf: string | undefined;
  /** What each person has not been told yet. */
  readonly #untold = new Map<Side, Entry<GameEvent>[]>();
  readonly #aims: Aims;
  /** What the machine has been after since, by person. */
  readonly #untoldAims = new Map<Side, string[]>();

  constructor(context: Context, session: Session, path: string | undefined) {
    this.context = context;
    this.session = session;
    this.#path = path;
    this.#aims = new Aims(session);
    this.screen = new Screen(context, session, readRulebook(session.game, context.locale));
    this.#reader = new LineReader(context.terminal);
  }

  /** Plays until the end of the match or of the input; throws a `Failure` when interrupted. */
  async run(): Promise<void> {
    try {
      while (await this.#step()) this.#keep();
    } finally {
      this.#reader.close();
    }
  }

  print(...lines: readonly string[]): void {
    if (lines.length > 0) this.context.terminal.print(lines.join('\n'));
  }

  /** Writes the match where it is kept, or to a new place. */
  save(path: string = this.#path ?? freeName(this.session.game.id)): string {
    // The file of a running match is ours to replace; another file is not.
    writeText(this.context, path, this.session.record(), path === this.#path);
    this.#path = path;
    return path;
  }

  /** After every line: what was played survives a crash. A disk that refuses stops nobody from playing. */
  #keep(): void {
    if (this.#path === undefined) return;
    try {
      this.save(this.#path);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.context.terminal.remark(error.message);
    }
  }

  /** Before leaving: where it is kept, else in the system's folder for temporary files; nothing is lost. */
  #saveSomewhere(): string {
    try {
      return this.save();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.context.terminal.remark(error.message);
      return this.save(freeName(join(tmpdir(), this.session.game.id)));
    }
  }

  /** A refusal in words, with its clause and what would be legal. */
  refusal(refusal: Refusal): string[] {
    const { terminal, locale, words } = this.context;
    const { game, match } = this.session;
    const sentence = this.screen.rich(refusalText(game, refusal, locale, match.setup));
    const clause = refusal.clause === 'engine' ? '' : `  ${terminal.style('dim', refusal.clause)}`;
    const lines = [wrap(sentence, this.screen.columns, '  ') + clause];
    const action = refusal.instead === undefined ? undefined : parseAction(game, refusal.instead);
    if (action) lines.push(`  ${words.playInstead(refusal.instead!)}`);
    return lines;
  }

  /** One round: what plays by itself, then one line of a person. False when there is no next one. */
  async #step(): Promise<boolean> {
    const { session } = this;
    this.#advance();
    const side = session.asked;
    const { decision } = session.match;
    if (decision.kind !== 'choose' || side === undefined) {
      this.#finish();
      return false;
    }
    if (!(await this.#seat(side))) return this.#leave();
    const { game, match } = session;
    const choices = game.choices(match.state, side);
    const ask = game.ownAsk?.(match.state, side) ?? decision.ask;
    const question: Question = { side, ask, choices };
    this.#warnedOf = undefined;
    this.#tell(side);
    this.#showHead(side, ask);
    this.print(this.screen.question(side, ask, choices));
    const readyMade = this.readyMade(side);
    if (readyMade) this.print('', wrap(readyMade, this.screen.columns, '  '));
    for (;;) {
      const line = await this.#reader.next('> ');
      if (line === INTERRUPTED) return this.#leave(EXIT.interrupted);
      if (line === undefined) return this.#leave();
      if (line === '') continue;
      if (!this.context.terminal.interactive) this.print(`> ${line}`);
      const outcome = this.#answer(question, line);
      if (outcome === 'played') return true;
      if (outcome === 'left') return this.#leave();
    }
  }

  /** Only what has changed, not the whole front after every pick. */
  #showHead(side: Side, ask: Ask): void {
    const head = this.screen.head(side, ask);
    const shown = this.#shown;
    this.print(...this.screen.news(head, shown));
    this.#shown = head.fight.length > 0 ? { ...head, front: shown?.front ?? [] } : head;
  }

  #advance(): void {
    const { session } = this;
    const { terminal, words } = this.context;
    const { game } = session;
    for (;;) {
      const { decision } = session.match;
      const asked = decision.kind === 'choose' ? decision.sides : [];
      const thinking = asked.find((side) => !session.people.includes(side));
      if (thinking !== undefined) {
        const texts = textsOf(this.context, game, session.match.setup);
        terminal.status(words.playThinking(texts.side(thinking)));
      }
      this.#noteAims(thinking);
      const entry = session.advance();
      terminal.status('');
      if (!entry) return;
      this.#note(entry);
    }
  }

  /** Keeps an entry for everybody who has not seen it; with nobody at the table it is shown at once. */
  #note(entry: Entry<GameEvent>): void {
    const { people } = this.session;
    if (people.length === 0) this.#show(entry);
    for (const side of people) this.#untold.set(side, [...(this.#untold.get(side) ?? []), entry]);
  }

  /** To a spectator. How many secret lines a side made is a secret too: a run of them reads as one. */
  #show(entry: Entry<GameEvent>): void {
    const lines = this.screen.story([entry], () => undefined);
    const said = lines.join('\n');
    if (entry.audience === undefined || said !== this.#said) this.print(...lines);
    this.#said = said;
  }

  /** Before a bot of this side plays: what was played before it was for something. */
  #noteAims(side: Side | undefined): void {
    const { game, match } = this.session;
    const told = this.#aims.next(side, textsOf(this.context, game, match.setup));
    for (const [person, sentence] of told)
      this.#untoldAims.set(person, [...(this.#untoldAims.get(person) ?? []), sentence]);
  }

  #tell(side: Side): void {
    const entries = this.#untold.get(side) ?? [];
    this.#untold.delete(side);
    this.print(...this.screen.story(entries, () => side, side));
    const { terminal } = this.context;
    for (const sentence of this.#untoldAims.get(side) ?? [])
      this.print(terminal.style('italic', wrap(sentence, this.screen.columns, '  ')));
    this.#untoldAims.delete(side);
  }

  #answer(question: Question, line: string): Outcome {
    const command = findCommand(line);
    if (command) return command(this, question);
    const actions = this.#read(question, line);
    if (actions.length === 0 || this.#warns(question.side, actions, line)) return 'same question';
    return this.play(question.side, actions);
  }

  /** What ends a decision and costs something is asked once more, with what it costs. */
  #warns(side: Side, actions: readonly AnyAction[], typed: string): boolean {
    const { words, terminal } = this.context;
    const { session, screen } = this;
    const line = actions.map((action) => session.game.print(action)).join(', ');
    if (line === this.#warnedOf) return false;
    const costs = costsOfEnding(session, side, actions);
    const action = actions.at(-1);
    if (!action || costs.length === 0) return false;
    this.#warnedOf = line;
    const texts = textsOf(this.context, session.game, session.match.setup);
    this.print(`  ${terminal.style('bold', words.playCosts(screen.rich(texts.action(action))))}`);
    for (const cost of costs.slice(0, MOST_COSTS)) {
      const said = screen.rich(texts.warning?.(cost) ?? cost.code);
      this.print(
        `${hanging(`– ${said}`, screen.columns, '  ')}  ${terminal.style('dim', cost.clause)}`,
      );
    }
    if (costs.length > MOST_COSTS)
      this.print(`  ${words.playMoreCosts(costs.length - MOST_COSTS)}`);
    this.print(`  ${words.playAnyway(typed)}`);
    return true;
  }

  /** Plays all of them or none; or up to one that reveals something, and says which are left. */
  play(side: Side, actions: readonly AnyAction[]): Outcome {
    const { match } = this.session;
    const before = match.entries.length;
    const cut = match.playAll(side, actions);
    if (cut && 'refusal' in cut) {
      if (actions.length > 1) this.print(`  ${this.session.game.print(actions[cut.index]!)}`);
      this.print(...this.refusal(cut.refusal));
      return 'same question';
    }
    for (const entry of match.entries.slice(before)) this.#note(entry);
    if (cut) {
      const left = actions.slice(cut.played).map((action) => this.session.game.print(action));
      this.print(`  ${this.context.words.playCut(left.join(', '))}`);
    }
    return 'played';
  }

  /** What is ready-made for the question, by the names that the game gives it. */
  presets(side: Side): readonly { readonly name: string; lines(): readonly AnyAction[] }[] {
    const { game, match } = this.session;
    const texts = textsOf(this.context, game, match.setup);
    const found = game.presets?.(match.state, side) ?? [];
    return found.map((preset) => ({
      name: texts.name(`preset.${preset.id}`),
      lines: () => preset.lines(),
    }));
  }

  /** The line under the choices that names them; nothing where nothing is ready-made. */
  readyMade(side: Side): string | undefined {
    const names = this.presets(side).map(({ name }, i) => `${i + 1} ${name}`);
    return names.length > 0 ? this.context.words.playReady(names.join(', ')) : undefined;
  }

  /** Choices by their numbers, one by its notation, or by a few letters that only one choice has. */
  #read({ choices, side }: Question, line: string): readonly AnyAction[] {
    const { words } = this.context;
    const { game } = this.session;
    if (NUMBERS.test(line)) return this.#byNumber(choices, line);
    const ending = game.ending?.(this.session.match.state, side);
    if (ending && words.playDone.includes(plain(line))) return [ending];
    const known = [...words.playVerbs, ...this.screen.places(side)];
    const written = game.parse(line) ?? game.parse(inNotation(line, known));
    if (written) return [written];
    const found = this.screen.holding(choices, line, side);
    if (found.length === 1) return [choices[found[0]!]!];
    if (found.length === 0) this.print(`  ${words.playNoMatch(line)}`);
    else this.print(`  ${words.playAmbiguous(line)}`, this.screen.list(choices, found, side));
    return [];
  }

  /** `3`, `1 4 4`, `2*5` for five times the second: numbers of the list as it stands. */
  #byNumber(choices: readonly AnyAction[], line: string): readonly AnyAction[] {
    const actions: AnyAction[] = [];
    for (const word of line.split(/[ ,]+/)) {
      const [number = 0, times = 1] = word.split('*').map(Number);
      const choice = choices[number - 1];
      if (!choice) {
        this.print(`  ${this.context.words.playOutOfRange(number, choices.length)}`);
        return [];
      }
      for (let i = 0; i < times; i++) actions.push(choice);
    }
    return actions;
  }

  /** Another person comes to the screen: where something is hidden, nobody else should be looking. */
  async #seat(side: Side): Promise<boolean> {
    const { terminal, words } = this.context;
    const { session } = this;
    const before = this.#seated;
    this.#seated = side;
    if (before !== side) this.#shown = undefined;
    if (before === side || session.people.length < 2 || !this.#isHidden(side, before)) return true;
    if (terminal.interactive) terminal.print('\x1b[2J\x1b[3J\x1b[H');
    const name = textsOf(this.context, session.game, session.match.setup).side(side);
    this.print('', terminal.style('bold', words.playHandOver(name)));
    if (!terminal.interactive) return true;
    const line = await this.#reader.next(`${words.playPressEnter} `);
    return line !== undefined && line !== INTERRUPTED;
  }

  /** Does one of them know something that the other does not? */
  #isHidden(side: Side, before: Side | undefined): boolean {
    const { game, match } = this.session;
    const truth = JSON.stringify(match.state);
    return [side, before ?? side].some((viewer) => {
      const view = game.view(match.state, viewer);
      return [1, 2, 3].some(
        (seed) => JSON.stringify(game.guess(view, seededRandom(seed), match.setup)) !== truth,
      );
    });
  }

  #finish(): void {
    const { session, screen } = this;
    const { words, terminal } = this.context;
    const { decision } = session.match;
    const viewer = session.people.length === 1 ? session.people[0] : this.#seated;
    if (viewer !== undefined) this.#tell(viewer);
    this.print(screen.header(viewer, undefined));
    if (decision.kind === 'over') {
      const result = textsOf(this.context, session.game, session.match.setup).result(decision);
      this.print('', `${terminal.style('bold', words.playOver)} ${result}`);
      // By which rule: how it was won is told there.
      const clause = decision.clause === undefined ? undefined : screen.clause(decision.clause);
      if (clause !== undefined) this.print(clause, '');
    }
    const { dice } = session;
    if (dice.kind === 'hmac-sha256') this.print(words.playSeedShown(dice.seed!));
    const path = this.#saveSomewhere();
    this.print(words.playSaved(path), words.playVerify(path));
  }

  /** Leaves the table; what was played is kept. */
  #leave(exitCode = 0): false {
    const { words } = this.context;
    if (this.session.match.log.length > 0) {
      const path = this.#saveSomewhere();
      this.print('', words.playSaved(path), words.playOpenAgain(path));
    }
    if (exitCode !== 0) throw new Failure('', exitCode);
    return false;
  }

  /** Why this side may not play this line now. */
  check(side: Side, action: AnyAction): Refusal | undefined {
    return checkAction(this.session.game, this.session.match.state, side, action);
  }
}

/** `talvisota.motti`, or `talvisota-2.motti` where that exists. */
function freeName(stem: string): string {
  for (let number = 1; ; number++) {
    const path = number === 1 ? `${stem}.motti` : `${stem}-${number}.motti`;
    if (!existsSync(path)) return path;
  }
}
