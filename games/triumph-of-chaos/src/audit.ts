// The invariants of 0.7: what is unsound in a state.
import type { StepKind } from './actions.ts';
import { FACTION_IDS, NO_ACT_MARKERS, SPACE_COUNT, spaceName } from './data/index.ts';
import { keptMarkable, markableSpaces } from './rules/activation.ts';
import { isUnit, keyOf } from './rules/pieces.ts';
import { isOverstacked } from './rules/stacking.ts';
import { updateSupply } from './rules/supply.ts';
import {
  ALL_CARDS,
  ALL_PIECES,
  ALL_SPACES,
  ASIDE,
  allegianceOf,
  asPiece,
  asSpace,
  BOX,
  CARD_OUT,
  cardPlace,
  clone,
  firstIn,
  freshDerived,
  HAND,
  LATER,
  listServing,
  markerOf,
  NONE,
  nextIn,
  numberOfCard,
  PC_DISCARD,
  PC_LOOKED,
  PC_PILE,
  PLACE_COUNT,
  POLITICAL_CARDS,
  placeOf,
  politicalPlace,
  type State,
  topKind,
  topStep,
} from './state.ts';

export function audit(s: State): readonly string[] {
  return [
    ...pieceProblems(s),
    ...cardProblems(s),
    ...politicalProblems(s),
    ...markerProblems(s),
    ...stepProblems(s),
    ...spaceProblems(s),
    ...supplyProblems(s),
    ...servingProblems(s),
    ...markProblems(s),
  ];
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

/** 2: boxes hold cards in the Political Phase alone, and hands #53 and #54; #55 is nowhere. */
function cardProblems(s: State): string[] {
  const problems: string[] = [];
  const politics = s.agenda.some(({ kind }) => kind === 'political-end') || topKind(s) === 'over';
  for (const card of ALL_CARDS) {
    const number = numberOfCard(card);
    const place = cardPlace(s, card);
    if (place < 0 || place > BOX + 2) problems.push(`card ${card} is at ${place}`);
    if (number === 55 && place !== CARD_OUT) problems.push('the spare card is in play');
    const political = number === 53 || number === 54;
    if (political && place !== ASIDE && place !== HAND && place !== CARD_OUT && place < BOX)
      problems.push(`card ${number} lies in a pile`);
    if (!politics && (place >= BOX || (political && place === HAND)))
      problems.push(`card ${number} is out for bids, and the Political Phase is not on`);
    if (!political && (place === ASIDE || (number <= 52 && place > LATER && place < BOX)))
      problems.push(`card ${number} is set aside`);
  }
  return problems;
}

/** 3: a Political Card is in its pile, looked at, in a box or in the discard pile; looked at only while somebody looks. */
function politicalProblems(s: State): string[] {
  const problems: string[] = [];
  const looking = s.agenda.some(({ kind }) => LOOKING.includes(kind));
  for (const card of POLITICAL_CARDS) {
    const place = politicalPlace(s, card);
    if (!(place >= PC_PILE && place <= PC_DISCARD))
      problems.push(`Political Card ${card + 1} is at ${place}`);
    if (place === PC_LOOKED && !looking)
      problems.push(`Political Card ${card + 1} is looked at by nobody`);
  }
  return problems;
}
const LOOKING: readonly StepKind[] = ['look-political', 'place-political'];

/** 4. */
function markerProblems(s: State): string[] {
  const problems: string[] = [];
  if (s.noAct.length > NO_ACT_MARKERS) problems.push('more than four NO ACT markers');
  if (new Set(s.noAct).size < s.noAct.length) problems.push('two NO ACT markers in a space');
  for (const f of FACTION_IDS)
    if (Math.abs(markerOf(s, f)) > 3) problems.push('a marker off its track');
  return problems;
}

/** 6: no steps below nothing, none while hands are drawn for a new turn. */
function stepProblems(s: State): string[] {
  const bound = s.boundSteps.filter((_, i) => i % 4 === 1);
  const steps = [s.steps, s.politicalSteps, s.factionSteps, s.freeFactionSteps, bound].flat();
  const problems = steps.some((halves) => halves < 0) ? ['fewer than no steps'] : [];
  if (BEGINNING.includes(topKind(s)) && steps.some((halves) => halves !== 0))
    problems.push('steps are left from the turn before');
  return problems;
}
const BEGINNING: readonly StepKind[] = ['new-deck', 'draw'];

/** What is kept of supply is what the facts say, wherever it is looked at. */
function supplyProblems(s: State): string[] {
  if (s.derived.stale !== 0) return [];
  const anew = clone(s);
  anew.derived = freshDerived();
  updateSupply(anew);
  const { net, holders } = anew.derived;
  const differs = s.derived.net.findIndex((bits, i) => bits !== net[i]);
  const held = s.derived.holders.findIndex((holder, id) => holder !== holders[id]);
  return [
    ...(differs < 0
      ? []
      : [`supply is out of date in ${spaceName(asSpace(differs % SPACE_COUNT))}`]),
    ...(held < 0 ? [] : [`the holder is out of date in ${spaceName(asSpace(held))}`]),
  ];
}

/** Who serves whom, where it is kept, is what the facts say. */
function servingProblems(s: State): string[] {
  const kept = s.derived.serving;
  if (kept === undefined) return [];
  const same = listServing(s).every(
    (pieces, allegiance) =>
      pieces.length === kept[allegiance]!.length &&
      pieces.every((piece, i) => piece === kept[allegiance]![i]),
  );
  return same ? [] : ['who serves whom is out of date'];
}

/** What is kept of an operation is what the facts say. */
function markProblems(s: State): string[] {
  if (s.derived.marking === undefined) return [];
  if (topKind(s) !== 'mark')
    return s.agenda.some(({ kind }) => kind === 'mark') ? [] : ['markers are over, not forgotten'];
  const markable = keptMarkable(s);
  if (markable === undefined) return [];
  const anew = markableSpaces(s, topStep(s));
  const same = anew.length === markable.length && anew.every((each, i) => each === markable[i]);
  return same ? [] : ['the spaces that may be marked are out of date'];
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
