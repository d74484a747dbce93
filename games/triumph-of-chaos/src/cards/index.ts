// The cards in play: one handler for each effect of the vocabulary, and the steps that carry effects out.
// A card is data; nothing here knows a card by its number.
import { invariant, type Refusal } from '@motti/engine';
import { ACTIONS, type Action, type ActionArgs, type EmitEvent, type Step } from '../actions.ts';
import {
  EFFECT_LISTS,
  type Effect,
  type EffectListId,
  type EffectOf,
  effectsIn,
  handlerIn,
  hasFlag,
  type PoliticalId,
  politicalCard,
  type Window,
} from '../data/index.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  first,
  type Phase,
  phase,
  say,
  sideDecides,
} from '../phases/phase.ts';
import { refuse } from '../refusal.ts';
import { dataOf } from '../rules/hand.ts';
import { updateSupply } from '../rules/supply.ts';
import {
  type ActionCardId,
  ALL_CARDS,
  changed,
  finish,
  push,
  RED,
  replaceTop,
  SIDES,
  type SideId,
  type State,
  sideOfCard,
  topStep,
  WHITE,
} from '../state.ts';
import * as arrivals from './arrivals.ts';
import { allHold } from './conditions.ts';
import { chooseHandler, MUTINY, mutinyArmies, rollHandler, rowOf, whenHandler } from './flow.ts';
import * as ground from './ground.ts';
import type { Handler, Handlers, Run } from './handler.ts';
import * as losses from './losses.ts';
import {
  cardPlay,
  clauseOf,
  effectAt,
  keyOf,
  type Play,
  playOf,
  politicalPlay,
  stepAt,
  stepOf,
} from './play.ts';
import * as politics from './politics.ts';
import { moveMarker, spiesAmong } from './politics.ts';
import * as support from './support.ts';
import { swapUnit } from './swap.ts';
import { checkPrerequisites } from './why.ts';

export type { Window } from '../data/index.ts';

const HANDLERS: Handlers = {
  choose: chooseHandler(canChange),
  roll: rollHandler(canChange),
  when: whenHandler(canChange),
  place: arrivals.place,
  leader: arrivals.leader,
  factionReinforce: arrivals.factionReinforce,
  remove: losses.remove,
  swapUnit,
  makeGreen: ground.makeGreen,
  conquerFaction: politics.conquerFaction,
  stepLoss: losses.stepLoss,
  repair: losses.repair,
  supply: support.supply,
  landing: ground.landing,
  activate: support.activate,
  freeSr: support.freeSr,
  noAct: losses.noAct,
  restrict: politics.restrict,
  routine: support.routine,
  ip: politics.ip,
  moveFcm: politics.moveFcm,
  war: politics.war,
  withdraw: politics.withdraw,
  polishStatus: politics.polishStatus,
  infighting: politics.infighting,
  setFlag: politics.setFlag,
  dieMod: support.dieMod,
  reshufflePolitical: politics.reshufflePolitical,
  rs: support.rs,
  factionRs: support.factionRs,
  concentration: support.concentration,
  vp: politics.vp,
  combatMod: support.combatMod,
  surprise: support.surprise,
  cancelActivation: support.cancelActivation,
  autoAbility: support.autoAbility,
};
export const HANDLED = Object.keys(HANDLERS);

const handlerOf = (effect: Effect): Handler<Effect> => handlerIn(HANDLERS, effect);
/** By list of effects, for each its handler. */
const HANDLERS_IN: readonly (readonly Handler<Effect>[])[] = EFFECT_LISTS.map((list) =>
  list.map(handlerOf),
);

// --------------------------------------------------------------- can it change at least one thing?

/** TC-A153: at least one of its effects could do something now. */
function canChange(s: State, play: Play, list: EffectListId): boolean {
  const handlers = HANDLERS_IN[list]!;
  const effects = effectsIn(list);
  for (let i = 0; i < effects.length; i++)
    if (handlers[i]!.possible(s, play, effects[i]!)) return true;
  return false;
}

/** TC-C.1a: prerequisites, then whether anything would change. */
export function checkEvent(s: State, side: SideId, card: ActionCardId): Refusal | undefined {
  const data = dataOf(card);
  const play = cardPlay(side, card);
  updateSupply(s);
  if (effectsIn(data.effects).length === 0)
    return refuse(data.clause, 'no-event', { card: keyOf(play) });
  return (
    checkPrerequisites(s, play, data) ??
    (canChange(s, play, data.effects)
      ? undefined
      : refuse('TC-C.1a', 'changes-nothing', { card: keyOf(play) }))
  );
}

/** The same where nobody asks for the reason. */
export function mayPlayEvent(s: State, side: SideId, card: ActionCardId): boolean {
  const { effects, prerequisites } = dataOf(card);
  if (effectsIn(effects).length === 0) return false;
  const play = cardPlay(side, card);
  updateSupply(s);
  return allHold(s, play, prerequisites) && canChange(s, play, effects);
}

export function startEvent(s: State, side: SideId, card: ActionCardId, _emit: EmitEvent): void {
  push(s, stepOf(cardPlay(side, card), dataOf(card).effects));
}

/** TC-8.12h: what a Political Card does when it is placed. */
export function politicalEffects(s: State, card: PoliticalId, _emit: EmitEvent): void {
  const { effects } = politicalCard(card);
  if (effectsIn(effects).length > 0) push(s, stepOf(politicalPlay(card), effects));
}

// ------------------------------------------------------------------------------- Initiative Cards

export interface InitiativeOption {
  readonly card: ActionCardId;
  readonly option: string;
}

interface FullOption extends InitiativeOption {
  readonly side: SideId;
  readonly window: Window;
  readonly effects: EffectListId;
}

const OPTIONS: readonly FullOption[] = ALL_CARDS.flatMap((card) => {
  const data = dataOf(card);
  if (!hasFlag(data, 'initiative')) return [];
  return effectsIn(data.effects).flatMap((effect) =>
    effect.do !== 'choose'
      ? []
      : effect.options.flatMap(({ id, window, effects }) =>
          window === undefined
            ? []
            : [{ card, option: id, side: sideOfCard(card), window, effects }],
        ),
  );
});

/**
 * The options of a side's Initiative Cards for a window, whoever holds the cards (TC-A129). `detail` narrows it: in
 * `mark` whose markers lie (`own`, `enemy`), in `combat` the part (`attacker`, `defender`), in `ability` which one.
 */
export function initiativeOptions(
  side: SideId,
  window: Window,
  detail?: string,
): readonly InitiativeOption[] {
  const { all, serving } = BY_WINDOW[side]![window];
  return detail === undefined ? all : serving(detail);
}
const BY_WINDOW = SIDES.map((side) => {
  const inWindow = (window: Window) => {
    const all = OPTIONS.filter((option) => option.side === side && option.window === window);
    const known = new Map<string, readonly FullOption[]>();
    /** Those that serve there: found at the first question and kept. */
    const serving = (detail: string): readonly FullOption[] => {
      let found = known.get(detail);
      if (found === undefined) {
        found = all.filter((option) => serves(option, detail));
        known.set(detail, found);
      }
      return found;
    };
    return { all, serving };
  };
  return {
    mark: inWindow('mark'),
    combat: inWindow('combat'),
    ability: inWindow('ability'),
    political: inWindow('political'),
    logistics: inWindow('logistics'),
  };
});

function serves({ effects }: FullOption, detail: string): boolean {
  return effectsIn(effects).every((effect) => {
    if (effect.do === 'cancelActivation') return detail === 'enemy';
    if (effect.do === 'repair') return detail === 'own';
    if (effect.do === 'surprise') return detail === 'attacker';
    return effect.do !== 'autoAbility' || effect.abilities.some((ability) => ability === detail);
  });
}

const effectsOf = ({ card, option }: InitiativeOption): EffectListId => {
  const found = OPTIONS.find((entry) => entry.card === card && entry.option === option);
  invariant(found, `no option ${option}`);
  return found.effects;
};

/** Would it change something if it were played? */
export const isUseful = (s: State, side: SideId, option: InitiativeOption): boolean =>
  canChange(s, cardPlay(side, option.card), effectsOf(option));

export function playInitiative(
  s: State,
  side: SideId,
  option: InitiativeOption,
  _emit: EmitEvent,
): void {
  push(s, stepOf(cardPlay(side, option.card), effectsOf(option)));
}

// ------------------------------------------------------------------------------------- the steps

const runOf = (s: State, step: Step, emit: EmitEvent): Run => {
  const effect = effectAt(step);
  invariant(effect, 'an effect stands here');
  return { s, play: playOf(step), effect, step, emit };
};

/** TC-C.1b: one effect after the other; what cannot be done is skipped. */
const effects: Auto = (s, emit) => {
  const step = topStep(s);
  const [list = 0, first = 0] = step.path ?? [];
  const play = playOf(step);
  updateSupply(s);
  for (let index = first; index < EFFECT_LISTS[list]!.length; index++) {
    const effect = EFFECT_LISTS[list]![index]!;
    const handler = HANDLERS_IN[list]![index]!;
    if (!handler.possible(s, play, effect)) continue;
    replaceTop(s, stepAt(play, [list, index + 1]));
    const here = index === first ? step : stepAt(play, [list, index]);
    handler.begin({ s, play, effect, step: here, emit });
    return true;
  }
  finish(s);
  return true;
};

const questionOf = (run: Run) => {
  const { question } = handlerOf(run.effect);
  invariant(question, `${run.effect.do} asks nothing`);
  return question;
};
const askerOf = (run: Run): SideId => questionOf(run).asks?.(run) ?? run.play.side;

/** A question without an answer closes; with one answer only it answers itself. */
const effectChoiceAuto: Auto = (s, emit) => {
  updateSupply(s);
  const run = runOf(s, topStep(s), emit);
  const question = questionOf(run);
  const choices = question.choices(run);
  const [only] = choices;
  if (only === undefined) {
    if (question.none) question.none(run);
    else finish(s);
    return true;
  }
  if (choices.length > 1) {
    s.derived.offered = { step: run.step, actions: choices };
    return false;
  }
  question.apply(run, only);
  return true;
};

const ALL_KINDS = [
  'place',
  'place-reserve',
  'target',
  'choose',
  'name',
  'ship',
  'land',
  'option',
  'lose',
  'repair',
  'rebuild',
  'rebuild-reserve',
  'influence',
  'war',
  'propaganda',
  'rally',
  'done',
] as const;

const effectChoice: Phase = phase({
  kinds: ALL_KINDS,
  clause: 'TC-C.1d',
  decision(s) {
    const run = runOf(s, topStep(s), undefined);
    const { effect, play, step } = run;
    return sideDecides(askerOf(run), {
      kind: 'effect-choice',
      clause: `TC-C.do.${effect.do}`,
      effect: effect.do,
      card: keyOf(play),
      left: step.limit ?? step.count,
    });
  },
  choices: answers,
  check(s, _side, action) {
    const run = runOf(s, topStep(s), undefined);
    const found = answers(s).some((choice) => isSame(choice, action));
    return found
      ? undefined
      : refuse(`TC-C.do.${run.effect.do}`, 'not-offered-by-card', { card: keyOf(run.play) });
  },
  apply(s, _side, action, emit) {
    s.derived.offered = undefined;
    const run = runOf(s, topStep(s), emit);
    questionOf(run).apply(run, action);
  },
});
function answers(s: State): readonly Action[] {
  const step = topStep(s);
  const { offered } = s.derived;
  if (offered?.step === step) return offered.actions;
  const run = runOf(s, step, undefined);
  return questionOf(run).choices(run);
}
function isSame(a: Action, b: Action): boolean {
  if (a.kind !== b.kind) return false;
  const fields: readonly (keyof ActionArgs)[] = ACTIONS[a.kind];
  const one = a as Partial<ActionArgs>;
  const other = b as Partial<ActionArgs>;
  return fields.every((field) => one[field] === other[field]);
}

const effectDie: ChancePhase = {
  decision(s) {
    const play = playOf(topStep(s));
    return diceDecide({ kind: 'effect-die', clause: clauseOf(play), card: keyOf(play) });
  },
  roll(s, dice, emit) {
    const { play, effect } = runOf(s, topStep(s), emit);
    finish(s);
    invariant(effect.do === 'roll', 'a roll');
    say(emit, 'die', { what: keyOf(play), die: first(dice) }, clauseOf(play));
    push(s, stepOf(play, rowOf(s, play, effect, first(dice))));
  },
};

/** Chance names: a faction and a direction (TC-C.P49), or an army that mutinies (TC-16.513j). */
const effectRandomAuto: Auto = (s, emit) => {
  const run = runOf(s, topStep(s), emit);
  if (run.effect.do !== 'moveFcm') return false;
  if (spiesAmong({ ...run, effect: run.effect }).length > 0) return false;
  finish(s);
  return true;
};

const effectRandom: ChancePhase = {
  decision(s) {
    const run = runOf(s, topStep(s), undefined);
    const { effect, play, step } = run;
    const faces =
      effect.do === 'moveFcm'
        ? [spiesAmong({ ...run, effect }).length, 2]
        : [mutinyArmies(s, play, step.space ?? s.gold).length];
    return diceDecide({ kind: 'effect-random', clause: clauseOf(play), card: keyOf(play) }, faces);
  },
  roll(s, dice, emit) {
    const run = runOf(s, topStep(s), emit);
    if (run.effect.do === 'moveFcm') spy({ ...run, effect: run.effect }, dice);
    else if (run.effect.do === 'roll') mutiny({ ...run, effect: run.effect }, first(dice));
  },
};

function spy(run: Run<EffectOf<'moveFcm'>>, dice: readonly number[]): void {
  const { s, step } = run;
  const [which = 1, way = 1] = dice;
  const f = spiesAmong(run)[which - 1];
  const left = (step.limit ?? 1) - 1;
  if (left === 0) finish(s);
  else replaceTop(s, changed(step, { limit: left, more: [...(step.more ?? []), f ?? 0] }));
  if (f !== undefined) moveMarker(run, f, way === 1 ? RED : WHITE);
}

/** The army named by chance goes over without a roll; which mutiny army takes its place the player says (TC-C.1d). */
function mutiny(run: Run<EffectOf<'roll'>>, die: number): void {
  const { s, play, step } = run;
  const chosen = step.space === undefined ? undefined : mutinyArmies(s, play, step.space)[die - 1];
  finish(s);
  if (chosen !== undefined)
    push(s, changed(step, { kind: 'effect-choice', piece: chosen, option: MUTINY }));
}

export const automatic = {
  effects,
  'effect-choice': effectChoiceAuto,
  'effect-random': effectRandomAuto,
};
export const phases = { 'effect-choice': effectChoice };
export const chance = { 'effect-die': effectDie, 'effect-random': effectRandom };
