// What the map shows of attacks: those that are planned, the one that is being fought; and where a refusal points.
import {
  type Action,
  COLUMNS_OF_ODDS,
  ENTRY_HEX,
  hexSeen,
  PETSAMO,
  queries,
} from '@motti/winter-war';
import { type AttackDraft, type Offers, plannedAttacks } from '@motti/winter-war/aid';
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

/** Where the present question is about: the map goes there when nothing of it is in sight. */
export function placesOf(table: WinterWarTable, offers: Offers): readonly number[] {
  switch (asked(table)) {
    case undefined:
    case 'movement':
    case 'attack':
      return [...offers.hexes.keys(), ...offers.targets];
    case 'landing':
      return [PETSAMO];
    case 'route':
      return [PETSAMO, ENTRY_HEX];
    default: {
      if (offers.hexes.size > 0) return [...offers.hexes.keys()];
      return [...offers.units].map((unit) => hexSeen(table.view, unit)).filter((hex) => hex >= 0);
    }
  }
}

/** The hex that an action is about. */
export function hexOfAction(table: WinterWarTable, action: Action | undefined): number | undefined {
  switch (action?.kind) {
    case 'place':
    case 'retreat':
    case 'advance':
    case 'drop':
    case 'ride':
    case 'also':
      return action.hex;
    case 'attack':
      return action.targets[0];
    case 'lose':
    case 'withdraw': {
      const hex = hexSeen(table.view, action.unit);
      return hex >= 0 ? hex : undefined;
    }
    case 'move': {
      const end = action.path.at(-1);
      return end === undefined ? undefined : end >= queries.RIDE ? end - queries.RIDE : end;
    }
    default:
      return undefined;
  }
}
