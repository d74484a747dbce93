import { describe, expect, test } from 'vitest';
import {
  at,
  BRITAIN,
  CENTRAL_POWERS,
  CZECH_LEGION,
  ESTONIA,
  FINLAND,
  FRANCE,
  factionKeyed,
  influenceValue,
  MAKHNO,
  POLAND,
  type PoliticalId,
  regionKeyed,
  regionOf,
  UKRAINE,
  USA,
  unitKeyed,
  VICTORY_CITIES,
} from '../data/index.ts';
import { laidOut, rulesOf } from '../setup.ts';
import {
  addIp,
  COMING,
  PC_BOX,
  pieceOfUnit,
  put,
  RED,
  type SideId,
  type State,
  SUBJUGATED,
  setFlagOn,
  setMarker,
  setPolitical,
  setRecord,
  setStatus,
  setWar,
  WHITE,
  WITHDRAWN,
} from '../state.ts';
import { billetSpaces, billetsOf, nearest, refuges } from './billets.ts';
import { FLAG } from './control.ts';
import { refreshAllegiance } from './factions.ts';
import {
  alliesSentAway,
  checkControl,
  checkInfluence,
  goldOwner,
  influenceModifiers,
  markerAfter,
  markerAfterEvent,
  netInfluence,
  TSAR_INFLUENCE,
  TSAR_SAVED,
} from './politics.ts';
import { updateSupply } from './supply.ts';
import {
  checkSubjugation,
  checkWar,
  isConquered,
  polishStatusNow,
  withdrawalModifiers,
  withdrawalNumber,
  withdraws,
} from './war.ts';

const campaign = (scenario = 'campaign'): State => laidOut(rulesOf({ scenario, options: {} }));
const control = (s: State, side: SideId, key: string): void => {
  const f = factionKeyed(key);
  setMarker(s, f, side === RED ? 3 : -3);
  refreshAllegiance(s, f);
};
/** Gives a side the first cities of the list until it holds so many. */
function cities(s: State, side: SideId, count: number): void {
  for (const [i, id] of VICTORY_CITIES.entries()) setRecord(s, id, i < count ? side : 2);
}

describe('the Influence card', () => {
  test('TC-8.112b gold and Victory Cities (W11)', () => {
    const s = campaign();
    control(s, RED, 'central-powers');
    s.gold = at(801);
    expect(goldOwner(s)).toBe(RED);
    // RED begins ahead with 9 against 7.
    expect(influenceModifiers(s, RED).total).toBe(2);
    for (const number of [409, 417, 419]) setRecord(s, at(number), WHITE);
    expect(influenceModifiers(s, RED).total).toBe(0);
    expect(influenceValue(5 + influenceModifiers(s, RED).total)).toBe(3);
  });

  test('TC-8.112b the Tsar helps WHITE only where WHITE chose so (W12)', () => {
    const s = campaign();
    for (const number of [409, 417, 419]) setRecord(s, at(number), WHITE);
    expect(influenceModifiers(s, WHITE).total).toBe(1);
    s.tsar = TSAR_SAVED;
    expect(influenceModifiers(s, WHITE).total).toBe(1);
    s.tsarChoice = TSAR_INFLUENCE;
    expect(influenceValue(5 + influenceModifiers(s, WHITE).total)).toBe(5);
    s.inFighting[WHITE] = 2;
    expect(influenceModifiers(s, WHITE).total).toBe(1);
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
    expect(netInfluence(s, UKRAINE).total).toBe(1);
    expect(netInfluence(s, POLAND).total).toBe(0);
  });

  test('TC-8.132b one space a point, two at most, never past Control (W17)', () => {
    const s = campaign();
    expect([1, 2, 5].map((net) => markerAfter(s, UKRAINE, net))).toEqual([1, 2, 2]);
    setMarker(s, MAKHNO, 1);
    expect(markerAfter(s, MAKHNO, 4)).toBe(3);
    setMarker(s, MAKHNO, 2);
    expect(markerAfter(s, MAKHNO, 4)).toBe(3);
  });

  test('TC-8.132c Control is not lost for a single point', () => {
    const s = campaign();
    setMarker(s, MAKHNO, 3);
    expect([-1, -2, -3, -6].map((net) => markerAfter(s, MAKHNO, net))).toEqual([3, 2, 1, 1]);
    expect(markerAfter(s, MAKHNO, 2)).toBe(3);
  });

  test('TC-8.133b RED never gains the Allies nor the Legion', () => {
    const s = campaign();
    for (const f of [BRITAIN, FRANCE, USA, CZECH_LEGION]) {
      setMarker(s, f, 2);
      expect(markerAfter(s, f, 2)).toBe(2);
      expect(checkControl(s, RED, f, 'event')?.code).toBe('never-red');
    }
  });

  test('TC-8.312a Baltic Countries stop at RED 2 until RED 10', () => {
    const s = campaign();
    setMarker(s, ESTONIA, 2);
    expect(markerAfter(s, ESTONIA, 1)).toBe(2);
    setFlagOn(s, FLAG.balticOpenToRed);
    expect(markerAfter(s, ESTONIA, 1)).toBe(3);
  });

  test('TC-8.318a France waits for the Germans to go', () => {
    const s = campaign();
    setMarker(s, FRANCE, -2);
    expect(markerAfter(s, FRANCE, -1)).toBe(-2);
    setStatus(s, CENTRAL_POWERS, WITHDRAWN);
    expect(markerAfter(s, FRANCE, -1)).toBe(-3);
  });

  test('TC-8.315f the Western Allies stay away from the ally of the Germans', () => {
    const s = campaign();
    setMarker(s, BRITAIN, -2);
    expect(alliesSentAway(s)).toEqual([BRITAIN, FRANCE]);
    control(s, WHITE, 'central-powers');
    expect(markerAfter(s, BRITAIN, -2)).toBe(-2);
    setMarker(s, BRITAIN, -3);
    expect(alliesSentAway(s)).toEqual([FRANCE]);
  });

  test('TC-16.36k after WHITE 12 no power is won in politics, but by events', () => {
    const s = campaign();
    setFlagOn(s, FLAG.noMajorPowerPolitics);
    setMarker(s, USA, -2);
    expect(markerAfter(s, USA, -2)).toBe(-2);
    expect(markerAfterEvent(s, USA, WHITE, 1, true)).toBe(-3);
  });

  test('TC-8.134a TC-C.do.moveFcm an event moves beyond the cap, into Control only if it says so', () => {
    const s = campaign();
    expect(markerAfterEvent(s, UKRAINE, RED, 3, true)).toBe(3);
    expect(markerAfterEvent(s, UKRAINE, RED, 3, false)).toBe(2);
    setMarker(s, UKRAINE, -1);
    expect(markerAfterEvent(s, UKRAINE, RED, 3, true)).toBe(2);
    setMarker(s, UKRAINE, -3);
    expect(markerAfterEvent(s, UKRAINE, RED, 3, true)).toBe(-3);
  });

  test('TC-8.133c TC-8.135a a frozen marker takes no influence', () => {
    const s = campaign();
    setWar(s, UKRAINE, 1);
    expect(markerAfter(s, UKRAINE, 2)).toBe(0);
    expect(checkInfluence(s, UKRAINE)?.code).toBe('marker-frozen');
    expect(checkInfluence(s, POLAND)).toBeUndefined();
  });
});

describe('setting up', () => {
  test('TC-8.141a the forces of a faction go to their listed spaces', () => {
    const s = campaign();
    control(s, RED, 'makhno');
    for (const billet of billetsOf(s, MAKHNO, RED))
      expect(billetSpaces(s, RED, billet)).toEqual([billet.listed]);
  });

  test('TC-8.141b TC-A123 not where Central Powers units stand', () => {
    const s = campaign();
    control(s, RED, 'ukraine');
    const kiev = { piece: pieceOfUnit(unitKeyed('ukr-sich')), listed: at(220) };
    const spaces = billetSpaces(s, RED, kiev);
    expect(spaces).not.toContain(at(220));
    expect(spaces.length).toBeGreaterThan(0);
    expect(billetsOf(s, UKRAINE, RED)[0]!.listed).not.toBe(at(220));
  });

  test('TC-8.317b Finns listed for a RED Helsinki join White Finns', () => {
    const s = campaign();
    control(s, WHITE, 'finland');
    const first = { piece: pieceOfUnit(unitKeyed('fin-1')), listed: at(126) };
    expect(billetSpaces(s, WHITE, first)).toEqual([at(130), at(132), at(135)]);
  });

  test('TC-8.314c an Allied landing where RED stands goes to the alternates', () => {
    const s = campaign();
    control(s, WHITE, 'britain');
    const corps = { piece: pieceOfUnit(unitKeyed('br-9th-c1')), listed: at(732) };
    put(s, pieceOfUnit(unitKeyed('red-c24')), at(732));
    expect(billetSpaces(s, WHITE, corps)).toEqual([at(717)]);
    for (const [unit, number] of [
      ['red-c23', 717],
      ['red-c22', 716],
    ] as const)
      put(s, pieceOfUnit(unitKeyed(unit)), at(number));
    expect(billetSpaces(s, WHITE, corps)).toEqual([]);
  });

  test('TC-A134 nearest is by connections, whatever lies between', () => {
    expect(nearest(at(801), [at(817), at(709)])).toEqual([at(817)]);
    expect(nearest(at(801), [])).toEqual([]);
  });

  test('TC-8.143a the displaced go to the nearest friendly supplied space outside', () => {
    const s = campaign();
    control(s, RED, 'estonia');
    const corps = pieceOfUnit(unitKeyed('red-c24'));
    put(s, corps, at(122));
    setMarker(s, ESTONIA, 2);
    updateSupply(s);
    const spaces = refuges(s, corps);
    expect(spaces.length).toBeGreaterThan(0);
    for (const id of spaces) expect(regionOf(id)).toBe(regionKeyed('north'));
  });
});

describe('withdrawal', () => {
  test('TC-8.4a numbers by turn', () => {
    const s = campaign();
    expect([1, 2, 3, 4, 5].map((turn) => withdrawalNumber({ ...s, turn }, CENTRAL_POWERS))).toEqual(
      [0, 1, 4, 6, 6],
    );
    expect(withdrawalNumber({ ...s, turn: 4 }, BRITAIN)).toBe(0);
  });

  test('TC-8.4b the controller’s lead counts, not for the Central Powers', () => {
    const s = campaign();
    control(s, WHITE, 'britain');
    control(s, WHITE, 'central-powers');
    expect(withdrawalModifiers(s, BRITAIN).total).toBe(-1);
    expect(withdrawalModifiers(s, CENTRAL_POWERS).total).toBe(0);
    cities(s, WHITE, 20);
    expect(withdrawalModifiers(s, BRITAIN).total).toBe(1);
  });

  test('TC-C.P46 Armistice: the die of the Central Powers is two lower', () => {
    const s = campaign();
    s.turn = 3;
    expect(withdraws(s, CENTRAL_POWERS, 6)).toBe(false);
    s.lasting.push({
      do: 'dieMod',
      side: RED,
      until: 'turn',
      turn: 3,
      table: 'withdrawal',
      factions: [CENTRAL_POWERS],
      value: -2,
    });
    expect(withdraws(s, CENTRAL_POWERS, 6)).toBe(true);
  });

  test('TC-8.4e a power that must go goes', () => {
    const s = campaign();
    s.leaving.push(FRANCE);
    expect(withdraws(s, FRANCE, 6)).toBe(true);
  });
});

describe('war', () => {
  test.each([
    ['TC-8.51a never on a Major Power', BRITAIN, 5, 'no-war-on-powers'],
    ['TC-8.51a never on turn 1', MAKHNO, 1, 'no-war-on-turn-1'],
    ['TC-8.324c German shield', UKRAINE, 2, 'german-shield'],
    ['TC-8.317d Finland behind a closed border', FINLAND, 5, 'border-closed'],
    ['TC-8.51a Khiva', factionKeyed('khiva'), 2, undefined],
  ] as const)('%s', (_, f, turn, code) => {
    expect(checkWar({ ...campaign(), turn }, RED, f)?.code).toBe(code);
  });

  test('TC-8.51c an enemy’s faction is at war without a declaration', () => {
    const s = { ...campaign(), turn: 5 };
    control(s, WHITE, 'khiva');
    expect(checkWar(s, RED, factionKeyed('khiva'))?.code).toBe('already-at-war');
    expect(checkWar(s, WHITE, factionKeyed('khiva'))?.code).toBe('not-neutral');
  });

  test('TC-8.53a conquered when every Victory City is held in supply', () => {
    const s = { ...campaign(), turn: 5 };
    setWar(s, ESTONIA, 1);
    const reval = at(121);
    put(s, pieceOfUnit(unitKeyed('cp-ge-c4')), COMING);
    setRecord(s, reval, RED);
    updateSupply(s);
    expect(isConquered(s, RED, ESTONIA)).toBe(false);
    for (const number of [122, 124, 125]) setRecord(s, at(number), RED);
    updateSupply(s);
    expect(isConquered(s, RED, ESTONIA)).toBe(true);
    expect(isConquered(s, WHITE, ESTONIA)).toBe(false);
  });

  test('TC-A137 not under Central Powers units', () => {
    const s = { ...campaign(), turn: 5 };
    setWar(s, ESTONIA, 1);
    for (const number of [121, 122, 124, 125]) setRecord(s, at(number), RED);
    updateSupply(s);
    expect(isConquered(s, RED, ESTONIA)).toBe(false);
  });

  test('TC-A135 Helsinki alone conquers nothing behind a closed border', () => {
    const s = campaign();
    control(s, WHITE, 'finland');
    updateSupply(s);
    expect(isConquered(s, RED, FINLAND)).toBe(false);
  });

  test('TC-8.61a TC-8.61d subjugation', () => {
    const s = campaign();
    expect(checkSubjugation(s, POLAND)?.code).toBe('not-a-republic');
    expect(checkSubjugation(s, MAKHNO)?.code).toBe('not-reds');
    control(s, RED, 'makhno');
    updateSupply(s);
    expect(checkSubjugation(s, MAKHNO)?.code).toBe('cities-not-held');
    setStatus(s, MAKHNO, 1);
    setRecord(s, at(231), RED);
    expect(checkSubjugation(s, MAKHNO)).toBeUndefined();
    setStatus(s, MAKHNO, SUBJUGATED);
    expect(checkSubjugation(s, MAKHNO)?.code).toBe('subjugated-already');
    expect(checkSubjugation(campaign('1918'), MAKHNO)?.code).toBe('no-subjugation');
  });
});

describe('Poland', () => {
  test('TC-8.321d the status rises with the enemy at the door and in the house', () => {
    const s = campaign();
    expect(polishStatusNow(s)).toBe(1);
    control(s, WHITE, 'poland');
    expect(polishStatusNow(s)).toBe(1);
    expect(polishStatusNow({ ...s, turn: 10 })).toBe(2);
    put(s, pieceOfUnit(unitKeyed('cp-ge-c2')), COMING);
    setRecord(s, at(114), RED);
    expect(polishStatusNow(s)).toBe(2);
    put(s, pieceOfUnit(unitKeyed('red-c24')), at(106));
    expect(polishStatusNow(s)).toBe(3);
  });
});
