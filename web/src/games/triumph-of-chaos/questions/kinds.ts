// Where each question is answered: by a panel, on the map, or in the list of choices on purpose.
import type { StepKind } from '@motti/triumph-of-chaos/parts';

export type Place =
  | 'politics'
  | 'hand'
  | 'combat'
  | 'replacements'
  | 'factions'
  | 'cards'
  | 'map'
  | 'list';

/** Every question that a player can be asked. */
export const ANSWERED: Partial<Record<StepKind, Place>> = {
  // before the game, and Preparation
  bid: 'list',
  'new-deck': 'list',
  tsar: 'list',
  // Political Phase
  rescue: 'cards',
  allocate: 'politics',
  'place-political': 'politics',
  displace: 'map',
  station: 'map',
  'don-place': 'map',
  // an impulse
  choose: 'hand',
  mark: 'map',
  protector: 'list',
  window: 'cards',
  moves: 'map',
  overrun: 'list',
  drop: 'map',
  combats: 'map',
  redeploy: 'map',
  redeploying: 'map',
  hunt: 'map',
  'capture-influence': 'factions',
  muster: 'map',
  // combat
  'declare-attack': 'combat',
  withdraw: 'combat',
  'ability-window': 'combat',
  withdrawing: 'map',
  pursue: 'combat',
  pursuing: 'map',
  pursuit: 'map',
  reinforce: 'combat',
  reinforcing: 'map',
  peoples: 'combat',
  'combat-window': 'combat',
  tanks: 'combat',
  'die-modifier': 'combat',
  surprise: 'combat',
  losses: 'combat',
  'step-loss': 'combat',
  corps: 'combat',
  'cancel-retreat': 'combat',
  hold: 'combat',
  retreat: 'map',
  exploit: 'combat',
  advance: 'map',
  counter: 'combat',
  // Logistics Phase
  'save-cards': 'cards',
  gold: 'map',
  subjugate: 'factions',
  'one-russia': 'factions',
  'lost-vc': 'factions',
  raid: 'map',
  assign: 'factions',
  spend: 'replacements',
  spending: 'replacements',
  'place-influence': 'factions',
  'mutiny-move': 'map',
  putsch: 'map',
  'peasant-region': 'map',
  'peasant-space': 'map',
  'effect-choice': 'map',
};

export const placeOfQuestion = (kind: StepKind): Place => ANSWERED[kind] ?? 'list';
