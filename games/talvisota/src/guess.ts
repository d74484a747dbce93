// A state that fits a view: what the viewer cannot know is drawn among what is possible.
import type { Random, Side } from '@motti/engine';
import {
  BOX,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_TYPES,
  FRONTS,
  NONE,
  type Place,
  SOVIET_SUPPORTS,
  SOVIET_TYPES,
  type SupportId,
  supportCountOf,
} from './data/index.ts';
import { drawFinland } from './guess-finland.ts';
import { drawSoviet } from './guess-soviet.ts';
import { mayLay } from './phases/laying.ts';
import { addLaid, laidOn, servingOn } from './plans.ts';
import { doomedOf, losable, setDoomed } from './rules/losses.ts';
import { DEFENDERS } from './rules/strength.ts';
import { emptyState } from './setup.ts';
import {
  addFinns,
  addUnits,
  type Combat,
  cloneCombat,
  DUE,
  FINLAND,
  FINNISH_LOSSES,
  FINNISH_REINFORCEMENTS,
  FORCES,
  LOSSES,
  RECOVERING,
  REINFORCEMENTS,
  SOVIET,
  type State,
  TO_PLACE,
  USED,
} from './state.ts';
import {
  committedSeen,
  type FinnishSecrets,
  laidSeen,
  type SovietSecrets,
  type View,
} from './view.ts';

export function guess(view: View, random: Random): State {
  const s = publicPart(view);
  if (view.soviet) copySoviet(s, view.soviet);
  else drawSoviet(s, view, random);
  if (view.finland) copyFinland(s, view.finland);
  else drawFinland(s, view, random);
  if (s.combat) nameLosses(s.combat, random);
  if (view.rules.supportsInTwoSteps) {
    layFor(s, view, SOVIET, random);
    if (!view.rules.solo) layFor(s, view, FINLAND, random);
  }
  return s;
}

/** TV-4.5.1c: the losses that the other side has named unseen may be any of its units. */
function nameLosses(c: Combat, random: Random): void {
  for (const side of [SOVIET, FINLAND]) {
    const named = doomedOf(c, side);
    if (named[0] !== NONE) continue;
    setDoomed(c, side, []);
    for (let i = 0; i < named.length; i++) {
      const left = (side === SOVIET ? SOVIET_TYPES : DEFENDERS).filter(
        (type) => losable(c, side, type) > 0,
      );
      setDoomed(c, side, [...doomedOf(c, side), left[random(left.length)]!]);
    }
  }
}

/** TV-A17: where supports lie: the viewer's own as they know, the others' where their strategies have them, else anywhere. */
function layFor(s: State, view: View, side: Side, random: Random): void {
  const own = side === SOVIET ? view.soviet : view.finland;
  const supports = side === SOVIET ? SOVIET_SUPPORTS : FINNISH_SUPPORTS;
  if (own)
    for (const support of supports)
      for (const front of FRONTS) addLaid(s, support, front, laidSeen(view, support, front));
  else if (!view.agenda.includes('lay') || committedSeen(view, side))
    for (const support of supports) drawLaid(s, support, random);
}

function drawLaid(s: State, support: SupportId, random: Random): void {
  for (const front of FRONTS)
    addLaid(s, support, front, servingOn(s, support, front) - laidOn(s, support, front));
  for (let i = supportCountOf(support); i > 0 && mayLay(s, support); i--)
    if (random(4) > 0) addLaid(s, support, random(FRONTS.length), 1);
}

function publicPart(view: View): State {
  const s = emptyState(view.rules);
  s.turn = view.turn;
  s.sovietMorale = view.sovietMorale;
  s.finnishMorale = view.finnishMorale;
  s.events = view.events;
  s.agenda = view.agenda.slice();
  s.committed = view.committed.slice();
  copyUnits(s, 0, view.units);
  s.scouts = view.scouts.slice();
  s.conquered = view.conquered.slice();
  s.marker = view.marker.slice();
  s.harassed = view.harassed;
  s.raiders = view.raiders;
  s.raided = view.raided;
  s.pockets = view.pockets.slice();
  s.combat = view.combat && cloneCombat(view.combat);
  s.supports = view.supports.slice();
  s.finnishSupports = view.finnishSupports.slice();
  s.environment = view.environment.slice();
  s.entrenched = view.entrenched.slice();
  s.winner = view.winner;
  s.verdict = view.verdict;
  for (const { strategy, target, start, answer, picked } of view.battles)
    s.battles.push(strategy, target, start, answer, picked ? 1 : 0);
  for (const type of SOVIET_TYPES) {
    addUnits(s, LOSSES, type, view.losses[type]!);
    addUnits(s, REINFORCEMENTS, type, view.reinforcements[type]!);
    addUnits(s, DUE, type, view.due[type]!);
  }
  for (const [i, type] of FINNISH_TYPES.entries()) {
    addFinns(s, FINNISH_LOSSES, type, view.finnishLosses[i]!);
    addFinns(s, FINNISH_REINFORCEMENTS, type, view.finnishReinforcements[i]!);
    addFinns(s, USED, type, view.used[i]!);
    for (const [j, strategy] of FINNISH_STRATEGIES.entries())
      addFinns(s, strategy, type, view.zones[j * 5 + i]!);
  }
  return s;
}

/** Units by place and type, from this place on. */
function copyUnits(s: State, first: Place, counts: readonly number[]): void {
  for (let i = 0; i < counts.length; i++)
    if (counts[i] !== 0) addUnits(s, first + (i >> 2), i & 3, counts[i]!);
}

function copySoviet(s: State, own: SovietSecrets): void {
  copyUnits(s, BOX, own.boxes);
  copyUnits(s, TO_PLACE, own.toPlace);
  copyUnits(s, RECOVERING, own.recovering);
  s.front.splice(0, 4, ...own.front);
  s.planUnits = own.planUnits.slice();
  s.planSpace = own.planSpace.slice();
  s.planExtras = own.planExtras.slice();
}

function copyFinland(s: State, own: FinnishSecrets): void {
  for (const [i, type] of FINNISH_TYPES.entries()) addFinns(s, FORCES, type, own.forces[i]!);
  s.front.splice(4, 4, ...own.front);
  s.row = own.row.slice();
}
