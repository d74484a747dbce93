// Why a card cannot be played as its event: the prerequisite that does not hold, in facts (TC-C.1a).
import type { Facts, Refusal } from '@motti/engine';
import {
  type ActionCard,
  type ByCondition,
  type Condition,
  classOf,
  FACTION_COUNT,
  FACTION_IDS,
  type FactionId,
  faction,
  forCondition,
  LEADERS,
  type PartyName,
  region,
  spaceName,
  TARGET,
  TURN_COUNT,
} from '../data/index.ts';
import { type RefusalCode, refuse } from '../refusal.ts';
import { enemyOf, nameOfSide, type State } from '../state.ts';
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

/** All of them, one of a few, or any at all. */
function controlCode(factions: readonly FactionId[], min: number): RefusalCode {
  if (factions.length <= min) return 'needs-control';
  if (factions.length === FACTION_COUNT) return 'needs-faction';
  const isLand = (f: FactionId): boolean => classOf(f) !== 'major';
  return factions.length === FACTION_IDS.filter(isLand).length && factions.every(isLand)
    ? 'needs-country'
    : 'needs-some-control';
}

const REASONS: ByCondition<State, Play, Reason> = {
  /** The facts of all of them stand together: the texts say one after the other. */
  any: (s, play, c) => {
    const reasons = c.of.map((inner) => forCondition(REASONS, s, play, inner));
    const facts = Object.assign({}, ...reasons.map((reason) => reason.facts)) as Facts;
    return { code: 'needs-one-of', facts: { ...facts, codes: reasons.map(({ code }) => code) } };
  },
  not: (s, play, c) => {
    const { facts } = forCondition(REASONS, s, play, c.of);
    return { code: c.of.cond === 'factionControl' ? 'needs-no-control' : 'needs-contrary', facts };
  },
  turn: (_s, _play, { min, max }) => ({
    code: min <= 1 ? 'needs-turn-until' : max >= TURN_COUNT ? 'needs-turn-from' : 'needs-turn',
    facts: { min, max },
  }),
  season: (_s, _play, c) => ({ code: 'needs-season', facts: { seasons: c.is } }),
  cardPlayed: (s, play, c) => ({
    code: c.played ? 'needs-card-played' : 'needs-card-unplayed',
    facts: { card: `${sideName(s, play, c.side)}-${c.number}` },
  }),
  factionControl: (s, play, c) => ({
    code: controlCode(c.factions, c.min),
    facts: {
      side: sideName(s, play, c.by),
      factions: keys(c.factions),
      alternatives: keys(c.factions),
      min: c.min,
    },
  }),
  factionState: (_s, _play, c) => ({
    code: 'needs-state',
    facts: { factions: keys(c.factions), states: c.is },
  }),
  spaceControl: (s, play, c) => ({
    code: 'needs-space',
    facts: { side: sideName(s, play, c.by), spaces: c.ids.map(spaceName) },
  }),
  force: (_s, play, c) => {
    const regions = c.where === TARGET ? [] : (c.where.regions ?? []).map((id) => region(id).key);
    const enemy = c.forces.side === 'enemy' || c.forces.side === 'enemyOwn';
    return {
      code: regions.length === 0 ? 'needs-force' : 'needs-force-in',
      facts: { regions, side: nameOfSide(enemy ? enemyOf(play.side) : play.side) },
    };
  },
  unit: (_s, _play, c) => ({ code: 'needs-unit', facts: { min: c.min } }),
  leader: (_s, _play, c) => ({
    code: 'needs-leader-on-map',
    facts: { leader: LEADERS[c.leader]?.name ?? '' },
  }),
  infighting: (s, play, c) => ({
    code: c.is ? 'needs-in-fighting' : 'needs-no-in-fighting',
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
