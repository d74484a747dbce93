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
    summary:
      'Toute la guerre à la tête de l’Armée rouge, contre une Finlande qui tire au sort ses stratégies et ses moyens.',
  },
};

export const options: Catalogue['options'] = {
  frontCounts: {
    name: 'Pions par front',
    help: 'Visibles : avant de préparer ses stratégies, le Finlandais voit combien il y en a de soviétiques sur chaque front, mais non lesquelles. Cachés : à lui de deviner où tomberont les coups.',
    values: { visible: 'Visibles', hidden: 'Cachés' },
  },
  laplandBoxes: {
    name: 'Cases de stratégie en Laponie',
    help: 'Combien de stratégies chaque camp peut préparer sur le front de Laponie. Avec deux, le Nord peut devenir le théâtre principal.',
    values: { 1: 'Une', 2: 'Deux' },
  },
  crtRoles: {
    name: 'Les rôles dans la table',
    help: 'La table de combat donne les pertes de a et celles de d. Ou bien le plus fort lance le dé et il est a : un Finlandais supérieur peut rejeter l’attaque. Ou bien le Soviétique lance toujours et il est toujours a.',
    values: { superior: 'Le plus fort lance le dé', fixed: 'Le Soviétique lance toujours' },
  },
  mustAttack: {
    name: 'L’Armée rouge doit attaquer',
    help: 'Oui : le Soviétique attaque au moins une fois par tour s’il le peut. Non : il peut passer son tour et ménager son moral.',
    values: onOff,
  },
  iceNeedsMeretskov: {
    name: 'La glace demande Meretskov',
    help: 'À partir de mars, la mer gelée relie Oranienbaum à Koivisto, sur le flanc de la ligne Mannerheim. Oui : il faut Meretskov dans la stratégie pour attaquer par la glace. Non : n’importe quelle stratégie le peut.',
    values: onOff,
  },
  lineMovement: {
    name: 'Mouvement le long des lignes',
    help: 'Oui : pendant la Phase d’organisation, les unités soviétiques ravitaillées en Finlande peuvent passer à d’autres cases de leur ligne. Non : une fois en Finlande, elles ne bougent qu’en attaquant ou en reculant.',
    values: onOff,
  },
  fortifiedSovietGain: {
    name: 'Gain soviétique aux lignes',
    help: 'Ce que gagne le moral soviétique quand tombe une case fortifiée : autant que la Finlande perd, ou deux points seulement.',
    values: { full: 'Tous les points de la conquête', two: 'Deux points' },
  },
  hardFortified: {
    name: 'Fortifications coriaces',
    help: 'Oui : prendre une case fortifiée ne coûte à la Finlande que les points de la stratégie, et le Soviétique n’y gagne rien. Plus dur pour l’Armée rouge.',
    values: onOff,
  },
  cheapRecovery: {
    name: 'Récupération à bon compte',
    help: 'Oui : un point de moral ramène trois FUS ou deux autres unités. Non : deux FUS ou une autre unité. Plus facile pour l’Armée rouge.',
    values: onOff,
  },
  mode: {
    name: 'Mode',
    help: 'Qui joue les Finlandais : un second joueur, ou les règles elles-mêmes.',
    values: { 'two-player': 'Deux joueurs', solo: 'Solitaire' },
  },
  supportsInTwoSteps: {
    name: 'Soutiens en deux temps',
    help: 'Oui : chaque camp pose ses soutiens sur ses fronts, en secret, au début du tour, avant le dé des Événements, puis donne chacun à une stratégie de ce front, comme dans la règle imprimée. Non : les soutiens vont directement à une stratégie.',
    values: onOff,
  },
};
