// The choices of Triumph of Chaos in tables, and what stands beside each: who is where, what a card gives, how a fight may end.
import type { AnyAction, Locale } from '@motti/engine';
import { triumphOfChaos } from '@motti/triumph-of-chaos';
import {
  type Action,
  type ActionCardId,
  BOX_NAMES,
  COMBAT_MARK,
  cardUses,
  checkTarget,
  costOf,
  distributionRows,
  FACTIONS,
  type FactionId,
  holdsUpTo,
  isOnMap,
  isUnit,
  linksFrom,
  markerOf,
  markOn,
  numberOfCard,
  outlook,
  type PieceId,
  type PoliticalId,
  type SpaceId,
  type State,
  sideByName,
  sideOfCard,
  spaceOf,
  stepCost,
  topStep,
  unitsIn,
  valueFor,
  valueOfCard,
} from '@motti/triumph-of-chaos/parts';
import { percentWhole } from '../../numbers.ts';
import type { Cell, Seen } from '../skin.ts';
import {
  cardText,
  controlText,
  figuresText,
  groundText,
  influenceText,
  named,
  pieceName,
  pieceText,
  regionText,
  spaceText,
  stackText,
  stateOf,
  strengthIn,
} from './names.ts';
import { WORDS } from './words.ts';

/** Beside a choice that is told in a sentence. */
export function standingOf(seen: Seen, action: AnyAction): string | undefined {
  const s = stateOf(seen);
  const { locale } = seen;
  const { kind, space, piece, card, political, count } = action as Named;
  const chances = outlookText(seen, action) ?? chanceText(seen, action as Named);
  if (chances !== undefined) return chances;
  if (kind === 'declare' && count) return rowsText(count, locale);
  if (political !== undefined) return influenceText(political, locale);
  if (space !== undefined && ABOUT_GROUND.has(kind)) return groundText(s, space, locale);
  if (space !== undefined && kind === 'attack') return attackText(s, space, locale);
  if (space !== undefined && ABOUT_STACKS.has(kind)) return stackText(s, space, locale);
  if (piece !== undefined && kind === 'lose')
    return isUnit(piece) && isOnMap(s, piece) ? figuresText(s, piece) : undefined;
  if (piece !== undefined && ABOUT_PIECES.has(kind) && isOnMap(s, piece))
    return spaceText(spaceOf(s, piece), locale);
  return card === undefined || seen.side === undefined ? undefined : useFigure(seen, card, kind);
}

/** What an action may name, under the names that all of them use. */
interface Named {
  readonly kind: Action['kind'];
  readonly space?: SpaceId;
  readonly via?: SpaceId;
  readonly piece?: PieceId;
  readonly card?: ActionCardId;
  readonly political?: PoliticalId;
  readonly faction?: FactionId;
  readonly box?: number;
  readonly count?: number;
}

/** Where somebody goes. */
const ABOUT_GROUND: ReadonlySet<string> = new Set([
  'go',
  'by-rail',
  'land',
  'detrain',
  'advance',
  'retreat-to',
  'retreat-by',
  'fall-back',
  'displace',
  'station',
  'place',
]);
const ABOUT_STACKS: ReadonlySet<string> = new Set(['mark-move', 'mark-combat']);
const ABOUT_PIECES: ReadonlySet<string> = new Set(['take', 'join', 'entrain', 'repair']);
/** Questions whose answers decide a fight: the chances stand beside each. */
const WEIGHED: ReadonlySet<string> = new Set([
  'declare-attack',
  'withdraw',
  'ability-window',
  'reinforce',
  'peoples',
  'combat-window',
  'tanks',
  'die-modifier',
  'surprise',
]);
/** What a leader tries by a die. */
const TRIED = { pursue: 'pursue', exploit: 'exploit', counter: 'counterattack' } as const;

const useFigure = (seen: Seen, card: ActionCardId, kind: string): string | undefined => {
  const uses = cardUses(stateOf(seen), sideByName(seen.side!)!, card);
  const figure = uses.find(({ use }) => use === kind && use !== 'event')?.figure;
  return figure === undefined ? undefined : String(figure);
};

/** `3 units, strength 8; up to 11 of yours`. */
function attackText(s: State, target: SpaceId, locale: Locale): string {
  const from = linksFrom(target).filter(({ to }) => markOn(s, to) === COMBAT_MARK);
  const ours = from.reduce((sum, { to }) => sum + strengthIn(s, to), 0);
  return `${stackText(s, target, locale)}; ${WORDS[locale].ours(ours)}`;
}

/** `64.8% won, 25% lost`: counted over the dice, if nobody plays another card. */
function outlookText(seen: Seen, action: AnyAction): string | undefined {
  const s = stateOf(seen);
  const asked = topStep(s)?.kind;
  const isWeighed = asked !== undefined && WEIGHED.has(asked) && action.kind !== 'join';
  if (s.combat === null || seen.side === undefined || !isWeighed) return undefined;
  const side = sideByName(seen.side)!;
  const shares = outlook(s, side, action as Action);
  if (shares === undefined) return undefined;
  const words = WORDS[seen.locale];
  const isOurs = s.combat.attacker === side;
  const won = isOurs ? shares.attacker : shares.defender;
  const lost = isOurs ? shares.defender : shares.attacker;
  const share = (part: number): string => percentWhole(seen.locale, part);
  // A thousandth is less than is shown.
  if (shares.avoided > 0.999) return words.noFight;
  const avoided = shares.avoided > 0.001 ? [words.avoided(share(shares.avoided))] : [];
  return [words.wins(share(won)), words.loses(share(lost)), ...avoided].join(', ');
}

/** `succeeds in 50%`: a leader’s ability, or a hold. */
function chanceText(seen: Seen, { kind, piece }: Named): string | undefined {
  const s = stateOf(seen);
  const faces =
    piece !== undefined && kind in TRIED
      ? valueFor(s, piece, TRIED[kind as keyof typeof TRIED])
      : kind === 'hold-terrain' || kind === 'hold-nr'
        ? Math.min(6, holdsUpTo(s, kind))
        : undefined;
  return faces === undefined
    ? undefined
    : WORDS[seen.locale].succeeds(percentWhole(seen.locale, faces / 6));
}

/** `spread as 2-1-1`: the rows of the table that so many steps may follow. */
function rowsText(count: number, locale: Locale): string {
  const words = WORDS[locale];
  const rows = distributionRows(count).map((row) => row.join('-'));
  return rows.length === 0 ? '' : `${words.row} ${rows.join(` ${words.or} `)}`;
}

/** The place of a choice in a table. */
export function cellOf(seen: Seen, action: AnyAction): Cell | undefined {
  const { kind, ...facts } = action as Named;
  const words = WORDS[seen.locale];
  return CELLS[kind]?.({ seen, s: stateOf(seen), words, action: action as Action, ...facts });
}

/** Facts of an action with all that a cell is made of; each kind has the facts it names. */
type Facts = Omit<Named, 'kind'> & {
  readonly seen: Seen;
  readonly s: State;
  readonly words: (typeof WORDS)[Locale];
  readonly action: Action;
};
type ToCell = (facts: Facts) => Cell | undefined;

const cardUse =
  (use: 'operations' | 'replacements' | 'redeploy' | 'event'): ToCell =>
  ({ seen, words, card }) => {
    const figure = use === 'event' ? '' : ` ${useFigure(seen, card!, use) ?? ''}`;
    return { under: words.hand, row: cardRow(card!, seen.locale), text: words.uses[use] + figure };
  };
const cardRow = (card: ActionCardId, locale: Locale): string => {
  const value = valueOfCard(card) || WORDS[locale].byDie;
  return `${cardText(sideOfCard(card), numberOfCard(card), locale).title} (${value})`;
};

/** Places one beside the other, region by region. */
const ground =
  (heading: (region: string, facts: Facts) => string): ToCell =>
  (facts) => {
    const { seen, s, words, space } = facts;
    const region = regionText(space!, seen.locale) ?? words.elsewhere;
    const text = `${spaceText(space!, seen.locale)}, ${groundText(s, space!, seen.locale)}`;
    return { under: heading(region, facts), text };
  };
const pieceTo = (region: string, { seen, piece }: Facts): string =>
  `${pieceName(piece!, seen.locale)}, ${region}`;

const mark =
  (text: (facts: Facts) => string): ToCell =>
  (facts) => {
    const { seen, s, words, space } = facts;
    const cost = costOf(s, space!);
    const costs = cost > 1 ? `, ${words.costs(cost)}` : '';
    const row = `${spaceText(space!, seen.locale)}, ${stackText(s, space!, seen.locale)}${costs}`;
    const region = regionText(space!, seen.locale) ?? words.elsewhere;
    return { under: region, row, text: text(facts) };
  };
/** `attack Gashun 1, Chir 4`: enemies beside the space, with their strength. */
function targetsText({ seen, s, words, space }: Facts): string {
  const units = unitsIn(s, space!);
  const there = linksFrom(space!).filter(({ to }) =>
    units.some((unit) => checkTarget(s, unit, to) === undefined),
  );
  const names = there.map(({ to }) => `${spaceText(to, seen.locale)} ${strengthIn(s, to)}`);
  return `${words.enemies} ${names.join(', ')}`.trimEnd();
}

/** Those who stand together on one row. */
const standingTogether: ToCell = ({ seen, s, words, piece }) => {
  const space = isOnMap(s, piece!) ? spaceOf(s, piece!) : undefined;
  const region = space === undefined ? undefined : regionText(space, seen.locale);
  return {
    under: space === undefined ? words.inReserve : (region ?? words.elsewhere),
    ...(space === undefined ? {} : { row: spaceText(space, seen.locale) }),
    text: pieceText(s, piece!, seen.locale),
  };
};

const special =
  (row: (words: Facts['words']) => string, text: (facts: Facts) => string): ToCell =>
  (facts) => ({ under: facts.words.special, row: row(facts.words), text: text(facts) });

/** One that names nothing, in the words of the game. */
const specialAlone: ToCell = ({ seen, words, action }) => ({
  under: words.special,
  text: triumphOfChaos.texts(seen.locale).action(action),
});

const rebuilt =
  (text: (facts: Facts) => string): ToCell =>
  (facts) => {
    const { seen, words, piece } = facts;
    const row = `${pieceName(piece!, seen.locale)}, ${words.steps(stepCost(piece!) / 2)}`;
    return { under: words.rebuild, row, text: text(facts) };
  };
const spaceOnly = ({ seen, space }: Facts): string => spaceText(space!, seen.locale);

const factionCell =
  (heading: (words: Facts['words']) => string): ToCell =>
  ({ seen, s, words, faction }) => {
    const at = controlText(markerOf(s, faction!), seen.locale);
    const name = named(FACTIONS[faction!]!, seen.locale);
    return { under: heading(words), text: at === undefined ? name : `${name} (${at})` };
  };

const boxText = ({ words, box }: Facts): string => words.box(BOX_NAMES[box!]!);

const CELLS: { readonly [K in Action['kind']]?: ToCell } = {
  operations: cardUse('operations'),
  replacements: cardUse('replacements'),
  redeploy: cardUse('redeploy'),
  event: cardUse('event'),
  'one-space': specialAlone,
  wrangel: specialAlone,
  trotsky: specialAlone,
  politburo: specialAlone,
  'far-east': specialAlone,
  greens: specialAlone,
  hunt: specialAlone,
  sortie: specialAlone,
  revolt: specialAlone,
  propaganda: special(({ propaganda }) => propaganda, spaceOnly),
  rally: special(({ rally }) => rally, spaceOnly),
  dismiss: special(
    ({ dismiss }) => dismiss,
    ({ seen, piece }) => pieceName(piece!, seen.locale),
  ),
  allocate: (facts) => ({
    under: facts.words.oneForEachBox,
    row: cardRow(facts.card!, facts.seen.locale),
    text: boxText(facts),
  }),
  'leave-empty': (facts) => ({
    under: facts.words.oneForEachBox,
    row: facts.words.empty,
    text: boxText(facts),
  }),
  influence: factionCell(({ influence }) => influence),
  war: factionCell(({ war }) => war),
  'mark-move': mark(({ words }) => words.move),
  'mark-combat': mark(targetsText),
  take: standingTogether,
  join: standingTogether,
  entrain: standingTogether,
  'by-rail': ground((region, { words }) => words.byRail(region)),
  detrain: ground((region) => region),
  target: ground((region) => region),
  place: ground(pieceTo),
  displace: ground(pieceTo),
  station: ground(pieceTo),
  'retreat-by': ({ seen, s, words, via, space }) => ({
    under: words.retreat,
    row: words.by(spaceText(via!, seen.locale)),
    text: `${spaceText(space!, seen.locale)}, ${groundText(s, space!, seen.locale)}`,
  }),
  repair: ({ seen, s, words, piece }) => {
    const where = isOnMap(s, piece!) ? spaceText(spaceOf(s, piece!), seen.locale) : words.toReserve;
    const cost = words.steps(stepCost(piece!) / 2);
    return { under: words.repair, text: `${pieceName(piece!, seen.locale)}, ${where}, ${cost}` };
  },
  rebuild: rebuilt(spaceOnly),
  'rebuild-reserve': ({ seen, words, piece }) => ({
    under: words.rebuildInReserve,
    text: `${pieceName(piece!, seen.locale)}, ${words.steps(stepCost(piece!) / 2)}`,
  }),
  'buy-leader': (facts) => ({
    under: facts.words.bringIn,
    row: pieceName(facts.piece!, facts.seen.locale),
    text: spaceOnly(facts),
  }),
};
