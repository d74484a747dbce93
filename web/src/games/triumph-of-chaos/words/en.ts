// The words of this table, in English.
import {
  type CardKind,
  type Flag,
  figure,
  type GoalName,
  type Party,
  type Season,
  type Source,
  type WayToWin,
} from '@motti/triumph-of-chaos/parts';
import type { SurpriseFaces } from '../combat/choices.ts';
import type { Stage } from '../combat/stages.ts';
import { map } from './map-en.ts';

const plural = (count: number, one: string, many: string): string =>
  `${figure(count)} ${count === 1 || count === 0.5 ? one : many}`;
const sentence = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

export interface Generated {
  readonly random: number;
  readonly look: number;
  readonly choose: number;
}

export const en = {
  map,
  sides: { red: 'RED', white: 'WHITE' },
  keys: [
    ['W', 'the next stack'],
    ['B', 'all of the open stack'],
    ['H', 'your hand'],
    ['1–4', 'a use of the card that is lifted'],
    ['P', 'piles'],
    ['M', 'map or politics'],
    ['V', 'compare every pair of Political Cards'],
  ] as readonly (readonly [string, string])[],
  turnAndRound: (season: string, year: number) => `${season}, ${year}`,
  phases: {
    preparation: 'Preparation',
    political: 'Political',
    action: (round: number) => (round > 0 ? `Actions, round ${round}` : 'Actions'),
    logistics: 'Logistics',
  },
  cards: {
    putBack: 'Put it back',
    hand: (count: number) => `Your hand, ${plural(count, 'card', 'cards')}`,
    sources: {
      printed: 'mentioned in the printed rules, the details are ours',
      derived: 'follows from the printed rules',
      public: 'from public texts',
      found: 'from a report of a game',
      reconstructed: 'text reconstructed, the printed card is lost',
    } satisfies Record<Source, string> as Record<Source, string>,
    leavesGame: 'leaves the game when played as an event',
    kinds: {
      event: 'event',
      politics: 'politics',
      operations: 'operations',
      reinforcement: 'reinforcement',
      'faction-reinforcement': 'faction reinforcement',
      'faction-replacement': 'faction replacements',
      initiative: 'initiative',
      concentration: 'concentration',
      infighting: 'In-Fighting',
      insurrection: 'insurrection',
      mutiny: 'mutiny',
      greens: 'greens',
      partisans: 'partisans',
      influence: 'political phase only',
      bluff: 'political phase only',
      spare: 'spare',
    } satisfies Record<CardKind, string> as Record<CardKind, string>,
    boxes: { red: 'RED box', white: 'WHITE box', other: 'OTHER box' },
  },
  uses: {
    title: (card: string) => `${card}, four uses`,
    notNow: 'A card is played in your own impulse.',
    notNowBarred: 'Not this round.',
    freeAgain: (round: number) => `Free again in round ${round}.`,
    names: {
      operations: 'Operations',
      replacements: 'Replacements',
      redeploy: 'Redeployment',
      event: 'Event',
    },
    units: {
      operations: (count: number): string => (count === 1 ? 'space' : 'spaces'),
      replacements: (count: number): string =>
        count === 1 ? 'step, at the turn’s end' : 'steps, at the turn’s end',
      redeploy: () => 'corps, or fewer with armies and leaders',
      event: () => 'as written on the card',
    },
    operationsText: (movable: number, fighting: number) =>
      `Move or fight with that many of your stacks. ${movable} can move now, ${fighting} can attack.`,
    replacementsText: (before: number, after: number, card: number) =>
      `Recorded ${figure(before)} → ${figure(after)}. ${card === 1 ? 'First' : 'Second'} of two replacement cards this turn.`,
    redeployText: (parties: readonly string[]) =>
      parties.length > 0
        ? `By rail or sea, in supply; instead of the corps also ${parties.join(', or ')}.`
        : 'By rail or sea, in supply.',
    party: ({ leaders, armies, corps }: Party) =>
      [
        leaders > 0 ? plural(leaders, 'leader', 'leaders') : '',
        armies > 0 ? plural(armies, 'army', 'armies') : '',
        corps > 0 ? plural(corps, 'corps', 'corps') : '',
      ]
        .filter(Boolean)
        .join(' and '),
    eventText: 'The text of the card takes effect now.',
    toDiscards: 'to the discard pile',
    outOfGame: '✻ out of the game',
    readRule: 'Read the rule',
    buttons: {
      operations: (count: number) => `Mark ${plural(count, 'space', 'spaces')}`,
      replacements: (count: number) => `Record ${plural(count, 'step', 'steps')}`,
      redeploy: () => 'Redeploy',
      event: () => 'Play the event',
    },
  },
  piles: {
    title: 'Piles',
    yourDeck: 'Your deck',
    toDraw: 'to draw',
    inHand: 'in hand',
    discards: 'discards',
    out: 'out',
    stillToDraw: 'Still to draw, by value and kind',
    aFive: 'a card of value 5',
    anInitiative: 'an initiative card',
    ifYouDraw: (count: number) => `If you draw ${inWords(count)} next turn:`,
    enemyHolds: 'The enemy holds',
    enemyPiles: 'the enemy’s draw pile, discards',
    browse: 'Browse the piles',
    discardsOf: (side: string) => `${side} discards`,
    outOfGame: 'Out of the game',
    yourPile: 'Your draw pile, in no order',
    empty: 'empty',
  },
  politics: {
    boxes: { red: 'Red box', white: 'White box', other: 'Other box' },
    states: { settled: 'settled', now: 'decided now', 'face-down': 'still face down' },
    you: 'you',
    youHidden: 'you, hidden',
    influenceRolled: 'Your Influence is rolled when it is turned up.',
    worth: (value: number) => `worth ${value}`,
    outcome: (winner: string | undefined, by: number, { random, look, choose }: Generated) =>
      [
        winner === undefined ? 'Nobody wins it.' : `${winner} wins by ${by}.`,
        random > 0 ? `${random} drawn at random.` : '',
        look > 0 ? `${winner} looks at ${look} and places ${choose}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    boxHelp: {
      red: 'Whoever wins it places cards that pull factions towards RED.',
      white: 'Whoever wins it places cards that pull factions towards WHITE.',
      other: 'Cards of both kinds, and events of their own.',
    },
    pickCardFirst: 'Pick a card below',
    layHere: 'Lay it here, face down',
    yourCards: 'Your cards',
    yourCardsHelp: 'one for each box, in secret; whatever you lay is gone from your hand',
    valueOf: (value: string) => `value ${value}`,
    line: 'The line',
    lineHelp: 'read across: each card pulls the factions below it',
    markers: 'The factions',
    noCards: 'cards come when the boxes are revealed',
    onTable: 'on the table',
    sum: 'Sum',
    even: 'even',
    marker: (side: string | undefined, steps: number) =>
      side === undefined
        ? 'neutral'
        : steps === 0
          ? `controlled by ${side}`
          : `${plural(steps, 'space', 'spaces')} from ${side} control`,
    phrases: {
      withdrawn: 'withdrawn',
      conquered: 'conquered',
      subjugated: 'subjugated',
      'at-war': 'at war, frozen',
      none: '',
      even: 'even: it stays',
      'one-ignored': 'one point is ignored',
      'already-controlled': 'already controlled',
      barred: 'the rules bar its Control space',
      won: (side: string, faction: string) => `${side} wins ${faction}`,
      lost: (side: string, faction: string) => `${side} loses ${faction}`,
      moves: (steps: number, side: string) =>
        `${steps === 1 ? 'one space' : 'two spaces'} to ${side}`,
    },
    looked: (count: number) =>
      count === 1 ? 'One card' : `${inWords(count).replace(/^./, (c) => c.toUpperCase())} cards`,
    onlyYou: 'only you see them',
    ifPlaced: (count: number): string => (count === 0 ? 'As things stand' : 'If you place this'),
    nobodyChanges: 'No faction changes hands.',
    allWays: (count: number) => `Compare all ${count}`,
    spared: (phrase: string) => `No longer: ${phrase}.`,
    place: (ticked: number, count: number) =>
      ticked === 0
        ? `Tick ${inWords(count)}`
        : ticked === 1
          ? 'Place this card'
          : `Place these ${inWords(ticked)}`,
  },
  combat: {
    from: (places: string) => `attacked from ${places}`,
    whoJoins: 'Who joins the attack?',
    column: (table: string, column: string) =>
      `${table === 'army' ? 'Army' : 'Corps'} table, column ${column}`,
    tables: { army: 'army', corps: 'corps' },
    strength: (sum: string) => `Strength ${sum}`,
    stages: {
      declare: 'Attack',
      withdraw: 'Withdrawal',
      reinforce: 'Reinforcement',
      cards: 'Cards',
      surprise: 'Surprise',
      losses: 'Losses',
      retreat: 'Retreat',
      advance: 'Advance',
    } satisfies Record<Stage, string> as Record<Stage, string>,
    noModifier: 'no modifier',
    noShift: 'no shift',
    fireTables: (sources: string) => `Fire tables: ${sources}`,
    die: (added: string) => `die ${added}`,
    dieOpen:
      'The modifiers differ by two: the better side adds 1 to its die or takes 1 from the other. Shown: the first.',
    first: (side: string, other: string) => `${side} fires first, ${other} with what is left.`,
    inflicts: (side: string, factors: number) =>
      `${side} inflicts ${plural(factors, 'loss factor', 'loss factors')}`,
    succeeds: 'succeeds',
    result: (code: string) =>
      code.includes(':') ? `loss factors ${code}` : `${code} loss factors`,
    cell: (inflicted: number, suffered: number) =>
      `${inflicted} loss factors inflicted, ${suffered} suffered`,
    grid: (row: string, column: string) =>
      `loss factors by both dice: ${row} (rows) less ${column} (columns)`,
    youWin: 'you win',
    avoided: (share: string) => `${share} no fight`,
    assumed:
      'Counted over all dice, if nobody plays another card and losses are taken where they cost least.',
    howItAddsUp: 'How it adds up',
    fromReserve: 'from the Reserve, in its place',
    eliminated: 'is eliminated',
    flips: 'is reduced',
    stillOwed: (due: number): string =>
      due === 1 ? 'loss factor still owed' : 'loss factors still owed',
    lossFactor: 'Loss factor',
    labels: {
      fight: 'Fight',
      pass: 'No card, go on',
      stand: 'Stand',
      'tank-bonus': 'Tanks add 1',
      'tank-surprise': 'Tank surprise',
      'own-die': '+1 to your die',
      'enemy-die': '−1 to the enemy’s die',
      'go-on': 'Go on with the attack',
      'call-off': 'Call off the attack',
      'card-surprise': 'Surprise by a card',
      'go-without': 'Go on without',
    },
    charge: ({ first, step, enemy }: SurpriseFaces) =>
      sentence([
        `${first} you fire first`,
        step && `${step} costs a cavalry step`,
        enemy && `${enemy} the enemy fires first`,
      ]),
    tanks: ({ first, step }: SurpriseFaces) =>
      sentence([`${first} you fire first`, step && `${step} costs a tank step`]),
    notes: {
      'card-surprise': 'the card that you hold: you fire first',
      pursue:
        'the leader and units of the stack enter the space that was left, and may attack on from there',
      exploit:
        'the cavalry that fought, and the leader, may go one space beyond the space that was taken, wherever there is no Combat marker',
      counter:
        'the defenders strike back at all attackers together: no shifts, no terrain, no retreat; only units that attacked can lose steps',
      withdraw: 'on the leader’s rating or less; if it fails the attack gains 1',
      reinforce: 'on the leader’s rating or less',
      stand: 'both sides fight where they are',
      'hold-terrain':
        'by the terrain, for one more step; if the die fails the step is lost and you retreat all the same',
      'hold-nr': 'for one more step; if the die fails you retreat',
      hold: 'one more step is lost, nobody retreats',
    },
  },
  questions: {
    impulse: (round: number, of: number) => `Round ${round} of ${of}`,
    impulseHelp: 'Play one card from your hand for one of its four uses, or take a Special Action.',
    emptyHand: 'Your hand is empty: take a Special Action.',
    openHand: 'Pick up your hand',
    next: 'Next stack',
    special: 'Special Actions',
    dismiss: (count: number) => `Remove a leader for 1 VP (${count})`,
    pointsLeft: (points: number): string => (points === 1 ? 'activation left' : 'activations left'),
    regions: {
      title: 'Region by region',
      limit: 'One region of your choice may have more than one activated space.',
      activated: 'activated',
      open: 'still open',
    },
    noInitiative:
      'You hold no Initiative Card that fits here. You are asked so that the enemy cannot tell.',
    saveHelp:
      'Discard what you do not want to keep; the rest is saved for next turn. The enemy sees how many, not which.',
    factionHelp: {
      assign:
        'Steps that Political Cards brought: for your factions, outside the cap and the table of regions. What you keep goes to your own units.',
      'place-influence': 'Nobody sees where you place it until RED has spent its replacements.',
      subjugate:
        '1 VP for each Republic. Its forces leave the game, its marker is removed, and its region is yours, with a garrison in each Victory City.',
    } as Readonly<Record<string, string>>,
    secretPoints: (points: number) => `${points} in secret`,
    steps: (steps: number) => plural(steps, 'step', 'steps'),
    points: (points: number) => `${plural(points, 'point', 'points')} there`,
    cardActs: { rescue: 'Try the rescue with this card', discard: 'Discard' } as Record<
      string,
      string
    >,
    help: {
      allocate:
        'Pick a card, then the box it goes to. Higher values win the box; Bluff is worth 1, Influence is rolled. Nobody sees your cards until both have laid all three.',
      mark: 'Click a space to activate it, for movement or for combat. Done when you have enough.',
      moves:
        'Click a stack that was activated, then where it goes. “Stop here” ends a move, “Done” ends them all.',
      combats: 'Click the space to be attacked.',
      redeploy: 'Click a piece to be moved by rail or sea.',
      redeploying: 'Click where it goes, along railways or by sea; or send it to the Reserve.',
      retreat:
        'Click where it retreats. Your spaces in supply come first, then your other spaces, then empty ones of the enemy, which cost one more step: lit is the best that there is.',
      advance: 'Click where the winners advance, or stop.',
      withdrawing: 'Click where it withdraws.',
      displace: 'The faction is lost to you: click where this piece goes.',
      station: 'Click where the faction’s piece is set up.',
      gold: 'The gold goes one space along the railway from Moscow by Kazan to Sarapul, to a space of yours: click where to. Whoever holds its space owns it, which helps their Influence card.',
      raid: 'Click the enemy space beside your aircraft that is raided: on 1 or 2 no replacements may be spent there.',
      hunt: 'Click a green or partisan corps that is removed.',
      muster: 'Click where the Reserve Army is placed, or decline.',
      drop: 'Click the stack and the unit in it that is lost.',
      'peasant-region': 'Click a space of the region that the Peasant army rises in.',
      'peasant-space': 'Click where the Peasant army is placed.',
      'effect-choice':
        'The card that was played asks for a choice: make it on the map or in the list.',
    },
  },
  replacements: {
    title: 'Replacement steps',
    declareHelp:
      'Declare how many steps go to your own units; the distribution table spreads that number over regions.',
    free: 'recorded',
    bound: 'for certain units only',
    penalty: 'penalty',
    cap: 'left of WHITE’s cap',
    cards: 'replacement cards played',
    spread: (declared: number) => `${declared} declared, in these parts per region:`,
    moscow: 'Moscow',
    reserve: 'Reserve',
    kinds: {
      repair: 'Repair',
      rebuild: 'Rebuild on the map',
      'rebuild-reserve': 'Rebuild in the Reserve',
      'buy-leader': 'Leaders',
    },
  },
  tracks: {
    factions: 'Factions',
    frozen: {
      conquered: 'conquered',
      subjugated: 'subjugated',
      'at-war': 'at war',
    } as Readonly<Record<string, string>>,
    factionSupply: 'Show its supply lines on the map',
    victory: 'Victory points',
    level: 'level',
    lead: (side: string, points: number) => `${side} leads by ${points}`,
    cities: (count: number) => `Victory cities, ${count}`,
    citiesSpoken: (red: number, white: number) => `RED holds ${red}, WHITE ${white}`,
    nobodys: (count: number) => `nobody ${count}`,
    inFighting: 'In-Fighting',
    markerHidden: 'marker face down',
    breached: 'violated: 2 VP for the enemy',
    nobody: 'nobody',
    whichCities: 'Which cities',
    howMade: 'Where the points came from',
    made: (turn: number, side: string, points: number) => `Turn ${turn}: ${side} +${points}`,
    lasting: (count: number) => `Lasting changes, ${count}`,
    flags: {
      alliesActive: 'The Western Allies may act.',
      bafBonus: 'A step each turn for British-trained units.',
      balticOpenToRed: 'RED may gain the Baltic Countries.',
      finnBorderRed: 'The Finnish border is open to RED.',
      finnBorderWhite: 'The Finnish border is open to WHITE.',
      kronstadtOpen: 'Kronstadt is open.',
      noMajorPowerPolitics: 'WHITE gains no Major Power by politics.',
      redHomeHeld: 'RED has held its home cities.',
      tsarDoomed: 'The Tsar cannot be rescued.',
      ukraineViolated: 'Ukraine’s neutrality has been violated.',
    } satisfies Record<Flag, string> as Record<Flag, string>,
    ending: {
      title: 'How it could end',
      when: {
        'at-once': 'at once',
        'turn-end': 'when a turn ends',
        'game-end': 'after the last turn',
      } satisfies Record<WayToWin['when'], string> as Record<WayToWin['when'], string>,
      wins: (side: string, when: string) => `${side}, ${when}`,
      oneIsEnough: 'one is enough',
      choice: (least: number, met: number) => `and ${inWords(least)} of these, ${met} so far`,
      of: (have: number, need: number) => `${have} of ${need}`.replace('-', '−'),
      held: 'held',
      open: 'no',
      links: (count: number, from: string) => `${plural(count, 'link', 'links')} from ${from}`,
      otherwise: (side: string) => `Otherwise ${side} wins.`,
      par: (points: number, side: string) =>
        `At ${points} points the game is drawn; with fewer ${side} wins narrowly.`,
      goals: {
        points: 'points',
        'red-home': 'RED home cities',
        'white-home': 'WHITE home cities',
        ukraine: 'cities of Ukraine',
        don: 'cities of the Don',
        kuban: 'cities of the Kuban',
        urals: 'cities of the Urals',
        'central-ural': 'cities of the Central Urals',
        poland: 'Poland',
        moscow: 'Moscow',
        petrograd: 'Petrograd',
        required: 'cities required',
      } satisfies Record<GoalName, string> as Record<GoalName, string>,
    },
    front: {
      title: 'Along the front',
      strength: 'strength',
      spoken: (region: string, own: string, enemy: string) => `${region}: ${own}, ${enemy}`,
      none: 'Nobody faces an enemy yet.',
    },
    played: 'Played this turn',
    turn: (turn: number) => `turn ${turn}`,
    politicsShort: 'P',
    beside: 'Beside the map',
    besideCounts: (reserve: number, dead: number, track: number) =>
      `Reserve ${reserve}, dead ${dead}, to return ${track}`,
    reserve: 'Reserve',
    dead: 'Dead box',
    comesBack: (piece: string, turn: number) => `${piece} returns on turn ${turn}`,
    turns: 'Turns',
    rounds: 'Rounds',
    seasons: {
      'summer-1': 'Summer 1',
      'summer-2': 'Summer 2',
      autumn: 'Autumn',
      winter: 'Winter',
      'spring-1': 'Spring 1',
      'spring-2': 'Spring 2',
    } satisfies Record<Season, string> as Record<Season, string>,
    seasonsShort: {
      'summer-1': 'Su 1',
      'summer-2': 'Su 2',
      autumn: 'Au',
      winter: 'Wi',
      'spring-1': 'Sp 1',
      'spring-2': 'Sp 2',
    } satisfies Record<Season, string> as Record<Season, string>,
    turnTitle: (turn: number, season: string, year: number, rounds: number) =>
      `Turn ${turn}, ${season} ${year}: ${rounds} rounds`,
  },
};
export type Words = typeof en;
