// Pourquoi non, en français, avec les faits de la position.
import type { Catalogue } from '../catalogue.ts';
import { spaceName } from '../names.ts';
import { at, commander, count, environment, from, front, of, strategy, unit } from './lexicon.ts';

export const refusals: Catalogue['refusals'] = {
  'units-left': ({ left }) =>
    `Chaque unité doit recevoir une boîte de front et aucune ne commence sur la carte : ${count(left, 'unité en attend encore une', 'unités en attendent encore une')}.`,
  'none-to-place': (f) => `Il ne reste aucune unité ${unit(f['unit'])} à placer.`,
  'placed-at-set-up-only': () =>
    'Les unités ne reçoivent une boîte de front qu’à la mise en place et en janvier.',
  'none-to-recover': (f) => `Il n’y a aucune unité ${unit(f['unit'])} dans votre case Renforts.`,
  'not-before-next-turn': (f) =>
    `Cette unité ${unit(f['unit'])} est encore dans la case Pertes : on ne pourra la récupérer qu’au tour prochain.`,
  'last-morale-point': (f) =>
    `Cela coûterait ${f['price']} de vos ${f['morale']} points de moral : il doit vous en rester un.`,
  'no-such-unit': (f) => `Il n’y a pas d’unité ${unit(f['unit'])} ${at(f['place'])}.`,
  'already-there': (f) => `L’unité est déjà à ${spaceName(f['space'])}.`,
  'units-in-finland-stay': () =>
    'En Finlande, les unités ne bougent qu’en attaquant ou en reculant.',
  'cut-off': (f) => `${spaceName(f['space'])} est coupée du territoire soviétique.`,
  'finns-hold': (f) => `Des unités finlandaises tiennent ${spaceName(f['space'])}.`,
  'not-on-the-line': (f) =>
    `${spaceName(f['space'])} n’est pas sur une ligne logistique du front ${front(f['front'])}.`,
  'space-is-full': (f) => `${spaceName(f['space'])} contient déjà six unités : c’est le maximum.`,
  'four-markers': () =>
    'Les quatre marqueurs Possession sont déjà sur la carte : reprenez-en un d’abord.',
  'already-marked': (f) => `Il y a déjà un marqueur Possession à ${spaceName(f['space'])}.`,
  'no-marker': (f) => `Il n’y a pas de marqueur Possession à ${spaceName(f['space'])}.`,
  'marker-needs-line': (f) =>
    `${spaceName(f['space'])} n’est ni une case ravitaillée de Finlande ni une brèche au bord de vos lignes.`,
  'markers-in-organisation-only': () =>
    'Les marqueurs Possession, quatre en tout, ne se posent que pendant la Phase d’organisation.',
  'not-yours': (f) => `${f['counter']} n’est pas à vous.`,
  'already-boxed': (f) => `${strategy(f['strategy'])} est déjà sur le front ${front(f['box'])}.`,
  'front-is-full': (f) =>
    `Le front ${front(f['front'])} n’a que ${count(f['boxes'], 'case de stratégie', 'cases de stratégie')}.`,
  'not-boxed': (f) => `${strategy(f['strategy'])} n’est dans aucune case.`,
  'boxes-are-committed': () => 'Vos stratégies sont validées : l’ennemi les a comptées.',
  'clear-first': (f) => `${strategy(f['strategy'])} est garnie : videz-la d’abord.`,
  'nothing-to-clear': (f) => `${strategy(f['strategy'])} est déjà vide.`,
  'force-is-full': () => 'Une force ne dépasse jamais six unités : retirez-en une d’abord.',
  'strategy-is-full': (f) =>
    `${strategy(f['strategy'])} engage au plus ${count(f['limit'], 'unité', 'unités')}.`,
  'box-of-other-front': (f) =>
    `Les unités de la boîte ${front(f['front'])} ne servent que les stratégies de ce front.`,
  'space-of-other-front': (f) =>
    `${spaceName(f['place'])} appartient au front ${front(f['front'])} : ses unités ne servent que les stratégies de ce front.`,
  'one-start': (f) =>
    `Toutes les unités d’une force partent du même endroit ; celles de ${strategy(f['strategy'])} sont ${at(f['start'])}.`,
  'extras-too-far': (f) =>
    `Les unités ajoutées par RENF ne pourraient pas rejoindre une force partant ${from(f['place'])}.`,
  'unit-already-assigned': (f) =>
    `Toutes les unités ${unit(f['unit'])} qui s’y trouvent sont déjà affectées ; l’une sert ${strategy(f['other'])}.`,
  'say-from-where': () => 'Dites d’où vient l’unité.',
  'no-reinforcement-support': (f) =>
    `Seul RENF ajoute des unités, et ${strategy(f['strategy'])} ne l’a pas.`,
  'base-first': (f) => `Donnez d’abord à ${strategy(f['strategy'])} ses propres unités.`,
  'two-extras': () => 'RENF ajoute deux unités au plus.',
  'reinforced-force-is-full': () =>
    'Les renforts ne peuvent pas porter une force au-delà de six unités.',
  'extra-too-far': (f) =>
    `Les unités ajoutées viennent de la case de départ ou d’une case adjacente ; ${spaceName(f['place'])} n’est ni l’une ni l’autre.`,
  'not-before-january': (f) => `${f['support']} arrive en janvier 1940.`,
  'already-laid': (f) => `${f['support']} est déjà sur un front : reprenez-le d’abord.`,
  'not-laid-there': (f) => `${f['support']} n’est pas sur le front ${front(f['front'])}.`,
  'lay-before-the-event': () =>
    'Les soutiens se posent sur les fronts au début du tour, avant le dé des Événements.',
  'support-on-other-front': (f) =>
    `${f['support']} est sur le front ${front(f['front'])} : il ne peut servir que les stratégies de ce front.`,
  'support-not-laid': (f) =>
    `${f['support']} n’a été posé sur aucun front : il ne peut pas servir ce tour-ci.`,
  'support-already-assigned': (f) => `${f['support']} sert déjà ${strategy(f['other'])}.`,
  'supports-are-full': (f) =>
    `${strategy(f['strategy'])} n’emploie que ${count(f['limit'], 'soutien', 'soutiens')}, plus les chefs.`,
  'january-support': () =>
    'En janvier 1940, chaque stratégie n’emploie qu’un soutien, plus un chef.',
  'january-commander': () => 'En janvier 1940, un seul chef peut se joindre à une stratégie.',
  'two-supports': () => 'Une stratégie finlandaise emploie deux soutiens au plus, plus Mannerheim.',
  'none-in-forces': (f) => `Il ne reste aucune unité ${unit(f['unit'])} dans les Forces.`,
  'assign-instead': () =>
    'Avec RENF, la stratégie prend simplement deux unités de plus : affectez-les.',
  'finns-come-from-forces': () => 'Les unités finlandaises viennent des Forces, pas de la carte.',
  'scouts-hold-their-space': () =>
    'Les éclaireurs sur la carte tiennent leur case ; ils ne servent aucune stratégie.',
  'environment-already-assigned': (f) =>
    `${environment(f['marker'])} sert déjà ${strategy(f['other'])}.`,
  'environment-is-full': (f) =>
    `${strategy(f['strategy'])} n’emploie que ${count(f['limit'], 'marqueur Environnement', 'marqueurs Environnement')}.`,
  'no-entrenchment': () => 'Seules DEFENSE et RESIST emploient un Retranchement.',
  'already-entrenched': (f) => `${strategy(f['strategy'])} a déjà son Retranchement.`,
  'needs-armour': (f) => `${strategy(f['strategy'])} demande au moins ${f['count']} TAN ou MECA.`,
  'needs-infantry': (f) => `${strategy(f['strategy'])} demande au moins ${f['count']} FUS ou ELI.`,
  'must-be-filled': (f) =>
    `${strategy(f['strategy'])} doit être complète : elle a ${f['units']} unités sur ${f['required']}, et il reste dans les Forces d’autres unités que des SCT.`,
  'must-attack': (f) =>
    f['step'] === 'boxes' || f['step'] === 'plan'
      ? 'L’Armée rouge doit attaquer au moins une fois par tour : préparez une stratégie qui ait une cible.'
      : 'L’Armée rouge doit attaquer au moins une fois par tour.',
  'already-placed': (f) => `${strategy(f['strategy'])} est déjà sur la carte.`,
  'no-units': (f) => `${strategy(f['strategy'])} n’a pas d’unité et ne peut pas être placée.`,
  'soviet-territory': (f) =>
    `${spaceName(f['space'])} est en territoire soviétique : on attaque en Finlande.`,
  'other-front': (f) => `${spaceName(f['space'])} n’appartient pas au front ${front(f['front'])}.`,
  'already-a-target': (f) =>
    `${spaceName(f['space'])} est déjà la cible d’une stratégie ce tour-ci.`,
  'already-held': (f) =>
    `${spaceName(f['space'])} est déjà sous contrôle soviétique : il n’y a rien à y attaquer.`,
  gap: (f) =>
    `${spaceName(f['space'])} est conquise et vide : réoccupez-la pendant la Phase d’organisation.`,
  'wrong-start': (f) =>
    `La force de ${strategy(f['strategy'])} ne peut pas partir ${of(spaceName(f['start']))}.`,
  'not-connected': (f) =>
    `${spaceName(f['space'])} n’est pas connectée à ${spaceName(f['start'])}.`,
  'no-ice': () => 'La glace entre Oranienbaum et Koivisto ne porte pas avant mars 1940.',
  'ice-needs-meretskov': () =>
    'Une attaque par la glace demande Meretskov : affectez MER à cette stratégie.',
  'not-on-this-front': (f) =>
    `${strategy(f['strategy'])} n’est pas disponible sur le front ${front(f['front'])}.`,
  'no-strategy-there': (f) => `Aucune stratégie n’est placée à ${spaceName(f['space'])}.`,
  'already-resolved': (f) => `On s’est déjà battu à ${spaceName(f['space'])}.`,
  'choose-six': ({ left }) => `Six unités combattent : choisissez-en encore ${left}.`,
  'not-present': (f) => `Plus aucune unité ${unit(f['unit'])} n’est là pour combattre.`,
  'no-such-effect': (f) => `${commander(f['commander'])} ne peut pas employer cet effet ici.`,
  'no-retreat-to-cancel': () => 'Il n’y a pas de recul à annuler.',
  'losses-left': (f) => `Choisissez encore exactement ${f['count']} de vos unités engagées.`,
  'not-engaged': (f) =>
    `Vous n’avez pas d’unité ${unit(f['unit'])} engagée ; choisissez-en ${f['count']} parmi celles qui le sont.`,
  'two-rounds': () => 'Un combat dure deux rounds au plus : il faut s’arrêter là.',
  'must-occupy': (f) => `Au moins une unité doit occuper ${spaceName(f['space'])}.`,
  'not-in-the-force': (f) =>
    `Plus aucune unité ${unit(f['unit'])} de la force ne peut entrer à ${spaceName(f['space'])}.`,
  'prudent-attacks-once': () => 'Une avance prudente n’attaque qu’une case.',
  'first-not-conquered': () =>
    'Il faut avoir conquis la première case avant d’en attaquer une autre.',
  'no-third-space': () => 'Une stratégie attaque deux cases au plus.',
  'not-connected-to-first': (f) =>
    `${spaceName(f['space'])} n’est pas connectée à ${spaceName(f['first'])}.`,
  'awaits-another-strategy': (f) => `${spaceName(f['space'])} attend une autre de vos stratégies.`,
  'take-one-unit': () => 'Au moins une unité doit mener l’attaque.',
  'not-moved-in': (f) =>
    `Plus aucune unité ${unit(f['unit'])} de la force n’est dans la case conquise.`,
  'retreat-needs-control': (f) =>
    `Un recul s’achève dans une case que le Soviétique contrôle ; ce n’est pas le cas ${of(spaceName(f['space']))}.`,
  'retreat-one-further': (f) =>
    `La force va une case au-delà ${of(spaceName(f['start']))} ; ${spaceName(f['space'])} n’y touche pas.`,
  'must-retreat': () => 'La force doit reculer : choisissez où.',
  'no-scouts-there': (f) => `Aucun éclaireur ne se trouve à ${spaceName(f['space'])}.`,
  'no-finns-in-soviet-territory': () =>
    'Les unités finlandaises n’entrent jamais en territoire soviétique.',
  'not-soviet-controlled': (f) =>
    `On ne harcèle qu’une case que le Soviétique contrôle ; ce n’est pas le cas ${of(spaceName(f['space']))}.`,
  'one-to-three-scouts': () => 'Le harcèlement emploie un à trois SCT.',
  'scouts-already-used': (f) =>
    `Il ne reste que ${f['available']} SCT : les autres ont déjà servi ce tour-ci.`,
  'not-enough-scouts': (f) => `Il n’y a que ${f['available']} SCT dans les Forces.`,
  'one-infiltration': () => 'Il n’y a qu’une infiltration par tour, et elle a eu lieu.',
  'stay-after-success': () => 'Les éclaireurs ne peuvent rester qu’après un succès.',
  'only-raiders-stay': ({ scouts }) =>
    `Au plus ${scouts} SCT peuvent rester : ceux qui ont pris part au coup de main.`,
  'solo-only': () => 'Le Soviétique ne choisit la cible qu’en solitaire.',
  'machine-plays-finland': () => 'En solitaire, ce sont les règles qui jouent les Finlandais.',
  'not-exposed': (f) =>
    `${spaceName(f['space'])} n’a pas de marqueur Possession et n’est pas parmi les garnisons les plus faibles.`,
  'not-in-the-pocket': (f) =>
    `La poche doit perdre une unité ${f['unit']} ; aucune des siennes n’est à ${spaceName(f['space'])}.`,
  'not-now': () => 'Ce n’est pas le moment : voyez ce qui est demandé maintenant.',
};
