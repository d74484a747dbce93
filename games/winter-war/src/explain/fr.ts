// Le jeu en français.
import {
  endedText,
  hexLabelOf,
  hexList,
  type TypeId,
  termList,
  type UnitWords,
  unitLabel,
  unitList,
  type Words,
} from './words.ts';

// Avec l’article : les phrases s’écrivent ainsi sans se soucier du genre.
const kinds: Readonly<Record<TypeId, string>> = {
  F662: 'la division',
  F442: 'la division',
  F333: 'la brigade suédoise',
  F223: 'le régiment',
  F223C: 'la brigade de cavalerie',
  F113: 'le bataillon',
  F003: 'la patrouille à skis',
  F222: 'le bataillon de volontaires',
  A322: 'la brigade alliée',
  DUM: 'le leurre',
  S2012: 'le corps d’armée',
  S1282: 'le corps d’armée',
  S642: 'la division',
  S533: 'le corps blindé',
  S222: 'le corps de cavalerie',
  S832: 'l’artillerie',
  S223: 'la brigade à skis',
  S212: 'le régiment',
  S213: 'la brigade blindée',
  SHQ: 'le quartier général',
  NKVD: 'le régiment du NKVD',
  S311: 'le bataillon parachutiste',
};
export const units: UnitWords = {
  kinds,
  label: (strengths, kind, number) =>
    kind === kinds.DUM ? `le leurre nº ${number}` : `${kind} ${strengths} nº ${number}`,
  hex: 'l’hexagone',
  in: (label) => (label.startsWith('l’') ? `dans ${label}` : `à ${label}`),
};
const unit = (name: unknown): string => unitLabel(units, String(name));
const Unit = (name: unknown): string => cap(unit(name));
const list = (names: unknown): string => unitList(units, names, 'et');
const hex = (name: unknown): string => hexLabelOf(units, name);
const hexes = (names: unknown): string => hexList(units, names, 'et');
/** `de Summa (1305)`, `d’Oulu (…)`, `de l’hexagone 1404`. */
const from = (name: unknown): string => {
  const label = hex(name);
  return /^([aeiouyäöå]|Helsinki)/i.test(label) ? `d’${label}` : `de ${label}`;
};
const many = (count: unknown, one: string, more: string): string =>
  `${count} ${Math.abs(Number(count)) < 2 ? one : more}`;
const sides = { soviet: 'Union soviétique', finland: 'Finlande' } as const;
const player = (side: unknown): string =>
  side === 'soviet' ? 'Le joueur soviétique' : 'Le joueur finlandais';

export const fr: Words = {
  title: 'Winter War',
  subtitle: 'La Finlande et l’Union soviétique, du 30 novembre 1939 au 12 mars 1940',
  sides,
  player,
  scenarios: {
    standard: {
      name: 'Partie standard',
      summary: 'Toute la guerre en dix tours, après un déploiement finlandais caché.',
    },
    events: {
      name: 'Scénarios et événements',
      summary:
        'Toute la guerre ; après chaque tour, les dés peuvent y mêler les Alliés, la Suède, l’Allemagne ou le froid.',
    },
    isthmus: {
      name: 'L’Isthme, décembre 1939',
      summary: 'Trois tours devant la ligne Mannerheim, armées en place : pour apprendre le jeu.',
    },
  },
  options: {
    dummies: {
      name: 'Leurres',
      help: 'Oui : jusqu’à cinq pions vierges se mêlent aux unités finlandaises cachées, et le joueur soviétique ne peut les distinguer avant le premier tour. Non : chaque pion est une unité.',
    },
    'low-odds': {
      name: 'Attaques à 1-4 ou pire',
      help: 'Une telle attaque coûte toutes ses unités sans jet de dé. Strict : le joueur soviétique n’en fait une que si aucune manière de livrer les attaques dues ne l’évite. Souple : quand il veut.',
    },
    'helsinki-points': {
      name: 'Points pour Helsinki',
      help: 'Oui : la prise d’Helsinki vaut 50 points au joueur soviétique, outre les 50 d’un Sud vidé de Finlandais. Non : la ville elle-même ne rapporte rien.',
    },
    'leningrad-sudden-death': {
      name: 'Leningrad décide de tout',
      help: 'Oui : les Finlandais qui entrent dans Leningrad gagnent aussitôt. Non : la partie continue, et Leningrad perdue coûte 100 points au joueur soviétique à la fin.',
    },
  },
  optionValues: { on: 'oui', off: 'non', strict: 'strict', lenient: 'souple' },
  prompts: {
    'deploy-finland': () =>
      '**Déployez vos unités** en Finlande, face cachée : les divisions 6-6-2 sur les fortifications, et jusqu’à cinq leurres où vous voulez.',
    'deploy-soviet': () =>
      '**Déployez vos unités** en Union soviétique : les corps 20-12-2 à trois hexagones au plus de Leningrad, aucune unité isolée.',
    reinforcement: () => '**Placez les renforts** dans vos villes, ou gardez-les en réserve.',
    movement: ({ unit: name, station }) => {
      if (name === undefined) return '**Déplacez vos unités** une à une, ou terminez le mouvement.';
      return station === undefined
        ? `**Déplacez ${unit(name)}**, ou ne bougez pas.`
        : `${Unit(name)} prend le train jusqu’à ${hex(station)}. **Descendez là, ou continuez à pied.**`;
    },
    excess: () =>
      'Un hexagone contient trop d’unités et aucune ne peut partir. **Choisissez celle que vous sacrifiez.**',
    'retreat-before-combat': () =>
      '**Repliez avant combat** les unités qui le peuvent, d’un hexagone chacune, ou tenez.',
    'advance-before-combat': () =>
      '**Avancez là où l’ennemi a cédé la place**, une unité par hexagone ; elle n’attaquera pas. Ou restez.',
    attack: ({ hexes: at, units: by, phasing }) => {
      if (at !== undefined && by)
        return `${cap(list(by))} contre ${hexes(at)}. **Ajoutez des unités ou des hexagones, ou résolvez l’attaque.**`;
      if (at !== undefined) return `**Choisissez les unités** qui attaquent ${hexes(at)}.`;
      return phasing === 'soviet'
        ? '**Choisissez un hexagone à attaquer.** Tout Finlandais adjacent à vos unités doit l’être.'
        : '**Choisissez un hexagone à attaquer**, ou terminez les attaques.';
    },
    'combat-roll': ({ hexes: at }) => `Le dé décide de l’attaque sur ${hexes(at)}.`,
    losses: ({ owed, lost }) =>
      `Échange : **sacrifiez des unités attaquantes** pour au moins ${many(owed, 'point', 'points')} (${lost} jusqu’ici).`,
    retreat: () => '**Choisissez où vos unités se replient**, d’un hexagone chacune.',
    advance: () => '**Avancez une unité attaquante** dans l’hexagone abandonné, ou restez.',
    paradrop: () =>
      '**Larguez les parachutistes** en Finlande, à six hexagones au plus de Leningrad, ou faites-les attendre.',
    'cease-fire': () => '**Mettez fin à la guerre ici**, ou continuez.',
    'scenario-roll': () => 'Le dé du joueur finlandais : un scénario se déclenche-t-il ?',
    landing: () =>
      'Petsamo est défendue. **Faites débarquer les Alliés de vive force**, ou annulez.',
    withdrawal: () =>
      '**Retirez des unités** pour au moins 12 points de Force d’attaque, sans une seule qui soit de trop.',
    route: () =>
      '**Choisissez la route des Alliés** : un débarquement à Petsamo, ou le chemin de fer de Suède.',
    'early-arrival': () =>
      '**Placez les renforts en avance** dans des hexagones finlandais reliés à Helsinki.',
    'event-roll': () => 'Le dé du joueur soviétique : un événement spécial ?',
    volunteers: () => '**Placez les volontaires** à Helsinki ou à Oulu.',
    climate: ({ owed }) =>
      `Froid terrible. **Choisissez les unités soviétiques qui périssent** : ${many(owed, 'point', 'points')} de Force d’attaque, les unités isolées d’abord.`,
  },
  waiting: {
    'deploy-finland': 'Le joueur finlandais se déploie en secret.',
    'deploy-soviet': 'Le joueur soviétique se déploie.',
    reinforcement: '{player} place ses renforts.',
    movement: '{player} déplace ses unités.',
    excess: '{player} sacrifie des unités en surnombre.',
    'retreat-before-combat': '{player} peut se replier avant combat.',
    'advance-before-combat': '{player} peut avancer avant combat.',
    attack: '{player} déclare ses attaques.',
    'combat-roll': 'Le dé roule.',
    losses: '{player} choisit les pertes de l’échange.',
    retreat: '{player} se replie.',
    advance: '{player} peut avancer.',
    paradrop: '{player} peut larguer ses parachutistes.',
    'cease-fire': '{player} songe à un cessez-le-feu.',
    'scenario-roll': 'Le dé roule.',
    landing: '{player} décide du débarquement.',
    withdrawal: '{player} retire des unités.',
    route: '{player} choisit la route des Alliés.',
    'early-arrival': '{player} place des renforts en avance.',
    'event-roll': 'Le dé roule.',
    volunteers: '{player} place des volontaires.',
    climate: '{player} choisit les victimes du froid.',
  },
  ended: {
    reinforcement: '{player} a fini de placer ses renforts.',
    movement: '{player} a fini ses mouvements.',
    'retreat-before-combat': '{player} a fini ses replis avant combat.',
    'advance-before-combat': '{player} a fini ses avances avant combat.',
    attack: '{player} a fini ses attaques.',
    advance: '{player} n’avance pas après le combat.',
    paradrop: '{player} fait attendre ses parachutistes.',
    withdrawal: '{player} a retiré les unités demandées.',
    'early-arrival': '{player} a fini de placer ses renforts en avance.',
    volunteers: '{player} renonce aux volontaires.',
    climate: 'Le froid a fait son œuvre.',
  },
  actions: {
    place: 'Placer {unit} {in}',
    take: 'Reprendre {unit}',
    select: 'Déplacer {unit}',
    ride: 'Prendre le train jusqu’à {hex}',
    leave: 'Ne pas bouger',
    move: 'Déplacer {unit} vers {hex}{rail}',
    retreat: 'Replier {unit} vers {hex}',
    advance: 'Avancer {unit} vers {hex}',
    attack: 'Attaquer {hexes}{units}',
    join: 'Attaquer avec {unit}',
    also: 'Attaquer aussi {hex}',
    resolve: 'Résoudre l’attaque',
    lose: 'Sacrifier {unit}',
    withdraw: 'Retirer {unit}',
    drop: 'Larguer les parachutistes sur {hex}',
    answer: '{answer}',
    priority: 'Ravitailler {unit} au rang {rank}',
    pin: 'Ravitailler {unit} depuis {city}',
    nearest: 'À distance égale, {unit} puise à {city}',
    done: 'Terminer',
    roll: 'Le dé donne {dice}',
  },
  answers: {
    'cease-fire': 'Cesser le feu',
    'fight-on': 'Continuer le combat',
    invade: 'Débarquer de vive force',
    'call-off': 'Annuler le débarquement',
    petsamo: 'Par mer à Petsamo',
    sweden: 'Par la Suède',
  },
  events: {
    deployed: ({ side, counters }) =>
      `${player(side)} a déployé ${many(counters, 'pion', 'pions')}.`,
    revealed: ({ dummies }) =>
      `Les pions finlandais sont retournés : ${many(dummies, 'leurre', 'leurres')} parmi eux.`,
    'turn-begins': ({ turn }) => `Le tour ${turn} commence.`,
    'player-turn-begins': ({ side }) => `${player(side)} a la main.`,
    placed: ({ unit: name, hex: at }) => `${Unit(name)} entre en jeu : ${hex(at)}.`,
    moved: ({ unit: name, from: start, hex: to, cost, rail }) =>
      `${Unit(name)} va ${from(start)} à ${hex(to)}${rail ? ' par rail' : ''} (${many(cost, 'point', 'points')}).`,
    'fell-back': ({ unit: name, from: start, hex: to }) =>
      `${Unit(name)} se replie avant combat, ${from(start)} vers ${hex(to)}.`,
    advanced: ({ unit: name, hex: to }) => `${Unit(name)} avance vers ${hex(to)}.`,
    'step-ended': (event) => endedText(fr, event),
    isolated: ({ units: names }) =>
      `Isolement au début des mouvements, donc un hexagone au plus et pas de train : ${list(names)}.`,
    attacked: ({ units: by, hexes: at, defenders, modifiers, attack, defense, odds }) => {
      const attacks = `Attaque sur ${hexes(at)} avec ${list(by)} contre ${list(defenders)}`;
      if (odds === 'De') return `${attacks} : personne ne peut s’y défendre, le dé est inutile.`;
      const why = modifiers === '' ? '' : ` (${termList(fr, modifiers)})`;
      const end = odds === '1-4' ? 'à 1-4 ou pire : perdue sans jet de dé' : `soit ${odds}`;
      return `${attacks} : ${attack} contre ${decimal(defense)}${why}, ${end}.`;
    },
    'combat-result': ({ die, odds, result, fort }) =>
      `Le dé donne ${die} à ${odds} : ${results[result]}${fort ? ', le résultat contre une fortification' : ''}.`,
    retreated: ({ unit: name, from: start, hex: to }) =>
      `${Unit(name)} se replie ${from(start)} vers ${hex(to)}.`,
    eliminated: ({ units: names, cause }) => `${fr.causes[cause]} : ${list(names)}.`,
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
      events === ''
        ? `Jet d’événement ${die} : rien.`
        : `Jet d’événement ${die} : ${events
            .split(' ')
            .map((letter) => specials[letter])
            .join(', ')}.`,
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
    'severe-climate': ({ turn }) =>
      `Froid terrible : pas de mouvement ferroviaire au tour ${turn}.`,
    'leningrad-fell': () => 'Les Finlandais sont dans Leningrad. La guerre est finie.',
    scored: ({ points, level, winner }) =>
      `${many(points, 'point', 'points')} de victoire : ${levelText(level, winner)}.`,
  },
  causes: {
    combat: 'Pertes au combat',
    exchange: 'Pertes de l’échange',
    'no-retreat': 'Pertes, faute de pouvoir se replier',
    overstacked: 'Pertes, trop d’unités dans un hexagone',
    isolated: 'Pertes par isolement à la fin de la guerre',
    climate: 'Victimes du froid',
  },
  refusals: {
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
    'no-path': () => 'Un déplacement entre au moins dans un hexagone.',
    'not-a-neighbour': ({ from: start, hex: to }) =>
      `Pas de côté commun : ${hex(start)} et ${hex(to)}.`,
    'open-water': ({ from: start, hex: to }) =>
      `De l’eau libre sépare ${hex(start)} et ${hex(to)}.`,
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
    'severe-climate': () => 'Froid terrible : pas de mouvement ferroviaire ce tour-ci.',
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
    'not-in-this-combat': ({ unit: name }) => `${Unit(name)} n’a pas de part à cela.`,
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
  },
  terms: {
    'attack-strength': 'Force d’attaque',
    'defense-strength': 'Force de défense',
    'fell-back': 'repliée, ne défend pas',
    fort: 'fortification, doublée',
    city: 'ville, doublée',
    'supply-city': 'ville de ravitaillement, doublée',
    'across-water': 'attaque par l’eau seulement, doublée',
    'from-sea': 'attaque par la mer, doublée',
    isolated: 'isolée, divisée par deux',
    'row-west-of-viipuri': 'hexagone à l’ouest de Viipuri',
    'city-captured': 'ville prise',
    'mannerheim-line': 'toute la ligne Mannerheim prise',
    'south-cleared': 'plus un Finlandais sur la rangée A ni au sud',
    'allied-units': 'unités alliées éliminées',
    'soviet-city-lost': 'ville soviétique perdue',
    'garrison-short': 'garnison de Murmansk insuffisante',
    'fort-captured': 'fortification prise',
    'corps-lost': 'corps d’armée perdu',
  },
  names: {
    attack: 'Attaque',
    defense: 'Défense',
    points: 'Points de victoire soviétiques',
    turn: 'Tour',
    'units.soviet': 'Unités soviétiques sur la carte',
    'units.finland': 'Unités finlandaises sur la carte',
    'strength.soviet': 'Force d’attaque soviétique',
    'strength.finland': 'Force d’attaque finlandaise',
    'lost.soviet': 'Force d’attaque soviétique perdue',
    'lost.finland': 'Force d’attaque finlandaise perdue',
    'isolated.soviet': 'Unités soviétiques isolées',
    'isolated.finland': 'Unités finlandaises isolées',
    'cities.finland': 'Villes aux mains des Finlandais',
    'forts.soviet': 'Hexagones de la ligne Mannerheim aux mains des Soviétiques',
    garrison: 'Unités près de Murmansk',
  },
  levels: {
    'soviet decisive': 'victoire soviétique décisive',
    'soviet substantive': 'victoire soviétique importante',
    'soviet marginal': 'victoire soviétique marginale',
    'draw moral': 'partie nulle, victoire morale de la Finlande',
    'finland decisive': 'victoire finlandaise décisive',
  },
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
  L: 'froid terrible',
};
const reasons: Readonly<Record<string, string>> = {
  headquarters: 'un quartier général n’attaque jamais',
  'no-attack-strength': 'sa Force d’attaque est nulle',
  isolated: 'les unités isolées n’attaquent pas',
  'not-in-finland': 'les Alliés n’attaquent qu’une fois entrés en Finlande',
};
const decimal = (value: number): string => String(value).replace('.', ',');
const levelText = (level: string, winner: string): string =>
  fr.levels[`${winner === '' ? 'draw' : winner} ${level}`]!;
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
