// What everybody may see of a state. Written out field by field: a copy in a loop over names costs several times as much.
import { listOf, pairOf, type State } from './state.ts';

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
  face: s.face,
  allegiance: s.allegiance.slice(),
  next: s.next.slice(),
  head: s.head.slice(),
  due: listOf(s.due),
  fed: listOf(s.fed),
  record: s.record.slice(),
  noAct: listOf(s.noAct),
  fcm: s.fcm.slice(),
  status: s.status.slice(),
  war: s.war.slice(),
  fresh: s.fresh.slice(),
  ip: s.ip.slice(),
  leaving: listOf(s.leaving),
  played: s.played,
  flags: s.flags,
  took1920: pairOf(s.took1920),
  boxValue: pairOf(s.boxValue),
  steps: pairOf(s.steps),
  penalty: pairOf(s.penalty),
  politicalSteps: pairOf(s.politicalSteps),
  factionSteps: s.factionSteps.slice(),
  freeFactionSteps: s.freeFactionSteps.slice(),
  boundSteps: listOf(s.boundSteps),
  lastUse: pairOf(s.lastUse),
  thisUse: pairOf(s.thisUse),
  replacementsPlayed: pairOf(s.replacementsPlayed),
  reinforcementsPlayed: pairOf(s.reinforcementsPlayed),
  specialTaken: pairOf(s.specialTaken),
  initiativeAt: pairOf(s.initiativeAt),
  concentration: pairOf(s.concentration),
  rewarded: listOf(s.rewarded),
  capturedVc: pairOf(s.capturedVc),
  lostHomeVc: pairOf(s.lostHomeVc),
  heldVcs: listOf(s.heldVcs),
  leaderBought: pairOf(s.leaderBought),
  influenceBought: pairOf(s.influenceBought),
  charged: listOf(s.charged),
  activated: listOf(s.activated),
  bombed: listOf(s.bombed),
  airRaids: pairOf(s.airRaids),
  declared: pairOf(s.declared),
  spent: s.spent.slice(),
  marked: listOf(s.marked),
  marks: listOf(s.marks),
  moved: listOf(s.moved),
  group: listOf(s.group),
  attacked: listOf(s.attacked),
  fought: listOf(s.fought),
  usedAbility: listOf(s.usedAbility),
  reacted: listOf(s.reacted),
  retreated: listOf(s.retreated),
  retreatCosts: listOf(s.retreatCosts),
  unsupplied: listOf(s.unsupplied),
  idle: listOf(s.idle),
  inFighting: pairOf(s.inFighting),
  mayEnd: pairOf(s.mayEnd),
  markerShown: pairOf(s.markerShown),
  penaltyPaid: pairOf(s.penaltyPaid),
  reserveArmy: pairOf(s.reserveArmy),
  rbefPort: pairOf(s.rbefPort),
  owedLeaders: listOf(s.owedLeaders),
  bid: pairOf(s.bid),
});
export type Lists = { readonly [K in keyof ReturnType<typeof listsOf>]: readonly number[] };

/** Puts them back into a state. */
export function restorePublic(s: State, numbers: Numbers, lists: Lists): void {
  Object.assign(s, numbers);
  s.place = lists.place.slice();
  s.face = lists.face;
  s.allegiance = lists.allegiance.slice();
  s.next = lists.next.slice();
  s.head = lists.head.slice();
  s.due = listOf(lists.due);
  s.fed = listOf(lists.fed);
  s.record = lists.record.slice();
  s.noAct = listOf(lists.noAct);
  s.fcm = lists.fcm.slice();
  s.status = lists.status.slice();
  s.war = lists.war.slice();
  s.fresh = lists.fresh.slice();
  s.ip = lists.ip.slice();
  s.leaving = listOf(lists.leaving);
  s.played = lists.played;
  s.flags = lists.flags;
  s.took1920 = pairOf(lists.took1920);
  s.boxValue = pairOf(lists.boxValue);
  s.steps = pairOf(lists.steps);
  s.penalty = pairOf(lists.penalty);
  s.politicalSteps = pairOf(lists.politicalSteps);
  s.factionSteps = lists.factionSteps.slice();
  s.freeFactionSteps = lists.freeFactionSteps.slice();
  s.boundSteps = listOf(lists.boundSteps);
  s.lastUse = pairOf(lists.lastUse);
  s.thisUse = pairOf(lists.thisUse);
  s.replacementsPlayed = pairOf(lists.replacementsPlayed);
  s.reinforcementsPlayed = pairOf(lists.reinforcementsPlayed);
  s.specialTaken = pairOf(lists.specialTaken);
  s.initiativeAt = pairOf(lists.initiativeAt);
  s.concentration = pairOf(lists.concentration);
  s.rewarded = listOf(lists.rewarded);
  s.capturedVc = pairOf(lists.capturedVc);
  s.lostHomeVc = pairOf(lists.lostHomeVc);
  s.heldVcs = listOf(lists.heldVcs);
  s.leaderBought = pairOf(lists.leaderBought);
  s.influenceBought = pairOf(lists.influenceBought);
  s.charged = listOf(lists.charged);
  s.activated = listOf(lists.activated);
  s.bombed = listOf(lists.bombed);
  s.airRaids = pairOf(lists.airRaids);
  s.declared = pairOf(lists.declared);
  s.spent = lists.spent.slice();
  s.marked = listOf(lists.marked);
  s.marks = listOf(lists.marks);
  s.moved = listOf(lists.moved);
  s.group = listOf(lists.group);
  s.attacked = listOf(lists.attacked);
  s.fought = listOf(lists.fought);
  s.usedAbility = listOf(lists.usedAbility);
  s.reacted = listOf(lists.reacted);
  s.retreated = listOf(lists.retreated);
  s.retreatCosts = listOf(lists.retreatCosts);
  s.unsupplied = listOf(lists.unsupplied);
  s.idle = listOf(lists.idle);
  s.inFighting = pairOf(lists.inFighting);
  s.mayEnd = pairOf(lists.mayEnd);
  s.markerShown = pairOf(lists.markerShown);
  s.penaltyPaid = pairOf(lists.penaltyPaid);
  s.reserveArmy = pairOf(lists.reserveArmy);
  s.rbefPort = pairOf(lists.rbefPort);
  s.owedLeaders = listOf(lists.owedLeaders);
  s.bid = pairOf(lists.bid);
}
