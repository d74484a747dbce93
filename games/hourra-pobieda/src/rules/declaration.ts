// HP-D6, HP-A13, HP-A79: what may be declared with an activation, and what it costs.
import type { Refusal } from '@motti/engine';
import type { ActionOf, Mode, Supply } from '../actions.ts';
import { NO_SPOT } from '../actions.ts';
import { type Crossing, isDepotSite, type Place } from '../board/geometry.ts';
import { refuse } from '../refusal.ts';
import type { Activation, ElementId, Group, SideId, State } from '../state.ts';
import {
  ATTACKED,
  blueOf,
  FOUGHT,
  groupHas,
  groupOf,
  MOVED,
  sideName,
  sideOf,
  theatre,
  whiteOf,
} from '../state.ts';
import { nameOf, placeAt } from '../theatre.ts';
import { hasSoft } from './groups.ts';
import { checkNeighbour, detachmentOf, hasRoadOut, startsInRough, stepsFrom } from './movement.ts';
import { pathsFrom } from './paths.ts';
import {
  airliftBlue,
  blueFor,
  isDepotPlace,
  isNearBase,
  type Quote,
  quoteFor,
  supplyBreakdown,
} from './supply.ts';

type Declaration = ActionOf<'declare'>;

/** What a declaration is judged by, worked out once for all declarations of a group. */
export class Declarer {
  readonly side: SideId;
  readonly group: Group;
  /** Those who would act: the detachment, or all. */
  readonly elements: readonly ElementId[];
  readonly split: boolean;
  readonly #state: State;
  readonly #active: Activation;

  constructor(s: State, active: Activation) {
    this.#state = s;
    this.#active = active;
    this.group = groupOf(s, active.key);
    this.side = sideOf(this.group.key);
    this.split = active.detached.length > 0;
    this.elements = this.split ? active.detached : this.group.elements;
  }

  /** For refusals. */
  get name(): string {
    return nameOf(theatre(this.#state), this.group.place);
  }

  /** Looked up only when it matters: a search over the map. */
  get quote(): Quote {
    return quoteOnce(this.#state, this.#active, this.side, this.group.place, this.elements);
  }
}

export const declarerOf = (s: State, active: Activation): Declarer => new Declarer(s, active);

/**
 * The last quote of the table is kept with the activation and the elements it was made for: until the declaration nothing
 * else that a quote depends on can change, and listing, checking and paying all ask for it.
 */
function quoteOnce(
  s: State,
  active: Activation,
  side: SideId,
  place: Place,
  elements: readonly ElementId[],
): Quote {
  const { lastQuote } = theatre(s);
  if (lastQuote.quote && lastQuote.of === active && isSame(lastQuote.elements, elements))
    return lastQuote.quote;
  const quote = quoteFor(s, side, place, elements);
  lastQuote.of = active;
  lastQuote.elements = elements.slice();
  lastQuote.quote = quote;
  return quote;
}

function isSame(a: readonly ElementId[], b: readonly ElementId[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

export interface Cost {
  readonly blue: number;
  readonly white: number;
}

export function costOf(s: State, who: Declarer, supply: Supply, mode: Mode, banzai: boolean): Cost {
  const more = banzai ? 1 : 0;
  if (supply === 'none') return { blue: 0, white: 0 };
  if (supply === 'airlift')
    return { blue: airliftBlue(s, who.group.place, who.elements) + more, white: 1 };
  return { blue: blueFor(who.quote, mode === 'rapid') + more, white: 0 };
}

export function checkDeclaration(
  s: State,
  who: Declarer,
  declared: Declaration,
): Refusal | undefined {
  return (
    checkShape(who, declared) ??
    checkSupply(s, who, declared) ??
    checkBanzai(s, who, declared) ??
    checkRough(s, who, declared.mode) ??
    checkWorks(s, who, declared) ??
    checkWayOut(s, who, declared.mode)
  );
}

/** HP-A79: which declarations make sense at all. */
function checkShape(
  { split, name }: Declarer,
  { supply, mode, works, at }: Declaration,
): Refusal | undefined {
  if (works !== 'pontoon' && at !== NO_SPOT) return refuse('HP-D6', 'step-comes-next');
  if (works !== 'none' && mode !== 'hold')
    return refuse(works === 'depot' ? 'HP-A70' : 'HP-A65', 'works-need-hold', { group: name });
  if (supply !== 'none') return undefined;
  if (mode === 'rapid') return refuse('HP-2.3a', 'rapid-needs-supply', { group: name });
  // HP-A26: a detachment that stays is refused for that.
  return mode === 'hold' && !split
    ? refuse('HP-A79', 'nothing-declared', { group: name })
    : undefined;
}

/** HP-2.3, HP-8: is there supply, and can it be paid? */
function checkSupply(
  s: State,
  who: Declarer,
  { supply, mode, banzai }: Pick<Declaration, 'supply' | 'mode' | 'banzai'>,
): Refusal | undefined {
  if (supply === 'none') return undefined;
  const group = who.name;
  if (supply === 'line' && who.quote.by === 'nothing')
    return refuse('HP-2.3h', 'no-supply-line', { group });
  if (supply === 'airlift') {
    if (!s.rules.airlift) return refuse('HP-8a', 'module-off', { module: 'airlift' });
    if (who.quote.by !== 'nothing') return refuse('HP-8a', 'supply-line-exists', { group });
  }
  const { blue, white } = costOf(s, who, supply, mode, banzai);
  const has = whiteOf(s, who.side);
  if (white > has) return refuse('HP-8a', 'too-few-white', { needs: white, has });
  if (blue <= blueOf(s, who.side)) return undefined;
  const lines = supplyBreakdown(who.quote, mode === 'rapid', banzai).lines;
  return refuse(supply === 'airlift' ? 'HP-8a' : 'HP-2.3c', 'too-few-blue', {
    group,
    needs: blue,
    has: blueOf(s, who.side),
    items: supply === 'airlift' ? ['airlift'] : lines.map(({ label }) => label),
  });
}

/** What `checkSupply` lets pass, without asking for reasons. */
export function canPay(
  s: State,
  who: Declarer,
  supply: Supply,
  mode: Mode,
  banzai: boolean,
): boolean {
  if (supply === 'none') return true;
  if (supply === 'airlift' ? !s.rules.airlift : who.quote.by === 'nothing') return false;
  if (supply === 'airlift' && who.quote.by !== 'nothing') return false;
  const { blue, white } = costOf(s, who, supply, mode, banzai);
  return white <= whiteOf(s, who.side) && blue <= blueOf(s, who.side);
}

/** Spares the lists a look at every price: away from bases supply costs a Blue at the least, whichever way it comes. */
export const mayBeSupplied = (s: State, { side, group }: Declarer): boolean =>
  blueOf(s, side) > 0 || isNearBase(s, side, group.place);

/** HP-S.7a, HP-A68. */
export const mayBanzai = (s: State, who: Declarer, supply: Supply): boolean =>
  supply !== 'none' && theatre(s).banzai[who.side]! && hasSoft(theatre(s), who.elements);

function checkBanzai(
  s: State,
  who: Declarer,
  { banzai, supply }: Declaration,
): Refusal | undefined {
  return !banzai || mayBanzai(s, who, supply)
    ? undefined
    : refuse('HP-S.7a', 'no-banzai', { group: who.name, side: sideName(who.side) });
}

/** HP-1.6i, HP-A79: no rapid advance from rough unless a road leads out. */
export function checkRough(s: State, { group, name }: Declarer, mode: Mode): Refusal | undefined {
  if (mode !== 'rapid' || !startsInRough(s, group.place) || hasRoadOut(s, group.place))
    return undefined;
  return refuse('HP-1.6i', 'rough-start', { group: name });
}

// -------------------------------------------------------------------------------------- works

/** HP-S.2b, HP-A65: the far banks where this group may lay a pontoon, with the crossing. */
export function pontoonSites(
  s: State,
  { side, group }: Pick<Declarer, 'side' | 'group'>,
): { readonly far: Place; readonly crossing: Crossing }[] {
  const t = theatre(s);
  if (!t.pontoon[side] || !hasSoft(t, group.elements)) return [];
  if (groupHas(s, group, MOVED | FOUGHT)) return [];
  return t.geometry.pontoonSites(group.place, s.pontoons).map((crossing) => ({
    far: t.geometry.bankBeyond(group.place, crossing),
    crossing,
  }));
}

/** HP-S.9, HP-A70 (1), (2), HP-A79. */
export const mayBuildDepot = (
  s: State,
  { side, group }: Pick<Declarer, 'side' | 'group'>,
): boolean =>
  s.rules.depots &&
  !groupHas(s, group, MOVED | FOUGHT | ATTACKED) &&
  isDepotPlace(s, side, group.place);

function checkWorks(
  s: State,
  who: Declarer,
  { works, at, supply }: Declaration,
): Refusal | undefined {
  if (works === 'none') return undefined;
  const facts = { group: who.name };
  if (works === 'depot') {
    if (!s.rules.depots) return refuse('HP-S.9a', 'module-off', { module: 'depots' });
    if (!isDepotSite(theatre(s).geometry.groundAt(who.group.place)))
      return refuse('HP-S.9e', 'no-depot', facts);
    return supply !== 'none' && mayBuildDepot(s, who)
      ? undefined
      : refuse('HP-S.9b', 'no-depot', facts);
  }
  const far = placeAt(theatre(s), at);
  return supply !== 'none' && pontoonSites(s, who).some((site) => site.far === far)
    ? undefined
    : refuse('HP-S.2b', 'no-pontoon', facts);
}

/** HP-A26: a part that cannot make its first step does not split off, and nothing is paid. */
export function checkWayOut(s: State, who: Declarer, mode: Mode): Refusal | undefined {
  if (!who.split) return undefined;
  const walker = detachmentOf(s, who.group, who.elements, mode);
  const leaves =
    theatre(s).geometry.kind === 'open'
      ? pathsFrom(s, walker, 1).length > 0
      : stepsFrom(s, walker.place).some((step) => !checkNeighbour(s, walker, step));
  return leaves ? undefined : refuse('HP-A26', 'must-leave', { place: who.name });
}
