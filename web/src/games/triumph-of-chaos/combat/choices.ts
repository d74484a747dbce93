// The choices of a moment of combat with what each would lead to: the game counts, the panel shows.
import type { Action } from '@motti/triumph-of-chaos';
import {
  airModifier,
  CARD_TEXTS,
  chargeModifier,
  holdsUpTo,
  type Outlook,
  outlook,
  type SideId,
  sideByName,
  valueFor,
} from '@motti/triumph-of-chaos/parts';
import { deckName, titleOf } from '../cards/faces.ts';
import { asked, type ChaosTable } from '../table.ts';
import { WORDS } from '../words/index.ts';

export interface CombatChoice {
  readonly action: Action;
  readonly label: string;
  /** What it is for, under the label. */
  readonly note: string;
  readonly outlook: Outlook | undefined;
  /** The chance of a die on which no fight depends any more. */
  readonly succeeds: number | undefined;
}

/** Questions of a combat whose answers change who wins; the others are answered on map and counters. */
export const WEIGHED = [
  'declare-attack',
  'withdraw',
  'ability-window',
  'reinforce',
  'peoples',
  'combat-window',
  'tanks',
  'die-modifier',
  'surprise',
  'cancel-retreat',
  'hold',
  'pursue',
  'exploit',
  'counter',
] as const;

/** One thing or the other, and neither goes on without: both stand in the panel with what they lead to. */
const EITHER_OR: readonly string[] = ['tanks', 'die-modifier', 'cancel-retreat', 'hold'];
export const isEitherOr = (step: string): boolean => EITHER_OR.includes(step);

/** Questions of the retreat: who won is known. */
const SETTLED: readonly string[] = ['cancel-retreat', 'hold'];

/** What a leader tries by a die once the fight is over, or avoided. */
const TRIED = { pursue: 'pursue', exploit: 'exploit', counter: 'counterattack' } as const;
const isTried = (kind: string): kind is keyof typeof TRIED => kind in TRIED;

export function combatChoices(table: ChaosTable): readonly CombatChoice[] {
  const side = sideByName(table.viewer ?? 'red');
  const step = asked(table) ?? '';
  return table.choices
    .filter(({ kind }) => kind !== 'join')
    .map((action) => ({
      action,
      label: labelOf(table, action),
      note: noteOf(table, action),
      outlook:
        isTried(step) || SETTLED.includes(step) ? undefined : outlook(table.state, side, action),
      succeeds: chanceOf(table, action),
    }));
}

function chanceOf({ state }: ChaosTable, action: Action): number | undefined {
  if (isTried(action.kind) && 'piece' in action)
    return valueFor(state, action.piece, TRIED[action.kind]) / 6;
  if (action.kind === 'hold-terrain' || action.kind === 'hold-nr')
    return Math.min(6, holdsUpTo(state, action.kind)) / 6;
  return undefined;
}

/** Where passing means that no card is played. */
const CARDS: readonly string[] = ['combat-window', 'ability-window'];

function labelOf(table: ChaosTable, action: Action): string {
  if (action.kind === 'initiative') return titleOf(table.locale, action.card);
  const own = WORDS[table.locale].combat.labels;
  if (action.kind === 'pass' && !CARDS.includes(asked(table) ?? '')) return own['go-without'];
  return action.kind in own ? own[action.kind as keyof typeof own] : table.texts.action(action);
}

function noteOf(table: ChaosTable, action: Action): string {
  const words = WORDS[table.locale].combat;
  if (action.kind === 'initiative') {
    const key = `${deckName(action.card)}-${(action.card % 55) + 1}.${action.option}`;
    return CARD_TEXTS[table.locale].options[key] ?? '';
  }
  const { notes } = words;
  if (action.kind === 'cavalry-surprise')
    return words.charge(surpriseFaces(chargeModifier(table.state, action.piece), CHARGE));
  if (action.kind === 'tank-surprise')
    return words.tanks(surpriseFaces(airModifier(table.state), TANKS));
  return action.kind in notes ? notes[action.kind as keyof typeof notes] : '';
}

/** What a surprise brings by its die as modified (TC-11.411b, TC-11.413c). */
export const CHARGE = { first: [1, 2], step: [5], enemy: [6] } as const;
export const TANKS = { first: [1, 2, 3], step: [3, 4], enemy: [] } as const;
export type SurpriseFaces = Readonly<Record<keyof typeof CHARGE, string>>;

/** The faces of the die that bring each: `1–3`, or nothing where no face does. */
export function surpriseFaces(
  modifier: number,
  brings: Readonly<Record<keyof typeof CHARGE, readonly number[]>>,
): SurpriseFaces {
  const of = (results: readonly number[]): string => {
    const faces = [1, 2, 3, 4, 5, 6].filter((face) =>
      results.includes(Math.max(1, Math.min(6, face + modifier))),
    );
    return faces.length > 1 ? `${faces[0]}–${faces.at(-1)}` : faces.join('');
  };
  return { first: of(brings.first), step: of(brings.step), enemy: of(brings.enemy) };
}

/** The share in which this side wins. */
export const wins = (seen: Outlook, isAttacker: boolean): number =>
  isAttacker ? seen.attacker : seen.defender;

export const isAttackerIn = (table: ChaosTable, side: SideId): boolean =>
  table.view.combat !== null && table.view.combat.attacker === side;
