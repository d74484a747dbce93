// What both maps show of the position, with hexes or without: groups, the one that is meant, whom it threatens, arrows, signs.
import { isFighting, nameOf } from '@motti/hourra-pobieda/parts';
import type { HexArrow } from '../../../board/hex-map.ts';
import { BOARD_WORDS } from '../../../board/words.ts';
import type { Hand } from '../hand.svelte.ts';
import type { Offers } from '../offers.ts';
import { groupsShown, theatreAt } from '../position.ts';
import { asked, type HourraTable } from '../table.ts';
import type { Words } from '../words/index.ts';
import { marksOf } from './overlays.ts';
import { attacksIn, travelsOf } from './travels.ts';
import { traysOf } from './trays.ts';

interface Shown {
  readonly table: HourraTable;
  readonly words: Words;
  readonly hand: Hand;
  readonly offers: Offers;
}

export class MapScene {
  readonly #shown: () => Shown;
  readonly t = $derived.by(() => theatreAt(this.#shown().table));
  readonly step = $derived.by(() => asked(this.#shown().table));
  readonly groups = $derived.by(() => groupsShown(this.#shown().table));
  readonly own = $derived.by(() => this.groups.filter((group) => group.own));
  /** The own group that is in the hand or asked about, or any that is looked at. */
  readonly subject = $derived.by(() => {
    const { hand, offers } = this.#shown();
    const meant = hand.unit ?? offers.subject;
    return (
      this.own.find(({ at }) => at === meant) ?? this.groups.find(({ at }) => at === hand.looked)
    );
  });
  /** Whoever may fire is shown whom the group sees, and what hides the others. */
  readonly shoots = $derived.by(
    () => this.subject?.own === true && (this.step === 'combat' || this.step === 'shot'),
  );
  readonly hostile = $derived.by(() =>
    [...this.#shown().offers.hexes].filter(([, { hostile }]) => hostile).map(([at]) => at),
  );
  readonly trays = $derived.by(() => {
    const { table, hand, offers } = this.#shown();
    const fought = this.fought === undefined ? [] : [this.fought];
    return traysOf(table, this.groups, {
      offers,
      held: hand.unit,
      looked: hand.looked,
      threatened: new Set([...this.hostile, ...fought]),
    });
  });
  readonly arrows = $derived.by((): readonly HexArrow[] => [
    ...this.#recalled,
    ...this.#watched,
    ...this.#attacks,
  ]);
  /** What a line of the log speaks of: groups on their way, assaults and shots. */
  readonly #recalled = $derived.by((): readonly HexArrow[] =>
    this.#shown().table.pointedEntries.flatMap((entry) => [
      ...travelsOf(entry, this.groups).map(
        ({ id, places }): HexArrow => ({
          id: `log ${id}`,
          from: places.slice(0, 1),
          to: places.slice(-1),
          colour: 'var(--ink)',
          kind: 'move',
        }),
      ),
      ...attacksIn(entry).map((arrow) => ({ ...arrow, id: `log ${arrow.id}` })),
    ]),
  );
  /** Whom the others attack, while it is shown. */
  readonly #watched = $derived.by((): readonly HexArrow[] => {
    const { latest, playback } = this.#shown().table;
    return playback.playing ? attacksIn(latest) : [];
  });
  readonly #attacks = $derived.by((): readonly HexArrow[] => {
    const { table, hand, offers } = this.#shown();
    const assault = isFighting(table.view) ? table.view.assault : null;
    const arrow = (kind: 'attack' | 'planned', from: string, to: string): HexArrow[] => [
      { id: kind, from: [from], to: [to], colour: 'var(--red)', kind },
    ];
    if (assault) return arrow('attack', nameOf(this.t, assault.from), nameOf(this.t, assault.at));
    const to = hand.open ?? hand.shown;
    const aimed =
      to !== undefined && offers.hexes.get(to)?.actions.some(({ kind }) => kind === 'assault');
    return aimed && offers.subject ? arrow('planned', offers.subject, to) : [];
  });
  /** Where it is being fought: the map shows it while bids are made. */
  readonly fought = $derived.by(() => {
    const { view } = this.#shown().table;
    return view.assault && isFighting(view) ? nameOf(this.t, view.assault.at) : undefined;
  });
  readonly travels = $derived.by(() => travelsOf(this.#shown().table.latest, this.groups));
  readonly marks = $derived.by(() => marksOf(this.#shown().table, this.#shown().words));
  readonly boardWords = $derived.by(() => {
    const { table, words } = this.#shown();
    return { ...BOARD_WORDS[table.locale], credit: words.map.credit };
  });

  constructor(shown: () => Shown) {
    this.#shown = shown;
  }

  /** The groups at a place, as they are spoken. */
  speak(at: string): string[] {
    const { table, words } = this.#shown();
    return this.groups
      .filter((group) => group.at === at)
      .map(({ name, side, value, view }) =>
        words.map.spoken(
          table.texts.side(side === 0 ? 'blue' : 'red'),
          name,
          value,
          view.level,
          view.concealed === 1,
        ),
      );
  }
}
