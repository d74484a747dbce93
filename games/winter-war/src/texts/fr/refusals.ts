// Pourquoi pas, en phrases françaises.
import type { Catalogue } from '../catalogue.ts';
import { cap, from, hex, hexes, many, Unit, unit } from './lexicon.ts';

export const refusals: Catalogue['refusals'] = {
  'wrong-step': () =>
    'La séquence de jeu ne le permet pas maintenant : voyez ce qui est demandé, ou terminez cette étape.',
  'not-your-unit': ({ unit: name }) => `${Unit(name)} n’obéit pas à vos ordres maintenant.`,
  'not-on-map': ({ unit: name }) => `${Unit(name)} n’est pas sur la carte.`,
  'not-in-play': ({ hex: at }) => `Hors de la partie de la carte en jeu : ${hex(at)}.`,
  'sea-hex': ({ hex: at }) => `De l’eau libre : ${hex(at)}.`,
  mountain: ({ hex: at }) => `On n’entre pas dans les montagnes : ${hex(at)}.`,
  'all-lake': ({ hex: at }) => `Un lac couvre tout l’hexagone : ${hex(at)}.`,
  'not-frozen': ({ hex: at }) => `Le golfe n’est pas gelé avant le tour 8 : ${hex(at)}.`,
  neutral: () => 'La Norvège et la Suède sont neutres.',
  'nkvd-leaves': () => 'Les unités du NKVD ne quittent pas l’Union soviétique.',
  'north-of-row-a': ({ strengths, hex: at }) =>
    `Une unité ${strengths} n’opère pas au nord de la rangée A : ${hex(at)}.`,
  'not-in-set-up': ({ unit: name }) => `${Unit(name)} ne commence pas la partie.`,
  'not-placed': ({ unit: name }) => `${Unit(name)} n’est pas encore sur la carte.`,
  'outside-country': ({ side }) =>
    `Déployez-vous seulement en ${side === 'soviet' ? 'Union soviétique' : 'Finlande'}.`,
  'heavy-on-forts': () => 'Les divisions 6-6-2 commencent sur des fortifications.',
  'corps-near-leningrad': ({ distance }) =>
    `Les corps 20-12-2 commencent à trois hexagones au plus de Leningrad ; celui-ci est à ${distance}.`,
  'too-many-units': ({ hex: at, limit }) =>
    `Trop d’unités : ${hex(at)} en contient ${limit} au plus. Choisissez un autre hexagone.`,
  'no-dummies': () => 'Cette partie se joue sans leurres.',
  'not-all-placed': ({ unit: name }) =>
    `Le déploiement n’est pas complet : il reste ${unit(name)} à placer.`,
  'starts-isolated': ({ unit: name, hex: at }) =>
    `${Unit(name)} commencerait la partie en isolement : ${hex(at)}.`,
  'not-due': ({ unit: name, turn }) =>
    turn === 0
      ? `${Unit(name)} n’est pas un renfort à présent.`
      : `${Unit(name)} arrive au tour ${turn}.`,
  'not-a-supply-city': ({ hex: at }) =>
    `Les renforts soviétiques arrivent dans les villes de ravitaillement ; pas ici : ${hex(at)}.`,
  'not-a-finnish-city': ({ hex: at }) =>
    `Les renforts finlandais arrivent dans les villes finlandaises ; pas ici : ${hex(at)}.`,
  'city-held-by-enemy': ({ city }) => `L’ennemi tient ${city} : choisissez une autre ville.`,
  'city-cut-off': ({ city }) =>
    `Aucune voie ferrée ne relie ${city} à Leningrad : choisissez une autre ville, ou gardez l’unité en réserve.`,
  'city-full': ({ city, load, capacity }) =>
    `${city} ne peut pas ravitailler cette unité de plus, ${load} points sur ${capacity} étant pris : choisissez une autre ville, ou gardez-la en réserve.`,
  'city-not-finnish': ({ city }) =>
    `${city} n’est pas sous contrôle finlandais : choisissez une autre ville, ou gardez l’unité en réserve.`,
  'already-moved': ({ unit: name }) =>
    `${Unit(name)} a déjà bougé ce tour-ci : choisissez une autre unité.`,
  'nothing-selected': () => 'Aucune unité n’est choisie.',
  'must-move-away': ({ unit: name, hex: at, limit }) =>
    `${Unit(name)} ne peut pas rester : ${hex(at)} contient ${many(limit, 'unité', 'unités')} au plus.`,
  overstacked: ({ hex: at, limit }) =>
    `Trop d’unités : ${hex(at)} en contient ${limit} au plus. Déplacez-en d’autres d’abord.`,
  'not-in-excess': ({ unit: name }) => `${Unit(name)} n’est pas dans une pile en surnombre.`,
  'no-path': () => 'Un déplacement doit mener dans au moins un hexagone.',
  'not-a-neighbour': ({ from: start, hex: to }) =>
    `Pas de côté commun : ${hex(start)} et ${hex(to)}.`,
  'open-water': ({ from: start, hex: to }) => `De l’eau libre sépare ${hex(start)} et ${hex(to)}.`,
  'enemy-hex': ({ hex: at }) => `On n’entre pas dans un hexagone ennemi : ${hex(at)}.`,
  'must-stop': ({ hex: at }) =>
    `Une unité s’arrête en entrant dans une zone de contrôle ennemie : ${hex(at)}.`,
  'zone-to-zone': ({ from: start, hex: to }) =>
    `On ne passe pas directement d’une zone de contrôle ennemie à une autre : ${from(start)} à ${hex(to)}.`,
  'isolated-one-hex': ({ unit: name }) =>
    `En isolement au début de la phase, ${unit(name)} ne bouge que d’un hexagone.`,
  'too-far': ({ cost, allowance }) =>
    `Pas assez de points de mouvement : ce trajet en coûte ${cost}, l’unité en a ${allowance}.`,
  'out-of-reach': ({ hex: at, allowance }) =>
    `Hors de portée avec ${many(allowance, 'point', 'points')} de mouvement : ${hex(at)}.`,
  'isolated-no-rail': () => 'Une unité isolée ne prend pas le train.',
  'severe-climate': () => 'Grand froid : pas de mouvement ferroviaire ce tour-ci.',
  'no-rail-before-kemi': () => 'Les Alliés ne prennent pas le train avant d’avoir atteint Kemi.',
  'no-railway': ({ hex: at }) => `Aucune de vos voies ferrées n’y passe : ${hex(at)}.`,
  'rail-abroad': ({ hex: at }) =>
    `On ne prend le train que dans son propre pays ; pas ici : ${hex(at)}.`,
  'no-entraining-in-zone': ({ hex: at }) =>
    `On n’embarque pas dans une zone de contrôle ennemie : ${hex(at)}.`,
  'railway-cut': ({ hex: at }) => `Cette voie ferrée est coupée : ${hex(at)}.`,
  'track-not-clear': ({ from: start, hex: to }) =>
    `Pas de voie libre ${from(start)} à ${hex(to)} : des zones de contrôle ennemies la barrent.`,
  'may-not-evade': ({ unit: name }) => `${Unit(name)} n’a pas droit à la retraite avant combat.`,
  'evades-only-in-the-north': () =>
    'La retraite avant combat n’est permise qu’en Finlande, au nord de la rangée A.',
  'mannerheim-line-lost': () => 'La ligne Mannerheim est tombée : plus de retraite avant combat.',
  'nobody-near': ({ unit: name }) =>
    `Aucun ennemi au contact : ${unit(name)} n’a pas lieu de se replier.`,
  'fell-back-already': ({ unit: name }) => `Repli déjà fait : ${unit(name)}.`,
  'no-retreat-there': ({ unit: name, hex: at }) =>
    `${Unit(name)} ne peut pas se replier là : ${hex(at)}. Choisissez l’un des hexagones marqués.`,
  'may-not-advance': ({ unit: name }) => `${Unit(name)} ne peut pas avancer dans cet hexagone.`,
  'not-vacated': ({ hex: at }) => `Cet hexagone n’a pas été abandonné : ${hex(at)}.`,
  'nothing-to-attack': ({ hex: at }) => `Personne à attaquer : ${hex(at)}.`,
  'allies-protected': () =>
    'On n’attaque pas les Alliés tant qu’ils ne sont pas entrés en Finlande.',
  'already-attacked': ({ hex: at }) => `Déjà attaqué pendant cette phase : ${hex(at)}.`,
  'may-not-attack': ({ unit: name, reason }) =>
    `${Unit(name)} ne peut pas attaquer : ${reasons[String(reason)]}.`,
  'advanced-before-combat': ({ unit: name }) =>
    `${Unit(name)} a avancé avant combat et ne peut plus attaquer.`,
  'already-used': ({ unit: name }) => `${Unit(name)} participe déjà à une attaque.`,
  'nkvd-at-the-border': () => 'Le NKVD n’attaque pas au-delà de la frontière.',
  'not-adjacent': ({ hex: at }) => `La cible n’est pas adjacente : ${hex(at)}.`,
  'several-from-several': () =>
    'On n’attaque plusieurs hexagones ensemble que depuis un seul, adjacent à tous.',
  'no-attackers': () => 'Choisissez d’abord au moins une unité attaquante.',
  'no-attack-open': () => 'Choisissez d’abord un hexagone à attaquer.',
  'odds-too-low': () => 'Les attaques à 1-4 ou pire sont interdites.',
  'low-odds-avoidable': () =>
    'Un autre ensemble d’attaques évite le rapport 1-4 : celle-ci est interdite.',
  'hex-stranded': ({ hex: at }) =>
    `${cap(hex(at))} ne pourrait plus subir l’attaque qui lui est due : gardez une unité pour cela.`,
  'unit-stranded': ({ unit: name }) =>
    `${Unit(name)} n’aurait plus de cible, et doit attaquer : faites participer cette unité.`,
  'attacks-owed': ({ hexes: at }) => `Vous devez encore attaquer ${hexes(at)}.`,
  'not-in-this-combat': ({ unit: name }) => `${Unit(name)} ne prend pas part à ce combat.`,
  'too-little-lost': ({ owed, lost }) =>
    `Sacrifiez au moins ${many(owed, 'point', 'points')} de Force d’attaque ; ${lost} jusqu’ici.`,
  'only-one-advances': () => 'Une seule unité peut avancer, et c’est fait.',
  'no-advance-now': () => 'Pas d’avance après ce résultat.',
  'no-such-offer': () => 'Cela n’est pas proposé maintenant.',
  'landing-cannot-be-called-off': () =>
    'Dans ce scénario, le débarquement ne peut pas être annulé.',
  'not-minimal': ({ unit: name, owed }) =>
    `Avec ${unit(name)}, il partirait plus de points que les ${owed} demandés.`,
  'too-little-withdrawn': ({ owed, withdrawn }) =>
    `Retirez au moins ${owed} points de Force d’attaque ; ${withdrawn} jusqu’ici.`,
  'already-picked': ({ unit: name }) => `Déjà choisi : ${unit(name)}.`,
  'not-picked': ({ unit: name }) => `Pas encore choisi : ${unit(name)}.`,
  'illegal-drop': ({ hex: at }) =>
    `Pas de saut ici : ${hex(at)}. Il faut être en Finlande, à six hexagones au plus de Leningrad, hors des zones de contrôle finlandaises.`,
  'not-an-early-arrival': ({ unit: name }) => `${Unit(name)} n’arrive pas en avance.`,
  'illegal-arrival': ({ hex: at }) =>
    `Pas de place, ou pas de ligne jusqu’à Helsinki hors des zones de contrôle soviétiques : ${hex(at)}.`,
  'not-a-volunteer': ({ unit: name }) =>
    `${Unit(name)} n’est pas une unité de volontaires à placer.`,
  'no-room-for-volunteers': ({ hex: at }) =>
    `Les volontaires ne peuvent pas être placés là : ${hex(at)}.`,
  'isolated-first': () => 'Les unités isolées périssent d’abord.',
  'too-strong-for-the-cold': ({ left }) =>
    `Choisissez une unité soviétique dont la Force d’attaque va de 1 à ${left}.`,
  'still-to-choose': () => 'Il reste quelque chose à choisir.',
  'orders-frozen': () => 'L’ordre de ravitaillement est fixé jusqu’à votre prochain tour.',
  'needs-no-supply': ({ unit: name }) => `${Unit(name)} se passe de ravitaillement.`,
  'no-such-rank': ({ most }) => `La liste de ravitaillement va de 1 à ${most}.`,
  'not-a-headquarters': ({ unit: name }) => `${Unit(name)} n’est pas un quartier général.`,
};

const reasons: Readonly<Record<string, string>> = {
  headquarters: 'un quartier général n’attaque jamais',
  'no-attack-strength': 'sa Force d’attaque est nulle',
  isolated: 'les unités isolées n’attaquent pas',
  'not-in-finland': 'les Alliés n’attaquent qu’une fois entrés en Finlande',
};
