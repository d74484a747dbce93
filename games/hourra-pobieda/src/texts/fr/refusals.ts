// Pourquoi non, en français, avec les faits de la position.
import type { Catalogue, Names } from '../catalogue.ts';
import { COLOURS, count, ground, list } from './lexicon.ts';
import { options } from './options.ts';
import { terms } from './terms.ts';

const moduleName = (key: unknown): string =>
  Object.entries(options).find(([name]) => name === key)?.[1].name ?? String(key);
const colour = (key: unknown): string => COLOURS[String(key)] ?? String(key);

export const refusals = (n: Names): Catalogue['refusals'] => {
  const at = (place: unknown): string => n.place(String(place));
  const group = (place: unknown): string => `Le groupe en ${at(place)}`;
  return {
    'not-now': () => 'Ce n’est pas possible maintenant.',
    'finish-first': (f) => `Finissez d’abord l’activation du groupe en ${at(f['group'])}.`,
    'no-such-place': (f) => `${f['place']} n’est pas sur la table.`,
    'no-such-element': (f) => `Il n’y a pas d’élément ${f['element']} ici.`,
    'outside-zone': (f) => `Déploiement incomplet : ${at(f['place'])} est hors de votre zone.`,
    'outside-area': (f) =>
      `${at(f['place'])} est hors du périmètre de ${n.reinforcement(String(f['reinforcement']))}.`,
    'cannot-stand-there': (f) =>
      `Déploiement incomplet : tous les éléments ne pourraient pas entrer en ${at(f['place'])} (${ground(f['terrain'])}).`,
    'set-up-points': (f) =>
      `Déploiement incomplet : le groupe en ${at(f['place'])} compterait ${f['points']} points ; la limite est de 6.`,
    'too-near': (f) =>
      `${at(f['place'])} est à moins d’une demi-UD du groupe en ${at(f['group'])}.`,
    'reinforcements-apart': (f) =>
      `Déploiement incomplet : les renforts forment leurs propres groupes (${at(f['place'])}).`,
    'element-placed': (f) => `L’élément ${f['element']} est déjà placé.`,
    'identical-element': (f) =>
      `L’élément ${f['element']} est identique à l’élément ${f['first']} : prenez celui-ci.`,
    'nobody-there': (f) => `Vous n’avez pas de groupe en ${at(f['place'])}.`,
    'elements-left': (f) =>
      `Déploiement incomplet : ${count(f['count'], 'élément n’est pas encore placé', 'éléments ne sont pas encore placés')}.`,
    'no-soft-to-entrench': (f) =>
      `${group(f['place'])} n’a pas d’élément soft qui puisse se retrancher.`,
    'no-entrenchment-left': (f) => `Il ne reste pas de retranchement de niveau ${f['level']}.`,
    'already-entrenched': (f) => `${group(f['place'])} est déjà retranché.`,
    'no-minefields': () => 'Vous n’avez pas de champ de mines dans cette partie.',
    'no-minefield-left': (f) => `Vos ${f['count']} champs de mines sont tous posés.`,
    'outside-minefield-zone': (f) => `Aucun champ de mines ne peut être posé en ${at(f['place'])}.`,
    'already-mined': (f) => `Il y a déjà un champ de mines en ${at(f['place'])}.`,
    'choose-category': () => 'Choisissez une catégorie de munitions pour chaque base.',
    'no-aa-tokens': () => 'Les jetons de DCA ne servent qu’avec la règle 12.',
    'mark-needed': () => 'Dites si c’est HE ou AT.',
    'no-marks': () => 'HE et AT ne servent qu’avec les munitions adaptées.',
    'not-arriving': (f) => `L’élément ${f['element']} n’arrive pas ce tour-ci.`,
    'place-taken': (f) => `${at(f['place'])} est pris.`,
    'in-enemy-zone': (f) => `${at(f['place'])} est dans la zone d’influence d’un ennemi.`,
    'arrivals-apart': (f) =>
      `Les éléments d’une même arrivée forment leurs propres groupes (${at(f['place'])}).`,
    'nobody-due': () => 'Personne ne doit arriver.',
    spent: (f) => `${group(f['group'])} a déjà été activé ce tour-ci.`,
    'not-your-sequence': (f) => `C’est la séquence de l’autre camp : ${n.side(String(f['side']))}.`,
    'not-released': (f) =>
      `Ce renfort n’est pas encore libéré : ${n.reinforcement(String(f['reinforcement'] ?? f['group']))}.`,
    'too-few-blue': (f) =>
      `${group(f['group'])} demande ${count(f['needs'], 'Bleu', 'Bleus')} (${list(f['items'])
        .map((item) => (terms[item] ?? item).toLowerCase())
        .join(', ')}) ; vous en avez ${f['has']}.`,
    'too-few-white': (f) =>
      `Il faut ${count(f['needs'], 'Blanc', 'Blancs')} ; vous en avez ${f['has']}.`,
    'no-supply-line': (f) =>
      `${group(f['group'])} n’a pas de ligne de ravitaillement. Il peut seulement progresser, ou être ravitaillé par les airs.`,
    'supply-line-exists': () =>
      'Un pont aérien est réservé à un groupe dont la ligne de ravitaillement est coupée.',
    'rapid-needs-supply': () => 'Un groupe non ravitaillé ne peut pas faire d’avance rapide.',
    'nothing-declared': () => 'Un groupe ni ravitaillé ni en mouvement ne ferait rien.',
    unsupplied: () => 'Un groupe non ravitaillé ne peut ni donner l’assaut ni tirer.',
    'module-off': (f) => `Cette partie se joue sans cette règle (${moduleName(f['module'])}).`,
    'rough-start': () =>
      'Une avance rapide ne peut pas partir d’un terrain difficile, sauf par route.',
    allowance: (f) =>
      `${group(f['group'])} peut faire ${f['allowance']} UD${f['slowest'] === undefined ? '' : ` : son élément le plus lent est ${n.type(String(f['slowest']))}`}.`,
    'road-only': () => 'L’UD de plus demande un mouvement entièrement par route.',
    'zone-to-zone': (f) =>
      `On ne passe pas directement d’une zone d’influence ennemie dans une autre (${at(f['enemy'])}).`,
    'enemy-there': () => 'On ne peut pas traverser un groupe ennemi.',
    'move-ended': () => 'Le mouvement a pris fin en entrant dans une zone d’influence ennemie.',
    'move-over': (f) => `Le mouvement du groupe en ${at(f['group'])} est terminé.`,
    'too-many-points': (f) =>
      `Avec le groupe en ${at(f['place'])}, cela ferait ${f['points']} points ; la limite est de 6.`,
    'locked-in': (f) =>
      `${group(f['group'])} est entré ici ce tour-ci et ne peut pas en sortir avant le prochain.`,
    impassable: (f) =>
      `${at(f['place'])} (${ground(f['terrain'])}) est infranchissable pour ce groupe.`,
    river: () => 'Le fleuve ne se traverse que par un pont ou un ponton.',
    'cars-rough': () => 'Les automitrailleuses n’entrent pas en terrain difficile.',
    'cars-broken': () => 'Les automitrailleuses font au plus 1 UD en terrain accidenté.',
    'no-combat': (f) =>
      `${group(f['group'])} est entré ce tour-ci en terrain difficile ou en ville et ne peut pas combattre avant le prochain.`,
    regrouped: () => 'Des éléments regroupés ne donnent pas l’assaut dans la même séquence.',
    'not-in-contact': (f) => `Aucun groupe ennemi en ${at(f['place'])} n’est au contact (1 UD).`,
    'river-between': (f) => `Le fleuve sépare ${at(f['from'])} de ${at(f['at'])}.`,
    'ground-closed': (f) =>
      `Aucun élément du groupe ne pourrait entrer en ${at(f['at'])} (${ground(f['terrain'])}).`,
    'fought-already': (f) => `${group(f['group'])} a déjà combattu dans cette activation.`,
    'red-after-move': () =>
      'L’artillerie lourde ne peut pas soutenir un groupe qui a bougé dans cette séquence.',
    'green-after-advance': () =>
      'L’artillerie de campagne ne peut pas soutenir un groupe qui a fait une avance rapide dans cette séquence.',
    'too-few-tokens': (f) => `Vous n’avez que ${f['has']} ${colour(f['colour'])}.`,
    'carpet-for-assailant': () => 'Le tapis de bombes est réservé à l’assaillant.',
    'bid-sealed': () => 'Votre mise est déjà scellée.',
    'aa-for-defender': () => 'Dans un assaut, seul le défenseur engage de la DCA.',
    'not-located': (f) => `Aucun ennemi localisé ne se trouve en ${at(f['place'])}.`,
    'out-of-range': (f) =>
      `${colour(f['colour'])} porte à ${f['range']} UD ; ${at(f['place'])} est à ${f['distance']} UD.`,
    'all-have-fired': (f) => `Tous les éléments du groupe en ${at(f['group'])} ont tiré.`,
    'white-not-fired': () => 'L’aviation agit dans les assauts ou par un raid aérien.',
    'aim-needed': () => 'Dites si vous visez les éléments soft ou les blindés.',
    'no-aim': () => 'Il n’y a rien à choisir ici : la plus faible protection est touchée.',
    'not-weakest': (f) =>
      `Les pertes frappent d’abord la plus faible protection (${list(f['elements'])
        .map((type) => n.type(type))
        .join(', ')}).`,
    'not-a-retreat': (f) =>
      `Le repli doit se faire vers l’un de ces lieux : ${list(f['places']).map(at).join(', ')}.`,
    'recon-used': () => 'Une reconnaissance par groupe ravitaillé et par tour.',
    'recon-needs-blue': () => 'Une reconnaissance coûte 1 Bleu, et vous n’en avez pas.',
    'raid-needs-target': () => 'Un raid aérien demande une cible localisée.',
    'raid-needs-blue': () => 'Un raid aérien coûte 1 Bleu, et vous n’en avez pas.',
    'no-breakthrough': () => 'Aucune autre percée n’est possible.',
    'no-banzai': (f) =>
      `Seul un groupe ravitaillé avec des éléments soft, d’un camp qui a cette règle, peut faire une attaque banzaï (${at(f['group'])}).`,
    'no-pontoon': () =>
      'Un ponton demande un groupe ravitaillé et immobile, avec des éléments soft, au bord du fleuve.',
    'no-depot': () =>
      'Un dépôt doit être en terrain clair ou dans une agglomération, à 5 UD au plus d’une base ou d’un dépôt par terrain clair ou par route.',
    'works-need-hold': () =>
      'Un groupe qui construit reste sur place, sans bouger ni combattre ce tour-ci.',
    'must-leave': (f) => `Le groupe détaché doit quitter ${at(f['place'])}.`,
    'no-detachment': () => 'Aucun élément ne peut être détaché maintenant.',
    'step-comes-next': () =>
      'Un ordre ne nomme un lieu que pour un ponton. Les pas viennent ensuite.',
    'last-element': (f) => `Quelqu’un doit rester en ${at(f['place'])}.`,
    'cannot-return': (f) =>
      `Le groupe détaché ne peut pas revenir en ${at(f['place'])} dans cette activation.`,
    'unreleased-there': (f) => `Des renforts non libérés se trouvent en ${at(f['place'])}.`,
    'cannot-occupy': (f) => `Le groupe ne peut pas entrer en ${at(f['place'])}.`,
    'not-a-neighbour': (f) => `${at(f['place'])} n’est pas à côté du groupe.`,
    'no-paths': (f) => `${group(f['group'])} se déplace d’hexagone en hexagone.`,
    'no-path': (f) => `Tracez un chemin de 1 à ${f['most']} points sur la table.`,
    'zone-stay': (f) =>
      `${group(f['group'])} est parti de la zone d’influence d’un ennemi et ne peut que la quitter.`,
    'zone-limit': (f) =>
      `${group(f['group'])} ne peut faire plus d’une UD dans la zone d’influence d’où il est parti.`,
    'own-mines': () => 'Le mouvement a pris fin dans un champ de mines.',
  };
};
