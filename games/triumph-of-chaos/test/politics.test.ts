import { describe, expect, test } from 'vitest';
import type { StepKind } from '../src/actions.ts';
import {
  at,
  BRITAIN,
  CENTRAL_POWERS,
  CZECH_LEGION,
  ESTONIA,
  FINLAND,
  FRANCE,
  faction,
  factionKeyed,
  influenceValue,
  MAKHNO,
  POLAND,
  type PoliticalId,
  region,
  UKRAINE,
  USA,
  unitKeyed,
} from '../src/data/index.ts';
import { settle } from '../src/flow.ts';
import { gainFaction } from '../src/phases/factions.ts';
import { checkWar } from '../src/phases/operations.ts';
import { influenceModifier, moveFcms } from '../src/phases/political.ts';
import { FLAG } from '../src/rules/control.ts';
import { nearest } from '../src/rules/distance.ts';
import { isMovable, refreshAllegiance } from '../src/rules/factions.ts';
import { mayEnterControl, movedMarker, netOf } from '../src/rules/influence.ts';
import { goldOwner, markerAfterEvent } from '../src/rules/politics.ts';
import { laidOut, rulesOf } from '../src/setup.ts';
import {
  addIp,
  COMING,
  PC_BOX,
  pieceOfUnit,
  push,
  put,
  RED,
  type SideId,
  type State,
  setFlagOn,
  setMarker,
  setPolitical,
  setRecord,
  setStatus,
  setWar,
  WHITE,
  WITHDRAWN,
} from '../src/state.ts';

const campaign = (scenario = 'campaign'): State => laidOut(rulesOf({ scenario, options: {} }));
const control = (s: State, side: SideId, key: string): void => {
  const f = factionKeyed(key);
  setMarker(s, f, side === RED ? 3 : -3);
  refreshAllegiance(s, f);
};
describe('the Influence card', () => {
  test('TC-8.112b gold and Victory Cities (W11)', () => {
    const s = campaign();
    control(s, RED, 'central-powers');
    s.gold = at(801);
    expect(goldOwner(s)).toBe(RED);
    // RED begins ahead with 9 against 7.
    expect(influenceModifier(s, RED)).toBe(2);
    for (const number of [409, 417, 419]) setRecord(s, at(number), WHITE);
    expect(influenceModifier(s, RED)).toBe(0);
    expect(influenceValue(5 + influenceModifier(s, RED))).toBe(3);
  });

  test('TC-8.112b the Tsar helps WHITE only where WHITE chose so (W12)', () => {
    const s = campaign();
    for (const number of [409, 417, 419]) setRecord(s, at(number), WHITE);
    expect(influenceModifier(s, WHITE)).toBe(1);
    s.tsar = 2;
    expect(influenceModifier(s, WHITE)).toBe(1);
    s.tsarChoice = 2;
    expect(influenceValue(5 + influenceModifier(s, WHITE))).toBe(5);
    s.inFighting[WHITE] = 2;
    expect(influenceModifier(s, WHITE)).toBe(1);
  });

  test('TC-16.31c uncontrolled Czechs at Kazan: nobody owns the gold', () => {
    expect(goldOwner(campaign())).toBeUndefined();
  });
});

describe('influence', () => {
  test('TC-8.132a cards and markers are added, RED less WHITE (W16)', () => {
    const s = campaign();
    // Decree on Land gives RED 2 in Ukraine, Rakovsky 2 more; the Directory WHITE 2.
    for (const number of [3, 15, 36]) setPolitical(s, (number - 1) as PoliticalId, PC_BOX);
    addIp(s, WHITE, UKRAINE, 1);
    expect(netOf(s, UKRAINE)).toBe(1);
    expect(netOf(s, POLAND)).toBe(0);
  });

  test('TC-8.132b one space a point, two at most, never past Control (W17)', () => {
    const s = campaign();
    setMarker(s, UKRAINE, 0);
    expect([1, 2, 5].map((net) => movedMarker(s, UKRAINE, net))).toEqual([1, 2, 2]);
    setMarker(s, MAKHNO, 1);
    expect(movedMarker(s, MAKHNO, 4)).toBe(3);
    setMarker(s, MAKHNO, 2);
    expect(movedMarker(s, MAKHNO, 4)).toBe(3);
  });

  test('TC-8.132c Control is not lost for a single point', () => {
    const s = campaign();
    setMarker(s, MAKHNO, 3);
    expect([-1, -2, -3, -6].map((net) => movedMarker(s, MAKHNO, net))).toEqual([3, 2, 1, 1]);
    expect(movedMarker(s, MAKHNO, 2)).toBe(3);
  });

  test('TC-8.133b RED never gains the Allies nor the Legion', () => {
    const s = campaign();
    for (const f of [BRITAIN, FRANCE, USA, CZECH_LEGION]) {
      setMarker(s, f, 2);
      expect(movedMarker(s, f, 2)).toBe(2);
      expect(mayEnterControl(s, f, RED, false)).toBe(false);
    }
  });

  test('TC-8.312a Baltic Countries stop at RED 2 until RED 10', () => {
    const s = campaign();
    setMarker(s, ESTONIA, 2);
    expect(movedMarker(s, ESTONIA, 1)).toBe(2);
    setFlagOn(s, FLAG.balticOpenToRed);
    expect(movedMarker(s, ESTONIA, 1)).toBe(3);
  });

  test('TC-8.318a France waits for the Germans to go', () => {
    const s = campaign();
    setMarker(s, FRANCE, -2);
    expect(movedMarker(s, FRANCE, -1)).toBe(-2);
    setStatus(s, CENTRAL_POWERS, WITHDRAWN);
    expect(movedMarker(s, FRANCE, -1)).toBe(-3);
  });

  test('TC-8.315f the Western Allies stay away from the ally of the Germans', () => {
    const s = campaign();
    setMarker(s, BRITAIN, -2);
    s.agenda.push({ kind: 'over' });
    gainFaction(s, CENTRAL_POWERS, WHITE, true, undefined);
    expect([s.fcm[BRITAIN], s.fcm[FRANCE]]).toEqual([0, 0]);
    setMarker(s, BRITAIN, -2);
    expect(movedMarker(s, BRITAIN, -2)).toBe(-2);
  });

  test('TC-16.36k after WHITE 12 no power is won in politics, but by events', () => {
    const s = campaign();
    setFlagOn(s, FLAG.noMajorPowerPolitics);
    setMarker(s, USA, -2);
    expect(movedMarker(s, USA, -2)).toBe(-2);
    expect(markerAfterEvent(s, USA, WHITE, 1, true)).toBe(-3);
  });

  test('TC-8.134a TC-C.do.moveFcm an event moves beyond the cap, into Control only if it says so', () => {
    const s = campaign();
    setMarker(s, UKRAINE, 0);
    expect(markerAfterEvent(s, UKRAINE, RED, 3, true)).toBe(3);
    expect(markerAfterEvent(s, UKRAINE, RED, 3, false)).toBe(2);
    setMarker(s, UKRAINE, -1);
    expect(markerAfterEvent(s, UKRAINE, RED, 3, true)).toBe(2);
    setMarker(s, UKRAINE, -3);
    expect(markerAfterEvent(s, UKRAINE, RED, 3, true)).toBe(-3);
  });

  test('TC-8.133c TC-8.135a a frozen marker takes no influence', () => {
    const s = campaign();
    setMarker(s, UKRAINE, 0);
    setWar(s, UKRAINE, 1);
    expect(movedMarker(s, UKRAINE, 2)).toBe(0);
    expect([isMovable(s, UKRAINE), isMovable(s, POLAND)]).toEqual([false, true]);
  });
});

/** Plays a step of the sequence that the game carries out alone. */
const carryOut = (s: State, kind: StepKind): void => {
  s.agenda.push({ kind: 'over' }, { kind });
  settle(s);
};
const spaceOfUnit = (s: State, key: string): number => s.place[unitKeyed(key)]!;

describe('losing control', () => {
  test('TC-A134 of several regions that turn neutral WHITE leaves them all before RED does', () => {
    const s = campaign();
    control(s, WHITE, 'astrakhan');
    control(s, RED, 'turkestan');
    const [white, red] = ['ru-c4', 'red-c16'].map((key) => pieceOfUnit(unitKeyed(key)));
    put(s, white!, region(faction(factionKeyed('astrakhan')).region!).spaces[0]!);
    put(s, red!, region(faction(factionKeyed('turkestan')).region!).spaces[0]!);
    addIp(s, RED, factionKeyed('astrakhan'), 3);
    addIp(s, WHITE, factionKeyed('turkestan'), 3);
    push(s, { kind: 'move-fcms' });
    moveFcms(s, undefined);
    const leaving = s.agenda.filter(({ kind }) => kind === 'displace').reverse();
    expect(leaving.map(({ side, piece }) => [side, piece])).toEqual([
      [WHITE, white],
      [RED, red],
    ]);
  });
});

describe('setting up', () => {
  test('TC-8.141a the forces of a faction go to their listed spaces', () => {
    const s = campaign();
    s.agenda.push({ kind: 'over' });
    gainFaction(s, MAKHNO, RED, true, undefined);
    expect([spaceOfUnit(s, 'mak-1'), spaceOfUnit(s, 'mak-c1')]).toEqual([at(231), at(230)]);
  });

  test('TC-8.141b TC-A123 not where Central Powers units stand', () => {
    const s = campaign();
    s.agenda.push({ kind: 'over' });
    gainFaction(s, UKRAINE, RED, true, undefined);
    settle(s);
    expect(spaceOfUnit(s, 'ukr-sich')).not.toBe(at(220));
  });

  test('TC-A134 nearest is by connections, whatever lies between', () => {
    expect(nearest(at(801), [at(817), at(709)])).toEqual([at(817)]);
    expect(nearest(at(801), [])).toEqual([]);
    // TC-A133: nobody passes through Eastern Romania, which would make Kamenets-Podolsk as near.
    expect(nearest(at(214), [at(211), at(212)])).toEqual([at(212)]);
  });
});

describe('withdrawal', () => {
  const left = (s: State, f: number): boolean => s.status[f] === WITHDRAWN;

  test('TC-8.4a on turn 4 the Central Powers go, Britain is not asked', () => {
    const s = campaign();
    s.turn = 4;
    carryOut(s, 'withdrawal');
    expect([left(s, CENTRAL_POWERS), left(s, BRITAIN)]).toEqual([true, false]);
  });

  test('TC-8.4a on turn 1 nobody is asked', () => {
    const s = campaign();
    carryOut(s, 'withdrawal');
    expect(s.agenda.map(({ kind }) => kind)).toEqual(['over']);
  });

  test('TC-8.4e a power that must go goes', () => {
    const s = campaign();
    s.leaving.push(FRANCE);
    carryOut(s, 'withdrawal');
    expect(left(s, FRANCE)).toBe(true);
  });
});

describe('war', () => {
  test.each([
    ['TC-8.51a never on a Major Power', BRITAIN, 5, 'TC-8.51a'],
    ['TC-8.51a never on turn 1', MAKHNO, 1, 'TC-8.51a'],
    ['TC-8.324c German shield', UKRAINE, 2, 'TC-8.324c'],
    ['TC-8.317d Finland behind a closed border', FINLAND, 5, 'TC-8.317d'],
    ['TC-8.51a Khiva', factionKeyed('khiva'), 2, undefined],
  ] as const)('%s', (_, f, turn, clause) => {
    expect(checkWar({ ...campaign(), turn }, RED, f)?.clause).toBe(clause);
  });

  test('TC-8.53a conquered when every Victory City is held in supply', () => {
    const s = campaign();
    setWar(s, ESTONIA, 1);
    put(s, pieceOfUnit(unitKeyed('cp-ge-c4')), COMING);
    setRecord(s, at(121), RED);
    carryOut(s, 'conquest');
    expect(s.status[ESTONIA]).toBe(0);
    for (const number of [122, 124, 125]) setRecord(s, at(number), RED);
    carryOut(s, 'conquest');
    expect(s.status[ESTONIA]).toBe(1);
  });

  test('TC-A137 not under Central Powers units', () => {
    const s = campaign();
    setWar(s, ESTONIA, 1);
    for (const number of [121, 122, 124, 125]) setRecord(s, at(number), RED);
    carryOut(s, 'conquest');
    expect(s.status[ESTONIA]).toBe(0);
  });

  test('TC-A135 Helsinki alone conquers nothing behind a closed border', () => {
    const s = campaign();
    control(s, WHITE, 'finland');
    carryOut(s, 'conquest');
    expect(s.status[FINLAND]).toBe(0);
  });

  test('TC-8.61a RED is asked for a Republic whose cities it holds', () => {
    const s = campaign();
    setStatus(s, MAKHNO, 1);
    setRecord(s, at(231), RED);
    carryOut(s, 'subjugate');
    expect(s.agenda.at(-1)?.kind).toBe('subjugate');
  });

  test('TC-5.38 TC-8.61d not in the 1918 scenario', () => {
    const s = campaign('1918');
    setStatus(s, MAKHNO, 1);
    setRecord(s, at(231), RED);
    carryOut(s, 'subjugate');
    expect(s.agenda.at(-1)?.kind).toBe('over');
  });
});
