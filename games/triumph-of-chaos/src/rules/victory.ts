// TC-6 Victory, and the victory of the scenarios (TC-5.26, TC-5.36).
import {
  at,
  BELARUS,
  MAKHNO,
  POLAND,
  RED_HOME,
  regionKeyed,
  type SpaceId,
  scenario,
  UKRAINE,
  WHITE_HOME,
} from '../data/index.ts';
import { CONQUERED_BY_RED, RED, type SideId, type State, statusOf, WHITE } from '../state.ts';
import { controls, countVcs, MOSCOW, PETROGRAD, vcsOf, vcsOfFaction } from './control.ts';
import { isControlledBy } from './factions.ts';

export interface Verdict {
  readonly winner: 'red' | 'white' | 'draw';
  readonly clause: string;
  readonly level?: string;
}

const vcsIn = (...keys: string[]): readonly SpaceId[] =>
  keys.flatMap((key) => vcsOf(regionKeyed(key)));
export const RED_HOME_VCS: readonly SpaceId[] = RED_HOME.flatMap(vcsOf);
export const WHITE_HOME_VCS: readonly SpaceId[] = WHITE_HOME.flatMap(vcsOf);
const DON = vcsIn('don');
const KUBAN = vcsIn('kuban');
const CENTRAL_URALS = vcsIn('central-ural');
const URALS = vcsIn('north-ural', 'central-ural');
const UKRAINIAN = vcsOfFaction(UKRAINE);
const ORENBURG = at(507);

export const homeVcsOf = (side: SideId): readonly SpaceId[] =>
  side === RED ? RED_HOME_VCS : WHITE_HOME_VCS;

/** TC-6.21, TC-A150: a side's own VP, less its own bid. */
const pointsOf = (s: State, side: SideId): number =>
  (side === RED ? s.vp : -s.vp) - (s.bid[side] ?? 0);

export type GoalName =
  | 'points'
  | 'red-home'
  | 'white-home'
  | 'ukraine'
  | 'don'
  | 'kuban'
  | 'urals'
  | 'central-ural'
  | 'poland'
  | 'moscow'
  | 'petrograd'
  | 'required';
/** Something to reach: so much of it is there, so much is needed. */
export interface Goal {
  readonly name: GoalName;
  readonly have: number;
  readonly need: number;
}
export interface WayToWin {
  readonly winner: 'red' | 'white';
  readonly clause: string;
  readonly when: 'at-once' | 'turn-end' | 'game-end';
  /** All of these, */
  readonly goals: readonly Goal[];
  /** and so many of those. */
  readonly choice?: { readonly least: number; readonly goals: readonly Goal[] };
}

const isReached = ({ have, need }: Goal): boolean => have >= need;
const isMet = ({ goals, choice }: WayToWin): boolean =>
  goals.every(isReached) &&
  (choice === undefined || choice.goals.filter(isReached).length >= choice.least);

/** Every way in which this game can be won before its end or at it, in the order in which they are looked at. */
export function waysToWin(s: State): readonly WayToWin[] {
  const goal = (name: GoalName, have: number, need: number): Goal => ({ name, have, need });
  const held = (name: GoalName, ids: readonly SpaceId[], need = ids.length): Goal =>
    goal(name, countVcs(s, RED, ids), need);
  const capital = (name: GoalName, id: SpaceId): Goal =>
    goal(name, controls(s, WHITE, id) ? 1 : 0, 1);
  const moscow = capital('moscow', MOSCOW);
  const petrograd = capital('petrograd', PETROGRAD);
  if (s.rules.scenario === '1919') {
    const atOnce = (one: Goal): WayToWin => ({
      winner: 'white',
      clause: 'TC-5.26a',
      when: 'at-once',
      goals: [one],
    });
    const polish = isControlledBy(s, POLAND, RED) || statusOf(s, POLAND) === CONQUERED_BY_RED;
    return [
      ...[goal('points', -s.vp, WHITE_AT_ONCE), petrograd, moscow].map(atOnce),
      {
        winner: 'red',
        clause: 'TC-5.26b',
        when: 'turn-end',
        goals: [goal('points', s.vp, 10)],
        choice: {
          least: 3,
          goals: [
            held('red-home', RED_HOME_VCS),
            held('ukraine', UKRAINIAN),
            held('don', DON),
            held('urals', URALS),
            goal('poland', polish ? 1 : 0, 1),
          ],
        },
      },
      {
        winner: 'red',
        clause: 'TC-5.26c',
        when: 'game-end',
        goals: [goal('points', s.vp, scenario('1919').par + 1)],
      },
    ];
  }
  const atTurnEnd = (
    winner: 'red' | 'white',
    clause: string,
    ...goals: readonly Goal[]
  ): WayToWin => ({ winner, clause, when: 'turn-end', goals });
  const total = totalOf(s);
  return [
    atTurnEnd(
      'red',
      'TC-6.21a',
      goal('points', pointsOf(s, RED), 30),
      held('don', DON, 1),
      held('kuban', KUBAN, 1),
      held('ukraine', UKRAINIAN, 1),
      held('central-ural', CENTRAL_URALS, 1),
    ),
    atTurnEnd('white', 'TC-6.21a', goal('points', pointsOf(s, WHITE), 30)),
    atTurnEnd(
      'red',
      'TC-6.22a',
      held('white-home', WHITE_HOME_VCS, 6),
      held('red-home', RED_HOME_VCS),
      held('ukraine', UKRAINIAN),
    ),
    atTurnEnd('white', 'TC-6.23a', moscow, petrograd),
    {
      winner: 'red',
      clause: s.rules.scenario === '1918' ? 'TC-5.36' : 'TC-6.31a',
      when: 'game-end',
      goals: [
        goal('points', total, 1),
        ...(s.rules.scenario === '1918' ? [] : [held('required', REQUIRED)]),
      ],
    },
  ];
}

/** TC-5.26a. */
const WHITE_AT_ONCE = 14;
/** The total after the bids. */
const totalOf = (s: State): number => s.vp - (s.bid[RED] ?? 0) + (s.bid[WHITE] ?? 0);

/** TC-6.2, TC-5.26b, TC-A4: at step 7.56. */
export function automaticVictory(s: State): Verdict | undefined {
  const way = waysToWin(s).find((each) => each.when === 'turn-end' && isMet(each));
  return way && { winner: way.winner, clause: way.clause };
}

/** TC-5.26a: WHITE wins the 1919 scenario the moment it holds a capital or reaches 14 VP. Asked after every act. */
export function instantVictory(s: State): Verdict | undefined {
  if (s.rules.scenario !== '1919') return undefined;
  return -s.vp >= WHITE_AT_ONCE || controls(s, WHITE, MOSCOW) || controls(s, WHITE, PETROGRAD)
    ? { winner: 'white', clause: 'TC-5.26a' }
    : undefined;
}

/** TC-6.3, TC-5.36, TC-5.26c: after the last turn. */
export function finalVictory(s: State): Verdict {
  if (s.rules.scenario === '1919') {
    const ahead = s.vp - scenario('1919').par;
    if (ahead === 0) return { winner: 'draw', clause: 'TC-5.26c' };
    return { winner: ahead > 0 ? 'red' : 'white', clause: 'TC-5.26c', level: 'marginal' };
  }
  const way = waysToWin(s).find((each) => each.when === 'game-end' && isMet(each));
  if (way) return { winner: way.winner, clause: way.clause };
  if (s.rules.scenario === '1918') return { winner: 'white', clause: 'TC-5.36' };
  return { winner: 'white', clause: totalOf(s) > 0 ? 'TC-6.31a' : 'TC-6.31b' };
}
/** TC-6.31a: what RED must hold at the end of the campaign. */
export const REQUIRED: readonly SpaceId[] = [
  ...vcsOfFaction(BELARUS),
  ...vcsOfFaction(MAKHNO),
  ...UKRAINIAN,
  ...DON,
  ...KUBAN,
  ORENBURG,
  ...RED_HOME_VCS,
];
