// A state that fits a view: what the viewer cannot know is drawn among what is possible.
import type { Random } from '@motti/engine';
import { BOX, FINNISH_STRATEGIES, FINNISH_TYPES, type Place, SOVIET_TYPES } from './data/index.ts';
import { drawFinland } from './guess-finland.ts';
import { drawSoviet } from './guess-soviet.ts';
import { emptyState } from './setup.ts';
import {
  addFinns,
  addUnits,
  cloneCombat,
  DUE,
  FINNISH_LOSSES,
  FINNISH_REINFORCEMENTS,
  FORCES,
  LOSSES,
  RECOVERING,
  REINFORCEMENTS,
  type State,
  TO_PLACE,
  USED,
} from './state.ts';
import type { FinnishSecrets, SovietSecrets, View } from './view.ts';

export function guess(view: View, random: Random): State {
  const s = publicPart(view);
  if (view.soviet) copySoviet(s, view.soviet);
  else drawSoviet(s, view, random);
  if (view.finland) copyFinland(s, view.finland);
  else drawFinland(s, view, random);
  return s;
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
