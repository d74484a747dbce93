// Labels of breakdowns, names of numbers, and results, in English.
import type { Over } from '@motti/engine';
import type { Catalogue } from '../catalogue.ts';

export const terms: Catalogue['terms'] = {
  strength: 'Strength',
  bonus: 'Tactical bonus',
  'bonus-doubled': 'Tactical bonus, doubled',
  'bonus-silenced': 'No tactical bonus for infantry',
  'bonus-cancelled': 'Tactical bonus cancelled',
  'bonus-kept': 'Cancelled bonus, kept at +1',
  'timoshenko-bonus': 'Timoshenko',
  snow: 'Snow',
  woods: 'Woods',
  forest: 'Forest',
  marsh: 'Marsh',
  fog: 'Fog',
  ambush: 'Ambush',
  'anti-tank': 'Anti-tank',
  'anti-tank-idle': 'Anti-tank, no tanks present',
  artillery: 'Artillery',
  'artillery-doubled': 'Artillery, doubled by Meretskov',
  mannerheim: 'Mannerheim',
  air: 'Air support',
  'fortified-line': 'Fortified line',
  'fortified-line-breached': 'Fortified line, breached',
  harried: 'Penalty imposed on the enemy',
  ammunition: 'Lack of ammunition',
  entrenchment: 'Entrenchment',
  'space-value': 'Value of the space',
  'at-least': 'Never below 1',
  'beyond-six': 'Superiority beyond +6',
  supply: 'Supply',
  'weaker-attacker': 'The attacker is the weaker side',
  scouts: 'Scouts',
  garrison: 'Soviet units in the space',
  neighbours: 'Soviet units next to it',
  die: 'Die',
  'rifle-divisions': 'Rifle divisions',
  'other-units': 'Other units',
};

export const names: Catalogue['names'] = {
  'morale.soviet': 'Soviet morale',
  'morale.finland': 'Finnish morale',
  turn: 'Turn',
  'lost.soviet': 'Soviet units out of action',
  'lost.finland': 'Finnish units out of action',
  conquered: 'Spaces conquered',
  soviet: 'Soviet strength',
  finland: 'Finnish strength',
  die: 'Die modifier',
  harassment: 'Harassment modifier',
  price: 'Price in morale',
  'phase.setup': 'Set-up',
  'phase.returns': 'Returns and recovery',
  'phase.events': 'International events',
  'phase.movement': 'Special movement',
  'phase.planning': 'Planning',
  'phase.deployment': 'Deployment',
  'phase.combats': 'Combats',
  'phase.harassment': 'Harassment',
  'phase.end': 'End of the turn',
  'phase.over': 'End of the game',
  'preset.isthmus': 'Isthmus first',
  'preset.isthmus.help': 'almost all armour before the Mannerheim Line',
  'preset.balanced': 'Broad front',
  'preset.balanced.help': 'every front can attack',
  'preset.north': 'Cut the country in two',
  'preset.north.help': 'strong columns in Lapland and Ladoga',
};

const REASONS: Readonly<Record<string, string>> = {
  'TV-1.2c': 'Helsinki has fallen. The Soviet Union wins.',
  'TV-1.2d': 'Finland’s will is broken. The Soviet Union wins.',
  'TV-1.2e': 'The Kremlin has had enough. Finland wins.',
};

export function result(over: Over): string {
  const known = REASONS[over.clause];
  if (known) return known;
  if (over.winner === undefined) return 'Both sides are equally worn out. The war ends in a draw.';
  return over.winner === 'soviet'
    ? 'The Soviet Union ends the war with the higher morale and wins.'
    : 'Finland ends the war with the higher morale and wins.';
}
