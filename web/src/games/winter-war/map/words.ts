// The words of the Winter War map.
import type { Locale } from '@motti/engine';

const en = {
  lettering: {
    gulf: 'Gulf of Finland',
    ladoga: 'LAKE LADOGA',
    bothnia: 'Gulf of Bothnia',
    onega: 'Lake Onega',
    white: 'White Sea',
    barents: 'Barents Sea',
    finland: 'FINLAND',
    soviet: 'SOVIET UNION',
    sweden: 'SWEDEN',
    norway: 'NORWAY',
  },
  overlays: {
    title: 'Shown on the map',
    zones: {
      soviet: 'Soviet zones',
      finland: 'Finnish zones',
      both: 'Zones of control',
    },
    supply: 'Supply',
    control: 'Who holds what',
    points: 'Points',
    rail: 'Railways',
  },
  legend: {
    rail: 'railway',
    road: 'road',
    border: 'border of 1939',
    river: 'river or lake: +1',
    swamp: 'swamp',
    fort: 'fortification: defence doubled',
    divide: 'Row A: two units a hex to the south, one to the north',
  },
  rail: 'rail',
  isolated: 'isolated',
  moved: 'moved',
  faceDown: 'face down',
  byRail: 'within reach by rail',
  legal: (cost: string) => (cost ? `within reach for ${cost}` : 'can be chosen'),
  mustAttack: 'must be attacked',
  capacity: (points: number) => `supplies ${points} attack points`,
};

export type MapWords = typeof en;

const fr: MapWords = {
  lettering: {
    gulf: 'Golfe de Finlande',
    ladoga: 'LAC LADOGA',
    bothnia: 'Golfe de Botnie',
    onega: 'Lac Onega',
    white: 'Mer Blanche',
    barents: 'Mer de Barents',
    finland: 'FINLANDE',
    soviet: 'UNION SOVIÉTIQUE',
    sweden: 'SUÈDE',
    norway: 'NORVÈGE',
  },
  overlays: {
    title: 'Affiché sur la carte',
    zones: {
      soviet: 'Zones soviétiques',
      finland: 'Zones finlandaises',
      both: 'Zones de contrôle',
    },
    supply: 'Ravitaillement',
    control: 'Qui tient quoi',
    points: 'Points',
    rail: 'Voies ferrées',
  },
  legend: {
    rail: 'voie ferrée',
    road: 'route',
    border: 'frontière de 1939',
    river: 'rivière ou lac : +1',
    swamp: 'marais',
    fort: 'fortification : défense doublée',
    divide: 'Rangée A : deux unités par hexagone au sud, une au nord',
  },
  rail: 'rail',
  isolated: 'isolée',
  moved: 'a bougé',
  faceDown: 'face cachée',
  byRail: 'à portée par rail',
  legal: (cost) => (cost ? `à portée pour ${cost}` : 'peut être choisi'),
  mustAttack: 'doit être attaqué',
  capacity: (points) => `ravitaille ${points} points d’attaque`,
};

export const MAP_WORDS: Readonly<Record<Locale, MapWords>> = { en, fr };
