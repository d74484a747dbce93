// HP-3, HP-4, HP-A53: reconnaissance on the ground and from the air. Its dice are hidden from the searcher.
import type { Refusal } from '@motti/engine';
import { AIR_RECON_NEEDS, RECON, readDie } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { hasReco } from '../rules/groups.ts';
import { eligibleFor, inTheOpen, reconNeeds } from '../rules/sight.ts';
import type { Activation, Group, Search, State } from '../state.ts';
import {
  blueOf,
  elementsOnTable,
  enemyOf,
  finish,
  geometry,
  groupOf,
  MARKED,
  payBlue,
  push,
  setGroup,
  sideName,
  sideOf,
  theatre,
} from '../state.ts';
import { afterEvent, reveal } from './changes.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  type Emitter,
  nameOf,
  ONE_DIE,
  only,
  sixes,
  tell,
  toldTo,
} from './phase.ts';

/** HP-D7: whether or not anybody is there to find. */
export const mayRecon = (s: State): boolean =>
  s.rules.recon &&
  s.active !== null &&
  s.active.supplied === 1 &&
  s.active.recon === 0 &&
  blueOf(s, s.side) > 0;

/** `before`: it is asked before the first step, or after the move. */
export function checkRecon(s: State, active: Activation, before: boolean): Refusal | undefined {
  const facts = { group: nameOf(s, groupOf(s, active.key).place) };
  if (!s.rules.recon) return refuse('HP-3a', 'module-off', { module: 'recon' });
  if (active.supplied === 0 || active.recon === 1 || !before)
    return refuse('HP-3a', 'recon-used', facts);
  return blueOf(s, s.side) > 0 ? undefined : refuse('HP-3b', 'recon-needs-blue');
}

export function beginSearch(s: State, emit: Emitter): void {
  if (!s.active) return;
  const group = groupOf(s, s.active.key);
  payBlue(s, s.side, 1);
  s.active.recon = 1;
  s.search = { side: s.side, place: group.place, radius: RECON.radius, air: 0 };
  push(s, 'search');
  const side = sideName(s.side);
  tell(
    emit,
    { kind: 'searched', clause: 'HP-3a', side, at: nameOf(s, group.place) },
    toldTo(group),
  );
  if (group.concealed === 1)
    tell(emit, { kind: 'paid', clause: 'HP-3b', side, blue: 1, white: 0 }, only(enemyOf(s.side)));
}

const searchOf = (s: State): Search => {
  if (!s.search) throw new Error('invariant: nobody searches');
  return s.search;
};

/** HP-A53: a number both sides know. */
const diceFor = (s: State): number => elementsOnTable(s, enemyOf(searchOf(s).side));

export const autoSearch: Auto = (s, emit) => {
  if (diceFor(s) > 0) return false;
  conclude(s, [], emit);
  return true;
};

const searchDice: ChancePhase = {
  decision: (s) => diceDecide({ kind: 'search', clause: 'HP-A53' }, sixes(diceFor(s))),
  roll: (s, dice, emit) => conclude(s, dice, emit),
};
export const search: ChancePhase = searchDice;

export const radius: ChancePhase = {
  decision: () => diceDecide({ kind: 'radius', clause: 'HP-4b' }, ONE_DIE),
  roll(s, [face = 1], emit) {
    const found = searchOf(s);
    found.radius = readDie('d3', face);
    emit?.({
      kind: 'air-search',
      clause: 'HP-4b',
      side: sideName(found.side),
      at: nameOf(s, found.place),
      radius: found.radius,
    });
    finish(s, 'radius');
  },
};

function conclude(s: State, dice: readonly number[], emit: Emitter): void {
  const made = searchOf(s);
  const found = [...(made.air === 1 ? inTheOpen(s, made) : []), ...foundByDice(s, made, dice)];
  s.search = null;
  finish(s, made.air === 1 ? 'air-search' : 'search');
  tell(
    emit,
    { kind: 'search-dice', clause: 'HP-A53', dice: dice.slice() },
    only(enemyOf(made.side)),
  );
  found.sort((a, b) => a.place - b.place);
  for (const group of found) {
    setGroup(s, group, MARKED);
    reveal(s, group, emit);
    emit?.({
      kind: 'found',
      clause: made.air === 1 ? 'HP-4c' : 'HP-3d',
      side: sideName(sideOf(group.key)),
      at: nameOf(s, group.place),
    });
  }
  if (found.length === 0)
    emit?.({ kind: 'nothing-found', clause: 'HP-A53', side: sideName(made.side) });
  afterEvent(s, emit);
}

/** The n-th die serves the n-th group that could be found. */
function foundByDice(s: State, made: Search, dice: readonly number[]): Group[] {
  const g = geometry(s);
  const bonus = made.air === 0 && isReco(s) ? RECON.bonus : 0;
  return eligibleFor(s, made).filter((group, i) => {
    const needs =
      made.air === 1 ? AIR_RECON_NEEDS : reconNeeds(g.distance(group.place, made.place));
    return (dice[i] ?? 0) + bonus >= needs;
  });
}

/** HP-3e: after a regrouping the merged group is the searcher. */
const isReco = (s: State): boolean =>
  s.active !== null && hasReco(theatre(s), groupOf(s, s.active.key).elements);
