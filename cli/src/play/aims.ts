// What the machine is after, told to each person by what they see: from two views of theirs, so that it tells them no secret.
import { type AnyAction, type GameEvent, type Side, seededRandom, type Texts } from '@motti/engine';
import type { Session } from './session.ts';

type AnyTexts = Texts<AnyAction, GameEvent>;

export class Aims {
  readonly #session: Session;
  /** Who is playing, and what everybody saw before. */
  #begun: { readonly side: Side; readonly seen: ReadonlyMap<Side, unknown> } | undefined;

  constructor(session: Session) {
    this.#session = session;
  }

  /** A bot of this side is about to play, or nobody of them; what was done before is told when it was somebody else. */
  next(side: Side | undefined, texts: AnyTexts): ReadonlyMap<Side, string> {
    if (this.#begun?.side === side) return new Map();
    const told = this.#told(texts);
    this.#begun = side === undefined ? undefined : { side, seen: this.#seen() };
    return told;
  }

  #seen(): Map<Side, unknown> {
    const { game, match, people } = this.#session;
    return new Map(people.map((person) => [person, game.view(match.state, person)]));
  }

  #told(texts: AnyTexts): Map<Side, string> {
    const { game, match } = this.#session;
    const told = new Map<Side, string>();
    if (!this.#begun || !game.aim) return told;
    const { side, seen } = this.#begun;
    const now = this.#seen();
    for (const [person, before] of seen) {
      const [from, to] = [before, now.get(person)].map((view) =>
        game.guess(view, seededRandom(person), match.setup),
      );
      const aim = game.aim(from, to, side);
      if (aim && texts.aim) told.set(person, texts.aim(aim));
    }
    return told;
  }
}
