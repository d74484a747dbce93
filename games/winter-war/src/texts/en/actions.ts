// What a player may do, in English.
import type { Answer } from '../../actions.ts';
import { hexName, unitName } from '../../data/index.ts';
import { endOf, isRide } from '../../rules/path.ts';
import type { Catalogue } from '../catalogue.ts';
import { city } from '../names.ts';
import { hex, hexes, list, unit, within } from './lexicon.ts';

const answers: Readonly<Record<Answer, string>> = {
  'cease-fire': 'Cease fire',
  'fight-on': 'Fight on',
  invade: 'Land against the defence',
  'call-off': 'Call the landing off',
  petsamo: 'By sea to Petsamo',
  sweden: 'Through Sweden',
};

export const actions: Catalogue['actions'] = {
  place: (action) => `Place ${unit(unitName(action.unit))} ${within(hexName(action.hex))}`,
  take: (action) => `Take back ${unit(unitName(action.unit))}`,
  select: (action) => `Move ${unit(unitName(action.unit))}`,
  ride: (action) => `Take the train to ${hex(hexName(action.hex))}`,
  leave: () => 'Leave it where it stands',
  retreat: (action) => `Retreat ${unit(unitName(action.unit))} to ${hex(hexName(action.hex))}`,
  advance: (action) => `Advance ${unit(unitName(action.unit))} into ${hex(hexName(action.hex))}`,
  join: (action) => `Attack with ${unit(unitName(action.unit))}`,
  also: (action) => `Attack ${hex(hexName(action.hex))} as well`,
  resolve: () => 'Resolve the attack',
  lose: (action) => `Give up ${unit(unitName(action.unit))}`,
  withdraw: (action) => `Withdraw ${unit(unitName(action.unit))}`,
  drop: (action) => `Drop the paratroops on ${hex(hexName(action.hex))}`,
  priority: (action) => `Supply ${unit(unitName(action.unit))} as number ${action.rank}`,
  pin: (action) => `Supply ${unit(unitName(action.unit))} from ${city(action.city)}`,
  nearest: (action) =>
    `Of the nearest cities, let ${unit(unitName(action.unit))} draw on ${city(action.city)}`,
  done: () => 'Done',
  move: (action) =>
    `Move ${unit(unitName(action.unit))} to ${hex(hexName(endOf(action.path)))}${action.path.some(isRide) ? ' by rail' : ''}`,
  attack: (action) =>
    `Attack ${hexes(action.targets.map(hexName))}${action.units.length === 0 ? '' : ` with ${list(action.units.map(unitName))}`}`,
  answer: ({ answer }) => answers[answer],
};

export const roll: Catalogue['roll'] = (dice) => `The die shows ${dice.join(' ')}`;
