// The words of this table, in English.
import type { Ground, Mode, StopWhy, Supply } from '@motti/hourra-pobieda/parts';
import type { TokenColour } from '../position.ts';

const TERRAIN: Readonly<Record<Ground['terrain'], string>> = {
  open: 'open ground',
  accidente: 'broken ground',
  rough: 'rough ground',
  mountain: 'mountain',
  agglomeration: 'village',
  urban: 'urban centre',
  water: 'water',
};
const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const en = {
  map: {
    label: 'Map of the battle',
    layersTitle: 'Shown on the map',
    layers: {
      sight: 'Sight',
      supply: 'Supply lines',
      zones: 'Zones',
      setup: 'Set-up',
    },
    sightFrom: (group: string) => `Sight from ${group}`,
    credit: 'Map drawn from the scenario',
    base: (id: string, side: string) => `${id}, held by ${side}`,
    ground: ({ terrain, height, dense, ice }: Ground) =>
      [ice ? 'ice' : TERRAIN[terrain], height ? 'height' : '', dense ? 'wood' : '']
        .filter(Boolean)
        .join(', '),
    spoken: (side: string, name: string, value: number, level: number, hidden: boolean) =>
      [
        `${side}, group ${name}, combat value ${value}`,
        level > 0 ? `entrenched, level ${level}` : '',
        hidden ? 'hidden from the enemy' : '',
      ]
        .filter(Boolean)
        .join(', '),
    within: (steps: number) => `within reach, ${steps} UD`,
    chosen: 'can be chosen',
    legend: {
      river: 'river: bridges only',
      road: 'road: one UD more',
      height: 'height',
      rough: 'rough: +1 Blue',
      broken: 'broken ground: +1 Blue',
      wood: 'wood: hides',
      town: 'town',
      objective: 'objective',
      base: 'supply base',
      trench: 'entrenchment',
    },
  },
  keys: [
    ['W', 'the next group'],
    ['L', 'sight from the group'],
    ['S', 'supply lines'],
    ['Z', 'zones of influence'],
    ['B', 'set-up zones'],
    ['M', 'ruler (open table)'],
    ['Arrows', 'cursor by 0.10 UD, with Shift 0.01 (open table)'],
    ['Space, Enter', 'set a corner of the path, go (open table)'],
  ] as readonly (readonly [string, string])[],
  turn: (turn: number, of: number) => `turn ${turn} of ${of}`,
  beforeTheBattle: 'before the battle',
  phases: {
    setUp: 'Set-up',
    collection: 'Collection',
  },
  tokens: {
    blue: 'supply',
    red: 'heavy artillery',
    green: 'field artillery',
    yellow: 'support weapons',
    white: 'aircraft',
    aa: 'anti-aircraft',
  } satisfies Record<TokenColour, string> as Record<TokenColour, string>,
  bidKinds: {
    close: 'aircraft in close support',
    carpet: 'aircraft, carpet bombing',
    red: 'heavy artillery',
    green: 'field artillery',
    yellow: 'support weapons',
    aa: 'anti-aircraft',
  } as Record<string, string>,
  marks: { '': '', he: 'HE', at: 'AT' } as Record<string, string>,
  group: {
    nothing: 'No group selected',
    help: 'Click a group, yours or the enemy’s: what it is and what it can do is shown here.',
    in: 'Group',
    value: 'Combat value',
    points: 'Grouping points',
    ofSix: (points: number) => `${points} of 6`,
    entrenched: (level: number) => `Entrenched, level ${level}`,
    assaults: 'Assaults fought this turn',
    pace: 'Rapid advance',
    ud: (steps: number) => `${steps} UD`,
    byRoad: (steps: number) => `${steps} UD by road`,
    hidden: 'Hidden from the enemy',
    hiddenNote: 'The enemy does not see this group.',
    spent: 'Has acted this turn',
    supply: 'Supply',
    nearBase: 'next to a base: free',
    noLine: 'no line: cannot be supplied',
    line: (length: number, from: string) => `line of ${length} UD to ${from}`,
    blue: (count: number) => `${count} Blue`,
    total: 'In all',
    totalRapid: 'For a rapid advance',
    quality: {
      standard: '',
      veteran: 'veteran',
      green: 'green',
      reservist: 'reservist',
    } as Record<string, string>,
  },
  resources: {
    title: 'Resources',
    you: 'you',
    note: 'Stocks are public, bids are not. Half of the Blue, rounded up, is kept for the next turn.',
  },
  orders: {
    title: (group: string) => `Orders for ${group}`,
    help: 'Choose how it is supplied and moves; lit hexes are within reach, with their distance in UD. Click one, or drag the group there.',
    name: (supply: Supply, mode: Mode, banzai: boolean) =>
      `${{ hold: 'Hold and fight', progress: 'Progress, 1 UD', rapid: 'Rapid advance' }[mode]}${banzai ? ', banzai' : ''}${supply === 'none' ? ', unsupplied' : supply === 'airlift' ? ', by airlift' : ''}`,
    cost: (blue: number, white: number) =>
      [blue > 0 ? `${blue} Blue` : '', white > 0 ? `${white} White` : '']
        .filter(Boolean)
        .join(', ') || 'free',
    stay: 'Give this order where it stands',
    split: 'Split the group…',
    works: 'Works',
    after: (left: number) => `${left} Blue would be left.`,
    unsupplied: 'Without supply it cannot fight.',
    detach: 'Detach',
    detached: (count: number) =>
      `${plural(count, 'element leaves', 'elements leave')} the group; choose the first hex.`,
    detachHelp: 'Click elements to detach them, here or on the map.',
    rejoin: 'Keep the group together',
    leftOn: (steps: number) => `${plural(steps, 'step', 'steps')} made. Go on, or stop here.`,
  },
  idle: {
    title: 'Your sequence',
    left: (count: number) => `${plural(count, 'group', 'groups')} can still be activated.`,
    next: 'Next group',
    airRecon: 'Reconnoitre from the air',
    raid: 'Send an air raid',
    pickTarget: 'Choose the hex on the map.',
    putDown: 'Back',
  },
  combat: {
    title: (group: string) => `${group}: fight`,
    help: 'Framed on the map: whom it may assault or fire at. Click one, here or on the map.',
    far: (steps: string) => `${steps} UD`,
    hits: (faces: string, chance: string) => `hits on ${faces}: ${chance}`,
    safe: 'cannot hit',
    left: (tokens: number) => `${tokens} left`,
    nobody: 'There is nobody to assault or to fire at.',
    ifAssault: 'If you assault',
    outcomes: 'With usual support on both sides',
  },
  bid: {
    adds: (least: number, most: number) => `adds ${least} to ${most} each`,
    downs: 'may shoot down an aircraft',
    barred: {
      'red-after-move': 'not after a move',
      'green-after-advance': 'not after an advance',
      'carpet-for-assailant': 'assailant only',
      'aa-for-defender': 'defender only',
    } as Record<string, string>,
    title: 'Your secret bid',
    aside: 'only you see this',
    of: (count: number) => `of ${count}`,
    none: 'No support',
    count: (count: number) =>
      count === 0
        ? 'Nothing committed yet. What you commit is spent, whatever comes of it.'
        : `${plural(count, 'token', 'tokens')}, not yet played: change them freely until you seal.`,
    seal: 'Seal the bid',
    unseal: 'Unseal',
    sealed: 'Your bid is sealed.',
    both: 'Both bids open together.',
    enemySealed: (side: string) => `${side}: the bid is sealed.`,
    enemyOpen: (side: string) => `${side}: the bid is not sealed yet.`,
    more: (what: string) => `One more: ${what}`,
    fewer: (what: string) => `One fewer: ${what}`,
    carpet: 'carpet bombing',
    close: 'in close support',
    ifEnemy: (side: string) => `If the bid of ${side} is…`,
    nothing: 'nothing',
    tokens: (count: number) => plural(count, 'token', 'tokens'),
    losers:
      'The loser suffers the difference: odd losses cost an element, even ones a step back of 1 UD.',
    attackerLoses: (side: string) => `losses: ${side}`,
    tie: 'tie',
    sealedTag: 'sealed',
    openTag: 'still bidding',
    assault: (from: string, to: string) => `Assault, ${from} on ${to}`,
    youAttack: 'you attack',
    attacks: (side: string) => `attack by ${side}`,
  },
  munitions: {
    title: 'Your munitions dice',
    aside: 'only you see this',
    help: (count: number) =>
      `${plural(count, 'die', 'dice')} to assign: each yields the munition you name for it.`,
    chosen: 'Chosen',
    fires: (range: number, most: number) =>
      `fires ${range} UD, hits on ${most} or less; up to +${most} in an assault`,
    aircraft: 'in assaults, for air raids, reconnaissance and airlift',
    flak: 'shoots down enemy aircraft',
  },
  place: {
    title: 'Your set-up',
    waiting: 'To be placed',
    allPlaced: 'Every element has its place.',
    help: 'Choose a kind, then click lit hexes of your zone; a group holds six points at most.',
    lift: 'Take a group back',
    entrench: (level: number, left: string) => `Entrench, level ${level}${left}`,
    mine: 'Lay a minefield',
    tools: 'Tools',
    arriving: 'Arriving',
    arrivingHelp: 'Choose a kind, then a lit hex near the base; or hold it back.',
  },
  lose: {
    title: 'A loss',
    help: 'Click the element to be given up, here or on the map.',
  },
  occupy: {
    title: 'Occupy',
    help: 'The enemy has left the lit place. Click it to move in, or stay: whoever moves leaves their trenches.',
    cannot: 'The ground cannot be entered from here: the group stays.',
  },
  raid: {
    flak: 'Against the raid',
    flakHelp: (most: number) =>
      `Each token rolls a die: on ${most} or less an aircraft turns back.`,
    bombs: 'The raid',
    bombsHelp: 'A bomb must beat the protection of what it is aimed at; 5 and 6 always miss.',
    left: (tokens: number) => `${plural(tokens, 'aircraft', 'aircraft')} left`,
  },
  retreat: {
    title: 'Retreat',
    help: 'An even loss is a step back of 1 UD. Choose one of the lit hexes.',
    helpOpen: 'An even loss is a step back of 1 UD. Choose one of the lit places.',
  },
  victory: {
    title: 'How it ends',
    aside: 'as things stand',
    when: {
      immediately: 'at once',
      endOfTurn: 'at the end of a turn',
      turnLimit: 'at the end of the last turn',
    },
    from: (turn: number) => `from turn ${turn}`,
    levels: { marginal: 'marginal', decisive: 'decisive', dazzling: 'dazzling' } as Record<
      string,
      string
    >,
    wins: (side: string, level: string, when: string) => `${side}, ${level} victory ${when}`,
    controls: (side: string, place: string) => `${place} is controlled by ${side}`,
    notControls: (side: string, place: string) => `${place} is not controlled by ${side}`,
    base: (side: string, base: string) => `${base} is held by ${side}`,
    eliminated: (side: string, least: number, most: number, now: number) =>
      most < 999
        ? least > 0
          ? `losses of ${side}: ${least} to ${most} points (now ${now})`
          : `losses of ${side}: at most ${most} points (now ${now})`
        : `losses of ${side}: at least ${least} points (now ${now})`,
    strength: (side: string, most: number, now: number) =>
      `${side}: at most ${most} points on the table (now ${now})`,
    road: (side: string, base: string, to: string) =>
      `the road from ${base} to ${to} is open to ${side}`,
    occupies: (side: string, place: string) => `${place} is occupied by ${side}`,
    region: (side: string, region: string) => `the region ${region} is occupied by ${side}`,
    holds: 'holds',
    not: 'does not hold',
    none: 'If no condition holds at the end of the last turn, the battle is a draw.',
    objectives: 'Objectives',
    nobody: 'nobody',
  },
  tracks: {
    turns: 'Turns',
    points: 'Points on the table',
    lost: (points: number) => `${points} lost`,
    arrivals: 'Reinforcements',
    noArrivals: 'none',
    atTurn: (turn: number) => `turn ${turn}`,
    onTrigger: 'when released',
    arrived: 'here',
  },
  open: {
    ruler: 'Ruler',
    cursor: 'Cursor on the ground',
    path: 'Path',
    of: (walked: string, most: string) => `${walked} of ${most} UD`,
    leg: (to: string, ground: string, i: number) => `${i === 0 ? 'To' : 'On to'} ${to}, ${ground}`,
    help: 'Move over the map: the tape shows how far the group gets. Click to set a corner; click the last corner again to go.',
    byRoad: (most: string) => `By road all the way: ${most} UD.`,
    stops: {
      zone: 'in contact: ends here',
      stream: 'ends beyond the stream',
      mines: 'ends in the minefield',
      sprung: 'ends here: an ambush',
    } satisfies Record<StopWhy, string> as Record<StopWhy, string>,
    refused: 'no further',
    noCombat: 'It could not fight there this turn.',
    go: (to: string) => `Go to ${to}`,
    asFar: (to: string) => `Stop at ${to}`,
    takeBack: 'Take the corner back',
    keys: { corner: 'corner', go: 'go' },
    reach: (mode: Mode, most: string) =>
      `${mode === 'rapid' ? 'rapid advance' : 'progress'}, ${most} UD`,
    progress: 'progress, 1.00',
    located: (far: string) => `${far} UD, located`,
    tooFar: (far: string) => `${far} UD, too far`,
    cut: (hidden: string) => `${hidden} UD hidden: cut`,
    supply: {
      line: (length: string) => `supply line, ${length} UD`,
      detour: (length: string, reference: string) => `detour +1, ${reference} → ${length} UD`,
      broken: 'broken ground +1',
      harsh: 'harsh environment +1',
      straight: (length: string) => `straight ${length}`,
    },
    scale: 'the table, in UD',
    ordersHelp: 'Choose how it is supplied and moves, then draw its path on the table.',
    pick: 'Choose a place on the table.',
    placeHelp:
      'Choose a kind, then click anywhere in your zone; on a group it joins the group. A group holds six points at most.',
  },
  sight: {
    located: (far: number) => `${far} UD, located`,
    tooFar: (far: number, most: number) => `${far} UD, beyond ${most}`,
    cutBy: (ground: string) => `cut: ${ground}`,
  },
  tip: {
    reach: (steps: number, cost: string) => `${steps} UD, ${cost}`,
    stops: 'The move ends there.',
  },
};

export type Words = typeof en;
