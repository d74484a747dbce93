// Is this record what really happened? Seal, commitment, every die and shuffle, every rule, every undo, the result.
import { printRoll, rollDice } from './chance.ts';
import { type AnyGame, CHANCE, type Locale, type Roll } from './contract.ts';
import { commitmentOf, fairRoll, pledgeOf } from './dice.ts';
import { resultOf } from './export.ts';
import { FAULTS } from './faults.ts';
import { Match } from './match.ts';
import { seededRandom } from './random.ts';
import {
  checkSeal,
  ENDINGS,
  type GameOf,
  type MatchRecord,
  printResult,
  type ReadRecord,
  RecordError,
  readRecord,
  saltTag,
} from './record/index.ts';
import { type AnyMatch, failureOf, failureText } from './replay.ts';

export type Verification =
  | {
      readonly ok: true;
      readonly lines: number;
      readonly rolls: number;
      /** `open`: the match is not over, its seed still secret; `free`: rolled by hand. */
      readonly dice: 'checked' | 'open' | 'free';
      /**
       * `pledged`: every salt fits a pledge, and every pledge was kept; `partly`: somebody has not shown their salt, or
       * never pledged it; `none`: nobody pledged anything, as before there were pledges, or alone.
       */
      readonly shares: 'pledged' | 'partly' | 'none';
    }
  | { readonly ok: false; readonly line: number; readonly why: string };

/** Checks the text of a record from the first letter to the last. */
export function verify(text: string, gameOf: GameOf, locale: Locale = 'en'): Verification {
  let read: ReadRecord;
  try {
    read = readRecord(text, gameOf);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { ok: false, line: error.line, why: error.words(locale) };
  }
  return new Verifier(read, locale).verdict();
}

/** The dice that must have fallen; `undefined` where nobody can tell. */
type Expected = (faces: readonly number[], number: number) => Roll | undefined;

class Verifier {
  readonly #read: ReadRecord;
  readonly #record: MatchRecord;
  readonly #game: AnyGame;
  readonly #locale: Locale;

  constructor(read: ReadRecord, locale: Locale) {
    this.#read = read;
    this.#record = read.record;
    this.#game = read.game;
    this.#locale = locale;
  }

  verdict(): Verification {
    const { lines, dice, seed, viewer } = this.#record;
    const words = FAULTS[this.#locale];
    if (viewer !== undefined) return this.#atTag('Viewer', words.excerpt());
    const fault = checkSeal(this.#read.source);
    if (fault) return { ok: false, line: fault.line, why: words[fault.why]() };
    const match: AnyMatch = new Match(this.#game, this.#record.setup);
    const wrong =
      this.#wrongCommitment() ??
      this.#wrongPledge() ??
      this.#wrongLine(match) ??
      this.#wrongEnd(match);
    if (wrong) return wrong;
    const checked = dice === 'free' ? 'free' : seed === undefined ? 'open' : 'checked';
    return {
      ok: true,
      lines: lines.length,
      rolls: match.rolls,
      dice: checked,
      shares: this.#shares(),
    };
  }

  /** Who has shown a salt must have shown its hash before, if any. */
  #wrongPledge(): Verification | undefined {
    const { pledges = {}, salts } = this.#record;
    for (const [side, pledge] of Object.entries(pledges)) {
      const salt = salts[side];
      if (salt !== undefined && pledgeOf(side, salt) !== pledge)
        return this.#atTag(saltTag(side), FAULTS[this.#locale].pledge());
    }
    return undefined;
  }

  #shares(): 'pledged' | 'partly' | 'none' {
    const { pledges = {}, salts } = this.#record;
    const pledged = Object.keys(pledges);
    if (pledged.length === 0) return 'none';
    const kept = pledged.every((side) => side in salts);
    return kept && Object.keys(salts).every((side) => side in pledges) ? 'pledged' : 'partly';
  }

  #wrongCommitment(): Verification | undefined {
    const { dice, seed, commitment } = this.#record;
    if (dice !== 'hmac-sha256' || seed === undefined || commitmentOf(seed) === commitment)
      return undefined;
    return this.#atTag('Seed', FAULTS[this.#locale].commitment());
  }

  #wrongLine(match: AnyMatch): Verification | undefined {
    const expected = this.#expectedDice();
    for (const [index, line] of this.#record.lines.entries()) {
      const { decision } = match;
      const refusal = match.playLine(line);
      if (refusal) {
        const failure = failureOf(this.#record, this.#game, index, refusal);
        return this.#atLine(index, failureText(failure, this.#game, this.#locale));
      }
      if (line.side !== CHANCE || decision.kind !== 'chance') continue;
      const right = expected(decision.faces, match.rolls - 1);
      if (right && printRoll(right) !== line.text)
        return this.#atLine(index, FAULTS[this.#locale].roll(match.rolls, printRoll(right)));
    }
    return undefined;
  }

  #expectedDice(): Expected {
    const { dice, seed, salts } = this.#record;
    if (dice === 'free' || seed === undefined) return () => undefined;
    if (dice === 'hmac-sha256') return (faces, number) => fairRoll(seed, salts, number, faces);
    const random = seededRandom(seed);
    return (faces) => rollDice(faces, random);
  }

  /** The result that the rules give is the one recorded, and its dice can be checked. */
  #wrongEnd(match: AnyMatch): Verification | undefined {
    const { result, dice, seed, lines } = this.#record;
    const words = FAULTS[this.#locale];
    const right = resultOf(match);
    if (right) {
      const text = printResult(right);
      if (!result) return this.#atLine(lines.length - 1, words.noResult(text));
      if (printResult(result) !== text) return this.#atTag('Result', words.result(text));
    } else if (result && !(ENDINGS as readonly string[]).includes(result.clause)) {
      return this.#atTag('Result', words.notOver());
    }
    if (result && dice !== 'free' && seed === undefined)
      return this.#atTag('Result', words.noSeed());
    return undefined;
  }

  #atLine(index: number, why: string): Verification {
    return { ok: false, line: this.#read.source.play[index]!.line, why };
  }

  #atTag(name: string, why: string): Verification {
    const tag = this.#read.source.tags.find((found) => found.name === name)!;
    return { ok: false, line: tag.line, why };
  }
}
