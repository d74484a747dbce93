// The three Political Boxes as the viewer may see them: what lies there, what it was worth, what came of it.
import {
  type ActionCardId,
  ALL_CARDS,
  BLUFF,
  BOX,
  generation,
  INFLUENCE,
  influenceModifier,
  influenceValue,
  numberOfCard,
  RED,
  SIDES,
  type SideId,
  sideOfCard,
  valueOfCard,
} from '@motti/triumph-of-chaos/parts';
import type { ChaosTable } from '../table.ts';

export interface Laid {
  readonly side: SideId;
  /** The card, where the viewer may know it. */
  readonly card: ActionCardId | undefined;
  /** Something lies there, face down. */
  readonly faceDown: boolean;
  /** One's own card that the others do not see yet. */
  readonly hidden: boolean;
  /** What it counts for; nothing while it is not known. */
  readonly value: number | undefined;
}
export interface BoxShown {
  readonly box: number;
  readonly state: 'settled' | 'now' | 'face-down';
  readonly laid: readonly Laid[];
  /** RED's value less WHITE's, once both are known. */
  readonly difference: number | undefined;
  /** TC-8.12d: cards drawn at random, looked at, chosen among them. */
  readonly cards: ReturnType<typeof generation> | undefined;
}

/** The Political Phase that is being played, as entries of the log from its beginning. */
function phaseEvents(table: ChaosTable) {
  const events = table.entries.flatMap((entry) => entry.events);
  const from = events.findLastIndex(
    ({ kind, facts }) => kind === 'phase' && facts['phase'] === 'political',
  );
  return from < 0 ? [] : events.slice(from);
}

/** Values that the die gave an Influence card, by side and box; RED and WHITE have one such card each. */
function influenceRolled(table: ChaosTable, side: SideId): number | undefined {
  const name = side === RED ? 'red' : 'white';
  const found = phaseEvents(table).find(
    ({ kind, facts }) => kind === 'influence-value' && facts['side'] === name,
  );
  return found === undefined ? undefined : Number(found.facts['value']);
}

export function boxesShown(table: ChaosTable): readonly BoxShown[] {
  const { cards, faceDown, numbers } = table.view;
  return [0, 1, 2].map((box) => {
    const open = numbers.boxesShown > box;
    const laid = [...SIDES].reverse().map((side): Laid => {
      const card = ALL_CARDS.find((each) => sideOfCard(each) === side && cards[each] === BOX + box);
      return {
        side,
        card,
        faceDown: !open && (card !== undefined || faceDown[side * 3 + box] === 1),
        hidden: !open && card !== undefined,
        value: open ? valueIn(table, side, card) : undefined,
      };
    });
    const [white, red] = laid;
    const difference =
      white?.value === undefined || red?.value === undefined ? undefined : red.value - white.value;
    return {
      box,
      state: !open ? 'face-down' : box === numbers.boxesShown - 1 ? 'now' : 'settled',
      laid,
      difference,
      cards: difference === undefined ? undefined : generation(Math.abs(difference)),
    };
  });
}

function valueIn(
  table: ChaosTable,
  side: SideId,
  card: ActionCardId | undefined,
): number | undefined {
  if (card === undefined) return 0;
  if (numberOfCard(card) === BLUFF) return 1;
  return numberOfCard(card) === INFLUENCE ? influenceRolled(table, side) : valueOfCard(card);
}

/** What the Influence card of a side would be worth by the face of its die, as things stand. */
export function influenceTable(
  table: ChaosTable,
  side: SideId,
): readonly { value: number; faces: readonly number[] }[] {
  const mod = influenceModifier(table.state, side);
  const found = new Map<number, number[]>();
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const value = influenceValue(die + mod);
    found.set(value, [...(found.get(value) ?? []), die]);
  }
  return [...found].map(([value, faces]) => ({ value, faces }));
}
