// The invariants of 0.7: what is unsound in a state.
import {
  FACTION_IDS,
  NO_ACT_MARKERS,
  SPACE_COUNT,
  spaceName,
  VICTORY_CITIES,
} from './data/index.ts';
import { controlOf } from './rules/control.ts';
import { isUnit, keyOf } from './rules/pieces.ts';
import { isOverstacked } from './rules/stacking.ts';
import {
  ALL_CARDS,
  ALL_PIECES,
  ALL_SPACES,
  ASIDE,
  allegianceOf,
  asPiece,
  BOX,
  CARD_OUT,
  cardPlace,
  firstIn,
  HAND,
  LATER,
  markerOf,
  NONE,
  nextIn,
  numberOfCard,
  PLACE_COUNT,
  placeOf,
  RED,
  SIDES,
  type State,
  topKind,
  WHITE,
} from './state.ts';

export function audit(s: State): readonly string[] {
  return [...pieceProblems(s), ...cardProblems(s), ...markerProblems(s), ...spaceProblems(s)];
}

/** 1: every piece in exactly one place, and the lists of places say the same. */
function pieceProblems(s: State): string[] {
  const problems: string[] = [];
  const seen = new Set<number>();
  for (let place = 0; place < PLACE_COUNT; place++)
    for (let p = firstIn(s, place); p !== NONE; p = nextIn(s, p)) {
      if (seen.has(p)) return [`${keyOf(asPiece(p))} is in two places`];
      seen.add(p);
      if (placeOf(s, asPiece(p)) !== place)
        problems.push(`${keyOf(asPiece(p))} is listed elsewhere`);
    }
  for (const piece of ALL_PIECES) if (!seen.has(piece)) problems.push(`${keyOf(piece)} is nowhere`);
  return problems;
}

/** 2: #53 and #54 are in hand or box only in the Political Phase; #55 is nowhere. */
function cardProblems(s: State): string[] {
  const problems: string[] = [];
  for (const card of ALL_CARDS) {
    const number = numberOfCard(card);
    const place = cardPlace(s, card);
    if (place < 0 || place > BOX + 2) problems.push(`card ${card} is at ${place}`);
    if (number === 55 && place !== CARD_OUT) problems.push('the spare card is in play');
    const political = number === 53 || number === 54;
    if (political && place !== ASIDE && place !== HAND && place !== CARD_OUT && place < BOX)
      problems.push(`card ${number} lies in a pile`);
    if (!political && (place === ASIDE || (number <= 52 && place > LATER && place < BOX)))
      problems.push(`card ${number} is set aside`);
  }
  return problems;
}

/** 4, 6. */
function markerProblems(s: State): string[] {
  const problems: string[] = [];
  if (s.noAct.length > NO_ACT_MARKERS) problems.push('more than four NO ACT markers');
  for (const f of FACTION_IDS)
    if (Math.abs(markerOf(s, f)) > 3) problems.push('a marker off its track');
  const held = VICTORY_CITIES.filter(
    (id) => controlOf(s, id) === RED || controlOf(s, id) === WHITE,
  );
  if (held.length > VICTORY_CITIES.length) problems.push('too many Victory Cities');
  for (const side of SIDES) if ((s.steps[side] ?? 0) < 0) problems.push('fewer than no steps');
  return problems;
}

/** 5: no two owners in a space; no overstacked space once an impulse is over. */
function spaceProblems(s: State): string[] {
  const problems: string[] = [];
  const quiet = topKind(s) === 'choose' || topKind(s) === 'allocate';
  for (const id of ALL_SPACES) {
    const first = firstIn(s, id);
    if (first === NONE || first >= ALL_PIECES.length || id >= SPACE_COUNT) continue;
    for (let p = nextIn(s, first); p !== NONE; p = nextIn(s, p))
      if (
        quiet &&
        isUnit(asPiece(p)) &&
        allegianceOf(s, asPiece(p)) !== allegianceOf(s, asPiece(first))
      )
        problems.push(`two owners in ${spaceName(id)}`);
    if (quiet && isOverstacked(s, id)) problems.push(`${spaceName(id)} is overstacked`);
  }
  return problems;
}
