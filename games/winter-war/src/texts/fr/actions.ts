// Ce qu’un joueur peut faire, en français.
import type { Answer } from '../../actions.ts';
import { hexName, unitName } from '../../data/index.ts';
import { endOf, isRide } from '../../rules/path.ts';
import type { Catalogue } from '../catalogue.ts';
import { city } from '../names.ts';
import { hex, hexes, list, unit, within } from './lexicon.ts';

const answers: Readonly<Record<Answer, string>> = {
  'cease-fire': 'Cesser le feu',
  'fight-on': 'Continuer le combat',
  invade: 'Débarquer de vive force',
  'call-off': 'Annuler le débarquement',
  petsamo: 'Par mer à Petsamo',
  sweden: 'Par la Suède',
};

export const actions: Catalogue['actions'] = {
  place: (action) => `Placer ${unit(unitName(action.unit))} ${within(hexName(action.hex))}`,
  take: (action) => `Reprendre ${unit(unitName(action.unit))}`,
  select: (action) => `Déplacer ${unit(unitName(action.unit))}`,
  ride: (action) => `Prendre le train jusqu’à ${hex(hexName(action.hex))}`,
  leave: () => 'Ne pas bouger',
  retreat: (action) => `Replier ${unit(unitName(action.unit))} vers ${hex(hexName(action.hex))}`,
  advance: (action) => `Avancer ${unit(unitName(action.unit))} vers ${hex(hexName(action.hex))}`,
  join: (action) => `Attaquer avec ${unit(unitName(action.unit))}`,
  also: (action) => `Attaquer aussi ${hex(hexName(action.hex))}`,
  resolve: () => 'Résoudre l’attaque',
  lose: (action) => `Sacrifier ${unit(unitName(action.unit))}`,
  withdraw: (action) => `Retirer ${unit(unitName(action.unit))}`,
  drop: (action) => `Larguer les parachutistes sur ${hex(hexName(action.hex))}`,
  priority: (action) => `Ravitailler ${unit(unitName(action.unit))} au rang ${action.rank}`,
  pin: (action) => `Ravitailler ${unit(unitName(action.unit))} depuis ${city(action.city)}`,
  nearest: (action) =>
    `À distance égale, ${unit(unitName(action.unit))} se ravitaille à ${city(action.city)}`,
  done: () => 'Terminer',
  move: (action) =>
    `Déplacer ${unit(unitName(action.unit))} vers ${hex(hexName(endOf(action.path)))}${action.path.some(isRide) ? ' par rail' : ''}`,
  attack: (action) =>
    `Attaquer ${hexes(action.targets.map(hexName))}${action.units.length === 0 ? '' : ` avec ${list(action.units.map(unitName))}`}`,
  answer: ({ answer }) => answers[answer],
};

export const roll: Catalogue['roll'] = (dice) => `Le dé donne ${dice.join(' ')}`;
