// What can be done on the map now: groups that may be taken up, hexes that mean something, elements that may be chosen.
import type { Action } from '@motti/hourra-pobieda';
import {
  MODES,
  type Mode,
  nameOf,
  numberOf,
  type Order,
  type Place,
  type Reach,
  reachOfOrder,
  SUPPLIES,
} from '@motti/hourra-pobieda/parts';
import type { Hand } from './hand.svelte.ts';
import { labelOf, spotOfLabel, theatreAt } from './position.ts';
import { asked, askOf, type HourraTable } from './table.ts';

export type Declare = Extract<Action, { readonly kind: 'declare' }>;

export interface Offer {
  /** More than one: the panel asks which. */
  readonly actions: readonly Action[];
  readonly reach?: Reach;
  /** Something hostile: framed in red. */
  readonly hostile?: boolean;
}

export interface Offers {
  /** Hexes of groups that may be activated. */
  readonly groups: ReadonlySet<string>;
  readonly hexes: ReadonlyMap<string, Offer>;
  /** By element: what choosing it means. */
  readonly elements: ReadonlyMap<number, Action>;
  /** The orders that the group in the hand may be given, cheapest first, and the one that is shown. */
  readonly orders: readonly Order[];
  readonly order: Order | undefined;
  /** The hex of the group that the question is about, or that is in the hand. */
  readonly subject: string | undefined;
}

const HOSTILE: readonly string[] = ['assault', 'fire', 'raid'];
const TOOL_OF: Readonly<Record<string, string>> = {
  'entrench-1': 'entrench',
  'entrench-2': 'entrench',
};

/** The hex that an action is about; nothing where it is about none. */
export function hexOf(action: Action): string | undefined {
  if (action.kind === 'walk') return action.path.split(' ').at(-1);
  const spot = 'at' in action ? action.at : 'to' in action ? action.to : -1;
  return spot > 0 ? labelOf(spot) : undefined;
}

/** The position just after this group was activated: what it may declare is asked there. */
export function activatedAt(table: HourraTable, at: string): readonly Declare[] {
  const { game, viewer = '' } = table;
  const state = game.clone(table.state);
  const activate: Action = { kind: 'activate', at: spotOfLabel(at) };
  if (game.check(state, viewer, activate)) return [];
  game.apply(state, viewer, activate);
  return (game.choices(state, viewer) as Action[]).filter((action) => action.kind === 'declare');
}

/** The orders among declarations, apart from works; those few players want stand last. */
function ordersIn(declarations: readonly Declare[]): Order[] {
  const found = new Map<string, Order>();
  for (const { supply, mode, banzai, works } of declarations)
    if (works === 'none') found.set(`${supply} ${mode} ${banzai}`, { supply, mode, banzai });
  const rank = ({ supply, mode, banzai }: Order): number =>
    Number(banzai) * 1000 + SUPPLIES.indexOf(supply) * 100 + MODES.indexOf(mode) * 10;
  return [...found.values()].sort((a, b) => rank(a) - rank(b));
}

/** Without a word from the player: as far as it can go. */
function firstOrder(orders: readonly Order[]): Order | undefined {
  const best = (mode: Mode): Order | undefined =>
    orders.find((order) => order.mode === mode && order.supply === 'line' && !order.banzai);
  return best('rapid') ?? best('progress') ?? orders[0];
}

export const sameOrder = (a: Order | undefined, b: Order | undefined): boolean =>
  a?.supply === b?.supply && a?.mode === b?.mode && a?.banzai === b?.banzai;

const NOTHING: Offers = {
  groups: new Set(),
  hexes: new Map(),
  elements: new Map(),
  orders: [],
  order: undefined,
  subject: undefined,
};

export function offersOf(table: HourraTable, hand: Hand): Offers {
  const step = asked(table);
  if (step === undefined) return NOTHING;
  switch (step) {
    case 'idle':
      return whileIdle(table, hand);
    case 'declare':
      return whileDeclaring(table, hand);
    case 'move':
      return whileMoving(table);
    case 'place':
    case 'arrive':
      return { ...NOTHING, hexes: byHex(placing(table, hand)) };
    case 'lose':
      return { ...NOTHING, elements: losses(table) };
    case 'occupy':
      return whileOccupying(table);
    default:
      return { ...NOTHING, hexes: byHex(table.choices), subject: groupAsked(table) };
  }
}

/** The ground that was given up is lit, though the action does not name it. */
function whileOccupying(table: HourraTable): Offers {
  const place = askOf(table)?.['place'];
  const { assault } = table.view;
  if (!assault || typeof place !== 'string') return NOTHING;
  const t = theatreAt(table);
  const at = nameOf(t, assault.at as Place);
  const subject = place === at ? nameOf(t, assault.from as Place) : at;
  const actions = table.choices.filter(({ kind }) => kind === 'occupy');
  return { ...NOTHING, subject, hexes: new Map(actions.length > 0 ? [[place, { actions }]] : []) };
}

function groupAsked(table: HourraTable): string | undefined {
  const group = askOf(table)?.['group'];
  return typeof group === 'string' ? group : undefined;
}

function byHex(actions: readonly Action[]): Map<string, Offer> {
  const hexes = new Map<string, Offer>();
  for (const action of actions) {
    const hex = hexOf(action);
    if (hex === undefined) continue;
    const before = hexes.get(hex)?.actions ?? [];
    const hostile = HOSTILE.includes(action.kind);
    hexes.set(hex, { actions: [...before, action], hostile });
  }
  return hexes;
}

function whileIdle(table: HourraTable, hand: Hand): Offers {
  const groups = new Set(
    table.choices.flatMap((action) => (action.kind === 'activate' ? [labelOf(action.at)] : [])),
  );
  if (hand.tool) {
    const air = table.choices.filter(({ kind }) => kind === hand.tool);
    return { ...NOTHING, hexes: byHex(air) };
  }
  const at = hand.unit;
  if (at === undefined || !groups.has(at)) return { ...NOTHING, groups };
  const orders = ordersIn(activatedAt(table, at));
  const order = orders.find((one) => sameOrder(one, hand.order)) ?? firstOrder(orders);
  const hexes = order ? reached(table, order, at) : new Map<string, Offer>();
  return { ...NOTHING, groups, orders, order, hexes, subject: at };
}

function whileDeclaring(table: HourraTable, hand: Hand): Offers {
  const orders = ordersIn(table.choices.filter((action) => action.kind === 'declare'));
  const order = orders.find((one) => sameOrder(one, hand.order)) ?? firstOrder(orders);
  const hexes = order ? reached(table, order) : new Map<string, Offer>();
  return {
    ...NOTHING,
    orders,
    order,
    hexes,
    elements: detachable(table),
    subject: groupAsked(table),
  };
}

function whileMoving(table: HourraTable): Offers {
  const order: Order = { supply: 'none', mode: 'hold', banzai: false };
  return { ...NOTHING, hexes: reached(table, order), subject: groupAsked(table) };
}

/** Where the order leads: the lines that go there, the declaration first where it has not been made. */
function reached(table: HourraTable, order: Order, at?: string): Map<string, Offer> {
  const hexes = new Map<string, Offer>();
  const spot = at === undefined ? undefined : spotOfLabel(at);
  for (const [hex, reach] of reachOfOrder(table.state, table.viewer ?? '', order, spot)) {
    const { declare, way } = reach;
    hexes.set(hex, {
      reach,
      actions: [
        ...(spot === undefined ? [] : [{ kind: 'activate' as const, at: spot }]),
        ...(declare ? [declare] : []),
        ...way.map((to) => ({ kind: 'step' as const, to: spotOfLabel(to) })),
      ],
    });
  }
  return hexes;
}

/** What the tool in the hand may do, wherever. */
export function placing(table: HourraTable, hand: Hand): readonly Action[] {
  const tool = hand.tool ?? 'place';
  const kind = TOOL_OF[tool] ?? tool;
  const { kindOf, first } = theatreAt(table);
  const offset = first[table.viewer === 'red' ? 1 : 0]!;
  return table.choices.filter((action) => {
    if (action.kind === 'place' || action.kind === 'arrive')
      return kind === 'place' && kindOf[action.element - 1 + offset] === hand.kind;
    if (action.kind === 'entrench') return tool === `entrench-${action.level}`;
    return action.kind === kind;
  });
}

function losses(table: HourraTable): Map<number, Action> {
  return elementActions(table, 'lose');
}
const detachable = (table: HourraTable): Map<number, Action> => elementActions(table, 'detach');

/** Elements of one kind are alike: any of them may be pointed at. */
function elementActions(table: HourraTable, kind: 'lose' | 'detach'): Map<number, Action> {
  const t = theatreAt(table);
  const found = new Map<number, Action>();
  const label = groupAsked(table);
  for (const action of table.choices) {
    if (action.kind !== kind) continue;
    const group = table.view.groups.find(
      ({ place, elements }) =>
        nameOf(t, place as Place) === label &&
        elements.some((one) => numberOf(t, one) === action.element),
    );
    const named = group?.elements.find((one) => numberOf(t, one) === action.element);
    if (!group || named === undefined) continue;
    for (const one of group.elements)
      if (t.kindOf[one] === t.kindOf[named] && !found.has(one)) found.set(one, action);
  }
  return found;
}
