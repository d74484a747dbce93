// Ce qui s’est passé, en phrases françaises.
import { hasFortResult } from '../../data/index.ts';
import { type Catalogue, endedText, termList } from '../catalogue.ts';
import { cap, decimal, from, hex, hexes, list, many, player, Unit } from './lexicon.ts';
import { ended, waiting } from './prompts.ts';
import { levelText, terms } from './terms.ts';

export const events: Catalogue['events'] = {
  deployed: ({ side, counters }) => `${player(side)} a déployé ${many(counters, 'pion', 'pions')}.`,
  revealed: ({ dummies }) =>
    `Les pions finlandais sont retournés : ${many(dummies, 'leurre', 'leurres')} parmi eux.`,
  'turn-begins': ({ turn }) => `Le tour ${turn} commence.`,
  'player-turn-begins': ({ side }) => `${player(side)} a la main.`,
  placed: ({ unit: name, hex: at }) => `${Unit(name)} entre en jeu : ${hex(at)}.`,
  moved: ({ unit: name, from: start, hex: to, cost, rail }) =>
    `${Unit(name)} va ${from(start)} à ${hex(to)}${rail ? ' par rail' : ''}${paid(cost)}.`,
  'fell-back': ({ unit: name, from: start, hex: to }) =>
    `${Unit(name)} se replie avant combat, ${from(start)} vers ${hex(to)}.`,
  advanced: ({ unit: name, hex: to }) => `${Unit(name)} avance vers ${hex(to)}.`,
  'step-ended': (event) => endedText({ player, waiting, ended }, 'et', event),
  isolated: ({ units: names }) =>
    `Isolement au début des mouvements, donc un hexagone au plus et pas de train : ${list(names)}.`,
  attacked: ({ units: by, hexes: at, defenders, modifiers, attack, defense, odds }) => {
    const attacks = `Attaque sur ${hexes(at)} avec ${list(by)} contre ${list(defenders)}`;
    if (odds === 'De') return `${attacks} : personne ne peut s’y défendre, le dé est inutile.`;
    const why = modifiers.length === 0 ? '' : ` (${termList(terms, modifiers)})`;
    const end = odds === '1-4' ? 'à 1-4 ou pire : perdue sans jet de dé' : `soit ${odds}`;
    return `${attacks} : ${attack} contre ${decimal(defense)}${why}, ${end}.`;
  },
  'combat-result': ({ die, odds, result, fort }) =>
    `Le dé donne ${die} à ${odds} : ${results[result]}${fort && hasFortResult(odds, die) ? ', le résultat contre une fortification' : ''}.`,
  retreated: ({ unit: name, from: start, hex: to }) =>
    `${Unit(name)} se replie ${from(start)} vers ${hex(to)}.`,
  eliminated: ({ units: names, cause }) => `${causes[cause]} : ${list(names)}.`,
  garrison: ({ units: count, short }) =>
    short
      ? `Seulement ${many(count, 'unité', 'unités')} de combat près de Murmansk : le joueur soviétique perd 10 points.`
      : `${many(count, 'unité', 'unités')} de combat près de Murmansk.`,
  ice: () => 'Le golfe de Finlande est gelé.',
  'scenario-rolled': ({ die, scenario }) =>
    scenario === ''
      ? `Jet de scénario ${die} : rien.`
      : `Jet de scénario ${die} : ${scenarios[scenario]}.`,
  'event-rolled': ({ die, events }) =>
    events.length === 0
      ? `Jet d’événement ${die} : rien.`
      : `Jet d’événement ${die} : ${events.map((letter) => specials[letter]).join(', ')}.`,
  'no-event': ({ event }) => `L’événement reste sans effet : ${specials[event]}.`,
  landed: ({ units: count, hex: at }) =>
    `${many(count, 'brigade alliée arrive', 'brigades alliées arrivent')} : ${hex(at)}.`,
  'landing-called-off': () => 'Le joueur finlandais annule le débarquement.',
  invasion: ({ attack, defense, odds }) =>
    `Les Alliés débarquent à Petsamo : ${attack} contre ${decimal(defense)}, soit ${odds}.`,
  'scandinavia-opens': () => 'La Norvège et la Suède sont désormais ouvertes aux deux camps.',
  withdrawn: ({ unit: name }) => `${Unit(name)} quitte la carte.`,
  dropped: ({ hex: at }) => `Les parachutistes sautent : ${hex(at)}.`,
  logistics: ({ capacity }) => `Petrozavodsk peut désormais ravitailler ${capacity} points.`,
  replacement: ({ unit: name }) => `${Unit(name)} peut revenir en remplacement.`,
  'cease-fire-offered': ({ turn }) =>
    `Le joueur finlandais pourra mettre fin à la guerre à la fin du tour ${turn}.`,
  'severe-climate': ({ turn }) => `Grand froid : pas de mouvement ferroviaire au tour ${turn}.`,
  'leningrad-fell': () => 'Les Finlandais sont dans Leningrad. La guerre est finie.',
  scored: ({ points, level, winner }) =>
    `${many(points, 'point', 'points')} de victoire : ${levelText(level, winner)}.`,
};

/** Un trajet qui ne coûte rien n’en dit rien. */
const paid = (cost: number): string => (cost === 0 ? '' : ` (${many(cost, 'point', 'points')})`);

/** Plusieurs unités à la fois, par le même chemin. */
export const runs: Catalogue['runs'] = {
  placed: (units, { hex: at }) => `${cap(list(units))} entrent en jeu : ${hex(at)}.`,
  moved: (units, { from: start, hex: to, cost, rail }) =>
    `${cap(list(units))} vont ${from(start)} à ${hex(to)}${rail ? ' par rail' : ''}${paid(cost)}.`,
  'fell-back': (units, { from: start, hex: to }) =>
    `${cap(list(units))} se replient avant combat, ${from(start)} vers ${hex(to)}.`,
  advanced: (units, { hex: to }) => `${cap(list(units))} avancent vers ${hex(to)}.`,
  retreated: (units, { from: start, hex: to }) =>
    `${cap(list(units))} se replient ${from(start)} vers ${hex(to)}.`,
};

export const causes: Catalogue['causes'] = {
  combat: 'Pertes au combat',
  exchange: 'Pertes de l’échange',
  'no-retreat': 'Pertes, faute de pouvoir se replier',
  overstacked: 'Pertes, trop d’unités dans un hexagone',
  isolated: 'Pertes par isolement à la fin de la guerre',
  climate: 'Victimes du froid',
};

const results: Readonly<Record<string, string>> = {
  Ae: 'attaquant éliminé',
  Ar: 'l’attaquant se replie',
  Ne: 'sans effet',
  Dr: 'le défenseur se replie',
  De: 'défenseur éliminé',
  Ex: 'échange',
};
const scenarios: Readonly<Record<string, string>> = {
  A: 'débarquement allié à Petsamo',
  B: 'passage des Alliés par la Scandinavie',
  C: 'invasion de la Scandinavie',
  D: 'meilleure mobilisation soviétique',
  E: 'menace allemande',
};
const specials: Readonly<Record<string, string>> = {
  F: 'parachutistes soviétiques',
  G: 'volontaires pour la Finlande',
  H: 'meilleure logistique soviétique',
  J: 'remplacements soviétiques',
  K: 'cessez-le-feu',
  L: 'grand froid',
};
