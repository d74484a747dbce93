// The game in English.
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

const kinds: Readonly<Record<TypeId, string>> = {
  F662: 'division',
  F442: 'division',
  F333: 'Swedish brigade',
  F223: 'regiment',
  F223C: 'cavalry brigade',
  F113: 'battalion',
  F003: 'ski patrol',
  F222: 'volunteers',
  A322: 'Allied brigade',
  DUM: 'blank',
  S2012: 'corps',
  S1282: 'corps',
  S642: 'division',
  S533: 'tank corps',
  S222: 'cavalry corps',
  S832: 'artillery',
  S223: 'ski brigade',
  S212: 'regiment',
  S213: 'tank brigade',
  SHQ: 'headquarters',
  NKVD: 'NKVD regiment',
  S311: 'paratroops',
};
export const units: UnitWords = {
  kinds,
  label: (strengths, kind, number) =>
    kind === kinds.DUM ? `blank no. ${number}` : `${strengths} ${kind} no. ${number}`,
  hex: 'hex',
  in: (label) => `in ${label}`,
};
const unit = (name: unknown): string => unitLabel(units, String(name));
const list = (names: unknown): string => unitList(units, names, 'and');
const hex = (name: unknown): string => hexLabelOf(units, name);
const hexes = (names: unknown): string => hexList(units, names, 'and');
const many = (count: unknown, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;
const sides = { soviet: 'Soviet Union', finland: 'Finland' } as const;
const player = (side: unknown): string =>
  side === 'soviet' ? 'The Soviet player' : 'The Finnish player';

export const en: Words = {
  title: 'Winter War',
  subtitle: 'Finland and the Soviet Union, 30 November 1939 to 12 March 1940',
  sides,
  player,
  scenarios: {
    standard: {
      name: 'Standard game',
      summary: 'The whole war in ten turns, after a hidden Finnish set-up.',
    },
    events: {
      name: 'Scenarios and events',
      summary:
        'The whole war, and after every turn the dice may bring in the Allies, Sweden, Germany or the weather.',
    },
    isthmus: {
      name: 'The Isthmus, December 1939',
      summary:
        'Three turns before the Mannerheim Line with the armies in place: to learn the game.',
    },
  },
  options: {
    dummies: {
      name: 'Blank counters',
      help: 'On: up to five blank counters lie among the hidden Finnish units, and the Soviet player cannot tell them apart until the first turn begins. Off: every counter is a unit.',
    },
    'low-odds': {
      name: 'Attacks at 1-4 or worse',
      help: 'Such an attack loses all its units without a roll. Strict: the Soviet player may make one only if every way of making the attacks he owes contains one. Lenient: whenever he likes.',
    },
    'helsinki-points': {
      name: 'Points for Helsinki',
      help: 'On: taking Helsinki is worth 50 points to the Soviet player, besides the 50 for a south clear of Finns. Off: the city itself scores nothing.',
    },
    'leningrad-sudden-death': {
      name: 'Leningrad decides',
      help: 'On: Finns who enter Leningrad win at once. Off: play goes on, and a lost Leningrad costs the Soviet player 100 points at the end.',
    },
  },
  optionValues: { on: 'on', off: 'off', strict: 'strict', lenient: 'lenient' },
  prompts: {
    'deploy-finland': () =>
      '**Deploy your units** anywhere in Finland, face down: 6-6-2 divisions on fortifications, up to five blanks wherever you like.',
    'deploy-soviet': () =>
      '**Deploy your units** in the Soviet Union: 20-12-2 corps within three hexes of Leningrad, nobody isolated.',
    reinforcement: () => '**Place arriving units** in your cities, or hold them back.',
    movement: ({ unit: name, station }) => {
      if (name === undefined)
        return '**Move your units**, one after the other, or end the movement.';
      return station === undefined
        ? `**Move the ${unit(name)}**, or leave it where it stands.`
        : `The ${unit(name)} rides to ${hex(station)}. **Get off there, or walk on.**`;
    },
    excess: () => 'A hex holds too many units and none can leave. **Choose a unit to give up.**',
    'retreat-before-combat': () =>
      '**Fall back before combat** with units that may, one hex each, or stand.',
    'advance-before-combat': () =>
      '**Advance into what the enemy left**, one unit a hex; it will not attack. Or stay.',
    attack: ({ hexes: at, units: by, phasing }) => {
      if (at !== undefined && by)
        return `${list(by)} against ${hexes(at)}. **Add units or hexes, or resolve the attack.**`;
      if (at !== undefined) return `**Choose the units** that attack ${hexes(at)}.`;
      return phasing === 'soviet'
        ? '**Choose a hex to attack.** Every Finn next to your units must be attacked.'
        : '**Choose a hex to attack**, or end the attacks.';
    },
    'combat-roll': ({ hexes: at }) => `The die decides the attack on ${hexes(at)}.`,
    losses: ({ owed, lost }) =>
      `Exchange: **give up attacking units** worth at least ${many(owed, 'point', 'points')} (${lost} so far).`,
    retreat: () => '**Choose where your units retreat**, one hex each.',
    advance: () => '**Advance one attacking unit** into the hex that fell vacant, or stay.',
    paradrop: () =>
      '**Drop the paratroops** in Finland, within six hexes of Leningrad, or keep them waiting.',
    'cease-fire': () => '**End the war here**, or fight on.',
    'scenario-roll': () => 'The die of the Finnish player: does a scenario come about?',
    landing: () =>
      'Petsamo is defended. **Let the Allies land against the defence**, or call it off.',
    withdrawal: () =>
      '**Withdraw units** worth at least 12 points of Attack Strength, and none that is not needed for it.',
    route: () =>
      '**Choose the way of the Allies**: a landing at Petsamo, or the railway through Sweden.',
    'early-arrival': () =>
      '**Place the early reinforcements** in Finnish hexes joined to Helsinki.',
    'event-roll': () => 'The die of the Soviet player: a special event?',
    volunteers: () => '**Place the volunteers** in Helsinki or Oulu.',
    climate: ({ owed }) =>
      `Severe cold. **Choose Soviet units to perish**: ${many(owed, 'point', 'points')} of Attack Strength, isolated units first.`,
  },
  waiting: {
    'deploy-finland': 'The Finnish player deploys in secret.',
    'deploy-soviet': 'The Soviet player deploys.',
    reinforcement: '{player} places reinforcements.',
    movement: '{player} moves.',
    excess: '{player} gives up units in excess.',
    'retreat-before-combat': '{player} may fall back before combat.',
    'advance-before-combat': '{player} may advance before combat.',
    attack: '{player} declares attacks.',
    'combat-roll': 'The die falls.',
    losses: '{player} chooses the losses of the exchange.',
    retreat: '{player} retreats.',
    advance: '{player} may advance.',
    paradrop: '{player} may drop the paratroops.',
    'cease-fire': '{player} weighs a cease-fire.',
    'scenario-roll': 'The die falls.',
    landing: '{player} decides on the landing.',
    withdrawal: '{player} withdraws units.',
    route: '{player} chooses the way of the Allies.',
    'early-arrival': '{player} places early reinforcements.',
    'event-roll': 'The die falls.',
    volunteers: '{player} places volunteers.',
    climate: '{player} chooses who perishes in the cold.',
  },
  ended: {
    reinforcement: '{player} has finished placing reinforcements.',
    movement: '{player} has finished moving.',
    'retreat-before-combat': '{player} falls back no further before combat.',
    'advance-before-combat': '{player} advances no further before combat.',
    attack: '{player} has finished attacking.',
    advance: '{player} does not advance after the combat.',
    paradrop: '{player} keeps the paratroops waiting.',
    withdrawal: '{player} has withdrawn what was asked for.',
    'early-arrival': '{player} has finished placing early reinforcements.',
    volunteers: '{player} does without the volunteers.',
    climate: 'The cold has taken its toll.',
  },
  actions: {
    place: 'Place {unit} {in}',
    take: 'Take back {unit}',
    select: 'Move {unit}',
    ride: 'Ride to {hex}',
    leave: 'Leave it where it stands',
    move: 'Move {unit} to {hex}{rail}',
    retreat: 'Retreat {unit} to {hex}',
    advance: 'Advance {unit} into {hex}',
    attack: 'Attack {hexes}{units}',
    join: 'Attack with {unit}',
    also: 'Attack {hex} as well',
    resolve: 'Resolve the attack',
    lose: 'Give up {unit}',
    withdraw: 'Withdraw {unit}',
    drop: 'Drop the paratroops on {hex}',
    answer: '{answer}',
    priority: 'Supply {unit} as number {rank}',
    pin: 'Supply {unit} from {city}',
    nearest: 'Of the nearest cities, let {unit} draw on {city}',
    done: 'Done',
    roll: 'The die shows {dice}',
  },
  answers: {
    'cease-fire': 'Cease fire',
    'fight-on': 'Fight on',
    invade: 'Land against the defence',
    'call-off': 'Call the landing off',
    petsamo: 'By sea to Petsamo',
    sweden: 'Through Sweden',
  },
  events: {
    deployed: ({ side, counters }) =>
      `${player(side)} has deployed ${many(counters, 'counter', 'counters')}.`,
    revealed: ({ dummies }) =>
      `The Finnish counters are turned up; ${many(dummies, 'blank', 'blanks')} among them.`,
    'turn-begins': ({ turn }) => `Turn ${turn} begins.`,
    'player-turn-begins': ({ side }) => `${player(side)}’s turn.`,
    placed: ({ unit: name, hex: at }) => `The ${unit(name)} arrives in ${hex(at)}.`,
    moved: ({ unit: name, from, hex: to, cost, rail }) =>
      `The ${unit(name)} moves from ${hex(from)} to ${hex(to)}${rail ? ', by rail' : ''} (${many(cost, 'point', 'points')}).`,
    'fell-back': ({ unit: name, from, hex: to }) =>
      `The ${unit(name)} slips away from ${hex(from)} to ${hex(to)} before combat.`,
    advanced: ({ unit: name, hex: to }) => `The ${unit(name)} advances into ${hex(to)}.`,
    'step-ended': (event) => endedText(en, event),
    isolated: ({ units: names }) =>
      `Isolated as the movement begins, so one hex at most and no railway: ${list(names)}.`,
    attacked: ({ units: by, hexes: at, defenders, modifiers, attack, defense, odds }) => {
      const attacks = `${list(by)} ${by.includes(' ') ? 'attack' : 'attacks'} ${hexes(at)}, held by ${list(defenders)}`;
      if (odds === 'De') return `${attacks}: nobody there can defend it, so no die is needed.`;
      const why = modifiers === '' ? '' : ` (${termList(en, modifiers)})`;
      const end = odds === '1-4' ? 'odds of 1-4 or worse: lost without a die' : `odds ${odds}`;
      return `${attacks}: ${attack} against ${defense}${why}, ${end}.`;
    },
    'combat-result': ({ die, odds, result, fort }) =>
      `The die shows ${die} at ${odds}: ${results[result]}${fort ? ', the result against a fortification' : ''}.`,
    retreated: ({ unit: name, from, hex: to }) =>
      `The ${unit(name)} retreats from ${hex(from)} to ${hex(to)}.`,
    eliminated: ({ units: names, cause }) => `${en.causes[cause]}: ${list(names)}.`,
    garrison: ({ units: count, short }) =>
      short
        ? `Only ${many(count, 'combat unit guards', 'combat units guard')} Murmansk: the Soviet player loses 10 points.`
        : `${many(count, 'combat unit guards', 'combat units guard')} Murmansk.`,
    ice: () => 'The Gulf of Finland is frozen.',
    'scenario-rolled': ({ die, scenario }) =>
      scenario === ''
        ? `Scenario roll ${die}: nothing.`
        : `Scenario roll ${die}: ${scenarios[scenario]}.`,
    'event-rolled': ({ die, events }) =>
      events === ''
        ? `Event roll ${die}: nothing.`
        : `Event roll ${die}: ${events
            .split(' ')
            .map((letter) => specials[letter])
            .join(', ')}.`,
    'no-event': ({ event }) => `The event comes to nothing: ${specials[event]}.`,
    landed: ({ units: count, hex: at }) =>
      `${many(count, 'Allied brigade arrives', 'Allied brigades arrive')} in ${hex(at)}.`,
    'landing-called-off': () => 'The Finnish player calls the landing off.',
    invasion: ({ attack, defense, odds }) =>
      `The Allies land at Petsamo: ${attack} against ${defense}, ${odds}.`,
    'scandinavia-opens': () => 'Norway and Sweden are now open to both sides.',
    withdrawn: ({ unit: name }) => `The ${unit(name)} is withdrawn.`,
    dropped: ({ hex: at }) => `The paratroops jump over ${hex(at)}.`,
    logistics: ({ capacity }) => `Petrozavodsk can now supply ${capacity} points.`,
    replacement: ({ unit: name }) => `The ${unit(name)} may return as a replacement.`,
    'cease-fire-offered': ({ turn }) =>
      `The Finnish player may end the war at the end of turn ${turn}.`,
    'severe-climate': ({ turn }) => `Severe cold: no rail movement in turn ${turn}.`,
    'leningrad-fell': () => 'Finnish troops stand in Leningrad. The war is over.',
    scored: ({ points, level, winner }) =>
      `${many(points, 'victory point', 'victory points')}: ${levelText(level, winner)}.`,
  },
  causes: {
    combat: 'Eliminated in combat',
    exchange: 'Lost in an exchange',
    'no-retreat': 'Eliminated without a way out',
    overstacked: 'Given up, too many in one hex',
    isolated: 'Isolated at the end and removed',
    climate: 'Perished in the cold',
  },
  refusals: {
    'wrong-step': () =>
      'The sequence of play does not allow that now: look at what is asked, or end this step.',
    'not-your-unit': ({ unit: name }) => `The ${unit(name)} is not yours to command now.`,
    'not-on-map': ({ unit: name }) => `The ${unit(name)} is not on the map.`,
    'not-in-play': ({ hex: at }) => `${cap(hex(at))} is outside the part of the map in play.`,
    'sea-hex': ({ hex: at }) => `${cap(hex(at))} is open water.`,
    mountain: ({ hex: at }) => `Mountains cannot be entered: ${hex(at)}.`,
    'all-lake': ({ hex: at }) => `${cap(hex(at))} is all lake.`,
    'not-frozen': ({ hex: at }) => `The Gulf is not frozen before turn 8: ${hex(at)}.`,
    neutral: () => 'Norway and Sweden are neutral.',
    'nkvd-leaves': () => 'NKVD units may not leave the Soviet Union.',
    'north-of-row-a': ({ strengths, hex: at }) =>
      `A ${strengths} may not operate north of Row A, so not in ${hex(at)}.`,
    'not-in-set-up': ({ unit: name }) => `The ${unit(name)} does not begin the game.`,
    'not-placed': ({ unit: name }) => `The ${unit(name)} has not been placed.`,
    'outside-country': ({ side }) =>
      `Deploy only inside ${side === 'soviet' ? 'the Soviet Union' : 'Finland'}.`,
    'heavy-on-forts': () => '6-6-2 divisions must start on fortification hexes.',
    'corps-near-leningrad': ({ distance }) =>
      `20-12-2 corps must start within three hexes of Leningrad; this is ${distance} away.`,
    'too-many-units': ({ hex: at, limit }) =>
      `Too many units in ${hex(at)}: the limit is ${limit}. Choose another hex.`,
    'no-dummies': () => 'There are no blank counters in this match.',
    'not-all-placed': ({ unit: name }) =>
      `Not everybody is placed: the ${unit(name)} is still in hand.`,
    'starts-isolated': ({ unit: name, hex: at }) =>
      `The ${unit(name)} in ${hex(at)} would start the game isolated.`,
    'not-due': ({ unit: name, turn }) =>
      turn === 0
        ? `The ${unit(name)} is not a reinforcement now.`
        : `The ${unit(name)} arrives in turn ${turn}.`,
    'not-a-supply-city': ({ hex: at }) =>
      `Soviet reinforcements arrive in supply cities, not in ${hex(at)}.`,
    'not-a-finnish-city': ({ hex: at }) =>
      `Finnish reinforcements arrive in Finnish cities, not in ${hex(at)}.`,
    'city-held-by-enemy': ({ city }) => `The enemy stands in ${city}: choose another city.`,
    'city-cut-off': ({ city }) =>
      `No railway joins ${city} to Leningrad: choose another city, or hold the unit back.`,
    'city-full': ({ city, load, capacity }) =>
      `${city} cannot supply this unit as well, ${load} of ${capacity} points being in use: choose another city, or hold it back.`,
    'city-not-finnish': ({ city }) =>
      `${city} is not under Finnish control: choose another city, or hold the unit back.`,
    'already-moved': ({ unit: name }) =>
      `The ${unit(name)} has already moved this turn: choose another unit.`,
    'nothing-selected': () => 'No unit has been chosen to move.',
    'must-move-away': ({ unit: name, hex: at, limit }) =>
      `The ${unit(name)} cannot stay: ${hex(at)} holds ${limit === 1 ? 'one unit' : `${limit} units`} at most.`,
    overstacked: ({ hex: at, limit }) =>
      `Too many units in ${hex(at)}: the limit is ${limit}. Move others away first.`,
    'not-in-excess': ({ unit: name }) => `The ${unit(name)} does not stand in an overfull hex.`,
    'no-path': () => 'A move needs at least one hex to enter.',
    'not-a-neighbour': ({ from, hex: to }) => `${cap(hex(to))} does not touch ${hex(from)}.`,
    'open-water': ({ from, hex: to }) => `Open water lies between ${hex(from)} and ${hex(to)}.`,
    'enemy-hex': ({ hex: at }) => `You may not enter ${hex(at)}: the enemy holds it.`,
    'must-stop': ({ hex: at }) =>
      `The unit must stop on entering an enemy zone of control, in ${hex(at)}.`,
    'zone-to-zone': ({ from, hex: to }) =>
      `A unit may not move directly from one enemy zone of control to another, from ${hex(from)} to ${hex(to)}.`,
    'isolated-one-hex': ({ unit: name }) =>
      `The ${unit(name)} was isolated when the phase began and may move only one hex.`,
    'too-far': ({ cost, allowance }) =>
      `Not enough movement points: this path costs ${cost}, the unit has ${allowance}.`,
    'out-of-reach': ({ hex: at, allowance }) =>
      `${cap(hex(at))} is out of reach with ${many(allowance, 'movement point', 'movement points')}.`,
    'isolated-no-rail': () => 'Isolated units may not use railways.',
    'severe-climate': () => 'Severe cold: no rail movement this turn.',
    'no-rail-before-kemi': () => 'Allied units may not use railways before they have reached Kemi.',
    'no-railway': ({ hex: at }) => `No railway of yours runs through ${hex(at)}.`,
    'rail-abroad': ({ hex: at }) =>
      `Rail movement is possible only in the unit’s home country, not in ${hex(at)}.`,
    'no-entraining-in-zone': ({ hex: at }) =>
      `A unit may not entrain in an enemy zone of control, in ${hex(at)}.`,
    'railway-cut': ({ hex: at }) => `The railway at ${hex(at)} is cut off.`,
    'track-not-clear': ({ from, hex: to }) =>
      `No clear track leads from ${hex(from)} to ${hex(to)}: enemy zones of control lie on it.`,
    'may-not-evade': ({ unit: name }) => `The ${unit(name)} may not retreat before combat.`,
    'evades-only-in-the-north': () =>
      'Retreat before combat is possible only in Finland north of Row A.',
    'mannerheim-line-lost': () => 'The Mannerheim Line has fallen: no retreat before combat.',
    'nobody-near': ({ unit: name }) =>
      `No enemy stands next to the ${unit(name)}: it has nothing to fall back from.`,
    'fell-back-already': ({ unit: name }) => `The ${unit(name)} has fallen back already.`,
    'no-retreat-there': ({ unit: name, hex: at }) =>
      `The ${unit(name)} cannot retreat to ${hex(at)}: choose one of the marked hexes.`,
    'may-not-advance': ({ unit: name }) => `The ${unit(name)} may not advance into that hex.`,
    'not-vacated': ({ hex: at }) => `${cap(hex(at))} has not been vacated.`,
    'nothing-to-attack': ({ hex: at }) => `There is nobody to attack in ${hex(at)}.`,
    'allies-protected': () => 'Allied units may not be attacked before they have entered Finland.',
    'already-attacked': ({ hex: at }) => `${cap(hex(at))} has already been attacked this phase.`,
    'may-not-attack': ({ unit: name, reason }) =>
      `The ${unit(name)} may not attack: ${reasons[String(reason)]}.`,
    'advanced-before-combat': ({ unit: name }) =>
      `The ${unit(name)} advanced before combat and may not attack.`,
    'already-used': ({ unit: name }) =>
      `The ${unit(name)} is already used in an attack this phase.`,
    'nkvd-at-the-border': () => 'NKVD units may not attack across the border.',
    'not-adjacent': ({ hex: at }) => `${cap(hex(at))} is not adjacent.`,
    'several-from-several': () =>
      'Several hexes may be attacked together only from a single hex next to all of them.',
    'no-attackers': () => 'Choose at least one attacking unit first.',
    'no-attack-open': () => 'Choose a hex to attack first.',
    'odds-too-low': () => 'Attacks at 1-4 or worse are not permitted.',
    'low-odds-avoidable': () =>
      'Another set of attacks avoids odds of 1-4; this one is not permitted.',
    'hex-stranded': ({ hex: at }) =>
      `${cap(hex(at))} could then no longer be attacked, and it must be: keep a unit for it.`,
    'unit-stranded': ({ unit: name }) =>
      `The ${unit(name)} would be left without a target, and it must attack: let it join.`,
    'attacks-owed': ({ hexes: at }) => `You must still attack ${hexes(at)}.`,
    'not-in-this-combat': ({ unit: name }) => `The ${unit(name)} has no part in this.`,
    'too-little-lost': ({ owed, lost }) =>
      `Remove at least ${owed} points of Attack Strength; ${lost} so far.`,
    'only-one-advances': () => 'Only one unit may advance, and one has.',
    'no-advance-now': () => 'No advance after this result.',
    'no-such-offer': () => 'That is not on offer now.',
    'landing-cannot-be-called-off': () => 'In this scenario the landing cannot be called off.',
    'not-minimal': ({ unit: name, owed }) =>
      `With the ${unit(name)}, more would leave than the ${owed} points asked for.`,
    'too-little-withdrawn': ({ owed, withdrawn }) =>
      `Withdraw at least ${owed} points of Attack Strength; ${withdrawn} so far.`,
    'already-picked': ({ unit: name }) => `The ${unit(name)} has been chosen already.`,
    'not-picked': ({ unit: name }) => `The ${unit(name)} has not been chosen.`,
    'illegal-drop': ({ hex: at }) =>
      `The paratroops cannot jump over ${hex(at)}: in Finland, within six hexes of Leningrad, outside Finnish zones of control.`,
    'not-an-early-arrival': ({ unit: name }) => `The ${unit(name)} does not arrive early.`,
    'illegal-arrival': ({ hex: at }) =>
      `No room in ${hex(at)}, or no line free of Soviet zones of control from there to Helsinki.`,
    'not-a-volunteer': ({ unit: name }) => `The ${unit(name)} is not among the volunteers.`,
    'no-room-for-volunteers': ({ hex: at }) => `The volunteers cannot be placed in ${hex(at)}.`,
    'isolated-first': () => 'Isolated units perish first.',
    'too-strong-for-the-cold': ({ left }) =>
      `Choose a Soviet unit with an Attack Strength from 1 to ${left}.`,
    'still-to-choose': () => 'There is still something to choose.',
    'orders-frozen': () => 'The supply order is fixed until your next turn.',
    'needs-no-supply': ({ unit: name }) => `The ${unit(name)} needs no supply.`,
    'no-such-rank': ({ most }) => `The supply list has places 1 to ${most}.`,
    'not-a-headquarters': ({ unit: name }) => `The ${unit(name)} is not a headquarters.`,
  },
  terms: {
    'attack-strength': 'Attack Strength',
    'defense-strength': 'Defence Strength',
    'fell-back': 'fell back, does not defend',
    fort: 'fortification, doubled',
    city: 'city, doubled',
    'supply-city': 'supply city, doubled',
    'across-water': 'attacked only across water, doubled',
    'from-sea': 'attacked from the sea, doubled',
    isolated: 'isolated, halved',
    'row-west-of-viipuri': 'hex west of Viipuri',
    'city-captured': 'city captured',
    'mannerheim-line': 'whole Mannerheim Line captured',
    'south-cleared': 'no Finn left on or south of Row A',
    'allied-units': 'Allied units eliminated',
    'soviet-city-lost': 'Soviet city lost',
    'garrison-short': 'garrison of Murmansk too small',
    'fort-captured': 'fortification captured',
    'corps-lost': 'corps lost',
  },
  names: {
    attack: 'Attack',
    defense: 'Defence',
    points: 'Soviet victory points',
    turn: 'Turn',
    'units.soviet': 'Soviet units on the map',
    'units.finland': 'Finnish units on the map',
    'strength.soviet': 'Soviet Attack Strength',
    'strength.finland': 'Finnish Attack Strength',
    'lost.soviet': 'Soviet Attack Strength lost',
    'lost.finland': 'Finnish Attack Strength lost',
    'isolated.soviet': 'Isolated Soviet units',
    'isolated.finland': 'Isolated Finnish units',
    'cities.finland': 'Finnish cities in Finnish hands',
    'forts.soviet': 'Mannerheim hexes in Soviet hands',
    garrison: 'Units near Murmansk',
  },
  levels: {
    'soviet decisive': 'decisive Soviet victory',
    'soviet substantive': 'substantive Soviet victory',
    'soviet marginal': 'marginal Soviet victory',
    'draw moral': 'draw, a moral victory for Finland',
    'finland decisive': 'decisive Finnish victory',
  },
};

const results: Readonly<Record<string, string>> = {
  Ae: 'attacker eliminated',
  Ar: 'attacker retreats',
  Ne: 'no effect',
  Dr: 'defender retreats',
  De: 'defender eliminated',
  Ex: 'exchange',
};
const scenarios: Readonly<Record<string, string>> = {
  A: 'Allied landing at Petsamo',
  B: 'Allied passage through Scandinavia',
  C: 'invasion of Scandinavia',
  D: 'better Soviet mobilisation',
  E: 'German threat',
};
const specials: Readonly<Record<string, string>> = {
  F: 'Soviet paratroops',
  G: 'volunteers for Finland',
  H: 'better Soviet logistics',
  J: 'Soviet replacements',
  K: 'cease-fire',
  L: 'severe cold',
};
const reasons: Readonly<Record<string, string>> = {
  headquarters: 'it is a headquarters',
  'no-attack-strength': 'it has no Attack Strength',
  isolated: 'it is isolated',
  'not-in-finland': 'it has not entered Finland yet',
};
const levelText = (level: string, winner: string): string =>
  en.levels[`${winner === '' ? 'draw' : winner} ${level}`]!;
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
