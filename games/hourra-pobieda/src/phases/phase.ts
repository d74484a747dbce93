// What every step of the sequence answers: who decides, what is legal, why not, and what follows.
import type { Decision, Emit, Refusal, Side } from '@motti/engine';
import * as engine from '@motti/engine';
import type { Action, Event, GameAsk, Spot } from '../actions.ts';
import { spotLabel } from '../actions.ts';
import type { Place } from '../board/geometry.ts';
import { refuse } from '../refusal.ts';
import type { ElementId, Group, SideId, State } from '../state.ts';
import { findGroup, sideOf, theatre } from '../state.ts';
import * as theatres from '../theatre.ts';

/** The engine's phases, for this game. */
export type Phase = engine.Phase<State, Action, Event>;
export type ChancePhase = engine.ChancePhase<State, Event>;
export type Auto = engine.Automatic<State, Event>;
export type Emitter = Emit<Event> | undefined;

const ONE: readonly (readonly Side[])[] = [['blue'], ['red']];
export const only = (side: SideId): readonly Side[] => ONE[side]!;

export const sideDecides = (side: SideId, ask: GameAsk): Decision =>
  engine.sidesDecide(only(side), ask);
export const sidesDecide = (sides: readonly Side[], ask: GameAsk): Decision =>
  engine.sidesDecide(sides, ask);
export const diceDecide = (ask: GameAsk, faces: readonly number[]): Decision =>
  engine.diceDecide(ask, faces);
export const ONE_DIE: readonly number[] = [6];
export const sixes = (count: number): number[] => new Array<number>(count).fill(6);

export const nameOf = (s: State, place: Place): string => theatres.nameOf(theatre(s), place);
export const spotOf = (s: State, place: Place): Spot => theatres.spotOf(theatre(s), place);
export const placeAt = (s: State, spot: Spot): Place | undefined =>
  theatres.placeAt(theatre(s), spot);
export const spotName = spotLabel;
export const numberOf = (s: State, element: ElementId): number =>
  theatres.numberOf(theatre(s), element);
export const typeNames = (s: State, elements: readonly ElementId[]): string[] => {
  const { typeOf } = theatre(s);
  return elements.map((element) => typeOf[element]!);
};

export const noSuchPlace = (spot: Spot): Refusal =>
  refuse('HP-G1', 'no-such-place', { place: spotName(spot) });

/** Whom an event about a group may reach: everybody, or while it is concealed its owner. */
export const toldTo = (group: Group): readonly Side[] | undefined =>
  group.concealed === 1 ? only(sideOf(group.key)) : undefined;

/** An event that only some may know of; without `to` everybody does. */
export function tell(emit: Emitter, event: Event, to: readonly Side[] | undefined): void {
  if (emit) emit(to ? { ...event, to } : event);
}

/** HP-A76: is a hidden group being activated? Then nobody but its owner learns what is asked. */
export function isHiddenActivation(s: State): boolean {
  const { active } = s;
  return active !== null && findGroup(s, active.key)?.concealed === 1;
}

const HIDDEN_ASK: readonly GameAsk[] = [
  { kind: 'activation', clause: 'HP-A76', side: 'blue' },
  { kind: 'activation', clause: 'HP-A76', side: 'red' },
];

/** A question of the activation; of a hidden group only that it is being activated. */
export const activeDecides = (s: State, ask: (s: State) => GameAsk): Decision =>
  sideDecides(s.side, isHiddenActivation(s) ? HIDDEN_ASK[s.side]! : ask(s));
