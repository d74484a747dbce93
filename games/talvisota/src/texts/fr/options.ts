// Scénarios et options en français.
import type { Catalogue } from '../catalogue.ts';

const onOff = { on: 'Oui', off: 'Non' };

export const scenarios: Catalogue['scenarios'] = {
  campaign: {
    name: 'La guerre d’Hiver',
    summary: 'Toute la guerre, huit tours de décembre 1939 à mars 1940, à deux joueurs.',
  },
  solo: {
    name: 'La guerre d’Hiver, en solitaire',
    summary: 'Toute la guerre contre une Finlande qui tire au sort ses stratégies et ses moyens.',
  },
};

export const options: Catalogue['options'] = {
  frontCounts: {
    name: 'Pions par front',
    help: 'Le Finlandais voit-il combien de stratégies soviétiques il y a sur chaque front avant de répartir les siennes ?',
    values: { visible: 'Visibles', hidden: 'Cachés' },
  },
  laplandBoxes: {
    name: 'Cases de stratégie en Laponie',
    help: 'Combien de stratégies chaque camp peut préparer sur le front de Laponie.',
    values: { 1: 'Une', 2: 'Deux' },
  },
  crtRoles: {
    name: 'Les rôles dans la table',
    help: 'Qui subit comme a et qui comme d : le camp qui lance le dé est a, ou bien le Soviétique l’est toujours.',
    values: { superior: 'Le plus fort lance le dé', fixed: 'Le Soviétique lance toujours' },
  },
  mustAttack: {
    name: 'L’Armée rouge doit attaquer',
    help: 'Au moins une attaque soviétique par tour, dès lors qu’une attaque est possible.',
    values: onOff,
  },
  iceNeedsMeretskov: {
    name: 'La glace demande Meretskov',
    help: 'Une attaque d’Oranienbaum vers Koivisto demande-t-elle Meretskov dans sa stratégie ?',
    values: onOff,
  },
  lineMovement: {
    name: 'Mouvement le long des lignes',
    help: 'Les unités soviétiques ravitaillées en Finlande ont-elles le mouvement spécial ?',
    values: onOff,
  },
  fortifiedSovietGain: {
    name: 'Gain soviétique aux lignes',
    help: 'Ce que gagne le moral soviétique à la conquête d’une case fortifiée.',
    values: { full: 'Tous les points de la conquête', two: 'Deux points' },
  },
  hardFortified: {
    name: 'Fortifications coriaces',
    help: 'Une case fortifiée ne rapporte que les points de la stratégie.',
    values: onOff,
  },
  cheapRecovery: {
    name: 'Récupération à bon compte',
    help: 'Un point de moral rachète trois FUS ou deux autres unités.',
    values: onOff,
  },
  mode: {
    name: 'Mode',
    help: 'Qui joue les Finlandais.',
    values: { 'two-player': 'Deux joueurs', solo: 'Solitaire' },
  },
};
