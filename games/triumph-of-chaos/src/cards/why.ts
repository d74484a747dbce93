// Why a card cannot be played as its event: the prerequisite that does not hold, in facts (TC-C.1a).
import type { Facts, Refusal } from '@motti/engine';
import {
  type ActionCard,
  type ByCondition,
  type Condition,
  faction,
  forCondition,
  LEADERS,
  type PartyName,
  region,
  spaceName,
  TARGET,
} from '../data/index.ts';
import { type RefusalCode, refuse } from '../refusal.ts';
import { nameOfSide, type State } from '../state.ts';
import { holds } from './conditions.ts';
import { keyOf, type Play, partyOf } from './play.ts';

/** A condition as code and facts; the texts make the sentence. */
export interface Reason {
  readonly code: RefusalCode;
  readonly facts: Facts;
}

const sideName = (s: State, play: Play, party: PartyName | 'none'): string => {
  const side = party === 'none' ? undefined : partyOf(s, play, party);
  return side === undefined ? 'nobody' : nameOfSide(side);
};
const keys = (factions: readonly Parameters<typeof faction>[0][]): string[] =>
  factions.map((f) => faction(f).key);

const REASONS: ByCondition<State, Play, Reason> = {
  any: (s, play, c) => ({
    code: 'needs-one-of',
    facts: { codes: c.of.map((inner) => forCondition(REASONS, s, play, inner).code) },
  }),
  not: (s, play, c) => {
    const inner = forCondition(REASONS, s, play, c.of);
    return { code: 'needs-contrary', facts: { ...inner.facts, of: inner.code } };
  },
  turn: (_s, _play, c) => ({ code: 'needs-turn', facts: { min: c.min, max: c.max } }),
  season: (_s, _play, c) => ({ code: 'needs-season', facts: { seasons: c.is } }),
  cardPlayed: (s, play, c) => ({
    code: c.played ? 'needs-card-played' : 'needs-card-unplayed',
    facts: { card: `${sideName(s, play, c.side)}-${c.number}` },
  }),
  factionControl: (s, play, c) => ({
    code: 'needs-control',
    facts: { side: sideName(s, play, c.by), factions: keys(c.factions), min: c.min },
  }),
  factionState: (_s, _play, c) => ({
    code: 'needs-state',
    facts: { factions: keys(c.factions), states: c.is },
  }),
  spaceControl: (s, play, c) => ({
    code: 'needs-space',
    facts: { side: sideName(s, play, c.by), spaces: c.ids.map(spaceName) },
  }),
  force: (_s, _play, c) => ({
    code: 'needs-force',
    facts: {
      regions: c.where === TARGET ? [] : (c.where.regions ?? []).map((id) => region(id).key),
    },
  }),
  unit: (_s, _play, c) => ({ code: 'needs-unit', facts: { min: c.min } }),
  leader: (_s, _play, c) => ({
    code: 'needs-leader',
    facts: { leader: LEADERS[c.leader]?.name ?? '' },
  }),
  infighting: (s, play, c) => ({
    code: 'needs-in-fighting',
    facts: { side: sideName(s, play, c.side), is: c.is },
  }),
  vcLead: (s, play, c) => ({
    code: 'needs-lead',
    facts: { side: sideName(s, play, c.side), is: c.is },
  }),
};

export const reasonOf = (s: State, play: Play, condition: Condition): Reason =>
  forCondition(REASONS, s, play, condition);

/** The first prerequisite that does not hold, by the clause of the card. */
export function checkPrerequisites(
  s: State,
  play: Play,
  { prerequisites, clause }: ActionCard,
): Refusal | undefined {
  const missing = prerequisites.find((condition) => !holds(s, play, condition));
  if (missing === undefined) return undefined;
  const { code, facts } = reasonOf(s, play, missing);
  return refuse(clause, code, { card: keyOf(play), ...facts });
}
