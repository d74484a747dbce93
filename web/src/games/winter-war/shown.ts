// What the map shows of attacks: those that are planned, the one that is being fought.
import { COLUMNS_OF_ODDS, queries } from '@motti/winter-war';
import { type AttackDraft, plannedAttacks } from '@motti/winter-war/aid';
import type { Hand } from './hand.svelte.ts';
import { asked, type WinterWarTable } from './table.ts';

/** An attack as arrows on the map. */
export interface ShownAttack {
  readonly id: string;
  readonly units: readonly number[];
  readonly targets: readonly number[];
  /** As the table of results writes it: "2-1". */
  readonly odds?: string | undefined;
  /** Not declared yet. */
  readonly planned?: boolean;
}

const shownAttack = (table: WinterWarTable, { units, targets }: AttackDraft): ShownAttack => {
  const { column } = queries.combatPreview(table.state, units, targets);
  return {
    id: targets.join(),
    units,
    targets,
    odds: column === undefined ? 'De' : COLUMNS_OF_ODDS[column],
    planned: true,
  };
};

/** The attack in the hand; without one the whole set that is owed; in a combat the attack that was declared. */
export function attacksShown(table: WinterWarTable, hand: Hand): ShownAttack[] {
  const { targets, attackers, column } = table.view.attack;
  if (asked(table) === 'attack') {
    if (hand.attack.targets.length > 0) return [shownAttack(table, hand.attack)];
    return plannedAttacks(table.state).map((draft) => shownAttack(table, draft));
  }
  if (targets.length === 0) return [];
  return [{ id: targets.join(), units: attackers, targets, odds: COLUMNS_OF_ODDS[column] }];
}
