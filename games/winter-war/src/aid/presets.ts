// Ready-made set-ups: after history, and a sound line. Each places everybody legally, whatever the enemy has laid down.
import type { Preset, Side } from '@motti/engine';
import type { Action } from '../actions.ts';
import { distance, HEADQUARTERS, hexNamed, typeOf, type UnitId, unitName } from '../data/index.ts';
import { apply, check } from '../flow.ts';
import * as queries from '../queries.ts';
import { clone, hexOfUnit, type State } from '../state.ts';
import { inHand, isDummy, ownUnits } from './seen.ts';

const PLANS = ['historical', 'sound'] as const;
type PlanName = (typeof PLANS)[number];
export type PresetName = `preset.${PlanName}${'' | '.help'}`;

/** By type of unit: the hexes of its counters, in order. */
type Plan = Readonly<Record<string, string>>;

const FINNISH: Readonly<Record<PlanName, Plan>> = {
  historical: {
    F662: '1204 1305 1305 1306 1407 1710 1712',
    F442: '1206',
    F223: '1711 1713',
    F113: '1405 1406 1414 1218 1221 1125 1128 1134 1446 1243',
    DUM: '1513 1226 1315 1307 1033',
  },
  sound: {
    F662: '1204 1305 1305 1306 1407 1710 1712',
    F442: '1306',
    F223: '1407 1204',
    F113: '1710 1711 1713 1414 1218 1221 1125 1128 1134 1446',
    DUM: '1405 1406 1206 1612 1513',
  },
};

const SOVIET: Readonly<Record<PlanName, Plan>> = {
  historical: {
    SHQ: '1403 1910 1622 1636 1644',
    S2012: '1304 1304 1404',
    S642: '1505 1810 1811 1813 1814',
    S533: '1404',
    S222: '1504',
    S213: '1403',
    S212: '1505 1810 1811 1815 1817 1519 1419 1320 1321 1326 1425 1332 1434 1435 1436 1545 1546 1444',
    NKVD: '1329 1331 1443 1717 1618',
  },
  sound: {
    SHQ: '1403 1910 1622 1636 1645',
    S2012: '1304 1304 1404',
    S642: '1404 1505 1810 1811 1813',
    S533: '1504',
    S222: '1504',
    S213: '1505',
    S212: '1810 1811 1813 1812 1812 1910 1519 1320 1321 1425 1427 1434 1435 1436 1545 1546 1644 1544',
    NKVD: '1543 1443 1444 1329 1717',
  },
};

/** While a side deploys. */
export function presets(s: State, side: Side): readonly Preset<Action>[] {
  if (s.step !== `deploy-${side}`) return [];
  return PLANS.map((id) => ({ id, lines: () => setUpBy(s, side, id) }));
}

/** The lines that set everybody up anew: what lies on the map is taken back first. */
function setUpBy(state: State, side: Side, name: PlanName): Action[] {
  const trial = clone(state);
  const lines: Action[] = [];
  const play = (action: Action): boolean => {
    if (check(trial, side, action)) return false;
    apply(trial, side, action);
    lines.push(action);
    return true;
  };
  for (const unit of ownUnits(side)) if (hexOfUnit(trial, unit) >= 0) play({ kind: 'take', unit });
  const plan = (side === 'soviet' ? SOVIET : FINNISH)[name];
  // Headquarters first: the others live on them.
  const units = inHand({ units: trial.unitHex }, side).toSorted(
    (a, b) => Number(HEADQUARTERS.includes(b)) - Number(HEADQUARTERS.includes(a)),
  );
  for (const unit of units) {
    const wish = wishFor(plan, unit);
    if (wish !== undefined && play({ kind: 'place', unit, hex: wish })) continue;
    const near = nearestLegal(trial, side, unit, wish);
    if (near !== undefined && !isDummy(unit)) play({ kind: 'place', unit, hex: near });
  }
  return lines;
}

function wishFor(plan: Plan, unit: UnitId): number | undefined {
  const name = unitName(unit);
  const number = Number(name.slice(name.lastIndexOf('-') + 1));
  return hexNamed(plan[typeOf(unit).id]?.split(' ')[number - 1] ?? '');
}

function nearestLegal(
  state: State,
  side: Side,
  unit: UnitId,
  wish: number | undefined,
): number | undefined {
  const hexes = queries.fedHexes(state, unit) ?? state.derived.firstInHex.map((_, hex) => hex);
  return hexes
    .filter((hex) => !check(state, side, { kind: 'place', unit, hex }))
    .sort((a, b) => (wish === undefined ? 0 : distance(a, wish) - distance(b, wish)))[0];
}
