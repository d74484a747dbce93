// WW-MOV: a path that a player has traced, judged step by step.

import {
  allowanceOf,
  COST,
  COUNTRY,
  directionTo,
  FINLAND,
  HEXSIDE,
  type HexId,
  hasRail,
  hexName,
  isScandinavia,
  OPEN_WATER,
  SOVIET,
  sideOf,
  type UnitId,
  USSR,
  unitName,
} from '../data/index.ts';
import { inZoneOf, isProtected, sideAt } from '../position.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { ARRIVED, hasMark, hexOfUnit, SLOW, type State } from '../state.ts';
import { checkEntry } from './entry.ts';
import { RIDE } from './path.ts';
import { isHomeRail, RailwayMemory, type Railways, whyNoRide } from './rail.ts';

/** A legal path: what it costs and every hex it enters. */
export interface March {
  readonly cost: number;
  readonly entered: readonly HexId[];
}

/** The march along a path, or why not. */
export function march(
  s: State,
  unit: UnitId,
  path: readonly HexId[],
  railways = new RailwayMemory(),
): March | Refusal {
  const traveller = new Traveller(s, unit, railways);
  if (path.length === 0) return refuse('WW-MOV.P', 'no-path', { unit: unitName(unit) });
  for (const step of path) {
    const refusal = step >= RIDE ? traveller.ride(step - RIDE) : traveller.walk(step);
    if (refusal) return refusal;
  }
  return traveller.arrive(path.length);
}

export const isRefusal = (answer: March | Refusal): answer is Refusal => 'code' in answer;

class Traveller {
  readonly entered: HexId[] = [];
  cost = 0;
  private at: HexId;
  private riding = false;
  private stopped = false;
  private readonly s: State;
  private readonly unit: UnitId;
  private readonly side: number;
  private readonly railways: RailwayMemory;

  constructor(s: State, unit: UnitId, railways: RailwayMemory) {
    this.s = s;
    this.railways = railways;
    this.unit = unit;
    this.side = sideOf(unit);
    this.at = hexOfUnit(s, unit);
  }

  /** WW-A26a: entrained where it began its move, at no cost. */
  private startsOnTrain(railways: Railways): boolean {
    const { s, unit, at } = this;
    if (this.entered.length > 0 || whyNoRide(s, unit, at) !== undefined) return false;
    if (!isHomeRail(this.side, at) || !railways.isUsable(at)) return false;
    return !this.isInEnemyZone(at) || hasMark(s, unit, ARRIVED);
  }

  walk(to: HexId): Refusal | undefined {
    const { s, unit, at } = this;
    const d = directionTo(at, to);
    if (d < 0) return refuse('WW-MOV.P', 'not-a-neighbour', this.stepTo(to));
    if (this.stopped) return refuse('WW-ZOC.GR2', 'must-stop', { hex: hexName(at) });
    if (hasMark(s, unit, SLOW) && this.entered.length > 0)
      return refuse('WW-SUP.A1', 'isolated-one-hex', { unit: unitName(unit) });
    const closed = checkEntry(s, unit, to);
    if (closed) return closed;
    if (HEXSIDE[at * 6 + d]! & OPEN_WATER && COUNTRY[at] && COUNTRY[to])
      return refuse('WW-TER.2', 'open-water', this.stepTo(to));
    if (sideAt(s, to) === 1 - this.side) return refuse('WW-MOV.F', 'enemy-hex', this.stepTo(to));
    if (this.isInEnemyZone(at) && this.isInEnemyZone(to))
      return refuse('WW-ZOC.F', 'zone-to-zone', this.stepTo(to));
    this.cost += COST[this.side]![at * 6 + d]!;
    this.enter(to);
    this.riding = false;
    return undefined;
  }

  private stepTo(to: HexId): { from: string; hex: string } {
    return { from: hexName(this.at), hex: hexName(to) };
  }

  ride(to: HexId): Refusal | undefined {
    const { s, unit, at } = this;
    if (this.stopped) return refuse('WW-ZOC.GR2', 'must-stop', { hex: hexName(at) });
    const railways = this.railways.of(s, this.side);
    this.riding ||= this.startsOnTrain(railways);
    const refusal = this.checkBoarding(railways) ?? this.checkRailHex(to);
    if (refusal) return refusal;
    const train = railways.journeysFrom([at], unit);
    if (at === to || !train.reaches(to)) {
      if (railways.isUsable(to))
        return checkEntry(s, unit, to) ?? refuse('WW-MOV.J8', 'track-not-clear', this.stepTo(to));
      return refuse(this.cutClause(), 'railway-cut', this.stepTo(to));
    }
    // WW-MOV.J2: entraining after a walk costs one point.
    if (!this.riding) this.cost += 1;
    for (const hex of train.routeTo(to)) this.enter(hex);
    this.riding = true;
    return undefined;
  }

  arrive(steps: number): March | Refusal {
    const allowance = allowanceOf(this.unit);
    // WW-MOV.I1, WW-A24: a single hex may always be entered, as the whole move.
    if (this.cost > allowance && !(steps === 1 && this.entered.length === 1))
      return refuse('WW-MOV.C2', 'too-far', {
        unit: unitName(this.unit),
        cost: this.cost,
        allowance,
      });
    return { cost: this.cost, entered: this.entered };
  }

  private enter(hex: HexId): void {
    this.at = hex;
    this.entered.push(hex);
    if (this.isInEnemyZone(hex)) this.stopped = true;
  }

  /** Is the unit in an enemy zone there? WW-A48: not an Allied unit on its way through Sweden. */
  private isInEnemyZone(hex: HexId): boolean {
    if (isProtected(this.s, this.unit) && isScandinavia(hex)) return false;
    return inZoneOf(this.s, 1 - this.side, hex);
  }

  private checkBoarding(railways: Railways): Refusal | undefined {
    const { s, unit, at, side } = this;
    if (this.riding) return undefined;
    const facts = { unit: unitName(unit), hex: hexName(at) };
    switch (whyNoRide(s, unit, at)) {
      case 'isolated':
        return refuse('WW-SUP.L', 'isolated-no-rail', facts);
      case 'severe-climate':
        return refuse('WW-EVT.L2', 'severe-climate', facts);
      case 'before-kemi':
        return refuse('WW-SCN.B2', 'no-rail-before-kemi', facts);
      case undefined:
    }
    const refusal = this.checkRailHex(at);
    if (refusal) return refusal;
    if (inZoneOf(s, 1 - side, at)) return refuse('WW-MOV.J7', 'no-entraining-in-zone', facts);
    return railways.isUsable(at) ? undefined : refuse(this.cutClause(), 'railway-cut', facts);
  }

  private checkRailHex(hex: HexId): Refusal | undefined {
    if (isHomeRail(this.side, hex)) return undefined;
    const abroad = COUNTRY[hex] !== (this.side === SOVIET ? USSR : FINLAND);
    const facts = { hex: hexName(hex) };
    if (hasRail(hex) && abroad) return refuse('WW-MOV.J1', 'rail-abroad', facts);
    return refuse('WW-MOV.J1', 'no-railway', facts);
  }

  private cutClause(): string {
    return this.side === SOVIET ? 'WW-MOV.J11' : 'WW-MOV.J12';
  }
}
