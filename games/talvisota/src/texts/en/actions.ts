// Choices as a person reads them, in English.
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
import {
  commander,
  count,
  effect,
  environment,
  front,
  place,
  strategyById,
  unit,
} from './lexicon.ts';

const unitById = (id: number): string => unit(UNIT_NAMES[id]);
const frontById = (id: number): string => front(FRONT_NAMES[id]);
const at = (id: number): string => place(placeById(id));

export const actions: Catalogue['actions'] = {
  place: (a) => `Put ${unitById(a.unit)} into the ${frontById(a.front)} box`,
  recover: (a) => `Recover ${unitById(a.unit)} into the ${frontById(a.front)} box`,
  move: (a) => `Move ${unitById(a.unit)} from ${at(a.from)} to ${spaceById(a.to)}`,
  mark: (a) => `Put a Possession marker on ${spaceById(a.space)}`,
  unmark: (a) => `Take the Possession marker off ${spaceById(a.space)}`,
  box: (a) => `Prepare ${strategyById(a.strategy)} on the ${frontById(a.front)} front`,
  unbox: (a) => `Take ${strategyById(a.strategy)} out of its box`,
  assign: (a) =>
    a.place === NONE
      ? `Assign ${unitById(a.unit)} to ${strategyById(a.strategy)}`
      : `Assign ${unitById(a.unit)} from ${at(a.place)} to ${strategyById(a.strategy)}`,
  reinforce: (a) =>
    `Reinforce ${strategyById(a.strategy)} with ${unitById(a.unit)} from ${at(a.place)}`,
  support: (a) => `Support ${strategyById(a.strategy)} with ${SUPPORT_NAMES[a.support]}`,
  lay: (a) => `Lay ${SUPPORT_NAMES[a.support]} on the ${frontById(a.front)} front`,
  lift: (a) => `Take ${SUPPORT_NAMES[a.support]} back from the ${frontById(a.front)} front`,
  environment: (a) =>
    `Add ${environment(ENVIRONMENT_NAMES[a.marker])} to ${strategyById(a.strategy)}`,
  entrench: (a) => `Entrench ${strategyById(a.strategy)}`,
  clear: (a) => `Empty ${strategyById(a.strategy)}`,
  commit: () => 'Commit',
  attack: (a) =>
    `Attack ${spaceById(a.target)} from ${spaceById(a.start)} with ${strategyById(a.strategy)}`,
  answer: (a) => `Answer with ${strategyById(a.strategy)}`,
  decline: () => 'No answer',
  resolve: (a) => `Resolve ${spaceById(a.space)}`,
  end: () => 'Stop here',
  engage: (a) => `Engage ${unitById(a.unit)}`,
  meretskov: (a) => `${commander('meretskov')} ${effect(EFFECTS.meretskov[a.effect])}`,
  timoshenko: (a) => `${commander('timoshenko')} ${effect(EFFECTS.timoshenko[a.effect])}`,
  mannerheim: (a) => `${commander('mannerheim')} ${effect(EFFECTS.mannerheim[a.effect])}`,
  hold: () => 'Hold, at twice the losses',
  nkvd: () => 'Send in the NKVD, at twice the losses',
  'fall-back': () => 'Fall back',
  lose: (a) => `Lose ${unitById(a.unit)}`,
  fight: () => 'Fight on',
  stop: () => 'Stop here',
  advance: (a) => `Advance ${unitById(a.unit)}`,
  onward: (a) => `Attack ${spaceById(a.space)} next`,
  take: (a) => `Take ${unitById(a.unit)} along`,
  retreat: (a) => `Retreat to ${spaceById(a.space)}`,
  withdraw: (a) => `Take one SCT back from ${spaceById(a.space)}`,
  harass: (a) => `Harass ${spaceById(a.space)} with ${a.scouts} SCT`,
  expose: (a) => `Let them strike at ${spaceById(a.space)}`,
  pass: () => 'Pass',
  stay: (a) =>
    a.scouts === 0 ? 'All scouts return' : `Leave ${count(a.scouts, 'SCT', 'SCT')} there`,
  starve: (a) => `Lose the unit in ${spaceById(a.space)}`,
  done: () => 'Done',
};
