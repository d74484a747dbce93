// HP-4, HP-5, HP-12, HP-A54, HP-A55: what aircraft do between activations.
import type { Refusal } from '@motti/engine';
import type { Action, ActionOf, Mark } from '../actions.ts';
import { AIMS, MARKS } from '../actions.ts';
import { NOWHERE } from '../board/geometry.ts';
import { AA_SUCCEEDS_AT_MOST } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { checkMark } from '../rules/assault.ts';
import {
  AIM_NUMBER,
  ARMOUR,
  aimName,
  bombHits,
  checkAim,
  isMixed,
  locatedAt,
  SOFT,
} from '../rules/fire.ts';
import { hasSoft } from '../rules/groups.ts';
import { isLocalised, isSeenInPublic } from '../rules/sight.ts';
import type { Group, Raid, State } from '../state.ts';
import {
  AA_TOKEN,
  ANTI_TANK,
  ATTACKED,
  addTokens,
  blueOf,
  enemyOf,
  findGroup,
  finish,
  groupOf,
  payBlue,
  payWhite,
  plentifulMark,
  push,
  setGroup,
  sideName,
  sideOf,
  stockOf,
  theatre,
  WHITE_TOKEN,
  whiteOf,
} from '../state.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  type Emitter,
  nameOf,
  noSuchPlace,
  ONE_DIE,
  type Phase,
  placeAt,
  sideDecides,
  spotName,
  spotOf,
} from './phase.ts';

export function listAir(s: State, choices: Action[]): void {
  const white = whiteOf(s, s.side);
  if (white === 0) return;
  if (s.rules.airRecon) choices.push(...theatre(s).flights);
  if (!s.rules.airRaid || blueOf(s, s.side) === 0) return;
  const plain = stockOf(s, s.side, WHITE_TOKEN);
  const antiTanks = stockOf(s, s.side, WHITE_TOKEN + ANTI_TANK);
  const targets = s.groups.filter(
    (group) => sideOf(group.key) !== s.side && group.concealed === 0 && isLocalised(s, group),
  );
  targets.sort((a, b) => a.place - b.place);
  for (const target of targets)
    for (let tokens = 0; tokens <= plain; tokens++)
      for (let antiTank = 0; antiTank <= antiTanks; antiTank++)
        if (tokens + antiTank > 0)
          choices.push({ kind: 'raid', at: spotOf(s, target.place), tokens, antiTank });
}

/**
 * HP-4a, HP-5a, b: may anything be done from the air, as far as both sides know? What is asked tells no secret (HP-A76), so a
 * target that only a hidden group sees is not spoken of; it is among the choices all the same.
 */
export function mayFly(s: State): boolean {
  if (whiteOf(s, s.side) === 0) return false;
  if (s.rules.airRecon) return true;
  if (!s.rules.airRaid || blueOf(s, s.side) === 0) return false;
  return s.groups.some(
    (group) => sideOf(group.key) !== s.side && group.concealed === 0 && isSeenInPublic(s, group),
  );
}

export function checkAir(
  s: State,
  action: ActionOf<'air-recon'> | ActionOf<'raid'>,
): Refusal | undefined {
  const place = placeAt(s, action.at);
  if (place === undefined) return noSuchPlace(action.at);
  if (action.kind === 'air-recon') {
    if (!s.rules.airRecon) return refuse('HP-4a', 'module-off', { module: 'airRecon' });
    const has = whiteOf(s, s.side);
    return has > 0 ? undefined : refuse('HP-4a', 'too-few-white', { needs: 1, has });
  }
  if (!s.rules.airRaid) return refuse('HP-5a', 'module-off', { module: 'airRaid' });
  if (!locatedAt(s, s.side, place))
    return refuse('HP-5a', 'raid-needs-target', { place: spotName(action.at) });
  if (blueOf(s, s.side) < 1) return refuse('HP-5b', 'raid-needs-blue');
  const has = stockOf(s, s.side, WHITE_TOKEN);
  const hasAntiTank = stockOf(s, s.side, WHITE_TOKEN + ANTI_TANK);
  const needs = action.tokens + action.antiTank;
  return needs >= 1 && action.tokens <= has && action.antiTank <= hasAntiTank
    ? undefined
    : refuse('HP-5b', 'too-few-white', { needs: Math.max(1, needs), has: has + hasAntiTank });
}

export function applyAirRecon(s: State, action: ActionOf<'air-recon'>, _emit: Emitter): void {
  payWhite(s, s.side);
  s.search = { side: s.side, place: placeAt(s, action.at) ?? NOWHERE, radius: 0, air: 1 };
  push(s, 'air-search', 'radius');
}

export function applyRaid(s: State, action: ActionOf<'raid'>, emit: Emitter): void {
  const target = locatedAt(s, s.side, placeAt(s, action.at) ?? NOWHERE);
  if (!target) return;
  payBlue(s, s.side, 1);
  addTokens(s, s.side, WHITE_TOKEN, -action.tokens);
  addTokens(s, s.side, WHITE_TOKEN + ANTI_TANK, -action.antiTank);
  setGroup(s, target, ATTACKED);
  s.raid = {
    target: target.key,
    tokens: [action.tokens, action.antiTank],
    flak: 0,
    mark: 0,
    aim: 0,
  };
  push(s, 'bomb', 'flak');
  emit?.({
    kind: 'raid',
    clause: 'HP-5a',
    side: sideName(s.side),
    at: nameOf(s, target.place),
    tokens: action.tokens + action.antiTank,
  });
}

const raidOf = (s: State): Raid => {
  if (!s.raid) throw new Error('invariant: no raid');
  return s.raid;
};
const tokensLeft = (raid: Raid): number => raid.tokens[0]! + raid.tokens[1]!;

// ----------------------------------------------------------------------------------------- AA

export const autoFlak: Auto = (s) => {
  const owner = enemyOf(s.side);
  if (s.rules.aa && s.rules.aaVersusRaids && stockOf(s, owner, AA_TOKEN) > 0) return false;
  finish(s, 'flak');
  return true;
};

export const flak: Phase = {
  kinds: ['flak'],
  decision: (s) =>
    sideDecides(enemyOf(s.side), {
      kind: 'flak',
      clause: 'HP-D21',
      side: sideName(enemyOf(s.side)),
      group: nameOf(s, groupOf(s, raidOf(s).target).place),
    }),
  choices(s) {
    const most = stockOf(s, enemyOf(s.side), AA_TOKEN);
    return Array.from({ length: most + 1 }, (_, tokens) => ({ kind: 'flak' as const, tokens }));
  },
  check(s, _side, action) {
    const has = stockOf(s, enemyOf(s.side), AA_TOKEN);
    if (action.kind !== 'flak' || (action.tokens >= 0 && action.tokens <= has)) return undefined;
    return refuse('HP-A55', 'too-few-tokens', { colour: 'aa', has });
  },
  apply(s, name, action, emit) {
    if (action.kind !== 'flak') return;
    addTokens(s, enemyOf(s.side), AA_TOKEN, -action.tokens);
    raidOf(s).flak = action.tokens;
    finish(s, 'flak');
    push(s, 'flak-die');
    if (action.tokens > 0)
      emit?.({ kind: 'flak', clause: 'HP-A55', side: name, tokens: action.tokens });
  },
};

export const autoFlakDie: Auto = (s) => {
  const raid = raidOf(s);
  if (raid.flak > 0 && tokensLeft(raid) > 0) return false;
  finish(s, 'flak-die');
  return true;
};

export const flakDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'flak-die', clause: 'HP-12b' }, ONE_DIE),
  roll(s, [face = 1], emit) {
    const raid = raidOf(s);
    raid.flak--;
    const downed = face <= AA_SUCCEEDS_AT_MOST;
    if (downed) raid.tokens[plentifulMark(raid.tokens[0]!, raid.tokens[1]!)]!--;
    emit?.({ kind: 'aa', clause: 'HP-12b', side: sideName(enemyOf(s.side)), face, downed });
  },
};

// -------------------------------------------------------------------------------------- bombs

const hasBothMarks = (s: State, raid: Raid): boolean =>
  s.rules.adaptedMunitions && raid.tokens[0]! > 0 && raid.tokens[1]! > 0;

/** The next die: without a question where there is nothing to choose. */
export const autoBomb: Auto = (s) => {
  const raid = raidOf(s);
  const target = findGroup(s, raid.target);
  if (!target || tokensLeft(raid) === 0) {
    s.raid = null;
    finish(s, 'bomb');
    return true;
  }
  if (isMixed(s, target) || hasBothMarks(s, raid)) return false;
  raid.aim = onlyAim(s, target);
  raid.mark = raid.tokens[0]! > 0 ? 0 : ANTI_TANK;
  push(s, 'bomb-die');
  return true;
};

const onlyAim = (s: State, target: Group): number =>
  hasSoft(theatre(s), target.elements) ? SOFT : ARMOUR;

export const bomb: Phase = {
  kinds: ['bomb'],
  decision: (s) =>
    sideDecides(s.side, {
      kind: 'bomb',
      clause: 'HP-D20',
      side: sideName(s.side),
      group: nameOf(s, groupOf(s, raidOf(s).target).place),
    }),
  choices(s) {
    const raid = raidOf(s);
    const mixed = isMixed(s, groupOf(s, raid.target));
    const marks: readonly Mark[] = hasBothMarks(s, raid) ? MARKS.slice(1) : [''];
    const aims = mixed ? AIMS.slice(1) : AIMS.slice(0, 1);
    return aims.flatMap((aim) => marks.map((mark) => ({ kind: 'bomb' as const, aim, mark })));
  },
  check(s, _side, action) {
    if (action.kind !== 'bomb') return undefined;
    const raid = raidOf(s);
    const target = groupOf(s, raid.target);
    if (hasBothMarks(s, raid)) {
      if (action.mark === '') return refuse('HP-9b', 'mark-needed');
    } else if (action.mark !== '') return checkMark(s, action.mark, false);
    return checkAim(s, action.aim, isMixed(s, target), target.place);
  },
  apply(s, _side, action) {
    if (action.kind !== 'bomb') return;
    const raid = raidOf(s);
    const target = groupOf(s, raid.target);
    raid.aim = action.aim === '' ? onlyAim(s, target) : AIM_NUMBER[action.aim];
    raid.mark = hasBothMarks(s, raid)
      ? action.mark === 'at'
        ? ANTI_TANK
        : 0
      : raid.tokens[0]! > 0
        ? 0
        : ANTI_TANK;
    push(s, 'bomb-die');
  },
};

export const bombDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'bomb-die', clause: 'HP-5c' }, ONE_DIE),
  roll(s, [face = 1], emit) {
    const raid = raidOf(s);
    const target = groupOf(s, raid.target);
    raid.tokens[raid.mark]!--;
    finish(s, 'bomb-die');
    const hit = bombHits(s, target, raid.mark === ANTI_TANK, raid.aim, face);
    emit?.({
      kind: 'bombed',
      clause: hit ? 'HP-5e' : 'HP-5c',
      side: sideName(s.side),
      at: nameOf(s, target.place),
      aim: aimName(raid.aim),
      face,
      hit,
    });
    if (!hit) return;
    s.loss = { key: target.key, aim: raid.aim, chooser: enemyOf(s.side) };
    push(s, 'verdict', 'lose');
  },
};
