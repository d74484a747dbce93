// HP-D10, HP-D17, HP-2.8, HP-A48, HP-A79: the one combat of an activation: an assault, a series of shots, or none.
import type { Refusal } from '@motti/engine';
import type { Action, ActionOf, GameAsk } from '../actions.ts';
import { NOWHERE } from '../board/geometry.ts';
import { FIRE } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  checkMayAssault,
  checkTarget,
  markIndex,
  marksFor,
  noCombat,
  targetsOf,
} from '../rules/assault.ts';
import {
  AIM_NUMBER,
  aimName,
  aimOfShot,
  checkShot,
  GUN_TOKENS,
  GUNS,
  type Gun,
  hasShell,
  locatedAt,
  mayFire,
  shotHits,
} from '../rules/fire.ts';
import { isLocalised } from '../rules/sight.ts';
import type { Activation, Group, Shot, State } from '../state.ts';
import {
  ACTED,
  ANTI_TANK,
  ATTACKED,
  addTokens,
  enemyOf,
  FOUGHT,
  findGroup,
  finish,
  geometry,
  groupHas,
  groupOf,
  NO_COMBAT,
  NO_GROUP,
  push,
  REGROUPED,
  setGroup,
  sideName,
  sideOf,
  stockOf,
} from '../state.ts';
import { beginAssault } from './assault.ts';
import { reveal } from './changes.ts';
import { colourOfToken } from './collection.ts';
import {
  type Auto,
  activeDecides,
  type ChancePhase,
  diceDecide,
  type Emitter,
  nameOf,
  noSuchPlace,
  ONE_DIE,
  type Phase,
  placeAt,
  spotName,
  spotOf,
} from './phase.ts';
import { beginSearch, checkRecon, mayRecon } from './searches.ts';

function activeOf(s: State): Activation {
  if (!s.active) throw new Error('invariant: nobody fights');
  return s.active;
}

const activeGroup = (s: State): Group => groupOf(s, activeOf(s).key);

/** HP-A79: only on grounds that both players can see. */
function mayFight(s: State, active: Activation, group: Group): boolean {
  if (active.supplied === 0 || group.works !== 'none' || groupHas(s, group, NO_COMBAT))
    return false;
  return hasShell(s, group) || (!groupHas(s, group, REGROUPED) && targetsOf(s, group).length > 0);
}

export const autoCombat: Auto = (s) => {
  const { active } = s;
  const group = findGroup(s, active?.key ?? NO_GROUP);
  if (active && group && (mayRecon(s) || mayFight(s, active, group))) return false;
  finish(s, 'combat');
  return true;
};

export const combatAsk = (s: State): GameAsk => ({
  kind: 'combat',
  clause: 'HP-D10',
  side: sideName(s.side),
  group: nameOf(s, activeGroup(s).place),
});

export const combat: Phase = {
  kinds: ['assault', 'fire', 'reconnoitre', 'done'],
  decision: (s) => activeDecides(s, combatAsk),
  choices(s) {
    const active = activeOf(s);
    const group = activeGroup(s);
    const choices: Action[] = [];
    if (mayFight(s, active, group)) {
      if (!groupHas(s, group, REGROUPED))
        for (const target of targetsOf(s, group))
          choices.push({ kind: 'assault', at: spotOf(s, target.place) });
      listShots(s, group, choices);
    }
    if (mayRecon(s)) choices.push({ kind: 'reconnoitre' });
    choices.push({ kind: 'done' });
    return choices;
  },
  check(s, _side, action) {
    switch (action.kind) {
      case 'reconnoitre':
        return checkRecon(s, activeOf(s), true);
      case 'assault':
        return checkAssault(s, action.at);
      case 'fire':
        return checkFire(s, action);
      default:
        return undefined;
    }
  },
  apply(s, _side, action, emit) {
    if (action.kind === 'reconnoitre') beginSearch(s, emit);
    if (action.kind === 'done') finish(s, 'combat');
    if (action.kind === 'assault') {
      finish(s, 'combat');
      const place = placeAt(s, action.at);
      const target = s.groups.find(
        (other) => other.place === place && sideOf(other.key) !== s.side,
      );
      if (target) beginAssault(s, activeGroup(s), target, false, emit);
    }
    if (action.kind === 'fire') {
      finish(s, 'combat');
      push(s, 'shot');
      shoot(s, action, emit);
    }
  },
};

/** HP-A70 (1): what keeps the active group from any combat; an unsupplied one is not asked (HP-A79). */
function checkMayFight(s: State): Refusal | undefined {
  const group = activeGroup(s);
  const facts = { group: nameOf(s, group.place) };
  if (group.works !== 'none')
    return refuse(group.works === 'depot' ? 'HP-A70' : 'HP-A65', 'works-need-hold', facts);
  return groupHas(s, group, NO_COMBAT) ? noCombat(s, group) : undefined;
}

function checkAssault(s: State, at: number): Refusal | undefined {
  const group = activeGroup(s);
  const refusal = checkMayFight(s) ?? checkMayAssault(s, group);
  if (refusal) return refusal;
  const place = placeAt(s, at);
  if (place === undefined) return noSuchPlace(at);
  const target = s.groups.find(
    (other) => other.place === place && sideOf(other.key) !== s.side && other.concealed === 0,
  );
  return target
    ? checkTarget(s, group, target)
    : refuse('HP-2.6a', 'not-in-contact', { place: spotName(at) });
}

// -------------------------------------------------------------------------------------- shots

/** HP-A48, HP-A27: as many as the activated part has elements when it first fires. */
function shotsOf(s: State, active: Activation): number {
  if (active.fired > 0) return active.shots;
  const { elements } = groupOf(s, active.key);
  if (active.brought.length === 0) return elements.length;
  return active.brought.filter((element) => elements.includes(element)).length;
}

function listShots(s: State, group: Group, choices: Action[]): void {
  if (!hasShell(s, group)) return;
  const side = sideOf(group.key);
  const g = geometry(s);
  const targets = s.groups.filter(
    (other) =>
      sideOf(other.key) !== side &&
      other.concealed === 0 &&
      g.within(other.place, group.place, FIRE.red.range) &&
      isLocalised(s, other),
  );
  if (targets.length === 0) return;
  targets.sort((a, b) => a.place - b.place);
  for (const colour of GUNS) {
    if (!mayFire(s, group, colour)) continue;
    for (const mark of marksFor(s.rules.adaptedMunitions, colour)) {
      if (stockOf(s, side, GUN_TOKENS[colour] + markIndex(mark)) < 1) continue;
      for (const target of targets) listAims(s, group, target, colour, mark, choices);
    }
  }
}

function listAims(
  s: State,
  group: Group,
  target: Group,
  colour: Gun,
  mark: ActionOf<'fire'>['mark'],
  choices: Action[],
): void {
  if (geometry(s).distance(group.place, target.place) > FIRE[colour].range) return;
  const at = spotOf(s, target.place);
  const aims = aimOfShot(s, target, colour) === 0 ? (['soft', 'armour'] as const) : ([''] as const);
  for (const aim of aims) choices.push({ kind: 'fire', colour, mark, at, aim });
}

function checkFire(s: State, action: ActionOf<'fire'>): Refusal | undefined {
  const refusal = checkMayFight(s);
  if (refusal) return refusal;
  const place = placeAt(s, action.at);
  if (place === undefined) return noSuchPlace(action.at);
  return checkShot(s, activeGroup(s), action.colour, action.mark, place, action.aim);
}

function shoot(s: State, action: ActionOf<'fire'>, emit: Emitter): void {
  const active = activeOf(s);
  const group = activeGroup(s);
  const { colour } = action;
  if (colour === 'white') return;
  const target = locatedAt(s, s.side, placeAt(s, action.at) ?? NOWHERE);
  if (!target) return;
  active.shots = shotsOf(s, active);
  active.fired++;
  reveal(s, group, emit);
  setGroup(s, group, FOUGHT | ACTED);
  setGroup(s, target, ATTACKED);
  const token = GUN_TOKENS[colour] + markIndex(action.mark);
  addTokens(s, s.side, token, -1);
  const aim = action.aim === '' ? aimOfShot(s, target, colour) : AIM_NUMBER[action.aim];
  s.shot = { target: target.key, token, aim };
  push(s, 'hit');
}

const shotOf = (s: State): Shot => {
  if (!s.shot) throw new Error('invariant: no shot');
  return s.shot;
};

export const hit: ChancePhase = {
  decision: () => diceDecide({ kind: 'hit', clause: 'HP-2.8k' }, ONE_DIE),
  roll(s, [face = 1], emit) {
    const { target: key, token, aim } = shotOf(s);
    const target = groupOf(s, key);
    const gun = gunOf(token);
    const hits = shotHits(s, target, gun, (token & 1) === ANTI_TANK, aim, face);
    s.shot = null;
    finish(s, 'hit');
    emit?.({
      kind: 'fired',
      clause: hits ? 'HP-2.8n' : face > FIRE[gun].threshold ? 'HP-2.8l' : 'HP-2.8m',
      side: sideName(s.side),
      from: nameOf(s, activeGroup(s).place),
      at: nameOf(s, target.place),
      colour: gun,
      aim: aimName(aim),
      face,
      hit: hits,
    });
    if (!hits) return;
    s.loss = { key, aim, chooser: enemyOf(s.side) };
    push(s, 'verdict', 'lose');
  },
};

function gunOf(token: number): Gun {
  const colour = colourOfToken(token);
  return colour === 'red' || colour === 'green' ? colour : 'yellow';
}

/** Further shots: not asked when tokens or shots are used up (HP-A79). */
export const autoShot: Auto = (s) => {
  const { active } = s;
  const group = findGroup(s, active?.key ?? NO_GROUP);
  if (active && group && active.fired < active.shots && hasShell(s, group)) return false;
  finish(s, 'shot');
  return true;
};

export const shotAsk = (s: State): GameAsk => ({
  kind: 'shot',
  clause: 'HP-D17',
  side: sideName(s.side),
  group: nameOf(s, activeGroup(s).place),
  left: activeOf(s).shots - activeOf(s).fired,
});

export const shot: Phase = {
  kinds: ['fire', 'done'],
  decision: (s) => activeDecides(s, shotAsk),
  choices(s) {
    const choices: Action[] = [];
    listShots(s, activeGroup(s), choices);
    choices.push({ kind: 'done' });
    return choices;
  },
  check: (s, _side, action) => (action.kind === 'fire' ? checkFire(s, action) : undefined),
  apply(s, _side, action, emit) {
    if (action.kind === 'fire') shoot(s, action, emit);
    else finish(s, 'shot');
  },
};
