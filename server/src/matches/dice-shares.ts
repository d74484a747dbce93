// What the players add to the dice: a pledge when they sit down, the salt behind it once everybody has (adr/0043).
import { type Pledges, pledgeOf, type Salts, type Side } from '@motti/engine';
import type { ServerRefusal } from '@motti/protocol';

export class DiceShares {
  readonly #pledges: Record<Side, string> = {};
  readonly #salts: Record<Side, string> = {};
  readonly #forgone = new Set<Side>();
  /** Those who have pledged a salt and neither shown it nor given it up. */
  #missing: readonly Side[] = [];

  get pledges(): Pledges {
    return this.#pledges;
  }
  get salts(): Salts {
    return this.#salts;
  }
  get forgone(): readonly Side[] {
    return [...this.#forgone];
  }
  get missing(): readonly Side[] {
    return this.#missing;
  }

  /** Before everybody has sat down: nobody has shown anything yet, so nobody can choose by what they have seen. */
  pledgeRefusal(side: Side, pledge: string, isOpen: boolean): ServerRefusal | undefined {
    if (this.#pledges[side] === pledge) return undefined;
    if (side in this.#pledges || side in this.#salts) return 'already-pledged';
    return isOpen ? undefined : 'pledges-are-closed';
  }

  /** After that; `null` gives the salt up. */
  revealRefusal(side: Side, salt: string | null, isOpen: boolean): ServerRefusal | undefined {
    const pledge = this.#pledges[side];
    if (pledge === undefined) return 'nothing-pledged';
    if (isOpen) return 'waiting-for-players';
    if (salt !== null && pledgeOf(side, salt) !== pledge) return 'wrong-salt';
    return this.#forgone.has(side) || (salt === null && side in this.#salts)
      ? 'already-revealed'
      : undefined;
  }

  pledge(side: Side, pledge: string): void {
    this.#pledges[side] = pledge;
    this.#find();
  }

  reveal(side: Side, salt: string): void {
    this.#salts[side] = salt;
    this.#find();
  }

  forgo(side: Side): void {
    this.#forgone.add(side);
    this.#find();
  }

  #find(): void {
    this.#missing = Object.keys(this.#pledges).filter(
      (side) => !(side in this.#salts) && !this.#forgone.has(side),
    );
  }
}
