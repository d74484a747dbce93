// Ce qui s’est passé, en français.
import type { Catalogue } from '../catalogue.ts';
import { listOf, plain, spaceName } from '../names.ts';
import {
  commander,
  count,
  effect,
  environment,
  from,
  front,
  list,
  of,
  one,
  player,
  side,
  strategy,
  turn,
  unit,
} from './lexicon.ts';

const REASONS: Readonly<Record<string, string>> = {
  international: 'opinion mondiale',
  recovery: 'récupération d’unités perdues',
  conquest: 'conquête',
  'fortified-conquest': 'prise d’une case fortifiée',
  failure: 'échec d’une attaque',
  'fortified-defeat': 'échec devant la ligne',
  'fortified-defence': 'la ligne tient',
  infiltration: 'infiltration',
};

/** Plusieurs à la suite ; `units` dit combien et lesquelles. */
export const runs: Catalogue['runs'] = {
  placed: (units, e) => `${list(units)} vont dans la boîte ${front(e.front)}.`,
  moved: (units, e) => `${list(units)} vont ${from(e.from)} à ${spaceName(e.space)}.`,
  assigned: (units, e) => `${list(units)} ${from(e.place)} rejoignent ${strategy(e.strategy)}.`,
  reinforced: (units, e) => `${list(units)} ${from(e.place)} renforcent ${strategy(e.strategy)}.`,
  supported: (supports, e) => `${list(supports)} soutiennent ${strategy(e.strategy)}.`,
  laid: (supports, e) => `${list(supports)} sont posés sur le front ${front(e.front)}.`,
  advanced: (units, e) => `${list(units)} entrent à ${spaceName(e.space)}.`,
  engaged: (units) => `${list(units)} prennent part au combat.`,
  taken: (units) => `${list(units)} se joignent à l’attaque.`,
  lost: (units, e) => `${player(e.side)} perd ${list(units)} à ${spaceName(e.space)}.`,
  'picked-for-recovery': (units, e) =>
    `${list(units)} reviendront dans la boîte ${front(e.front)}.`,
};

const RESULTS = { success: 'succès', partial: 'demi-succès', failure: 'échec' } as const;

export const events: Catalogue['events'] = {
  turn: (e) => `Tour ${e.turn}, ${turn(e.turn)}.`,
  placed: (e) => `${one(e.unit)} va dans la boîte ${front(e.front)}.`,
  deployed: (e) =>
    `Les forces soviétiques sont réparties : ${e.units} unités attendent sur les trois fronts.`,
  returned: (e) => `Des unités finlandaises reviennent dans les Forces : ${listOf(e.units)}.`,
  'picked-for-recovery': (e) => `${one(e.unit)} reviendra dans la boîte ${front(e.front)}.`,
  recovered: (e) =>
    `Le Soviétique récupère ${listOf(e.units)} pour ${count(e.price.total, 'point de moral', 'points de moral')}.`,
  passage: (e) => `Les pertes passent aux Renforts : ${listOf(e.units)}.`,
  january: (e) =>
    `Les renforts de janvier arrivent : ${listOf(e.units)}, avec MER, TIMO et T-34/KV-1.`,
  international: (e) =>
    `Situation internationale : le dé donne ${e.die}, le marqueur est à ${plain(e.marker)}.`,
  morale: (e) =>
    `Moral ${side(e.side)} ${plain(e.before)} → ${plain(e.after)} : ${REASONS[e.reason] ?? e.reason}.`,
  moved: (e) => `${one(e.unit)} va ${from(e.from)} à ${spaceName(e.space)}.`,
  marked: (e) => `Un marqueur Possession est posé à ${spaceName(e.space)}.`,
  unmarked: (e) => `Le marqueur Possession ${of(spaceName(e.space))} est repris.`,
  boxed: (e) => `${strategy(e.strategy)} est préparée sur le front ${front(e.front)}.`,
  unboxed: (e) => `${strategy(e.strategy)} quitte sa case.`,
  cleared: (e) => `${strategy(e.strategy)} est vidée.`,
  entrenched: (e) => `${strategy(e.strategy)} reçoit un Retranchement.`,
  boxes: (e) =>
    `Stratégies soviétiques par front : Laponie ${e.lapland}, Ladoga ${e.ladoga}, Carélie ${e.karelia}.`,
  assigned: (e) => `${one(e.unit)} ${from(e.place)} rejoint ${strategy(e.strategy)}.`,
  reinforced: (e) => `${one(e.unit)} ${from(e.place)} renforce ${strategy(e.strategy)}.`,
  supported: (e) => `${e.support} soutient ${strategy(e.strategy)}.`,
  environment: (e) => `${environment(e.marker)} s’ajoute à ${strategy(e.strategy)}.`,
  laid: (e) => `${e.support} est posé sur le front ${front(e.front)}.`,
  lifted: (e) => `${e.support} est repris du front ${front(e.front)}.`,
  'supports-laid': (e) => `${player(e.side)} a posé ses soutiens sur les fronts.`,
  committed: (e) => `${player(e.side)} a validé son plan.`,
  attack: (e) => `L’Armée rouge attaque ${spaceName(e.space)}.`,
  'attack-plan': (e) =>
    `${strategy(e.strategy)} mène l’attaque, au départ ${of(spaceName(e.start))}.`,
  answered: (e) => `Les Finlandais répondent à ${spaceName(e.space)}.`,
  declined: (e) => `Les Finlandais ne répondent pas à ${spaceName(e.space)}.`,
  'answer-plan': (e) => `C’est ${strategy(e.strategy)} qui répond.`,
  'deployment-over': (e) =>
    `Le déploiement est terminé : ${count(e.attacks, 'attaque', 'attaques')}.`,
  revealed: (e) =>
    e.answer === 'none'
      ? `${spaceName(e.space)} : ${strategy(e.strategy)}, sans réponse.`
      : `${spaceName(e.space)} : ${strategy(e.strategy)} contre ${strategy(e.answer)}.`,
  drawn: () => 'Les moyens finlandais sont tirés au sort.',
  'row-shuffled': () => 'Les stratégies finlandaises sont mélangées.',
  confrontation: (e) =>
    [
      `Confrontation à ${spaceName(e.space)} : ${strategy(e.strategy)} au départ ${of(spaceName(e.start))} avec ${listOf(e.force)}${extras(e.supports)}`,
      e.answer === 'none' && listOf(e.defenders) === ''
        ? 'personne ne défend.'
        : `contre ${listOf(e.defenders) || 'aucune unité'}${extras([
            ...(e.entrenched ? ['Retranchement'] : []),
            ...e.environment.map(environment),
            ...e.answerSupports,
          ])}.`,
    ].join(', '),
  engaged: (e) => `${one(e.unit)} prend part au combat.`,
  commander: (e) => `${commander(e.commander)} ${effect(e.effect)}.`,
  round: (e) =>
    `${spaceName(e.space)}, round ${e.round} : Soviétique ${e.soviet.total}, Finlandais ${e.finland.total}. ${player(e.roller)} obtient ${e.die}${e.modified === e.die ? '' : `, lu ${e.modified}`} : ${e.result}.`,
  held: () => 'Mannerheim interdit le recul : les pertes finlandaises sont doublées.',
  'no-step-back': () => 'Le NKVD interdit le recul : les pertes soviétiques sont doublées.',
  'fell-back': (e) => `${player(e.side)} recule.`,
  lost: (e) => `${player(e.side)} perd ${e.count} ${unit(e.unit)} à ${spaceName(e.space)}.`,
  stopped: (e) => `L’attaque contre ${spaceName(e.space)} est interrompue.`,
  'fights-on': (e) => `Le combat continue à ${spaceName(e.space)}.`,
  conquest: (e) =>
    `${spaceName(e.space)} tombe ${e.undefended ? 'sans combat ' : ''}devant ${strategy(e.strategy)}.`,
  repulse: (e) => `${strategy(e.strategy)} est repoussée à ${spaceName(e.space)}.`,
  advanced: (e) =>
    `${count(e.count, `${unit(e.unit)} entre`, `${unit(e.unit)} entrent`)} à ${spaceName(e.space)}.`,
  onward: (e) => `L’attaque se poursuit ${of(spaceName(e.from))} vers ${spaceName(e.space)}.`,
  taken: (e) => `${one(e.unit)} se joint à l’attaque.`,
  retreated: (e) => `Recul ${of(spaceName(e.from))} à ${spaceName(e.space)} : ${listOf(e.units)}.`,
  'combats-over': () => 'Le Soviétique met fin aux combats.',
  withdrawn: (e) => `Un SCT est retiré ${of(spaceName(e.space))}.`,
  'no-harassment': () => 'Pas d’infiltration ce tour-ci.',
  harassment: (e) =>
    `${count(e.scouts, 'SCT s’infiltre', 'SCT s’infiltrent')} à ${spaceName(e.space)}.`,
  exposed: (e) => `Les Finlandais frapperont à ${spaceName(e.space)}.`,
  dropped: (e) =>
    `Avec ${e.scouts} SCT, le coup de main sur ${spaceName(e.space)} est sans espoir : il est abandonné.`,
  infiltration: (e) =>
    `Infiltration à ${spaceName(e.space)} : le dé donne ${e.die}, soit un total de ${plain(e.score.total)} ; ${RESULTS[e.result]}.`,
  stayed: (e) =>
    e.scouts === 0
      ? `Les éclaireurs reviennent ${of(spaceName(e.space))}.`
      : `${count(e.scouts, 'SCT reste', 'SCT restent')} à ${spaceName(e.space)} : la case redevient finlandaise.`,
  starved: (e) => `${spaceName(e.space)} est coupée de ses lignes : 1 ${unit(e.unit)} est perdue.`,
  victory: (e) =>
    e.winner === 'draw'
      ? 'La guerre s’achève sans vainqueur.'
      : `${e.winner === 'soviet' ? 'L’URSS' : 'La Finlande'} a gagné la guerre.`,
};

const extras = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` (${names.join(', ')})`;
