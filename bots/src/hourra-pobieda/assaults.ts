// What an assault promises, and what to bid in it.
import { hourraPobieda } from '@motti/hourra-pobieda';
import {
  type Action,
  ADVANCED,
  type Assault,
  assaultsFought,
  type BidKind,
  enemyOf,
  GREEN_TOKEN,
  type Group,
  geometry,
  givesBenefit,
  groupHas,
  groupOf,
  hasSoft,
  isSealed,
  PROGRESSED,
  pointsOf,
  RED_TOKEN,
  roleOf,
  type SideId,
  type State,
  sideName,
  sideOf,
  stockOfColour,
  theatre,
  topStep,
  WHITE_TOKEN,
  YELLOW_TOKEN,
} from '@motti/hourra-pobieda/parts';
import { dearness } from './evaluation.ts';
import type { Posture } from './posture.ts';

/** What a token adds on average. */
const MEAN: Readonly<Record<BidKind, number>> = {
  close: 2.5,
  carpet: 2.5,
  red: 10 / 6,
  green: 1,
  yellow: 0.5,
  aa: 1,
};
const STOCKS: readonly (readonly [number, number])[] = [
  [RED_TOKEN, MEAN.red],
  [GREEN_TOKEN, MEAN.green],
  [YELLOW_TOKEN, MEAN.yellow],
  [WHITE_TOKEN, MEAN.close],
];

/** Combat values and armour: what a group brings by itself (HP-2.6b, c). */
export function ownValue(s: State, group: Group): number {
  const t = theatre(s);
  let sum = 0;
  for (const element of group.elements) sum += t.vc[element]! + t.armour[element]!;
  return sum;
}

/** HP-2.6k to m. */
export function defenceOf(s: State, group: Group): number {
  const t = theatre(s);
  const level = hasSoft(t, group.elements) ? group.level : 0;
  const ground = givesBenefit(geometry(s).groundAt(group.place)) ? 1 : 0;
  return ownValue(s, group) + level + ground - assaultsFought(s, group);
}

/** What a side could add from its stock, on average. */
function supportOf(s: State, side: SideId): number {
  let sum = 0;
  for (const [token, mean] of STOCKS) sum += mean * stockOfColour(s, side, token);
  return sum;
}

/** How much of it a side is likely to put into one fight. */
export const likelySupport = (s: State, side: SideId): number =>
  Math.min(5, 0.5 * supportOf(s, side));

/** What a group could add to an assault of its own: guns that have just moved do not fire (HP-2.1m, n). */
function ownSupport(s: State, group: Group): number {
  const side = sideOf(group.key);
  let sum = MEAN.close * stockOfColour(s, side, WHITE_TOKEN);
  sum += MEAN.yellow * stockOfColour(s, side, YELLOW_TOKEN);
  if (!groupHas(s, group, ADVANCED)) sum += MEAN.green * stockOfColour(s, side, GREEN_TOKEN);
  if (!groupHas(s, group, ADVANCED | PROGRESSED))
    sum += MEAN.red * stockOfColour(s, side, RED_TOKEN);
  return Math.min(6, 0.6 * sum);
}

const SPREAD: readonly (readonly [number, number])[] = [
  [-4, 0.05],
  [-2, 0.2],
  [0, 0.5],
  [2, 0.2],
  [4, 0.05],
];
/** A forced retreat is worth about half an element. */
const RETREAT = 0.5;

/** Elements won less elements lost, by how dear they are, when the assailant leads by so much on average. */
export function expectedGain(lead: number, theirs = 1, ours = 1): number {
  let sum = 0;
  for (const [off, chance] of SPREAD) {
    const gain = gainOf(Math.round(lead + off));
    sum += chance * gain * (gain > 0 ? theirs : ours);
  }
  return sum;
}

/** HP-2.6n to q: odd losses are elements, even ones retreats. */
const gainOf = (lead: number): number =>
  Math.sign(lead) * (Math.ceil(Math.abs(lead) / 2) + RETREAT * Math.floor(Math.abs(lead) / 2));

/** What an assault by this group would bring, in elements. */
export function promise(s: State, group: Group, target: Group, posture: Posture): number {
  const side = sideOf(group.key);
  const lead =
    ownValue(s, group) +
    ownSupport(s, group) -
    defenceOf(s, target) -
    posture.answer * likelySupport(s, enemyOf(side));
  const most = Math.max(1, target.elements.length) * (1 + RETREAT);
  return Math.min(expectedGain(lead, dearness(s, enemyOf(side)), dearness(s, side)), most);
}

/** Tokens first that nothing else is good for. */
const ORDER: readonly BidKind[] = ['yellow', 'green', 'red', 'carpet', 'close', 'aa'];

/** HP-D11: token by token until the lead is likely enough, then sealed; `more` is paid for beyond that. */
export function bidding(
  s: State,
  assault: Assault,
  side: SideId,
  choices: readonly Action[],
  posture: Posture,
  more = 0,
): Action {
  const role = roleOf(assault, side);
  const own = groupOf(s, role === 0 ? assault.assailant : assault.defender);
  const other = groupOf(s, role === 0 ? assault.defender : assault.assailant);
  const base =
    role === 0 ? ownValue(s, own) - defenceOf(s, other) : defenceOf(s, own) - ownValue(s, other);
  const spent = spentOn(assault, side);
  const lead = base + spent - posture.answer * likelySupport(s, enemyOf(side));
  const stake = Math.min(pointsOf(theatre(s), own.elements), pointsOf(theatre(s), other.elements));
  // Enough for an element and a retreat, no more than there is to lose.
  const wanted = role === 0 ? posture.lead : posture.stand;
  const enough =
    lead >= wanted + more || spent >= 2 + posture.stake * stake + more || hopeless(lead, s, side);
  const commit = enough
    ? undefined
    : ORDER.map((what) => choices.find((c) => c.kind === 'commit' && c.what === what)).find(
        (c) => c !== undefined,
      );
  return commit ?? { kind: 'seal' };
}

/** A whole bid, sealed at its end. */
export function wholeBid(
  s: State,
  side: SideId,
  posture: Posture,
  more: number,
): readonly Action[] {
  const name = sideName(side);
  const trial = hourraPobieda.clone(s);
  const actions: Action[] = [];
  while (topStep(trial) === 'bid' && trial.assault && !isSealed(trial.assault, side)) {
    const choices = hourraPobieda.choices(trial, name);
    const action = bidding(trial, trial.assault, side, choices, posture, more);
    hourraPobieda.apply(trial, name, action);
    actions.push(action);
  }
  return actions;
}

/** What all our tokens together could not mend is not worth a token. */
const hopeless = (lead: number, s: State, side: SideId): boolean => lead + supportOf(s, side) < -2;

const SLOTS: readonly BidKind[] = ['close', 'carpet', 'red', 'green', 'yellow'];

function spentOn(assault: Assault, side: SideId): number {
  const bid = assault.bids[side] ?? [];
  let sum = 0;
  for (const [i, what] of SLOTS.entries())
    sum += MEAN[what] * ((bid[i * 2] ?? 0) + (bid[i * 2 + 1] ?? 0));
  return sum;
}
