// Labels of breakdowns, gauges and victory levels in English.
import type { Over } from '@motti/engine';
import type { Catalogue } from '../catalogue.ts';
import { cap } from './lexicon.ts';

export const terms: Catalogue['terms'] = {
  'attack-strength': 'Attack Strength',
  'defense-strength': 'Defence Strength',
  'fell-back': 'fell back, does not defend',
  fort: 'fortification, doubled',
  city: 'city, doubled',
  'supply-city': 'supply city, doubled',
  'across-water': 'attacked only across water, doubled',
  'from-sea': 'attacked from the sea, doubled',
  isolated: 'isolated, halved',
  'row-west-of-viipuri': 'hex west of Viipuri',
  'city-captured': 'city captured',
  'mannerheim-line': 'whole Mannerheim Line captured',
  'south-cleared': 'no Finn left on or south of Row A',
  'allied-units': 'Allied units eliminated',
  'soviet-city-lost': 'Soviet city lost',
  'garrison-short': 'garrison of Murmansk too small',
  'fort-captured': 'fortification captured',
  'corps-lost': 'corps lost',
};

export const names: Catalogue['names'] = {
  attack: 'Attack',
  defense: 'Defence',
  points: 'Soviet victory points',
  turn: 'Turn',
  'units.soviet': 'Soviet units on the map',
  'units.finland': 'Finnish units on the map',
  'strength.soviet': 'Soviet Attack Strength',
  'strength.finland': 'Finnish Attack Strength',
  'lost.soviet': 'Soviet Attack Strength lost',
  'lost.finland': 'Finnish Attack Strength lost',
  'isolated.soviet': 'Isolated Soviet units',
  'isolated.finland': 'Isolated Finnish units',
  'cities.finland': 'Finnish cities in Finnish hands',
  'forts.soviet': 'Mannerheim hexes in Soviet hands',
  garrison: 'Units near Murmansk',
  'phase.deployment': 'Deployment',
  'phase.reinforcement': 'Reinforcement Phase',
  'phase.movement': 'Movement Phase',
  'phase.before-combat': 'Before combat',
  'phase.combat': 'Combat Phase',
  'phase.paradrop': 'Paradrop',
  'phase.interphase': 'Interphase',
  'phase.over': 'End of the game',
  'preset.historical': 'Historical',
  'preset.historical.help': 'After the order of battle of 30 November 1939.',
  'preset.sound': 'A sound line',
  'preset.sound.help': 'A line that makes good use of forts, zones and supply.',
};

const levels: Readonly<Record<string, string>> = {
  'soviet decisive': 'decisive Soviet victory',
  'soviet substantive': 'substantive Soviet victory',
  'soviet marginal': 'marginal Soviet victory',
  'draw moral': 'draw, a moral victory for Finland',
  'finland decisive': 'decisive Finnish victory',
};

export const levelText = (level: string, winner: string): string =>
  levels[`${winner === '' ? 'draw' : winner} ${level}`] ?? level;

export const result = ({ winner, level }: Over): string =>
  `${cap(levelText(level ?? '', winner ?? ''))}.`;
