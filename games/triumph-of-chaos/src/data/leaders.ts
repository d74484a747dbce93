// The leaders (TC-3.21, TC-15.55) and their cards (TC-15.7).
import { invariant } from '@motti/engine';
import { type LeaderId, member, names, type SpaceId } from './ids.ts';
import cardRows from './leader-cards.json' with { type: 'json' };
import rows from './leaders.json' with { type: 'json' };
import { at } from './map.ts';
import {
  CAMPS,
  type Camp,
  type CardRef,
  cardRef,
  ENTRIES,
  type Entry,
  type Owner,
  ownerOf,
} from './units.ts';

const LEADER_ABILITIES = [
  'immobile',
  'off-map',
  'cavalry-surprise',
  'unlimited-rail',
  'special-action',
  'propaganda',
  'miracle-on-the-vistula',
] as const;
export type LeaderAbility = (typeof LEADER_ABILITIES)[number];

export interface Leader {
  readonly id: LeaderId;
  readonly key: string;
  readonly name: string;
  readonly owner: Owner;
  readonly camp: Camp | undefined;
  /** 0 for Lenin and the Tsar, who have none. */
  readonly rating: number;
  readonly movement: number;
  readonly entry: Entry;
  readonly start: SpaceId | undefined;
  readonly abilities: readonly LeaderAbility[];
  readonly card: CardRef | undefined;
}

/** What a leader rolls for; each has its own value on a Leader Card. */
export const ROLLED_ABILITIES = [
  'withdraw',
  'pursue',
  'reinforce',
  'counterattack',
  'exploit',
] as const;
export type RolledAbility = (typeof ROLLED_ABILITIES)[number];

export interface LeaderCard {
  readonly number: number;
  readonly clause: string;
  /** Absent: a card for information only. */
  readonly leader: LeaderId | undefined;
  readonly code: string;
  readonly ratings: Readonly<Record<RolledAbility, number>> | undefined;
  readonly special: readonly string[];
}

interface LeaderRow {
  readonly id: string;
  readonly name: string;
  readonly of: string;
  readonly camp?: string;
  readonly rating?: number;
  readonly movement: number;
  readonly entry: string;
  readonly start?: number;
  readonly abilities?: readonly string[];
  readonly card?: { readonly side: string; readonly number: number };
}

interface LeaderCardRow {
  readonly number: number;
  readonly clause: string;
  readonly leader?: string;
  readonly code: string;
  readonly ratings?: Readonly<Record<RolledAbility, number>>;
  readonly special?: readonly string[];
}

const leaderRows: readonly LeaderRow[] = rows.leaders;
const leaderCardRows: readonly LeaderCardRow[] = cardRows.cards;
const leaderNames = names<LeaderId>(
  'leader',
  leaderRows.map(({ id }) => id),
);

export const LEADER_COUNT = leaderNames.count;
export const LEADERS: readonly Leader[] = leaderRows.map((row, id) => ({
  id: id as LeaderId,
  key: row.id,
  name: row.name,
  owner: ownerOf(row.of),
  camp: row.camp === undefined ? undefined : member(CAMPS, row.camp, row.id),
  rating: row.rating ?? 0,
  movement: row.movement,
  entry: member(ENTRIES, row.entry, row.id),
  start: row.start === undefined ? undefined : at(row.start),
  abilities: (row.abilities ?? []).map((ability) => member(LEADER_ABILITIES, ability, row.id)),
  card: cardRef(row.card),
}));

export const LEADER_CARDS: readonly LeaderCard[] = leaderCardRows.map((row) => ({
  number: row.number,
  clause: row.clause,
  leader: row.leader === undefined ? undefined : leaderNames.of(row.leader),
  code: row.code,
  ratings: row.ratings,
  special: row.special ?? [],
}));

const cardOfLeader: readonly (LeaderCard | undefined)[] = LEADERS.map(({ id }) =>
  LEADER_CARDS.find((card) => card.leader === id),
);

export const leaderKeyed = (key: string): LeaderId => leaderNames.of(key);
export const findLeader = (key: string): LeaderId | undefined => leaderNames.find(key);
export const leaderCard = (id: LeaderId): LeaderCard | undefined => cardOfLeader[id];

export const LENIN = leaderKeyed('lenin');
export const TROTSKY = leaderKeyed('trotsky');
export const VOROSHILOV = leaderKeyed('voroshilov');
export const WRANGEL = leaderKeyed('wrangel');

for (const card of LEADER_CARDS)
  invariant(card.leader !== undefined || card.code === 'nc', `leader card ${card.number}`);
