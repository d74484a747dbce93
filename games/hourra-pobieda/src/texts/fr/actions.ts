// Les choix tels qu’on les lit, en français.
import type { Catalogue, Names } from '../catalogue.ts';
import { AIMED, COLOURS, count, MARKS, spot } from './lexicon.ts';

const SUPPLIES = {
  none: 'Non ravitaillé',
  line: 'Ravitaillé',
  airlift: 'Par pont aérien',
} as const;
const MODES = { hold: 'sur place', progress: 'progression', rapid: 'avance rapide' } as const;
const WORKS = {
  none: '',
  pontoon: ', construire un ponton',
  depot: ', construire un dépôt',
} as const;

const withMark = (colour: string, mark: string): string =>
  `${COLOURS[colour] ?? colour}${mark === '' ? '' : ` ${MARKS[mark]}`}`;

export const actions = (n: Names): Catalogue['actions'] => {
  const at = (place: number): string => n.place(spot(place));
  return {
    place: (a) => `Placer l’élément ${a.element} en ${at(a.at)}`,
    lift: (a) => `Reprendre le groupe en ${at(a.at)}`,
    entrench: (a) => `Retrancher ${at(a.at)} au niveau ${a.level}`,
    mine: (a) => `Poser un champ de mines en ${at(a.at)}`,
    suggested: () => 'Prendre le déploiement proposé',
    ready: () => 'Confirmer le déploiement',
    keep: () => 'Garder l’initiative',
    give: () => 'Laisser l’initiative',
    munitions: (a) => `Munitions : ${withMark(a.colour, a.mark)}`,
    arrive: (a) => `L’élément ${a.element} arrive en ${at(a.at)}`,
    activate: (a) => `Activer le groupe en ${at(a.at)}`,
    'air-recon': (a) => `Reconnaissance aérienne autour de ${at(a.at)}`,
    raid: (a) =>
      `Raid sur ${at(a.at)} avec ${count(a.tokens + a.antiTank, 'jeton Blanc', 'jetons Blancs')}${a.antiTank > 0 ? ` (dont ${a.antiTank} AT)` : ''}`,
    end: () => 'Terminer la séquence',
    detach: (a) => `Détacher l’élément ${a.element}`,
    rejoin: () => 'Garder le groupe entier',
    declare: (a) =>
      `${SUPPLIES[a.supply]}, ${MODES[a.mode]}${a.banzai ? ', banzaï' : ''}${WORKS[a.works]}${a.at < 0 ? '' : ` vers ${at(a.at)}`}`,
    reconnoitre: () => 'Faire une reconnaissance (1 Bleu)',
    step: (a) => `Aller en ${at(a.to)}`,
    walk: (a) => `Aller en ${n.place(a.path.split(' ').at(-1) ?? '')}`,
    stop: () => 'S’arrêter',
    assault: (a) => `Assaut sur ${at(a.at)}`,
    fire: (a) => `Tir ${withMark(a.colour, a.mark)} sur ${at(a.at)}${AIMED[a.aim]}`,
    done: () => 'Terminer',
    commit: (a) => `Engager : ${withMark(a.what, a.mark)}`,
    seal: () => 'Sceller la mise',
    lose: (a) => `Perdre l’élément ${a.element}`,
    retreat: (a) => `Reculer en ${at(a.to)}`,
    occupy: () => 'Occuper',
    stay: () => 'Rester',
    flak: (a) => (a.tokens === 0 ? 'Pas de DCA' : `Dépenser ${a.tokens} DCA`),
    bomb: (a) =>
      a.aim === '' && a.mark === ''
        ? 'Lâcher la bombe'
        : `Bombe${a.mark === '' ? '' : ` ${MARKS[a.mark]}`}${AIMED[a.aim]}`,
  };
};
