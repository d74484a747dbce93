// HP-D22, HP-W.4: what arrives is formed into groups around its base, then enters one group after another.
import type { Refusal } from '@motti/engine';
import type { Action } from '../actions.ts';
import type { Place } from '../board/geometry.ts';
import { refuse } from '../refusal.ts';
import { pointsOf } from '../rules/groups.ts';
import { canStand, isInEnemyZone } from '../rules/movement.ts';
import { firstOfEachKind, identical } from '../rules/placement.ts';
import { GROUP_LIMIT } from '../scenario/format.ts';
import type { ElementId, State } from '../state.ts';
import {
  ACTED,
  finish,
  geometry,
  holderOf,
  isLost,
  join,
  MOVED,
  newGroup,
  push,
  setGroup,
  showGroup,
  sideName,
  sideOf,
  theatre,
} from '../state.ts';
import { elementOf } from '../theatre.ts';
import { enter, reveal } from './changes.ts';
import {
  type Auto,
  type Emitter,
  nameOf,
  noSuchPlace,
  numberOf,
  type Phase,
  placeAt,
  sideDecides,
  spotOf,
  typeNames,
} from './phase.ts';

const NOBODY: readonly ElementId[] = [];

/** Elements of the side in its sequence that may arrive now and are not yet given a place. */
export function waiting(s: State): readonly ElementId[] {
  const t = theatre(s);
  const coming = t.coming[s.side]!;
  if (coming.length === 0) return NOBODY;
  const here = new Set<number>();
  for (const group of s.groups) for (const element of group.elements) here.add(element);
  for (let i = 0; i < s.arriving.length; i += 2) here.add(s.arriving[i]!);
  return coming.filter((element) => {
    if (here.has(element) || isLost(s, element)) return false;
    const { turn, base } = t.reinforcements[t.reinforcementOf[element]!]!;
    return turn <= s.turn && holderOf(s, base) === s.side;
  });
}

const alike =
  (s: State) =>
  (a: ElementId, b: ElementId): boolean =>
    theatre(s).reinforcementOf[a] === theatre(s).reinforcementOf[b];

/** What is being formed at a place. */
function formedAt(s: State, place: Place): ElementId[] {
  const elements: ElementId[] = [];
  for (let i = 0; i < s.arriving.length; i += 2)
    if (s.arriving[i + 1] === place) elements.push(s.arriving[i] as ElementId);
  return elements;
}

export const autoArrive: Auto = (s) => {
  if (waiting(s).length > 0) return false;
  finish(s, 'arrive');
  if (s.arriving.length > 0) push(s, 'landing');
  return true;
};

export const arrive: Phase = {
  kinds: ['arrive', 'done'],
  decision: (s) =>
    sideDecides(s.side, { kind: 'arrive', clause: 'HP-D22', side: sideName(s.side) }),
  choices(s) {
    const t = theatre(s);
    const choices: Action[] = [];
    for (const element of firstOfEachKind(s, waiting(s), alike(s)))
      for (const place of t.reinforcements[t.reinforcementOf[element]!]!.places)
        if (!checkPlaceFor(s, element, place))
          choices.push({ kind: 'arrive', element: numberOf(s, element), at: spotOf(s, place) });
    choices.push({ kind: 'done' });
    return choices;
  },
  check(s, _side, action) {
    if (action.kind !== 'arrive') return undefined;
    const t = theatre(s);
    const element = elementOf(t, s.side, action.element);
    const due = waiting(s);
    if (element === undefined || !due.includes(element))
      return refuse('HP-W.4', 'not-arriving', { element: action.element });
    const same = alike(s);
    const first = due.find(
      (other) => t.kindOf[other] === t.kindOf[element] && same(other, element),
    );
    if (first !== undefined && first !== element) return identical(s, element, first);
    const place = placeAt(s, action.at);
    return place === undefined ? noSuchPlace(action.at) : checkPlaceFor(s, element, place);
  },
  apply(s, _side, action) {
    if (action.kind !== 'arrive') {
      finish(s, 'arrive');
      if (s.arriving.length > 0) push(s, 'landing');
      return;
    }
    const element = elementOf(theatre(s), s.side, action.element);
    const place = placeAt(s, action.at);
    if (element !== undefined && place !== undefined) s.arriving.push(element, place);
  },
};

function checkPlaceFor(s: State, element: ElementId, place: Place): Refusal | undefined {
  const t = theatre(s);
  const of = t.reinforcementOf[element]!;
  const { id, base, radius } = t.reinforcements[of]!;
  const name = nameOf(s, place);
  if (!t.geometry.inAreaOf(t.bases[base]!.place, radius, place))
    return refuse('HP-W.4', 'outside-area', { place: name, reinforcement: id });
  const taken = s.groups.some(
    (group) =>
      t.geometry.inControlZone(place, group.place) &&
      (sideOf(group.key) === s.side || group.concealed === 0),
  );
  if (taken) return refuse('HP-W.4', 'place-taken', { place: name });
  if (isInEnemyZone(s, s.side, place)) return refuse('HP-W.4', 'in-enemy-zone', { place: name });
  if (isCrowded(s, place)) return refuse('HP-G22', 'place-taken', { place: name });
  const formed = formedAt(s, place);
  if (formed.some((other) => t.reinforcementOf[other] !== of))
    return refuse('HP-W.4', 'arrivals-apart', { place: name });
  const elements = [...formed, element];
  if (!canStand(s, elements, place)) {
    const { terrain } = geometry(s).groundAt(place);
    return refuse('HP-W.4', 'cannot-stand-there', { place: name, terrain });
  }
  const points = pointsOf(t, elements);
  return points > GROUP_LIMIT
    ? refuse('HP-1.2c', 'set-up-points', { place: name, points })
    : undefined;
}

/** HP-G22: others are being formed too near. */
function isCrowded(s: State, place: Place): boolean {
  for (let i = 1; i < s.arriving.length; i += 2) {
    const other = s.arriving[i] as Place;
    if (other !== place && geometry(s).inControlZone(place, other)) return true;
  }
  return false;
}

/** The next group enters; if somebody hidden stands there it is placed again, at no cost. */
export const landing: Auto = (s, emit) => {
  const [, place] = s.arriving;
  if (place === undefined) {
    finish(s, 'landing');
    return true;
  }
  land(s, place as Place, emit);
  return true;
};

function land(s: State, place: Place, emit: Emitter): void {
  const elements = formedAt(s, place);
  s.arriving = s.arriving.filter((_, i) => s.arriving[i - (i % 2) + 1] !== place);
  const hidden = s.groups.find(
    (group) => sideOf(group.key) !== s.side && geometry(s).inControlZone(place, group.place),
  );
  const side = sideName(s.side);
  if (hidden) {
    reveal(s, hidden, emit);
    emit?.({ kind: 'arrival-blocked', clause: 'HP-W.4', side, at: nameOf(s, place) });
    // Under the landing of the others: asked again when they have entered.
    s.agenda.splice(s.agenda.length - 1, 0, 'arrive');
    return;
  }
  const group = newGroup(s, s.side, place);
  join(group, elements);
  showGroup(s, group);
  setGroup(s, group, MOVED | ACTED);
  emit?.({
    kind: 'arrived',
    clause: 'HP-W.4',
    side,
    at: nameOf(s, place),
    elements: typeNames(s, group.elements),
  });
  enter(s, group, place, false);
}
