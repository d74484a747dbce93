// The state in names, headline numbers, and how the numbers of a combat are made.
import type { Breakdown, Json } from '@motti/engine';
import { FACTION_IDS, FLAGS, faction, politicalCard, SPACES } from './data/index.ts';
import { markerInForce } from './rules/activation.ts';
import {
  attackerShift,
  attackingUnits,
  defenderShift,
  defendingUnits,
  modifiers,
  strength,
} from './rules/combat.ts';
import { controlOf, countVcs } from './rules/control.ts';
import { keyOfCard } from './rules/hand.ts';
import { hasTwoSteps, keyOf } from './rules/pieces.ts';
import {
  ALL_PIECES,
  ALL_SPACES,
  AWAY,
  allegianceOf,
  asFaction,
  BOX_NAMES,
  CARD_OUT,
  COMING,
  cardsIn,
  DEAD,
  DISCARD,
  dueOf,
  factionStepsOf,
  HAND,
  ipOf,
  isOnMap,
  isReduced,
  NONE,
  OUT,
  of,
  PC_BOX,
  PC_DISCARD,
  PC_PILE,
  PILE,
  POLITICAL_CARDS,
  piecesIn,
  placeOf,
  politicalPlace,
  RED,
  RESERVE,
  recordOf,
  SIDE_NAMES,
  SIDES,
  type SideId,
  type State,
  TRACK,
  topKind,
  WHITE,
} from './state.ts';

const WEATHER = ['fair', 'mud', 'winter'] as const;
const HOLDERS = ['red', 'white', 'nobody'] as const;
const STATUS = [
  'in-game',
  'conquered-by-red',
  'conquered-by-white',
  'subjugated',
  'withdrawn',
] as const;

const listing = (s: State, place: number): string[] =>
  piecesIn(s, place).map((piece) => keyOf(piece) + (isReduced(s, piece) ? ' reduced' : ''));

export function picture(s: State): Json {
  const bySide = (value: (side: SideId) => Json): Json =>
    Object.fromEntries(SIDES.map((side) => [SIDE_NAMES[side], value(side)]));
  return {
    turn: s.turn,
    round: s.round,
    active: SIDE_NAMES[s.active],
    vp: s.vp,
    weather: WEATHER[s.weather] ?? '',
    step: topKind(s),
    points: s.points,
    vcs: bySide((side) => countVcs(s, side)),
    units: Object.fromEntries(
      ALL_SPACES.filter((id) => s.head[id] !== NONE).map((id) => [
        SPACES[id]!.name,
        listing(s, id),
      ]),
    ),
    control: Object.fromEntries(
      ALL_SPACES.map((id) => [SPACES[id]!.name, HOLDERS[controlOf(s, id)] ?? 'nobody']),
    ),
    record: Object.fromEntries(
      ALL_SPACES.map((id) => [SPACES[id]!.name, HOLDERS[recordOf(s, id)] ?? 'nobody']),
    ),
    reserve: listing(s, RESERVE),
    dead: listing(s, DEAD),
    track: Object.fromEntries(piecesIn(s, TRACK).map((p) => [keyOf(p), dueOf(s, p)])),
    away: listing(s, AWAY),
    coming: listing(s, COMING),
    out: listing(s, OUT),
    noAct: s.noAct.map((id) => SPACES[id]!.name),
    gold: s.gold === NONE ? null : (SPACES[s.gold]?.name ?? null),
    fcm: Object.fromEntries(FACTION_IDS.map((f) => [faction(f).key, s.fcm[f] ?? 0])),
    status: Object.fromEntries(
      FACTION_IDS.map((f) => [faction(f).key, STATUS[s.status[f] ?? 0] ?? '']),
    ),
    war: Object.fromEntries(FACTION_IDS.map((f) => [faction(f).key, s.war[f] ?? 0])),
    influence: bySide((side) =>
      Object.fromEntries(FACTION_IDS.map((f) => [faction(f).key, ipOf(s, side, f)])),
    ),
    polishStatus: s.polishStatus,
    hand: bySide((side) => cardsIn(s, side, HAND).map(keyOfCard)),
    handSize: bySide((side) => cardsIn(s, side, HAND).length),
    pile: bySide((side) => cardsIn(s, side, PILE).length),
    discard: bySide((side) => cardsIn(s, side, DISCARD).map(keyOfCard)),
    gone: bySide((side) => cardsIn(s, side, CARD_OUT).map(keyOfCard)),
    steps: bySide((side) => of(s.steps, side) / 2),
    penalty: bySide((side) => of(s.penalty, side) / 2),
    factionSteps: bySide((side) =>
      Object.fromEntries(FACTION_IDS.map((f) => [faction(f).key, factionStepsOf(s, side, f) / 2])),
    ),
    politicalSteps: bySide((side) => of(s.politicalSteps, side) / 2),
    mayEnd: bySide((side) => of(s.mayEnd, side)),
    inFighting: bySide((side) => of(s.inFighting, side)),
    marker: bySide((side) => markerInForce(s, side) ?? null),
    breach: bySide((side) => of(s.breach, side)),
    flags: FLAGS.filter((_, i) => s.flags[i] === 1),
    tsar: s.tsar,
    placed: POLITICAL_CARDS.filter((card) => {
      const place = politicalPlace(s, card);
      return place >= PC_BOX && place < PC_DISCARD;
    }).map((card) => card + 1),
    politicalPiles: BOX_NAMES.map(
      (box) =>
        POLITICAL_CARDS.filter(
          (card) => politicalCard(card).box === box && politicalPlace(s, card) === PC_PILE,
        ).length,
    ),
    leaving: s.leaving.map((f) => faction(asFaction(f)).key),
    fleet: s.fleet,
    tide: s.tide,
    marks: s.marked.map(
      (id, i) => `${SPACES[id]!.name} ${['', 'move', 'combat', 'lost'][s.marks[i] ?? 0]}`,
    ),
    winner: s.winner,
  };
}

export const gauges = (s: State): Readonly<Record<string, number>> => ({
  turn: s.turn,
  vp: s.vp,
  'vcs.red': countVcs(s, RED),
  'vcs.white': countVcs(s, WHITE),
  'steps.red': of(s.steps, RED) / 2,
  'steps.white': of(s.steps, WHITE) / 2,
  'lost.red': stepsLost(s, RED),
  'lost.white': stepsLost(s, WHITE),
});

/** Steps that the pieces of a side have lost and not got back: of reduced ones on the map, and of all in the dead box. */
function stepsLost(s: State, side: SideId): number {
  let lost = 0;
  for (const piece of ALL_PIECES) {
    if (allegianceOf(s, piece) !== side) continue;
    if (placeOf(s, piece) === DEAD) lost += hasTwoSteps(piece) ? 2 : 1;
    else if (isOnMap(s, piece) && isReduced(s, piece)) lost += 1;
  }
  return lost;
}

/** The combat that is being fought, by clause. */
export function breakdowns(s: State): Readonly<Record<string, Breakdown>> {
  if (s.combat === null || s.combat.from.length === 0) return {};
  const { attacker, defender } = modifiers(s, false);
  return {
    attack: strength(s, attackingUnits(s)),
    defence: strength(s, defendingUnits(s)),
    'attack-modifiers': attacker,
    'defence-modifiers': defender,
    'attack-shift': attackerShift(s),
    'defence-shift': defenderShift(s),
  };
}

const POLITICAL = [
  'rescue',
  'allocate',
  'reveal',
  'influence-die',
  'draw-political',
  'look-political',
  'place-political',
  'displace',
  'lieven',
];
const PREPARATION = [
  'new-deck',
  'draw',
  'weather',
  'draw-marker',
  'tsar',
  'tsar-die',
  'bid',
  'bid-die',
];

/** The part of the turn being played. */
export function phase(s: State): string {
  const kind = topKind(s);
  if (kind === 'over') return 'over';
  if (PREPARATION.includes(kind)) return 'preparation';
  if (s.round > 0) return s.combat === null ? 'action' : 'combat';
  return POLITICAL.includes(kind) || s.agenda.some((step) => step.kind === 'political-end')
    ? 'political'
    : 'logistics';
}
