// Libellés des décomptes, des jauges et des niveaux de victoire en français.
import type { Over } from '@motti/engine';
import type { Catalogue } from '../catalogue.ts';
import { cap } from './lexicon.ts';

export const terms: Catalogue['terms'] = {
  'attack-strength': 'Force d’attaque',
  'defense-strength': 'Force de défense',
  'fell-back': 'repliée, ne défend pas',
  fort: 'fortification, doublée',
  city: 'ville, doublée',
  'supply-city': 'ville de ravitaillement, doublée',
  'across-water': 'attaque par l’eau seulement, doublée',
  'from-sea': 'attaque par la mer, doublée',
  isolated: 'isolée, divisée par deux',
  'row-west-of-viipuri': 'hexagone à l’ouest de Viipuri',
  'city-captured': 'ville prise',
  'mannerheim-line': 'toute la ligne Mannerheim prise',
  'south-cleared': 'plus un Finlandais sur la rangée A ni au sud',
  'allied-units': 'unités alliées éliminées',
  'soviet-city-lost': 'ville soviétique perdue',
  'garrison-short': 'garnison de Murmansk insuffisante',
  'fort-captured': 'fortification prise',
  'corps-lost': 'corps d’armée perdu',
};

export const names: Catalogue['names'] = {
  attack: 'Attaque',
  defense: 'Défense',
  points: 'Points de victoire soviétiques',
  turn: 'Tour',
  'units.soviet': 'Unités soviétiques sur la carte',
  'units.finland': 'Unités finlandaises sur la carte',
  'strength.soviet': 'Force d’attaque soviétique',
  'strength.finland': 'Force d’attaque finlandaise',
  'lost.soviet': 'Force d’attaque soviétique perdue',
  'lost.finland': 'Force d’attaque finlandaise perdue',
  'isolated.soviet': 'Unités soviétiques isolées',
  'isolated.finland': 'Unités finlandaises isolées',
  'cities.finland': 'Villes aux mains des Finlandais',
  'forts.soviet': 'Hexagones de la ligne Mannerheim aux mains des Soviétiques',
  garrison: 'Unités près de Murmansk',
  'phase.deployment': 'Déploiement',
  'phase.reinforcement': 'Phase de renforts',
  'phase.movement': 'Phase de mouvement',
  'phase.before-combat': 'Avant combat',
  'phase.combat': 'Phase de combat',
  'phase.paradrop': 'Parachutage',
  'phase.interphase': 'Entre deux tours',
  'phase.over': 'Fin de partie',
  'preset.historical': 'Historique',
  'preset.historical.help': 'D’après l’ordre de bataille du 30 novembre 1939.',
  'preset.sound': 'Une ligne solide',
  'preset.sound.help':
    'Une ligne qui tire parti des fortifications, des zones et du ravitaillement.',
};

const levels: Readonly<Record<string, string>> = {
  'soviet decisive': 'victoire soviétique décisive',
  'soviet substantive': 'victoire soviétique importante',
  'soviet marginal': 'victoire soviétique marginale',
  'draw moral': 'partie nulle, victoire morale de la Finlande',
  'finland decisive': 'victoire finlandaise décisive',
};

export const levelText = (level: string, winner: string): string =>
  levels[`${winner === '' ? 'draw' : winner} ${level}`] ?? level;

export const result = ({ winner, level }: Over): string =>
  `${cap(levelText(level ?? '', winner ?? ''))}.`;
