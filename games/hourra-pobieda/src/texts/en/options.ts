// Scenarios, options and element types, in English.
import type { Fixed } from '../catalogue.ts';

const ON_OFF = { on: 'on', off: 'off' };

export const scenarios: Fixed['scenarios'] = {
  'khalkhin-gol': {
    name: 'Khalkhin Gol, July 1939',
    summary:
      'The Japanese offensive across the Khalkha: the bridge and Baintsagan hill against Nomonhan.',
    sides: { JP: 'Japan', SU: 'Soviet Union' },
    bases: { 'JP-1': 'the Japanese base', 'SU-1': 'the Soviet base' },
    reinforcements: { 'SU-R1': 'The armoured reserve' },
    places: {},
    objectives: {},
    said: {},
  },
  'suomussalmi-raate': {
    name: 'Suomussalmi – Raate road, December 1939',
    summary:
      'One Soviet division in the church village, another on the road, the Finns between them.',
    sides: { FI: 'Finland', SU: 'Soviet Union' },
    bases: {
      'FI-1': 'Hyrynsalmi road',
      'FI-2': 'Peranka road',
      'SU-1': 'Raate',
      'SU-2': 'Juntusranta',
    },
    reinforcements: {},
    places: {},
    objectives: {},
    said: {},
  },
  summa: {
    name: 'Summa, February 1940',
    summary: 'The breaking of the Mannerheim Line and the road to Viipuri.',
    sides: { FI: 'Finland', SU: 'Soviet Union' },
    bases: {
      'FI-1': 'Viipuri',
      'FI-2': 'Kämärä station',
      'SU-1': 'Perkjärvi',
      'SU-2': 'Boboshino',
    },
    reinforcements: {},
    places: {},
    objectives: {},
    said: {},
  },
  'board-p': {
    name: 'Board P',
    summary: 'The empty table of the worked examples.',
    sides: { BLU: 'Blue', RED: 'Red' },
    bases: {},
    reinforcements: {},
    places: {},
    objectives: {},
    said: {},
  },
};

export const options: Fixed['options'] = {
  initiative: {
    name: 'Initiative',
    help: 'The attacker is drawn once, or every turn.',
    values: { perGame: 'once a game', perTurn: 'every turn' },
  },
  fog: {
    name: 'Fog',
    help: 'Groups in ambush stay hidden from the enemy, or everything is shown.',
    values: { ambush: 'ambushes hidden', none: 'none' },
  },
  closeAir: {
    name: 'Close air support',
    help: 'It adds up to 4, or is capped at 3.',
    values: { procedure: 'up to 4', cap3: 'capped at 3' },
  },
  freeSupply: {
    name: 'Free supply',
    help: 'Near a base only the basic point is free, or everything.',
    values: { basicPoint: 'basic point', everything: 'everything' },
  },
  ziMovement: {
    name: 'Moving in influence zones',
    help: 'A group may shift inside the zone of one enemy, or not at all.',
    values: { otherZI: 'not into another zone', anyZI: 'not into any zone' },
  },
  terrainZones: {
    name: 'Areas of ground',
    help: 'A connected wood or town holds a group as a whole, or hex by hex.',
    values: { area: 'connected areas', cell: 'each hex' },
  },
  supplyZI: {
    name: 'Influence zones and supply',
    help: 'A zone that cannot be avoided cuts the supply line, or costs a point.',
    values: { cuts: 'they cut', costs: 'they cost' },
  },
  reconMarks: {
    name: 'Groups found',
    help: 'A group found by reconnaissance stays located for the turn, or for good.',
    values: { turn: 'for the turn', permanent: 'for good' },
  },
  minefieldDensity: {
    name: 'Density of minefields',
    help: 'Rolled at every entry, or once for the field.',
    values: { eachIntrusion: 'at every entry', fixedOnFirst: 'once' },
  },
  kgTrigger: {
    name: 'Release of the Soviet reserve',
    help: 'When the Japanese reach the east bank, or cross to the west.',
    values: { eastBank: 'east bank', westBank: 'west bank' },
  },
  table: {
    name: 'Table',
    help: 'On hexes of 1 UD, or on an open table measured to a hundredth.',
    values: { hex: 'hexes', open: 'open' },
  },
  retreatApproachRadius: {
    name: 'Retreat towards other enemies',
    help: 'A retreat may not come nearer to another enemy within this distance.',
    values: { scenario: 'as the scenario says', '3': '3 UD', '99': 'any distance' },
  },
  recon: { name: 'Reconnaissance', help: 'Groups may search for ambushes.', values: ON_OFF },
  airRecon: {
    name: 'Air reconnaissance',
    help: 'White tokens may search from the air.',
    values: ON_OFF,
  },
  airRaid: { name: 'Air raids', help: 'White tokens may bomb located groups.', values: ON_OFF },
  breakthrough: {
    name: 'Occupation and breakthrough',
    help: 'The winner of an assault may move in, and armour fight on.',
    values: ON_OFF,
  },
  minefields: {
    name: 'Minefields',
    help: 'The minefields of the scenario are laid.',
    values: ON_OFF,
  },
  airlift: {
    name: 'Airlift',
    help: 'Groups that are cut off may be supplied by air.',
    values: ON_OFF,
  },
  adaptedMunitions: {
    name: 'Adapted munitions',
    help: 'Munitions are HE or AT, and work better against what they are made for.',
    values: ON_OFF,
  },
  technology: {
    name: 'Technology',
    help: 'From 1942 tanks bring artillery with them.',
    values: ON_OFF,
  },
  troopQuality: {
    name: 'Quality of troops',
    help: 'On equal totals veterans do better and green troops worse.',
    values: ON_OFF,
  },
  aa: { name: 'Anti-aircraft', help: 'Munitions dice may yield AA tokens.', values: ON_OFF },
  harshEnvironment: {
    name: 'Harsh environment',
    help: 'Supply lines of 6 UD or more cost a point.',
    values: ON_OFF,
  },
  depots: { name: 'Depots', help: 'Groups may build depots that lengthen supply.', values: ON_OFF },
  aaVersusRaids: {
    name: 'AA against raids',
    help: 'AA may also be spent against air raids.',
    values: ON_OFF,
  },
  hiddenMinefields: {
    name: 'Hidden minefields',
    help: 'The enemy does not see minefields before entering them.',
    values: ON_OFF,
  },
};

export const types: Fixed['types'] = {
  heavy: 'Heavy armour',
  medium: 'Medium armour',
  light: 'Light armour',
  soft: 'Infantry',
  softMot: 'Motorised infantry',
  mech: 'Mechanised',
  type95: 'Type 95 light tanks',
  type89: 'Type 89 medium tanks',
  bt5: 'BT-5 medium tanks',
  armCar: 'Armoured cars',
  cavalry: 'Cavalry',
  ski: 'Ski infantry',
  skiReco: 'Ski reconnaissance',
  t26: 'T-26 tanks',
  vickers: 'Vickers tanks',
  alpine: 'Mountain infantry',
};
