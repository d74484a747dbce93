// The choices of a moment of combat with what each would lead to: the game counts, the panel shows.
import type { Action } from '@motti/triumph-of-chaos';
import {
  CARD_TEXTS,
  type Outlook,
  outlook,
  type SideId,
  sideByName,
} from '@motti/triumph-of-chaos/parts';
import { deckName, titleOf } from '../cards/faces.ts';
import type { ChaosTable } from '../table.ts';
import { WORDS } from '../words/index.ts';

export interface CombatChoice {
  readonly action: Action;
  readonly label: string;
  /** What it is for, under the label. */
  readonly note: string;
  readonly outlook: Outlook | undefined;
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
] as const;

export function combatChoices(table: ChaosTable): readonly CombatChoice[] {
  const side = sideByName(table.viewer ?? 'red');
  return table.choices
    .filter(({ kind }) => kind !== 'join')
    .map((action) => ({
      action,
      label: labelOf(table, action),
      note: noteOf(table, action),
      outlook: outlook(table.state, side, action),
    }));
}

function labelOf(table: ChaosTable, action: Action): string {
  if (action.kind === 'initiative') return titleOf(table.locale, action.card);
  const own = WORDS[table.locale].combat.labels;
  return action.kind in own ? own[action.kind as keyof typeof own] : table.texts.action(action);
}

function noteOf(table: ChaosTable, action: Action): string {
  const words = WORDS[table.locale].combat;
  if (action.kind === 'initiative') {
    const key = `${deckName(action.card)}-${(action.card % 55) + 1}.${action.option}`;
    return CARD_TEXTS[table.locale].options[key] ?? '';
  }
  const { notes } = words;
  return action.kind in notes ? notes[action.kind as keyof typeof notes] : '';
}

/** The share in which this side wins. */
export const wins = (seen: Outlook, isAttacker: boolean): number =>
  isAttacker ? seen.attacker : seen.defender;

export const isAttackerIn = (table: ChaosTable, side: SideId): boolean =>
  table.view.combat !== null && table.view.combat.attacker === side;
