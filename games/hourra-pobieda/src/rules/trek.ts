// HP-G12, HP-G15, HP-G20: a path on the open table, point by point: how far it goes, why it stops, what the ground does.
import { invariant, type Refusal } from '@motti/engine';
import type { StopWhy } from '../actions.ts';
import {
  type AreaId,
  isEnterable,
  isPassable,
  isTown,
  NO_AREA,
  type Place,
} from '../board/geometry.ts';
import { OpenGeometry } from '../board/open.ts';
import { pack, unpack } from '../board/open-places.ts';
import type { Walk } from '../board/open-walk.ts';
import { type Point, square, whole } from '../board/plane.ts';
import { refuse } from '../refusal.ts';
import type { Ground } from '../scenario/format.ts';
import type { State } from '../state.ts';
import { geometry, theatre } from '../state.ts';
import { nameOf } from '../theatre.ts';
import { Around, CONTACT, CONTROL, type Knowledge, type Near } from './around.ts';
import { allowanceOf, roadAllowanceOf, slowestOf, travellerOf } from './groups.ts';
import { checkFriend, lockOfElements, type Walker } from './movement.ts';

/** HP-G12: so far beyond a stream, in hundredths. */
const BEYOND_STREAM = 10;
const UD = 100;
/** Fewer steps are not worth it. */
const LEAST_SKIP = 2;
const OPEN_GROUND: Ground = { terrain: 'open' };

export interface Trek {
  /** Where the group comes to stand. */
  readonly end: Place;
  /** In hundredths, not rounded. */
  readonly length: number;
  /** Every point of it by road. */
  readonly road: boolean;
  /** HP-S.5b: how much of it ran through broken ground off the road. */
  readonly broken: number;
  /** How much ran in the zones in which the move began, and which of them it has not left. */
  readonly zoned: number;
  readonly zones: readonly Place[];
  readonly inside: AreaId;
  /** The area it is locked in from now on, or NO_AREA. */
  readonly locks: AreaId;
  readonly noCombat: boolean;
  readonly stop: StopWhy | undefined;
  /** The minefield that was entered, or −1. */
  readonly field: number;
  /** Bases and depots of the enemy that it passed by (HP-A11). */
  readonly taken: readonly Place[];
  /** On which leg of the path it ended, and how far along it. */
  readonly leg: number;
  readonly onLeg: number;
  /** Why it goes no further than `end`, where the path does; put into words only for those who ask. */
  readonly refusal: Reason | undefined;
}

type Reason = () => Refusal;

/** How a group moves: by its own activation, or driven back (HP-G15), which neither zones nor friends nor streams hinder. */
export interface Marching {
  readonly walker: Walker;
  readonly inside: AreaId;
  readonly knowledge: Knowledge;
  readonly retreat: boolean;
}

export function openGeometryOf(s: State): OpenGeometry {
  const g = geometry(s);
  if (!(g instanceof OpenGeometry)) throw new Error('invariant: hexes have no paths');
  return g;
}

export const trek = (s: State, marching: Marching, path: readonly Place[]): Trek =>
  new Trekker(s, marching).go(path);

/** One group on the move, and the paths it could take: what they have in common is found once. */
export class Trekker {
  readonly #s: State;
  readonly #g: OpenGeometry;
  readonly #walker: Walker;
  readonly #marching: Marching;
  readonly #start: Point;
  readonly #pontoons: readonly Point[];
  readonly #around: Around;
  readonly #most: number;
  readonly #mostByRoad: number;
  readonly #traveller;
  readonly #from: Place;
  readonly #lockAtStart: AreaId;
  readonly #areaAtStart: AreaId;
  // Of the path that is walked.
  #walk: Walk;
  #near: readonly Near[] = [];
  #length = 0;
  #road = true;
  #broken = 0;
  #zoned = 0;
  #zones: readonly Place[] = [];
  /** The last point lay in one of them. */
  #isZoned = false;
  #inside = NO_AREA;
  #lock = NO_AREA;
  #locks = NO_AREA;
  #noCombat = false;
  #area = NO_AREA;
  #inEnemyZone = false;
  /** How much further beyond a stream, once one is crossed. */
  #ford = Number.POSITIVE_INFINITY;
  #stop: StopWhy | undefined;
  #field = -1;
  #refusal: Reason | undefined;
  #end: Place;
  #ground: Ground = OPEN_GROUND;
  #leg = 0;
  #onLeg = 0;
  #taken: Place[] = [];

  constructor(s: State, marching: Marching) {
    const { walker } = marching;
    this.#s = s;
    this.#g = openGeometryOf(s);
    this.#marching = marching;
    this.#walker = walker;
    this.#from = walker.place;
    this.#start = unpack(walker.place);
    this.#pontoons = s.pontoons.map(unpack);
    const t = theatre(s);
    this.#traveller = travellerOf(t, walker.elements);
    const [most, byRoad] = marching.retreat
      ? [UD, UD]
      : walker.mode === 'rapid'
        ? [UD * allowanceOf(t, walker.elements), UD * roadAllowanceOf(t, walker.elements)]
        : walker.mode === 'progress'
          ? [UD, UD]
          : [0, 0];
    this.#most = most;
    this.#mostByRoad = Math.max(most, byRoad);
    this.#around = new Around(s, {
      walker,
      knowledge: marching.knowledge,
      reach: this.#mostByRoad - walker.walked,
      pastFriends: marching.retreat,
    });
    this.#lockAtStart = lockOfElements(s, walker.elements);
    this.#areaAtStart = this.#g.areaAt(walker.place);
    this.#end = walker.place;
    this.#walk = this.#g.walkAlong(this.#start, [], this.#pontoons);
  }

  #begin(path: readonly Place[]): void {
    const { walker, inside } = this.#marching;
    const corners = path.map(unpack);
    this.#walk = this.#g.walkAlong(this.#start, corners, this.#pontoons);
    this.#near = this.#around.near(corners);
    this.#length = 0;
    this.#road = true;
    this.#broken = walker.broken;
    this.#zoned = walker.zoned;
    this.#zones =
      walker.steps > 0
        ? walker.zones
        : this.#near.filter(({ enemy, inZone }) => enemy && inZone).map(({ group }) => group.place);
    this.#isZoned = false;
    this.#inside = inside;
    this.#lock = this.#lockAtStart;
    this.#locks = NO_AREA;
    this.#noCombat = false;
    this.#area = this.#areaAtStart;
    this.#inEnemyZone = this.#near.some(
      ({ enemy, group, inZone }) => enemy && inZone && group.concealed === 0,
    );
    this.#ford = Number.POSITIVE_INFINITY;
    this.#stop = undefined;
    this.#field = -1;
    this.#refusal = undefined;
    this.#end = walker.place;
    this.#ground = OPEN_GROUND;
    this.#leg = 0;
    this.#onLeg = 0;
    this.#taken = [];
    this.#around.watch(this.#walk, this.#near);
  }

  go(path: readonly Place[]): Trek {
    this.#begin(path);
    const walk = this.#walk;
    while (this.#stop === undefined && walk.next()) {
      const refusal = this.#step();
      if (refusal) {
        this.#refusal = refusal;
        break;
      }
      this.#hurry();
    }
    // HP-G12: with `anyZI` the zone in which a move began may only be left.
    if (
      !this.#refusal &&
      !this.#marching.retreat &&
      this.#s.rules.anyZone &&
      this.#zones.length > 0
    )
      this.#refusal = this.#zoneStay();
    return {
      end: this.#end,
      length: this.#length,
      road: this.#road,
      broken: this.#broken,
      zoned: this.#zoned,
      zones: this.#zones,
      inside: this.#inside,
      locks: this.#locks,
      noCombat: this.#noCombat,
      stop: this.#stop,
      field: this.#field,
      taken: this.#taken,
      leg: this.#leg,
      onLeg: this.#onLeg,
      refusal: this.#refusal,
    };
  }

  /** HP-G20: where nothing can happen for a while, many steps as one. */
  #hurry(): void {
    const walk = this.#walk;
    if (this.#stop !== undefined || this.#ford !== Number.POSITIVE_INFINITY) return;
    const { offRoad, walked } = this.#walker;
    const byRoad = this.#road && walk.road && !offRoad;
    const most = byRoad ? this.#mostByRoad : this.#most;
    let steps = Math.min(walk.clear, Math.floor(most - walked - this.#length) - 2);
    const inBroken = !walk.road && this.#ground.terrain === 'accidente';
    if (inBroken && this.#traveller.armouredCar) steps = Math.min(steps, UD - this.#broken - 2);
    if (this.#isZoned) steps = Math.min(steps, UD - this.#zoned - 2);
    steps = Math.floor(steps);
    if (steps < LEAST_SKIP) return;
    walk.skip(steps);
    this.#length += steps;
    this.#onLeg += steps;
    this.#end = pack(walk) as Place;
    if (inBroken) this.#broken += steps;
    if (this.#isZoned) this.#zoned += steps;
  }

  #name(place: Place): string {
    return nameOf(theatre(this.#s), place);
  }

  /** One point on; nothing of it counts if it is refused. */
  #step(): Reason | undefined {
    const walk = this.#walk;
    const top = this.#g.map.areas[walk.top];
    const ground = top?.ground ?? OPEN_GROUND;
    const area = top?.area ?? NO_AREA;
    const fords = walk.stream && !walk.road && !this.#marching.retreat;
    if (fords && this.#ford !== Number.POSITIVE_INFINITY) {
      // Just before it would touch the stream again.
      this.#stop = 'stream';
      return undefined;
    }
    const refusal = this.#checkGround(ground, area) ?? this.#checkLength() ?? this.#checkGroups();
    if (refusal) return refusal;
    this.#advance(ground, area);
    if (fords) this.#ford = BEYOND_STREAM;
    else if (this.#ford !== Number.POSITIVE_INFINITY) this.#ford -= walk.length;
    if (this.#ford <= 1e-9) this.#stop ??= 'stream';
    this.#meetMines();
    return undefined;
  }

  // Reasons are made by methods of their own: a method with a closure in it may allocate on every call, even when nothing is refused.

  #checkGround(ground: Ground, area: AreaId): Reason | undefined {
    const walk = this.#walk;
    if (walk.barred) return this.#river();
    if (this.#lock !== NO_AREA && area !== this.#lock) return this.#lockedIn();
    if (walk.road || ground.terrain === 'open') return undefined;
    if (!isPassable(ground, this.#traveller)) return this.#impassable(ground.terrain);
    if (!isEnterable(ground, this.#traveller))
      return this.#here((place) => refuse('HP-S.5c', 'cars-rough', { place }));
    if (
      this.#traveller.armouredCar &&
      ground.terrain === 'accidente' &&
      whole(this.#broken + walk.length) > UD
    )
      return this.#here((place) => refuse('HP-S.5b', 'cars-broken', { place }));
    return undefined;
  }

  #river(): Reason {
    const [from, to] = [this.#end, pack(this.#walk) as Place];
    return () => refuse('HP-S.1b', 'river', { from: this.#name(from), to: this.#name(to) });
  }

  #lockedIn(): Reason {
    const clause = isTown(this.#g.groundAt(this.#from)) ? 'HP-1.6k' : 'HP-1.6f';
    return () => refuse(clause, 'locked-in', { group: this.#name(this.#from) });
  }

  #impassable(terrain: Ground['terrain']): Reason {
    const clause = terrain === 'mountain' ? 'HP-1.6j' : 'HP-A34';
    return this.#here((place) => refuse(clause, 'impassable', { place, terrain }));
  }

  #here(refusal: (place: string) => Refusal): Reason {
    const place = pack(this.#walk) as Place;
    return () => refusal(this.#name(place));
  }

  /** HP-2.4a, b, HP-1.6d, i. */
  #checkLength(): Reason | undefined {
    const { mode, fromRough, walked, offRoad } = this.#walker;
    const walk = this.#walk;
    if (mode === 'rapid' && fromRough && !walk.road) return this.#roughStart();
    const byRoad = this.#road && walk.road && !offRoad;
    const most = byRoad ? this.#mostByRoad : this.#most;
    const length = whole(walked + this.#length + walk.length);
    return length <= most ? undefined : this.#tooFar(length, most);
  }

  #roughStart(): Reason {
    return () => refuse('HP-1.6i', 'rough-start', { group: this.#name(this.#from) });
  }

  #tooFar(length: number, most: number): Reason {
    const { mode, elements } = this.#walker;
    if (length <= this.#mostByRoad && mode === 'rapid' && this.#walk.road)
      return () => refuse('HP-1.6d', 'road-only', { group: this.#name(this.#from) });
    return () =>
      refuse(mode === 'rapid' ? 'HP-2.4b' : 'HP-2.4a', 'allowance', {
        group: this.#name(this.#from),
        slowest: slowestOf(theatre(this.#s), elements),
        allowance: most / UD,
      });
  }

  /** HP-2.4d to g, HP-A30, HP-A77: who is near this point. */
  #checkGroups(): Reason | undefined {
    if (this.#near.length === 0) return undefined;
    const walk = this.#walk;
    let entered: Near | undefined;
    let held = false;
    let zoned = false;
    for (const near of this.#near) {
      const far = square(walk, near.at);
      const inControl = far < CONTROL;
      if (!near.enemy) {
        if (inControl && !near.inControl) return this.#friendThere(near);
        near.inControl = inControl;
        continue;
      }
      const inZone = far < CONTACT;
      if (near.group.concealed === 1) {
        // HP-A35: met, not refused.
        if (inZone && !near.inZone) this.#stop = 'sprung';
        near.inZone = inZone;
        continue;
      }
      if (inControl) return this.#enemyThere(near);
      if (inZone && !near.inZone) entered ??= near;
      if (!inZone && near.inZone && this.#zones.length > 0) this.#leaveZone(near);
      near.inZone = inZone;
      held ||= inZone;
      zoned ||= inZone && this.#zones.includes(near.group.place);
    }
    if (this.#marching.retreat) return undefined;
    return this.#checkZones(entered, held, zoned);
  }

  #friendThere({ group }: Near): Reason {
    return () => {
      const refusal = checkFriend(this.#s, this.#walker.elements, group);
      invariant(refusal, 'hourra-pobieda: a friend who takes in is nobody to look out for');
      return refusal;
    };
  }

  #enemyThere({ group }: Near): Reason {
    return () => refuse('HP-2.4e', 'enemy-there', { place: this.#name(group.place) });
  }

  #leaveZone({ group }: Near): void {
    this.#zones = this.#zones.filter((place) => place !== group.place);
  }

  #checkZones(entered: Near | undefined, held: boolean, zoned: boolean): Reason | undefined {
    if (entered) {
      if (this.#inEnemyZone) return this.#zoneToZone(entered);
      this.#stop ??= 'zone';
    }
    this.#isZoned = zoned;
    if (zoned) {
      const length = this.#zoned + this.#walk.length;
      if (whole(length) > UD) return this.#zoneLimit();
      this.#zoned = length;
    }
    this.#inEnemyZone = held;
    return undefined;
  }

  #zoneToZone({ group }: Near): Reason {
    const end = this.#end;
    return () =>
      refuse('HP-2.4d', 'zone-to-zone', {
        group: this.#name(end),
        enemy: this.#name(group.place),
      });
  }

  #zoneStay(): Reason {
    return () => refuse('HP-A30', 'zone-stay', { group: this.#name(this.#from) });
  }

  #zoneLimit(): Reason {
    return () => refuse('HP-A30', 'zone-limit', { group: this.#name(this.#from) });
  }

  /** HP-A31, HP-A32: what the ground does from here on. */
  #advance(ground: Ground, area: AreaId): void {
    const walk = this.#walk;
    this.#end = pack(walk) as Place;
    this.#ground = ground;
    this.#length += walk.length;
    if (walk.leg !== this.#leg) {
      this.#leg = walk.leg;
      this.#onLeg = 0;
    }
    this.#onLeg += walk.length;
    for (const post of this.#around.posts)
      if (this.#g.takesBase(this.#end, post) && !this.#taken.includes(post)) this.#taken.push(post);
    this.#road &&= walk.road;
    if (!walk.road && ground.terrain === 'accidente') this.#broken += walk.length;
    const comes = area !== this.#area;
    this.#area = area;
    if (area === NO_AREA) this.#inside = NO_AREA;
    else if (isTown(ground)) {
      this.#inside = area;
      if (comes) this.#lockIn(area, true);
    } else if (walk.road) {
      if (comes) this.#inside = NO_AREA;
    } else if (area !== this.#inside) {
      this.#inside = area;
      this.#lockIn(area, ground.terrain !== 'accidente');
    }
  }

  #lockIn(area: AreaId, noCombat: boolean): void {
    this.#lock = area;
    this.#locks = area;
    this.#noCombat ||= noCombat;
  }

  #meetMines(): void {
    for (const { index, at } of this.#around.fields) {
      if (square(this.#walk, at) >= CONTROL) continue;
      this.#field = index;
      this.#stop ??= 'mines';
      return;
    }
  }
}
