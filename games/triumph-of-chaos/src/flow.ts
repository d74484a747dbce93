// The sequence of play (Part 5): which step follows which, and the one road of every action through it.
import { sequence, withNearest } from '@motti/engine';
import type { Action, Event, Step, StepKind } from './actions.ts';
import * as cards from './cards/index.ts';
import { print } from './notation.ts';
import * as abilities from './phases/abilities.ts';
import * as action from './phases/action.ts';
import * as airRaids from './phases/air-raids.ts';
import * as assigning from './phases/assigning.ts';
import * as bidding from './phases/bidding.ts';
import * as captures from './phases/captures.ts';
import * as collecting from './phases/collecting.ts';
import * as combats from './phases/combats.ts';
import * as don from './phases/don-cossacks.ts';
import * as elimination from './phases/elimination.ts';
import * as factions from './phases/factions.ts';
import * as fire from './phases/fire.ts';
import * as fights from './phases/in-fighting.ts';
import * as logistics from './phases/logistics.ts';
import { misplaced } from './phases/misplaced.ts';
import * as moves from './phases/moves.ts';
import * as operations from './phases/operations.ts';
import * as outcome from './phases/outcome.ts';
import * as peoples from './phases/peoples-armies.ts';
import type { Auto, ChancePhase, Phase } from './phases/phase.ts';
import * as political from './phases/political.ts';
import * as preparation from './phases/preparation.ts';
import * as purchases from './phases/purchases.ts';
import * as pursuit from './phases/pursuit.ts';
import * as redeployment from './phases/redeployment.ts';
import * as reinforcement from './phases/reinforcement.ts';
import * as special from './phases/special-actions.ts';
import * as pieces from './phases/special-pieces.ts';
import * as spending from './phases/spending.ts';
import * as stationing from './phases/stationing.ts';
import * as windows from './phases/windows.ts';
import * as withdrawal from './phases/withdrawal.ts';
import { updateSupply } from './rules/supply.ts';
import { instantVictory } from './rules/victory.ts';
import { findServing, type State, topStep } from './state.ts';

const AUTOMATIC: Partial<Record<StepKind, Auto>> = {
  preparation: preparation.preparation,
  'new-deck': preparation.newDeckAuto,
  draw: preparation.drawAuto,
  weather: preparation.weatherAuto,
  'draw-marker': preparation.markerAuto,
  tsar: preparation.tsarAuto,
  political: political.political,
  rescue: political.rescueAuto,
  reveal: political.reveal,
  generate: political.generate,
  'draw-political': political.drawPoliticalAuto,
  'look-political': political.lookAuto,
  'place-political': political.placePoliticalAuto,
  'move-fcms': political.moveFcms,
  'gain-faction': political.gainStep,
  displace: factions.displaceAuto,
  station: stationing.stationAuto,
  'political-end': political.politicalEnd,
  action: action.action,
  impulse: action.impulse,
  mark: operations.markAuto,
  window: windows.windowAuto,
  moves: moves.movesAuto,
  moving: moves.moving,
  overrun: moves.overrunAuto,
  'end-moves': moves.endMoves,
  drop: moves.dropAuto,
  combats: combats.combatsAuto,
  'impulse-end': action.impulseEnd,
  'round-end': action.roundEnd,
  'repair-die': special.repairAuto,
  hunt: special.huntAuto,
  'capture-influence': captures.influenceAuto,
  muster: captures.musterAuto,
  'don-place': don.donPlaceAuto,
  withdraw: withdrawal.withdrawAuto,
  'ability-window': windows.windowAuto,
  withdrawing: withdrawal.withdrawingAuto,
  pursue: pursuit.pursueAuto,
  pursuing: pursuit.pursuingAuto,
  pursuit: pursuit.pursuitAuto,
  reinforce: reinforcement.reinforceAuto,
  reinforcing: reinforcement.reinforcingAuto,
  peoples: peoples.peoplesAuto,
  'combat-window': windows.windowAuto,
  tanks: fire.tanksAuto,
  'die-modifier': fire.dieModifierAuto,
  surprise: fire.surpriseAuto,
  fire: fire.fire,
  'fire-die': fire.fireDieAuto,
  losses: fire.lossesAuto,
  'step-loss': fire.stepLossAuto,
  corps: elimination.corpsAuto,
  survivors: fire.survivors,
  resolve: outcome.resolve,
  'cancel-retreat': outcome.cancelAuto,
  retreat: outcome.retreatAuto,
  'retreat-cost': outcome.retreatCost,
  exploit: outcome.exploitAuto,
  advance: outcome.advanceAuto,
  counter: outcome.counterAuto,
  'combat-end': combats.combatEnd,
  logistics: logistics.logistics,
  'save-cards': logistics.saveAuto,
  gold: logistics.goldAuto,
  withdrawal: logistics.withdrawal,
  attrition: logistics.attrition,
  conquest: logistics.conquest,
  subjugate: logistics.subjugateAuto,
  'in-fighting': fights.inFighting,
  'one-russia': fights.oneRussiaAuto,
  'lost-vc': fights.lostVcAuto,
  'desertion-unit': fights.desertionUnitAuto,
  differential: logistics.differential,
  victory: logistics.victory,
  inefficiency: collecting.inefficiency,
  collect: collecting.collect,
  raid: airRaids.raidAuto,
  assign: assigning.assignAuto,
  spend: spending.spendAuto,
  'influence-roll': purchases.influenceRollAuto,
  'place-influence': purchases.placeInfluenceAuto,
  'end-replacements': purchases.endReplacements,
  'turn-end': purchases.turnEnd,
  'mutiny-die': pieces.mutinyAuto,
  'mutiny-move': pieces.mutinyMoveAuto,
  'putsch-die': pieces.putschAuto,
  putsch: pieces.putschStepAuto,
  'peasant-die': pieces.peasantAuto,
  'peasant-region': pieces.peasantRegionAuto,
  ...cards.automatic,
};

const PHASES: Partial<Record<StepKind, Phase>> = {
  bid: bidding.bid,
  'new-deck': preparation.newDeck,
  tsar: preparation.tsar,
  rescue: political.rescue,
  allocate: political.allocate,
  'place-political': political.placePolitical,
  displace: factions.displace,
  station: stationing.station,
  choose: action.choose,
  mark: operations.mark,
  protector: operations.protector,
  window: windows.window,
  moves: moves.moves,
  overrun: moves.overrunPhase,
  drop: moves.drop,
  combats: combats.combats,
  redeploy: redeployment.redeploy,
  redeploying: redeployment.redeploying,
  hunt: special.hunt,
  'capture-influence': captures.captureInfluence,
  muster: captures.muster,
  'don-place': don.donPlace,
  'declare-attack': combats.declareAttack,
  withdraw: withdrawal.withdraw,
  'ability-window': windows.abilityWindow,
  withdrawing: withdrawal.withdrawing,
  pursue: pursuit.pursue,
  pursuing: pursuit.pursuing,
  pursuit: pursuit.pursuit,
  reinforce: reinforcement.reinforce,
  reinforcing: reinforcement.reinforcing,
  peoples: peoples.peoplesPhase,
  'combat-window': windows.combatWindow,
  tanks: fire.tanks,
  'die-modifier': fire.dieModifier,
  surprise: fire.surprise,
  losses: fire.losses,
  'step-loss': fire.stepLoss,
  corps: elimination.corps,
  'cancel-retreat': outcome.cancelRetreat,
  hold: outcome.hold,
  retreat: outcome.retreat,
  exploit: outcome.exploit,
  advance: outcome.advance,
  counter: outcome.counter,
  'save-cards': logistics.saveCards,
  gold: logistics.gold,
  subjugate: logistics.subjugate,
  'one-russia': fights.oneRussia,
  'lost-vc': fights.lostVcPhase,
  raid: airRaids.raid,
  assign: assigning.assign,
  spend: spending.spend,
  spending: spending.spending,
  'place-influence': purchases.placeInfluence,
  'mutiny-move': pieces.mutinyMove,
  putsch: pieces.putsch,
  'peasant-region': pieces.peasantRegion,
  'peasant-space': pieces.peasantSpace,
  ...cards.phases,
};

/** Every question that a player can be asked. */
export const ASKED = Object.keys(PHASES) as readonly StepKind[];

const CHANCE_PHASES: Partial<Record<StepKind, ChancePhase>> = {
  'bid-die': bidding.bidDie,
  draw: preparation.draw,
  weather: preparation.weather,
  'draw-marker': preparation.drawMarker,
  'tsar-die': preparation.tsarDie,
  'rescue-die': political.rescueDie,
  'influence-die': political.influenceDie,
  'draw-political': political.drawPolitical,
  'look-political': political.look,
  'simple-die': political.simpleDie,
  lieven: factions.lieven,
  'makhno-die': operations.makhnoDie,
  'defeatism-die': operations.defeatismDie,
  'kerch-die': moves.kerchDie,
  'road2-die': moves.road2Die,
  'overrun-die': moves.overrunDie,
  'don-die': don.donDie,
  'bomb-die': combats.bombDie,
  'repair-die': special.repairDie,
  'propaganda-die': special.propagandaDie,
  'rally-die': special.rallyDie,
  'revolt-die': special.revoltDie,
  'politburo-die': special.politburoDie,
  accused: special.accused,
  'accusation-die': special.accusationDie,
  'far-east-die': special.farEastDie,
  'greens-die': special.greensDie,
  'hunt-die': special.huntDie,
  'hunt-cost': special.huntCost,
  'sortie-die': special.sortieDie,
  'sortie-again': special.sortieAgain,
  'ability-die': abilities.abilityDie,
  'peoples-die': peoples.peoplesDie,
  'surprise-die': fire.surpriseDie,
  'fire-die': fire.fireDie,
  'survival-die': fire.survivalDie,
  'cancel-die': outcome.cancelDie,
  'counter-fire': outcome.counterFire,
  'withdrawal-die': logistics.withdrawalDie,
  'one-russia-die': fights.oneRussiaDie,
  'desertion-region': fights.desertionRegion,
  'desertion-die': fights.desertionDie,
  'desertion-unit': fights.desertionUnit,
  'semenov-die': collecting.semenovDie,
  'trotsky-die': collecting.trotskyDie,
  'raid-die': airRaids.raidDie,
  'influence-roll': purchases.influenceRoll,
  'end-infighting-die': purchases.endInFightingDie,
  'mutiny-die': pieces.mutinyDie,
  'mutiny-fire': pieces.mutinyFire,
  'putsch-die': pieces.putschDie,
  'peasant-die': pieces.peasantDie,
  ...cards.chance,
};

/** Supply is judged at some steps only (5.8): while forces move nobody looks at it. */
const WITHOUT_SUPPLY: ReadonlySet<StepKind> = new Set<StepKind>([
  'moves',
  'moving',
  'kerch-die',
  'road2-die',
  'capture-influence',
]);

/** Steps that ask about all pieces of a side; whom they serve changes several times between two of them. */
const BY_SERVICE: ReadonlySet<StepKind> = new Set<StepKind>(['choose', 'redeploy', 'spending']);

/**
 * The kind of the innermost step. Steps come in so many shapes that reading it is dear, and it is asked several times of
 * each: so it is read once, as long as the step stays the innermost.
 */
function readOnce(): (s: State) => StepKind {
  let last: Step | undefined;
  let kind: StepKind = 'over';
  return (s) => {
    const step = topStep(s);
    if (step !== last) {
      last = step;
      kind = step.kind;
    }
    return kind;
  };
}

const stepNow = readOnce();

export const { settle, decision, choices, check, apply } = sequence<State, StepKind, Action, Event>(
  {
    step: stepNow,
    prepare(s) {
      if (s.derived.stale !== 0 && !WITHOUT_SUPPLY.has(stepNow(s))) updateSupply(s);
      // So that whoever is asked only reads (ADR 33).
      if (s.derived.serving === undefined && BY_SERVICE.has(stepNow(s))) findServing(s);
      if (s.rules.scenario !== '1919' || s.winner !== '') return;
      const verdict = instantVictory(s);
      if (verdict) logistics.end(s, verdict, undefined);
    },
    automatic: AUTOMATIC,
    phases: PHASES,
    chance: CHANCE_PHASES,
    over: (s) => ({
      kind: 'over',
      winner: s.winner === 'draw' ? undefined : s.winner,
      clause: s.verdict,
      ...(s.level === '' ? {} : { level: s.level }),
    }),
    misplaced: (s, _side, act) => misplaced(s, act),
    hint: (refusal, act, legal) => withNearest(refusal, act, legal, print),
  },
);
