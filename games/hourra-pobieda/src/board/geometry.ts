// Section G: the rules talk to the table only through this interface; hexes and the open table fulfil it.
import type { Ground } from '../scenario/format.ts';

/**
 * Where something stands: one whole number on either table. On hexes the number of the cell, in the order of the
 * ids; on the open table both coordinates in hundredths of a UD, x first. So "in order of location" is ascending.
 */
export type Place = number & { readonly place: unique symbol };
/** Something that leads over a river: on hexes the number of a hexside, on the open table a point. */
export type Crossing = number & { readonly crossing: unique symbol };
/** HP-A31: a connected stretch of broken ground or of a town. */
export type AreaId = number & { readonly area: unique symbol };

export const NOWHERE = -1 as Place;
export const NO_AREA = -1 as AreaId;

/** What ground asks of a task group. */
export interface Traveller {
  /** HP-A34: every element is of mountain troops. */
  readonly mountain: boolean;
  /** HP-W.1: every element is on skis. */
  readonly ski: boolean;
  /** HP-A66: at least one element is an armoured car. */
  readonly armouredCar: boolean;
}

/** A step as the rules judge it (HP-G6, HP-G12): 1 UD on hexes, 0.01 UD on the open table. */
export interface Step {
  readonly from: Place;
  readonly to: Place;
  /** In UD. */
  readonly length: number;
  /** HP-A32: made along a road. */
  readonly road: boolean;
  /** HP-A33: crosses a stream. */
  readonly stream: boolean;
  /** HP-S.1b: crosses a river where neither bridge nor pontoon leads over it. */
  readonly barred: boolean;
}

/** Who stands where, as the owner of a supply line knows it. */
export interface Presence {
  readonly own: readonly Place[];
  /** Known enemies only (HP-A22). */
  readonly enemy: readonly Place[];
  readonly pontoons: readonly Crossing[];
}

export interface SupplyLine {
  /** L, in UD; halves on hexes. */
  readonly length: number;
  /** L0 (HP-A15). */
  readonly reference: number;
  /** HP-A16, HP-G7 (4). */
  readonly detour: boolean;
  /** HP-A18: every line of this length passes through broken ground. */
  readonly crossesBroken: boolean;
}

/** The supply of one side in one position: made once, asked for every group. */
export interface Supply {
  /** L0 (HP-A15): no line between them is shorter. */
  reference(from: Place, source: Place): number;
  /**
   * HP-A15; nothing: the line is cut. With `standing` the group stands on broken ground and pays for it already
   * (HP-A18), so that whether its line crosses more of it need not be found out.
   */
  line(
    from: Place,
    source: Place,
    traveller: Traveller,
    standing?: boolean,
  ): SupplyLine | undefined;
}

export interface Geometry {
  readonly kind: 'hex' | 'open';

  // ------------------------------------------------------------------------------------ names
  /** `0405`, or `5.75,5.34`. */
  nameOf(place: Place): string;
  placeOf(name: string): Place | undefined;
  /** `0502|0503`, or `5.75,5.34`. */
  nameOfCrossing(crossing: Crossing): string;
  crossingOf(name: string): Crossing | undefined;

  // -------------------------------------------------------------------------------- measuring
  onTable(place: Place): boolean;
  /** In UD; on the open table rounded to 0.01 (HP-G19). */
  distance(a: Place, b: Place): number;
  /** HP-G5: at most this many UD. */
  within(a: Place, b: Place, radius: number): boolean;
  /** HP-1.4c, HP-G4. */
  inContact(a: Place, b: Place): boolean;
  /** HP-1.5a: is the place in the control zone of a group that stands there? */
  inControlZone(place: Place, group: Place): boolean;
  /** HP-1.5b: likewise the influence zone; the control zone is inside it. */
  inInfluenceZone(place: Place, group: Place): boolean;
  /** HP-A11: less than 1 UD. */
  takesBase(group: Place, base: Place): boolean;
  /** HP-A56, HP-G22: does a group there stand in this minefield? */
  inMinefield(group: Place, field: Place): boolean;

  // ----------------------------------------------------------------------------------- ground
  groundAt(place: Place): Ground;
  areaAt(place: Place): AreaId;
  /** Is there a road here (HP-G11)? */
  onRoad(place: Place): boolean;
  /** HP-A32, HP-A38: does a road lead from one to the other, neighbours or in contact? */
  joinedByRoad(a: Place, b: Place): boolean;
  /** HP-A50, HP-G14: nothing between them cuts the line; how far one sees is the caller's business. */
  lineOfSight(a: Place, b: Place): boolean;

  // --------------------------------------------------------------------------------- movement
  /** The steps of this path; nothing where the path is none: a hex that is no neighbour, a point off the table. */
  walk(
    from: Place,
    path: readonly Place[],
    pontoons: readonly Crossing[],
  ): readonly Step[] | undefined;
  /** Where a next step may lead: on hexes the neighbours; on the open table a fair selection around. */
  steps(from: Place, pontoons: readonly Crossing[]): readonly Step[];
  /** HP-G9, HP-G15: where a group may fall back to by geometry alone; the rules choose among them. */
  retreats(from: Place, victor: Place): readonly Place[];
  /** HP-A38: no uncrossed river between two groups in contact. */
  assaultCrosses(a: Place, b: Place, pontoons: readonly Crossing[]): boolean;
  /** HP-A65, HP-G18: where a group here may lay a pontoon. */
  pontoonSites(place: Place, pontoons: readonly Crossing[]): readonly Crossing[];

  /** What a pontoon is declared by: on hexes the far bank, on the open table the point of the river. */
  bankBeyond(place: Place, crossing: Crossing): Place;

  // ----------------------------------------------------------------------------------- supply
  supply(presence: Presence, zones: 'cuts' | 'costs'): Supply;
  /** HP-A70 (4): the length of a depot's link, at most 5 UD. */
  depotLink(from: Place, to: Place, presence: Presence): number | undefined;
  /** HP-W.6, HP-G21: an all-road route without enemies or their zones on the way. */
  roadOpen(from: Place, to: Place, presence: Presence): boolean;

  // ------------------------------------------------------------------- what the scenario names
  /** All hexes; on the open table the lattice, or the centres of the hexes it was made from (HP-G22). */
  readonly places: readonly Place[];
  /** By side, then in the order of the file. */
  readonly bases: readonly (readonly Place[])[];
  /** The places of a side's set-up zone, in order; on the open table those of the lattice (HP-G22). */
  readonly zones: readonly (readonly Place[])[];
  inZone(side: number, place: Place): boolean;
  readonly minefieldZones: readonly (readonly Place[])[];
  inMinefieldZone(side: number, place: Place): boolean;
  /** HP-A62: a group here has this objective, by its number in the file, in its control zone. */
  inObjective(objective: number, place: Place): boolean;
  /** HP-A78: how far the objective is. */
  distanceToObjective(objective: number, place: Place): number;
  inRegion(region: string, place: Place): boolean;
  /** HP-S.4b, HP-W.4, HP-G22: may reinforcements of this base stand there? */
  inAreaOf(base: Place, radius: number, place: Place): boolean;
  /** HP-S.4b, HP-W.4: the places within this radius, nearest first. */
  around(centre: Place, radius: number): readonly Place[];
}

// ------------------------------------------------------------------------- what ground does (4.4)

/** HP-A51. */
export const isMasking = (ground: Ground): boolean =>
  ground.height === true ||
  ground.dense === true ||
  ground.terrain === 'agglomeration' ||
  ground.terrain === 'urban' ||
  ground.terrain === 'mountain';

/** HP-1.6q, HP-2.8g: ground that hides an ambush. */
export const isCover = (ground: Ground): boolean =>
  ground.dense === true || ground.terrain === 'agglomeration' || ground.terrain === 'urban';

/** HP-1.6p. */
export const givesBenefit = (ground: Ground): boolean =>
  ground.height === true || ground.terrain === 'agglomeration' || ground.terrain === 'urban';

/** HP-1.6k, m. */
export const isTown = (ground: Ground): boolean =>
  ground.terrain === 'agglomeration' || ground.terrain === 'urban';

/** HP-A34: off the road. */
export const isPassable = (ground: Ground, traveller: Traveller): boolean =>
  ground.terrain !== 'water' && (ground.terrain !== 'mountain' || traveller.mountain);

/** HP-A32, A34, A66: may the group enter this ground off the road? */
export const isEnterable = (ground: Ground, traveller: Traveller): boolean =>
  isPassable(ground, traveller) && !(traveller.armouredCar && ground.terrain === 'rough');

/** HP-A18, HP-W.1: a line through it costs a point. */
export const costsToCross = (ground: Ground, traveller: Traveller): boolean =>
  (ground.terrain === 'accidente' && !traveller.ski) ||
  ground.terrain === 'rough' ||
  ground.terrain === 'mountain';

/** HP-2.3e, HP-A32: standing on it costs a point; a mountain or water hex reached by road counts as rough. */
export const costsToStand = (ground: Ground, traveller: Traveller): boolean =>
  costsToCross(ground, traveller) || ground.terrain === 'water';

/** HP-S.9e, HP-A70 (2). */
export const isDepotSite = (ground: Ground): boolean => ground.terrain === 'open' || isTown(ground);
