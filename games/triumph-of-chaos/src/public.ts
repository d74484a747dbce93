// What everybody may see of a state. Written out field by field: a copy in a loop over names costs several times as much.
import type { State } from './state.ts';

export const numbersOf = (s: State) => ({
  turn: s.turn,
  round: s.round,
  active: s.active,
  vp: s.vp,
  weather: s.weather,
  polishStatus: s.polishStatus,
  reshuffle: s.reshuffle,
  boxesShown: s.boxesShown,
  opsBonus: s.opsBonus,
  trotskyRail: s.trotskyRail,
  points: s.points,
  opsKind: s.opsKind,
  groupSteps: s.groupSteps,
  groupMax: s.groupMax,
  groupRail: s.groupRail,
  surpriseTried: s.surpriseTried,
  forever: s.forever,
  accusations: s.accusations,
  tsar: s.tsar,
  tsarChoice: s.tsarChoice,
  gold: s.gold,
  wrangel: s.wrangel,
  lieven: s.lieven,
  azUsed: s.azUsed,
  fleet: s.fleet,
  navalBan: s.navalBan,
  tideSeen: s.tideSeen,
  tide: s.tide,
  donRolled: s.donRolled,
});
export type Numbers = Readonly<ReturnType<typeof numbersOf>>;

export const listsOf = (s: State) => ({
  place: s.place.slice(),
  face: s.face.slice(),
  allegiance: s.allegiance.slice(),
  next: s.next.slice(),
  head: s.head.slice(),
  due: s.due.slice(),
  fed: s.fed.slice(),
  record: s.record.slice(),
  noAct: s.noAct.slice(),
  fcm: s.fcm.slice(),
  status: s.status.slice(),
  war: s.war.slice(),
  fresh: s.fresh.slice(),
  ip: s.ip.slice(),
  leaving: s.leaving.slice(),
  played: s.played.slice(),
  flags: s.flags.slice(),
  took1920: s.took1920.slice(),
  boxValue: s.boxValue.slice(),
  steps: s.steps.slice(),
  penalty: s.penalty.slice(),
  politicalSteps: s.politicalSteps.slice(),
  factionSteps: s.factionSteps.slice(),
  freeFactionSteps: s.freeFactionSteps.slice(),
  boundSteps: s.boundSteps.slice(),
  lastUse: s.lastUse.slice(),
  thisUse: s.thisUse.slice(),
  replacementsPlayed: s.replacementsPlayed.slice(),
  reinforcementsPlayed: s.reinforcementsPlayed.slice(),
  specialTaken: s.specialTaken.slice(),
  initiativeAt: s.initiativeAt.slice(),
  concentration: s.concentration.slice(),
  rewarded: s.rewarded.slice(),
  capturedVc: s.capturedVc.slice(),
  lostHomeVc: s.lostHomeVc.slice(),
  heldVcs: s.heldVcs.slice(),
  leaderBought: s.leaderBought.slice(),
  influenceBought: s.influenceBought.slice(),
  charged: s.charged.slice(),
  activated: s.activated.slice(),
  bombed: s.bombed.slice(),
  airRaids: s.airRaids.slice(),
  declared: s.declared.slice(),
  spent: s.spent.slice(),
  marked: s.marked.slice(),
  marks: s.marks.slice(),
  moved: s.moved.slice(),
  group: s.group.slice(),
  attacked: s.attacked.slice(),
  fought: s.fought.slice(),
  usedAbility: s.usedAbility.slice(),
  reacted: s.reacted.slice(),
  retreated: s.retreated.slice(),
  retreatCosts: s.retreatCosts.slice(),
  unsupplied: s.unsupplied.slice(),
  idle: s.idle.slice(),
  inFighting: s.inFighting.slice(),
  mayEnd: s.mayEnd.slice(),
  markerShown: s.markerShown.slice(),
  penaltyPaid: s.penaltyPaid.slice(),
  reserveArmy: s.reserveArmy.slice(),
  rbefPort: s.rbefPort.slice(),
  owedLeaders: s.owedLeaders.slice(),
  bid: s.bid.slice(),
});
export type Lists = { readonly [K in keyof ReturnType<typeof listsOf>]: readonly number[] };

/** Puts them back into a state. */
export function restorePublic(s: State, numbers: Numbers, lists: Lists): void {
  Object.assign(s, numbers);
  s.place = lists.place.slice();
  s.face = lists.face.slice();
  s.allegiance = lists.allegiance.slice();
  s.next = lists.next.slice();
  s.head = lists.head.slice();
  s.due = lists.due.slice();
  s.fed = lists.fed.slice();
  s.record = lists.record.slice();
  s.noAct = lists.noAct.slice();
  s.fcm = lists.fcm.slice();
  s.status = lists.status.slice();
  s.war = lists.war.slice();
  s.fresh = lists.fresh.slice();
  s.ip = lists.ip.slice();
  s.leaving = lists.leaving.slice();
  s.played = lists.played.slice();
  s.flags = lists.flags.slice();
  s.took1920 = lists.took1920.slice();
  s.boxValue = lists.boxValue.slice();
  s.steps = lists.steps.slice();
  s.penalty = lists.penalty.slice();
  s.politicalSteps = lists.politicalSteps.slice();
  s.factionSteps = lists.factionSteps.slice();
  s.freeFactionSteps = lists.freeFactionSteps.slice();
  s.boundSteps = lists.boundSteps.slice();
  s.lastUse = lists.lastUse.slice();
  s.thisUse = lists.thisUse.slice();
  s.replacementsPlayed = lists.replacementsPlayed.slice();
  s.reinforcementsPlayed = lists.reinforcementsPlayed.slice();
  s.specialTaken = lists.specialTaken.slice();
  s.initiativeAt = lists.initiativeAt.slice();
  s.concentration = lists.concentration.slice();
  s.rewarded = lists.rewarded.slice();
  s.capturedVc = lists.capturedVc.slice();
  s.lostHomeVc = lists.lostHomeVc.slice();
  s.heldVcs = lists.heldVcs.slice();
  s.leaderBought = lists.leaderBought.slice();
  s.influenceBought = lists.influenceBought.slice();
  s.charged = lists.charged.slice();
  s.activated = lists.activated.slice();
  s.bombed = lists.bombed.slice();
  s.airRaids = lists.airRaids.slice();
  s.declared = lists.declared.slice();
  s.spent = lists.spent.slice();
  s.marked = lists.marked.slice();
  s.marks = lists.marks.slice();
  s.moved = lists.moved.slice();
  s.group = lists.group.slice();
  s.attacked = lists.attacked.slice();
  s.fought = lists.fought.slice();
  s.usedAbility = lists.usedAbility.slice();
  s.reacted = lists.reacted.slice();
  s.retreated = lists.retreated.slice();
  s.retreatCosts = lists.retreatCosts.slice();
  s.unsupplied = lists.unsupplied.slice();
  s.idle = lists.idle.slice();
  s.inFighting = lists.inFighting.slice();
  s.mayEnd = lists.mayEnd.slice();
  s.markerShown = lists.markerShown.slice();
  s.penaltyPaid = lists.penaltyPaid.slice();
  s.reserveArmy = lists.reserveArmy.slice();
  s.rbefPort = lists.rbefPort.slice();
  s.owedLeaders = lists.owedLeaders.slice();
  s.bid = lists.bid.slice();
}
