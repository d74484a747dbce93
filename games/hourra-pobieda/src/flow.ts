// The sequence of play (3.1): which step follows which, and the one road of every action through it.
import { sequence, withNearest } from '@motti/engine';
import type { Action, Event, Step } from './actions.ts';
import { print } from './notation.ts';
import * as activation from './phases/activation.ts';
import * as air from './phases/air.ts';
import * as arrivals from './phases/arrivals.ts';
import * as assault from './phases/assault.ts';
import * as bids from './phases/bids.ts';
import * as collection from './phases/collection.ts';
import * as combat from './phases/combat.ts';
import * as end from './phases/end.ts';
import * as losses from './phases/losses.ts';
import { misplaced } from './phases/misplaced.ts';
import * as moving from './phases/moving.ts';
import type { Auto, ChancePhase, Phase } from './phases/phase.ts';
import * as placement from './phases/placement.ts';
import * as searches from './phases/searches.ts';
import { type State, topStep } from './state.ts';

const AUTO: Partial<Record<Step, Auto>> = {
  rolls: placement.skipRolls,
  reveal: placement.revealSetUps,
  turn: collection.turn,
  munitions: collection.autoMunitions,
  collect: collection.skipCollect,
  first: activation.first,
  second: activation.second,
  arrive: arrivals.autoArrive,
  landing: arrivals.landing,
  move: moving.autoMove,
  combat: combat.autoCombat,
  spend: activation.spend,
  bid: bids.autoBid,
  aa: bids.autoAa,
  support: bids.autoSupport,
  losses: assault.losses,
  lose: losses.autoLose,
  aftermath: assault.aftermath,
  breakthrough: assault.autoBreakthrough,
  shot: combat.autoShot,
  search: searches.autoSearch,
  'air-search': searches.autoSearch,
  flak: air.autoFlak,
  'flak-die': air.autoFlakDie,
  bomb: air.autoBomb,
  density: losses.autoDensity,
  'mine-loss': losses.mineLoss,
  checks: losses.checks,
  verdict: losses.verdict,
  end: end.endOfTurn,
};

const PHASES: Partial<Record<Step, Phase>> = {
  place: placement.placement,
  keep: collection.keep,
  munitions: collection.munitions,
  arrive: arrivals.arrive,
  idle: activation.idle,
  declare: activation.declare,
  move: moving.move,
  combat: combat.combat,
  bid: bids.bid,
  lose: losses.lose,
  retreat: assault.retreat,
  occupy: assault.occupy,
  breakthrough: assault.breakthrough,
  shot: combat.shot,
  flak: air.flak,
  bomb: air.bomb,
};

const CHANCE_PHASES: Partial<Record<Step, ChancePhase>> = {
  rolls: placement.rolls,
  lot: collection.lot,
  collect: collection.collect,
  aa: bids.aa,
  support: bids.support,
  dispute: assault.dispute,
  hit: combat.hit,
  search: searches.search,
  radius: searches.radius,
  'air-search': searches.search,
  'flak-die': air.flakDie,
  'bomb-die': air.bombDie,
  density: losses.density,
  mines: losses.mines,
  'mine-class': losses.mineClass,
};

export const { settle, decision, choices, check, apply } = sequence<State, Step, Action, Event>({
  step: topStep,
  automatic: AUTO,
  phases: PHASES,
  chance: CHANCE_PHASES,
  over: (s) => ({
    kind: 'over',
    winner: s.winner === 'draw' ? undefined : s.winner,
    clause: 'HP-A71',
    ...(s.level === '' ? {} : { level: s.level }),
  }),
  misplaced,
  hint: (refusal, action, legal) => withNearest(refusal, action, legal, print),
});
