// Ce qui s’est passé, en français.
import type { Catalogue, Names } from '../catalogue.ts';
import { BLUE, RED } from '../seats.ts';
import { AIMED, bid, count, elements, plain, token } from './lexicon.ts';

const STOPS = {
  zone: 'en entrant dans une zone d’influence ennemie',
  stream: 'sur l’autre rive',
  mines: 'dans un champ de mines',
  sprung: 'devant un ennemi caché',
} as const;
const WORKS = { none: 'rien', pontoon: 'un ponton', depot: 'un dépôt' } as const;
const SUPPLIES = {
  none: 'non ravitaillé',
  line: 'ravitaillé',
  airlift: 'ravitaillé par les airs',
} as const;
const MODES = {
  hold: 'reste sur place',
  progress: 'progresse',
  rapid: 'fait une avance rapide',
} as const;

const paid = (blue: number, white: number): string => {
  const parts = [
    ...(blue > 0 ? [count(blue, 'Bleu', 'Bleus')] : []),
    ...(white > 0 ? [count(white, 'Blanc', 'Blancs')] : []),
  ];
  return parts.join(' et ') || 'rien';
};

export const way: Catalogue['way'] = (places, road) =>
  `${places.join(' → ')}${road ? ', par la route' : ''}.`;

export const events = (n: Names): Catalogue['events'] => ({
  'entrenchments-rolled': (e) =>
    `${n.side(e.side)}, dé ${e.face} : ${count(e.count, 'groupe commence retranché', 'groupes commencent retranchés')}.`,
  placed: (e) => `${n.side(e.side)} : déploiement terminé.`,
  'revealed-set-ups': (e) =>
    `Les déploiements sont dévoilés : ${n.side(BLUE)}, ${count(e.blue, 'groupe visible', 'groupes visibles')} ; ${n.side(RED)}, ${e.red}.`,
  drawn: (e) => `Le sort désigne : ${n.side(e.side)} (${e.face}).`,
  attacker: (e) => `Attaquant : ${n.side(e.side)}.`,
  turn: (e) => `Tour ${e.turn} sur ${e.of}.`,
  munitions: (e) =>
    `Munitions choisies (${n.side(e.side)}) : ${e.tokens.map((each) => token(each)).join(', ')}.`,
  collected: (e) =>
    `${n.base(e.base)}${e.captured ? ', capturée,' : ''} donne ${count(e.blue, 'Bleu', 'Bleus')}${e.count > 0 ? ` et ${e.count} ${token(e.tokens, e.count)}` : ''} (${n.side(e.side)} : ${e.dice.join(', ')}).`,
  sequence: (e) =>
    `Séquence ${e.attacker ? 'de l’attaquant' : 'du défenseur'} : ${n.side(e.side)}.`,
  arrived: (e) => `${n.side(e.side)} : arrivée en ${n.place(e.at)}, ${elements(n, e.elements)}.`,
  'arrival-blocked': (e) =>
    `${n.side(e.side)} : un ennemi se trouve en ${n.place(e.at)}, il faut arriver ailleurs.`,
  activated: (e) =>
    `${n.side(e.side)} : activation du groupe en ${n.place(e.at)}, ${elements(n, e.elements)}.`,
  'hidden-activation': (e) => `${n.side(e.side)} : activation d’un groupe caché.`,
  split: (e) =>
    `${n.side(e.side)} : détachement du groupe en ${n.place(e.at)}, ${elements(n, e.elements)}.`,
  declared: (e) =>
    `Le groupe en ${n.place(e.at)}, ${SUPPLIES[e.supply]}, ${MODES[e.mode]}${e.banzai ? ' avec une attaque banzaï' : ''}${e.works === 'none' ? '' : ` et construit ${WORKS[e.works]}`}. Coût : ${paid(e.blue, e.white)}.`,
  paid: (e) => `Payé (${n.side(e.side)}) : ${paid(e.blue, e.white)}.`,
  moved: (e) => way([n.place(e.from), n.place(e.at)], e.road),
  stopped: (e) => `Le mouvement finit en ${n.place(e.at)}, ${STOPS[e.why]}.`,
  regrouped: (e) =>
    `${n.side(e.side)} : regroupement en ${n.place(e.at)}, ${elements(n, e.elements)}.`,
  revealed: (e) =>
    `Un groupe caché (${n.side(e.side)}) est révélé en ${n.place(e.at)} : ${elements(n, e.elements)}.`,
  'base-captured': (e) => `Base capturée (${n.side(e.side)}) : ${n.base(e.base)}.`,
  'depot-destroyed': (e) => `${n.side(e.side)} : le dépôt en ${n.place(e.at)} est détruit.`,
  released: (e) => `Renfort libéré : ${n.reinforcement(e.reinforcement)}.`,
  mines: (e) => `${n.side(e.side)} : mines rencontrées en ${n.place(e.at)}, densité ${e.density}.`,
  'mine-dice': (e) =>
    `Mines : ${e.dice.join(', ') || 'aucun dé'} ; ${count(e.losses, 'perte', 'pertes')}.`,
  'mine-class': (e) =>
    `Un ${e.face} : la perte frappe ${e.aim === 'soft' ? 'les éléments soft' : 'les blindés'}.`,
  searched: (e) => `Le groupe en ${n.place(e.at)} fait une reconnaissance.`,
  'search-dice': (e) => `Dés de la recherche : ${e.dice.join(', ')}.`,
  found: (e) => `${n.side(e.side)} : groupe trouvé en ${n.place(e.at)}.`,
  'nothing-found': (e) => `${n.side(e.side)} : recherche sans résultat.`,
  'air-search': (e) =>
    `${n.side(e.side)} : reconnaissance aérienne autour de ${n.place(e.at)}, rayon ${e.radius}.`,
  assault: (e) =>
    `${n.side(e.side)} : ${e.breakthrough ? 'percée' : 'assaut'} de ${n.place(e.from)} vers ${n.place(e.at)}.`,
  sealed: (e) => `${n.side(e.side)} : mise scellée.`,
  bids: (e) => `Mise (${n.side(e.side)}) : ${bid(e.tokens)}.`,
  aa: (e) =>
    `DCA (${n.side(e.side)}) : ${e.face}, ${e.downed ? 'un Blanc est abattu' : 'sans effet'}.`,
  totals: (e) =>
    `${n.side(e.side)} : ${plain(e.total)} contre ${plain(e.enemy)}, ${e.losses === 0 ? 'aucune perte' : count(e.losses, 'perte', 'pertes')}.`,
  disputed: (e) => `La perte est disputée (${e.face}) : le choix revient à ${n.side(e.side)}.`,
  lost: (e) => `${n.side(e.side)} : perte en ${n.place(e.at)}, ${n.type(e.element)}.`,
  annihilated: (e) => `${n.side(e.side)} : le groupe en ${n.place(e.at)} est anéanti.`,
  retreated: (e) => `${n.side(e.side)} : repli de ${n.place(e.from)} à ${n.place(e.at)}.`,
  'no-retreat': (e) =>
    `${n.side(e.side)} : le groupe en ${n.place(e.at)} ne peut pas reculer et perd un élément.`,
  occupied: (e) => `${n.side(e.side)} : occupation de ${n.place(e.at)} depuis ${n.place(e.from)}.`,
  fired: (e) =>
    `Tir ${token(e.colour)} de ${n.place(e.from)} sur ${n.place(e.at)}${AIMED[e.aim]} : ${e.face}, ${e.hit ? 'touché' : 'manqué'}.`,
  raid: (e) =>
    `${n.side(e.side)} : raid sur ${n.place(e.at)} avec ${count(e.tokens, 'jeton Blanc', 'jetons Blancs')}.`,
  flak: (e) => `${n.side(e.side)} : riposte avec ${count(e.tokens, 'jeton', 'jetons')} de DCA.`,
  bombed: (e) =>
    `Une bombe sur ${n.place(e.at)}${AIMED[e.aim]} : ${e.face}, ${e.hit ? 'touché' : 'manqué'}.`,
  pontoon: (e) => `Un ponton (${n.side(e.side)}) relie ${n.place(e.from)} et ${n.place(e.at)}.`,
  depot: (e) => `${n.side(e.side)} : dépôt construit en ${n.place(e.at)}.`,
  'works-failed': (e) =>
    `${n.side(e.side)} : impossible d’achever ${WORKS[e.works]} en ${n.place(e.at)}.`,
  entrenched: (e) =>
    `${n.side(e.side)} : le groupe en ${n.place(e.at)} se retranche, niveau ${e.level}.`,
  carried: (e) =>
    `${n.side(e.side)} : ${e.blue === 0 ? 'aucun Bleu conservé' : count(e.blue, 'Bleu conservé', 'Bleus conservés')}.`,
  victory: (e) => `Victoire ${LEVELS[e.level] ?? e.level} : ${n.side(e.side)}.`,
  eliminated: (e) => `${n.side(e.side)} : plus personne sur la table.`,
  draw: () => 'La partie est nulle.',
});

export const LEVELS: Readonly<Record<string, string>> = {
  marginal: 'marginale',
  decisive: 'décisive',
  dazzling: 'éclatante',
};
