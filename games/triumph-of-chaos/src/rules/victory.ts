// TC-6 Victory, and the victory of the scenarios (TC-5.26, TC-5.36).
import {
  at,
  BELARUS,
  MAKHNO,
  POLAND,
  RED_HOME,
  regionKeyed,
  type SpaceId,
  UKRAINE,
  WHITE_HOME,
} from '../data/index.ts';
import { CONQUERED_BY_RED, RED, type SideId, type State, statusOf, WHITE } from '../state.ts';
import {
  controls,
  controlsAll,
  countVcs,
  MOSCOW,
  PETROGRAD,
  vcsOf,
  vcsOfFaction,
} from './control.ts';
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

/** TC-6.2, TC-A4: at step 7.56. */
export function automaticVictory(s: State): Verdict | undefined {
  if (s.rules.scenario === '1919') return victory1919(s);
  const red = (ids: readonly SpaceId[]): number => countVcs(s, RED, ids);
  if (pointsOf(s, RED) >= 30 && red(DON) && red(KUBAN) && red(UKRAINIAN) && red(CENTRAL_URALS))
    return { winner: 'red', clause: 'TC-6.21a' };
  if (pointsOf(s, WHITE) >= 30) return { winner: 'white', clause: 'TC-6.21a' };
  if (red(WHITE_HOME_VCS) >= 6 && controlsAll(s, RED, [...RED_HOME_VCS, ...UKRAINIAN]))
    return { winner: 'red', clause: 'TC-6.22a' };
  if (controls(s, WHITE, MOSCOW) && controls(s, WHITE, PETROGRAD))
    return { winner: 'white', clause: 'TC-6.23a' };
  return undefined;
}

/** TC-5.26b. */
function victory1919(s: State): Verdict | undefined {
  if (s.vp < 10) return undefined;
  const goals = [
    controlsAll(s, RED, RED_HOME_VCS),
    controlsAll(s, RED, UKRAINIAN),
    controlsAll(s, RED, DON),
    controlsAll(s, RED, URALS),
    isControlledBy(s, POLAND, RED) || statusOf(s, POLAND) === CONQUERED_BY_RED,
  ];
  return goals.filter(Boolean).length >= 3 ? { winner: 'red', clause: 'TC-5.26b' } : undefined;
}

/** TC-5.26a: WHITE wins the 1919 scenario the moment it holds a capital or reaches 14 VP. */
export function instantVictory(s: State): Verdict | undefined {
  if (s.rules.scenario !== '1919') return undefined;
  return s.vp <= -14 || controls(s, WHITE, MOSCOW) || controls(s, WHITE, PETROGRAD)
    ? { winner: 'white', clause: 'TC-5.26a' }
    : undefined;
}

/** TC-6.3, TC-5.36, TC-5.26c: after the last turn. */
export function finalVictory(s: State): Verdict {
  if (s.rules.scenario === '1919') {
    if (s.vp === 0) return { winner: 'draw', clause: 'TC-5.26c' };
    return { winner: s.vp > 0 ? 'red' : 'white', clause: 'TC-5.26c', level: 'marginal' };
  }
  const total = s.vp - (s.bid[RED] ?? 0) + (s.bid[WHITE] ?? 0);
  if (s.rules.scenario === '1918')
    return { winner: total >= 1 ? 'red' : 'white', clause: 'TC-5.36' };
  return total > 0 && controlsAll(s, RED, REQUIRED)
    ? { winner: 'red', clause: 'TC-6.31a' }
    : { winner: 'white', clause: total > 0 ? 'TC-6.31a' : 'TC-6.31b' };
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
