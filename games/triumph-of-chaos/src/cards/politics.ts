// TC-C.do: cards in politics: influence, markers of factions, war, flags, In-Fighting.
import { invariant } from '@motti/engine';
import type { Action } from '../actions.ts';
import {
  type EffectOf,
  FACTION_IDS,
  type FactionChoice,
  type FactionId,
  faction,
  hasPolitics,
  type Until,
} from '../data/index.ts';
import { gainFaction } from '../phases/factions.ts';
import { conquer } from '../phases/logistics.ts';
import { checkWar, declareWar } from '../phases/operations.ts';
import { addVp, say } from '../phases/phase.ts';
import { FLAG } from '../rules/control.ts';
import { controllerOf, isControlledBy, isMovable } from '../rules/factions.ts';
import { IN_FIGHTING, markerAfterEvent } from '../rules/politics.ts';
import {
  addIp,
  changed,
  enemyOf,
  finish,
  hasFlag,
  IN_GAME,
  type Lasting,
  markerOf,
  nameOfSide,
  of,
  push,
  RED,
  type SideId,
  type State,
  setFlagOn,
  setMarker,
  setOf,
  statusOf,
  WHITE,
} from '../state.ts';
import { ask, askOn, type Handler, type Run } from './handler.ts';
import { clauseOf, type Play, partyOf } from './play.ts';

/** The factions a card speaks of, in the order of the table. */
export function factionsMeant(s: State, play: Play, choice: FactionChoice): readonly FactionId[] {
  if (choice === 'any') return FACTION_IDS.filter((f) => isMovable(s, f));
  if (choice === 'controlled') return FACTION_IDS.filter((f) => isControlledBy(s, f, play.side));
  return FACTION_IDS.filter((f) => choice.includes(f));
}

/** TC-C.2f as the state keeps it. */
export function untilOf(s: State, until: Until): Pick<Lasting, 'until' | 'turn'> {
  switch (until) {
    case 'combat':
    case 'impulse':
    case 'game':
      return { until, turn: 0 };
    case 'endOfTurn':
      return { until: 'turn', turn: s.turn };
    case 'endOfNextTurn':
      return { until: 'turn', turn: s.turn + 1 };
  }
}

// ------------------------------------------------------------------------------------ influence

type Ip = EffectOf<'ip'>;

/** TC-C.do.ip: in this Political Phase, or in the next if there is one. */
const counts = (s: State, play: Play): boolean =>
  play.political !== undefined || hasPolitics(s.turn + 1);

const ipFactions = (s: State, play: Play, effect: Ip, placed: readonly number[] = []) =>
  factionsMeant(s, play, effect.factions).filter(
    (f) => isMovable(s, f) && placed.filter((id) => id === f).length < effect.maxEach,
  );

export const ip: Handler<Ip> = {
  possible: (s, play, effect) =>
    counts(s, play) &&
    partyOf(s, play, effect.side) !== undefined &&
    ipFactions(s, play, effect).length > 0,
  begin: (run) => ask(run, { limit: run.effect.points, more: [] }),
  question: {
    kinds: ['influence'],
    asks: ({ s, play, effect }) => partyOf(s, play, effect.side) ?? play.side,
    choices: ({ s, play, effect, step }) =>
      ipFactions(s, play, effect, step.more).map((f) => ({ kind: 'influence', faction: f })),
    apply(run, action) {
      invariant(action.kind === 'influence', 'influence is laid');
      const { s, play, effect, step, emit } = run;
      const side = partyOf(s, play, effect.side) ?? play.side;
      addIp(s, side, action.faction, 1);
      say(
        emit,
        'got-influence',
        { side: nameOfSide(side), faction: faction(action.faction).key, points: 1 },
        clauseOf(play),
      );
      const left = (step.limit ?? 1) - 1;
      if (left === 0) finish(s);
      else askOn(run, { limit: left, more: [...(step.more ?? []), action.faction] });
    },
  },
};

// ------------------------------------------------------------------------------- moving markers

type MoveFcm = EffectOf<'moveFcm'>;

/** Uncontrolled factions whose marker can move, whichever way. */
const free = (s: State, play: Play, effect: MoveFcm): readonly FactionId[] =>
  factionsMeant(s, play, effect.factions).filter(
    (f) => isMovable(s, f) && controllerOf(s, f) === undefined,
  );
const toward = (play: Play, effect: MoveFcm): SideId =>
  effect.toward === 'enemy' ? enemyOf(play.side) : play.side;
const moves = (s: State, play: Play, effect: MoveFcm): readonly FactionId[] =>
  effect.toward === 'random'
    ? free(s, play, effect)
    : free(s, play, effect).filter(
        (f) =>
          markerAfterEvent(s, f, toward(play, effect), effect.spaces, effect.control) !==
          markerOf(s, f),
      );

/** TC-8.134a: the marker goes, and a faction gained is set up at once (TC-8.142). */
export function moveMarker(run: Run<MoveFcm>, f: FactionId, side: SideId): void {
  const { s, play, effect, emit } = run;
  const from = markerOf(s, f);
  const to = markerAfterEvent(s, f, side, effect.spaces, effect.control);
  if (to === from) return;
  say(emit, 'fcm', { faction: faction(f).key, from, to }, clauseOf(play));
  if (Math.abs(to) === 3) gainFaction(s, f, to > 0 ? RED : WHITE, true, emit);
  else setMarker(s, f, to);
}

export const moveFcm: Handler<MoveFcm> = {
  possible: (s, play, effect) => moves(s, play, effect).length > 0,
  begin(run) {
    const { s, play, effect, step } = run;
    if (effect.chooser === 'random') {
      push(s, changed(step, { kind: 'effect-random', limit: effect.pick ?? 1, more: [] }));
    } else if (effect.pick !== undefined) ask(run, { limit: effect.pick, more: [] });
    else for (const f of free(s, play, effect)) moveMarker(run, f, toward(play, effect));
  },
  question: {
    kinds: ['name'],
    choices: ({ s, play, effect, step }) =>
      moves(s, play, effect)
        .filter((f) => !step.more?.includes(f))
        .map((f) => ({ kind: 'name', faction: f })),
    apply(run, action) {
      invariant(action.kind === 'name', 'a faction is named');
      const left = (run.step.limit ?? 1) - 1;
      if (left === 0) finish(run.s);
      else askOn(run, { limit: left, more: [...(run.step.more ?? []), action.faction] });
      moveMarker(run, action.faction, toward(run.play, run.effect));
    },
  },
};

/** TC-C.P49: the factions among which chance still picks. */
export const spiesAmong = (run: Run<MoveFcm>): readonly FactionId[] =>
  free(run.s, run.play, run.effect).filter((f) => !run.step.more?.includes(f));

// ------------------------------------------------------------------------------------------ war

type War = EffectOf<'war'>;

export const war: Handler<War> = {
  possible: (s, play, effect) => effect.factions.some((f) => !checkWar(s, play.side, f)),
  begin: (run) => ask(run, { limit: run.effect.pick }),
  question: {
    kinds: ['war', 'done'],
    choices({ s, play, effect }) {
      const actions: Action[] = effect.factions
        .filter((f) => !checkWar(s, play.side, f))
        .map((f) => ({ kind: 'war', faction: f }));
      return actions.length > 0 ? [...actions, { kind: 'done' }] : [];
    },
    apply(run, action) {
      const { s, play, effect, emit } = run;
      const left = (run.step.limit ?? 1) - 1;
      if (action.kind !== 'war' || left === 0) finish(s);
      else askOn(run, { limit: left });
      if (action.kind !== 'war') return;
      declareWar(s, play.side, action.faction, effect.vpCost, emit);
    },
  },
};

// ------------------------------------------------------------------------------- what acts at once

export const withdraw: Handler<EffectOf<'withdraw'>> = {
  possible: (s, _play, { faction: f }) => statusOf(s, f) === IN_GAME && !s.leaving.includes(f),
  begin: ({ s, effect }) => void s.leaving.push(effect.faction),
};

export const polishStatus: Handler<EffectOf<'polishStatus'>> = {
  possible: (s, _play, { min }) => s.polishStatus < min,
  begin({ s, effect }) {
    s.polishStatus = Math.max(s.polishStatus, effect.min);
  },
};

const BEGINS_NEXT_TURN = 1;

export const infighting: Handler<EffectOf<'infighting'>> = {
  /** TC-A152, TC-A79, TC-A161: not with the option off, no second start, no end that Lenin's death forbids. */
  possible(s, play, { side, action }) {
    const whose = partyOf(s, play, side);
    if (whose === undefined || !s.rules.inFighting) return false;
    if (action === 'start') return of(s.inFighting, whose) === 0;
    return of(s.inFighting, whose) === IN_FIGHTING && !(whose === RED && s.forever === 1);
  },
  begin({ s, play, effect, emit }) {
    const whose = partyOf(s, play, effect.side) ?? play.side;
    if (effect.action === 'start') setOf(s.inFighting, whose, BEGINS_NEXT_TURN);
    else setOf(s.mayEnd, whose, 1);
    say(emit, 'in-fighting', { side: nameOfSide(whose), action: effect.action }, clauseOf(play));
  },
};

export const setFlag: Handler<EffectOf<'setFlag'>> = {
  possible: (s, _play, { flag }) => !hasFlag(s, FLAG[flag]),
  begin({ s, play, effect, emit }) {
    // TC-A83: Kill the Whole Lot dooms the Tsar on turn 1 only.
    if (effect.flag === 'tsarDoomed' && s.turn > 1) return;
    setFlagOn(s, FLAG[effect.flag]);
    // TC-16.73b: the rising that opens Kronstadt is the end of the RED fleet.
    if (effect.flag === 'kronstadtOpen' && s.rules.naval) s.fleet = 1;
    say(emit, 'flag', { flag: effect.flag }, clauseOf(play));
  },
};

export const reshufflePolitical: Handler<EffectOf<'reshufflePolitical'>> = {
  possible: () => true,
  begin({ s }) {
    s.reshuffle = 1;
  },
};

export const vp: Handler<EffectOf<'vp'>> = {
  possible: () => true,
  begin({ s, play, effect, emit }) {
    addVp(s, partyOf(s, play, effect.toward) ?? play.side, effect.points, clauseOf(play), emit);
  },
};

/** TC-8.53b at once. */
export const conquerFaction: Handler<EffectOf<'conquerFaction'>> = {
  possible: (s, _play, { faction: f }) => statusOf(s, f) === IN_GAME,
  begin({ s, play, effect, emit }) {
    conquer(s, effect.faction, partyOf(s, play, effect.by) ?? play.side, emit);
  },
};

// --------------------------------------------------------------------------------------- restrict

type Restrict = EffectOf<'restrict'>;

const restrictable = (s: State, play: Play, effect: Restrict, named: readonly number[] = []) => {
  const side = partyOf(s, play, effect.side) ?? enemyOf(play.side);
  return FACTION_IDS.filter(
    (f) =>
      isControlledBy(s, f, side) &&
      effect.classes?.includes(faction(f).class) === true &&
      !named.includes(f),
  );
};

function ban({ s, play, effect }: Run<Restrict>, factions: readonly number[]): void {
  s.lasting.push({
    do: 'restrict',
    side: partyOf(s, play, effect.side) ?? enemyOf(play.side),
    ...untilOf(s, effect.until),
    factions,
    liftIfAttacked: effect.liftIfAttacked,
    value: 0,
  });
}

export const restrict: Handler<Restrict> = {
  possible: (s, play, effect) =>
    effect.factions !== undefined || restrictable(s, play, effect).length > 0,
  begin(run) {
    if (run.effect.factions) ban(run, run.effect.factions);
    else ask(run, { limit: run.effect.pick, more: [] });
  },
  question: {
    kinds: ['name', 'done'],
    choices({ s, play, effect, step }) {
      const named = step.more ?? [];
      const actions: Action[] = restrictable(s, play, effect, named).map((f) => ({
        kind: 'name',
        faction: f,
      }));
      // TC-C.do.restrict: at least one is named.
      if (actions.length > 0 && named.length > 0) actions.push({ kind: 'done' });
      return actions;
    },
    apply(run, action) {
      const left = (run.step.limit ?? 1) - 1;
      if (action.kind !== 'name') {
        finish(run.s);
        return;
      }
      ban(run, [action.faction]);
      if (left === 0) finish(run.s);
      else askOn(run, { limit: left, more: [...(run.step.more ?? []), action.faction] });
    },
  },
};
