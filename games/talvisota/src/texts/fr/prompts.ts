// Ce qui est demandé, en français ; la chose demandée est entre astérisques.
import type { Catalogue } from '../catalogue.ts';
import { spaceName } from '../names.ts';
import { count, of, player } from './lexicon.ts';

export const prompts: Catalogue['prompts'] = {
  setup: () => '**Répartissez vos 23 unités entre les trois boîtes de front**, en secret.',
  arrive: () =>
    'Les renforts de janvier sont là. **Donnez une boîte de front à chacune des 21 unités**, en secret.',
  recover: () =>
    '**Récupérez des unités perdues** au prix de points de moral et choisissez leur boîte de front, ou terminez.',
  lay: () =>
    '**Posez sur vos fronts les soutiens que vous voulez employer**, en secret, puis validez. Chacun ne pourra servir qu’une stratégie de son front.',
  event: () => 'Situation internationale : **lancez le dé**.',
  special: () =>
    '**Déplacez des unités le long de vos lignes et posez des marqueurs Possession**, puis terminez.',
  shuffle: () => 'Les stratégies finlandaises sont **mélangées** face cachée.',
  boxes: () =>
    '**Mettez vos stratégies dans les cases des fronts.** Quand vous validerez, le Finlandais verra combien il y en a sur chaque front.',
  plan: (_, side) =>
    side === 'soviet'
      ? '**Donnez à chaque stratégie ses unités et ses soutiens**, puis validez.'
      : '**Répartissez vos stratégies et garnissez-les** d’unités, de soutiens, d’Environnement et de Retranchements, puis validez.',
  place: () =>
    '**Placez une stratégie face cachée sur une case qu’elle attaque**, ou terminez le déploiement.',
  answer: ({ space }) =>
    `${spaceName(space)} est attaquée. **Répondez par une stratégie de ce front**, ou renoncez.`,
  draw: () => 'Les moyens finlandais sont **tirés au sort**.',
  pick: () => '**Choisissez la prochaine confrontation**, ou mettez fin aux combats.',
  six: ({ space, left }) =>
    `Six unités au plus combattent à ${spaceName(space)}. **Choisissez-en encore ${left}.**`,
  meretskov: ({ space }) =>
    `**Meretskov à ${spaceName(space)}** : percer la ligne fortifiée, ou doubler l’artillerie ?`,
  timoshenko: ({ space }) =>
    `**Timochenko à ${spaceName(space)}** : doubler les pertes finlandaises, ou ajouter un point à chaque bonus ?`,
  mannerheim: ({ space }) =>
    `**Mannerheim à ${spaceName(space)}** : se réserver d’interdire un recul, ou retirer deux points à la force soviétique ?`,
  round: ({ space, round }) => `${spaceName(space)}, round ${round} : **lancez le dé**.`,
  hold: ({ space, losses }) =>
    `Vous êtes chassé ${of(spaceName(space))} avec ${count(losses, 'perte', 'pertes')}. **Tenir** au prix du double, ou reculer ?`,
  nkvd: ({ space, losses }) =>
    `Vous êtes repoussé ${of(spaceName(space))} avec ${count(losses, 'perte', 'pertes')}. **Envoyer le NKVD** au prix du double, ou reculer ?`,
  losses: ({ soviet, finland, space }, side) =>
    `${spaceName(space)} : **choisissez ${count(side === 'soviet' ? soviet : finland, 'unité à perdre', 'unités à perdre')}** parmi celles qui sont engagées.`,
  'fight-on': ({ space }) =>
    `${spaceName(space)} tient toujours. **Livrer un second round ?** S’arrêter, c’est perdre le combat.`,
  advance: ({ space }) =>
    `${spaceName(space)} est à vous. **Choisissez les unités qui l’occupent**, au moins une, puis terminez.`,
  second: ({ space }) =>
    `${spaceName(space)} est tombée. **Choisissez une case connectée pour la seconde attaque**, ou arrêtez-vous là.`,
  take: ({ space }) =>
    `**Choisissez les unités qui poursuivent vers ${spaceName(space)}**, au moins une.`,
  stand: ({ space, losses }) =>
    `La force doit reculer au-delà ${of(spaceName(space))}. **Envoyer le NKVD** et perdre ${count(losses, 'unité', 'unités')} de plus, ou reculer ?`,
  retreat: ({ space }) =>
    `Plus de la moitié de la force est perdue. **Choisissez où elle recule** depuis ${spaceName(space)}.`,
  withdraw: () => '**Retirez des éclaireurs de la carte**, ou terminez.',
  harass: () => '**Harcelez une case tenue par le Soviétique avec un à trois SCT**, ou passez.',
  expose: () => 'Les Finlandais s’infiltrent. **Choisissez la case qu’ils frappent**.',
  patrol: ({ space }) =>
    `Des éclaireurs se rassemblent près ${of(spaceName(space))} : **lancez le dé pour leur nombre**.`,
  infiltrate: ({ space, scouts }) =>
    `${count(scouts, 'SCT frappe', 'SCT frappent')} à ${spaceName(space)} : **lancez le dé**.`,
  stay: ({ space, scouts }) =>
    `${spaceName(space)} est coupée. **Combien des ${scouts} SCT y restent ?**`,
  attrition: ({ unit }) => `Une poche s’épuise et perd une unité ${unit}. **Choisissez sa case.**`,
};

const one = (what: string) => (_: unknown, sides: readonly string[]) =>
  `${sides.map(player).join(' et ') || 'Le hasard'} ${what}.`;

export const waiting: Catalogue['waiting'] = {
  setup: one('répartit ses unités entre les fronts'),
  arrive: one('répartit les renforts de janvier'),
  recover: one('décide quelles unités perdues reviennent'),
  lay: (_, sides) =>
    sides.length > 1
      ? 'Les deux camps posent leurs soutiens sur les fronts.'
      : `${player(sides[0])} pose ses soutiens sur les fronts.`,
  event: () => 'Le dé de la situation internationale tombe.',
  special: one('manœuvre le long de ses lignes'),
  shuffle: () => 'Les stratégies finlandaises sont mélangées.',
  boxes: one('met ses stratégies dans les cases des fronts'),
  plan: (_, sides) =>
    sides.length > 1
      ? 'Les deux camps garnissent leurs stratégies.'
      : `${player(sides[0])} garnit ses stratégies.`,
  place: one('choisit ce qu’il attaque'),
  answer: ({ space }, sides) => `${player(sides[0])} songe à répondre à ${spaceName(space)}.`,
  draw: () => 'Les moyens finlandais sont tirés au sort.',
  pick: one('choisit la prochaine confrontation'),
  six: one('choisit les six unités qui combattent'),
  meretskov: one('choisit l’effet de Meretskov'),
  timoshenko: one('choisit l’effet de Timochenko'),
  mannerheim: one('choisit l’effet de Mannerheim'),
  round: ({ space }) => `Le dé tombe à ${spaceName(space)}.`,
  hold: one('décide s’il tient'),
  nkvd: one('décide s’il envoie le NKVD'),
  losses: (_, sides) =>
    sides.length > 1
      ? 'Les deux camps choisissent leurs pertes.'
      : `${player(sides[0])} choisit ses pertes.`,
  'fight-on': one('décide s’il poursuit le combat'),
  advance: one('choisit les unités qui occupent la case'),
  second: one('songe à une seconde attaque'),
  take: one('choisit les unités qui poursuivent'),
  stand: one('décide s’il envoie le NKVD'),
  retreat: one('choisit la voie du recul'),
  withdraw: one('décide quels éclaireurs reviennent'),
  harass: one('songe à une infiltration'),
  expose: one('choisit la case infiltrée'),
  patrol: () => 'Le nombre d’éclaireurs est tiré.',
  infiltrate: ({ space }) => `Le dé tombe pour les éclaireurs à ${spaceName(space)}.`,
  stay: one('décide combien d’éclaireurs restent'),
  attrition: one('choisit l’unité qui succombe'),
};
