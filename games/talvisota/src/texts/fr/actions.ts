// Les choix tels qu’on les lit, en français.
import { EFFECTS } from '../../actions.ts';
import {
  ENVIRONMENT_NAMES,
  FRONT_NAMES,
  NONE,
  SUPPORT_NAMES,
  UNIT_NAMES,
} from '../../data/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { placeById, spaceById } from '../names.ts';
import { commander, effect, environment, from, front, of, strategyById, unit } from './lexicon.ts';

const unitById = (id: number): string => unit(UNIT_NAMES[id]);
const frontById = (id: number): string => front(FRONT_NAMES[id]);
const fromPlace = (id: number): string => from(placeById(id));

export const actions: Catalogue['actions'] = {
  place: (a) => `Mettre ${unitById(a.unit)} dans la boîte ${frontById(a.front)}`,
  recover: (a) => `Récupérer ${unitById(a.unit)} dans la boîte ${frontById(a.front)}`,
  move: (a) => `Déplacer ${unitById(a.unit)} ${fromPlace(a.from)} à ${spaceById(a.to)}`,
  mark: (a) => `Poser un marqueur Possession à ${spaceById(a.space)}`,
  unmark: (a) => `Reprendre le marqueur Possession ${of(spaceById(a.space))}`,
  box: (a) => `Préparer ${strategyById(a.strategy)} sur le front ${frontById(a.front)}`,
  unbox: (a) => `Retirer ${strategyById(a.strategy)} de sa case`,
  assign: (a) =>
    a.place === NONE
      ? `Affecter ${unitById(a.unit)} à ${strategyById(a.strategy)}`
      : `Affecter ${unitById(a.unit)} ${fromPlace(a.place)} à ${strategyById(a.strategy)}`,
  reinforce: (a) =>
    `Renforcer ${strategyById(a.strategy)} de ${unitById(a.unit)} ${fromPlace(a.place)}`,
  support: (a) => `Soutenir ${strategyById(a.strategy)} par ${SUPPORT_NAMES[a.support]}`,
  lay: (a) => `Poser ${SUPPORT_NAMES[a.support]} sur le front ${frontById(a.front)}`,
  lift: (a) => `Reprendre ${SUPPORT_NAMES[a.support]} du front ${frontById(a.front)}`,
  environment: (a) =>
    `Ajouter ${environment(ENVIRONMENT_NAMES[a.marker])} à ${strategyById(a.strategy)}`,
  entrench: (a) => `Retrancher ${strategyById(a.strategy)}`,
  clear: (a) => `Vider ${strategyById(a.strategy)}`,
  commit: () => 'Valider',
  attack: (a) =>
    `Attaquer ${spaceById(a.target)} depuis ${spaceById(a.start)} avec ${strategyById(a.strategy)}`,
  answer: (a) => `Répondre par ${strategyById(a.strategy)}`,
  decline: () => 'Ne pas répondre',
  resolve: (a) => `Résoudre ${spaceById(a.space)}`,
  end: () => 'En rester là',
  engage: (a) => `Engager ${unitById(a.unit)}`,
  meretskov: (a) => `${commander('meretskov')} ${effect(EFFECTS.meretskov[a.effect])}`,
  timoshenko: (a) => `${commander('timoshenko')} ${effect(EFFECTS.timoshenko[a.effect])}`,
  mannerheim: (a) => `${commander('mannerheim')} ${effect(EFFECTS.mannerheim[a.effect])}`,
  hold: () => 'Tenir, au double des pertes',
  nkvd: () => 'Envoyer le NKVD, au double des pertes',
  'fall-back': () => 'Reculer',
  lose: (a) => `Perdre ${unitById(a.unit)}`,
  fight: () => 'Poursuivre le combat',
  stop: () => 'S’arrêter là',
  advance: (a) => `Faire avancer ${unitById(a.unit)}`,
  onward: (a) => `Attaquer ensuite ${spaceById(a.space)}`,
  take: (a) => `Emmener ${unitById(a.unit)}`,
  retreat: (a) => `Reculer à ${spaceById(a.space)}`,
  withdraw: (a) => `Retirer un SCT ${of(spaceById(a.space))}`,
  harass: (a) => `Harceler ${spaceById(a.space)} avec ${a.scouts} SCT`,
  expose: (a) => `Les laisser frapper ${spaceById(a.space)}`,
  pass: () => 'Passer',
  stay: (a) => (a.scouts === 0 ? 'Tous les éclaireurs reviennent' : `Y laisser ${a.scouts} SCT`),
  starve: (a) => `Perdre l’unité qui se trouve à ${spaceById(a.space)}`,
  done: () => 'Terminer',
};
