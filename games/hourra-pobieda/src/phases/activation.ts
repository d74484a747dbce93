// HP-D4 to D6, HP-A13, HP-A25, HP-A26: the next action of a sequence, and how an activation begins and ends.
import type { Refusal } from '@motti/engine';
import type { Action, ActionOf, GameAsk, Mode, Supply } from '../actions.ts';
import { MODES, NO_SPOT, SUPPLIES } from '../actions.ts';
import { NOWHERE, type Place } from '../board/geometry.ts';
import { refuse } from '../refusal.ts';
import {
  canPay,
  checkDeclaration,
  checkRough,
  checkWayOut,
  costOf,
  type Declarer,
  declarerOf,
  mayBanzai,
  mayBeSupplied,
  mayBuildDepot,
  pontoonSites,
} from '../rules/declaration.ts';
import { startsInRough } from '../rules/movement.ts';
import { firstOfEachKind, identical } from '../rules/placement.ts';
import type { Activation, ElementId, Group, SideId, State } from '../state.ts';
import {
  assaultsOf,
  enemyOf,
  findGroup,
  finish,
  geometry,
  groupHas,
  groupOf,
  isUnreleased,
  lockOfElement,
  NO_GROUP,
  OF_SEQUENCE,
  payBlue,
  payWhite,
  push,
  SIDES,
  SPENT,
  setGroup,
  sideName,
  sideOf,
  theatre,
} from '../state.ts';
import { elementOf } from '../theatre.ts';
import { applyAirRecon, applyRaid, checkAir, listAir, mayFly } from './air.ts';
import { reveal } from './changes.ts';
import {
  type Auto,
  activeDecides,
  type Emitter,
  nameOf,
  noSuchPlace,
  numberOf,
  only,
  type Phase,
  placeAt,
  sideDecides,
  spotName,
  spotOf,
  tell,
  toldTo,
  typeNames,
} from './phase.ts';

// ---------------------------------------------------------------------------------- sequences

const beginSequence = (s: State, side: SideId, emit: Emitter): void => {
  s.side = side;
  s.last = null;
  for (let e = 0; e < s.flags.length; e++) s.flags[e]! &= ~OF_SEQUENCE;
  emit?.({
    kind: 'sequence',
    clause: side === s.attacker ? 'HP-2.0d' : 'HP-2.0e',
    side: sideName(side),
    attacker: side === s.attacker,
  });
  push(s, 'idle', 'arrive');
};

export const first: Auto = (s, emit) => {
  finish(s, 'first');
  beginSequence(s, s.attacker, emit);
  return true;
};

export const second: Auto = (s, emit) => {
  finish(s, 'second');
  beginSequence(s, enemyOf(s.attacker), emit);
  return true;
};

// --------------------------------------------------------------------------------------- idle

const mayActivate = (s: State, group: Group): boolean =>
  !groupHas(s, group, SPENT) && !isUnreleased(s, group);

/** By side, as attacker and as defender, without aircraft and with: asked for at every step, and made once. */
const IDLE = SIDES.map((side) =>
  (['HP-2.0d', 'HP-2.0e'] as const).map((clause) =>
    [false, true].map((air) =>
      sideDecides(side, { kind: 'idle', clause, side: sideName(side), air }),
    ),
  ),
);
const END: Action = { kind: 'end' };

export const idle: Phase = {
  kinds: ['activate', 'air-recon', 'raid', 'end'],
  decision: (s) => IDLE[s.side]![s.side === s.attacker ? 0 : 1]![mayFly(s) ? 1 : 0]!,
  choices(s) {
    const choices: Action[] = [];
    for (const group of s.groups)
      if (sideOf(group.key) === s.side && mayActivate(s, group))
        choices.push({ kind: 'activate', at: spotOf(s, group.place) });
    listAir(s, choices);
    choices.push(END);
    return choices;
  },
  check(s, _side, action) {
    switch (action.kind) {
      case 'activate':
        return checkActivate(s, action.at);
      case 'air-recon':
      case 'raid':
        return checkAir(s, action);
      default:
        return undefined;
    }
  },
  apply(s, _side, action, emit) {
    switch (action.kind) {
      case 'activate': {
        const place = placeAt(s, action.at) ?? NOWHERE;
        const group = ownGroupAt(s, place);
        if (group) activate(s, group, emit);
        return;
      }
      case 'air-recon':
        applyAirRecon(s, action, emit);
        return;
      case 'raid':
        applyRaid(s, action, emit);
        return;
      default:
        finish(s, 'idle');
    }
  },
};

const ownGroupAt = (s: State, place: Place): Group | undefined =>
  s.groups.find((group) => group.place === place && sideOf(group.key) === s.side);

function checkActivate(s: State, at: number): Refusal | undefined {
  const place = placeAt(s, at);
  if (place === undefined) return noSuchPlace(at);
  const group = ownGroupAt(s, place);
  if (!group) {
    const enemy = s.groups.some((other) => other.place === place && other.concealed === 0);
    return enemy
      ? refuse(s.side === s.attacker ? 'HP-2.0d' : 'HP-2.0e', 'not-your-sequence', {
          side: sideName(s.side),
        })
      : refuse('HP-D5', 'nobody-there', { place: spotName(at) });
  }
  if (isUnreleased(s, group)) {
    const t = theatre(s);
    const reinforcement = t.reinforcements[t.reinforcementOf[group.elements[0]!]!]?.id ?? '';
    return refuse('HP-S.4c', 'not-released', { group: spotName(at), reinforcement });
  }
  return groupHas(s, group, SPENT)
    ? refuse('HP-2.2c', 'spent', { group: spotName(at) })
    : undefined;
}

export const newActivation = (s: State, group: Group): Activation => ({
  key: group.key,
  detached: [],
  supplied: 0,
  mode: 'hold',
  banzai: 0,
  recon: 0,
  parent: NOWHERE,
  steps: 0,
  walked: 0,
  zones: [],
  zoned: 0,
  offRoad: 0,
  fromRough: 0,
  broken: 0,
  inside: geometry(s).areaAt(group.place),
  stopped: 0,
  mined: 0,
  brought: [],
  assaults: 0,
  fired: 0,
  shots: 0,
});

function activate(s: State, group: Group, emit: Emitter): void {
  s.active = newActivation(s, group);
  s.last = null;
  s.assault = null;
  push(s, 'declare');
  const side = sideName(sideOf(group.key));
  tell(
    emit,
    {
      kind: 'activated',
      clause: 'HP-2.2a',
      side,
      at: nameOf(s, group.place),
      elements: typeNames(s, group.elements),
    },
    toldTo(group),
  );
  if (group.concealed === 1)
    tell(emit, { kind: 'hidden-activation', clause: 'HP-A76', side }, only(enemyOf(s.side)));
}

/** The activation is over: its elements have done their part (HP-2.2c, HP-A27). */
export const spend: Auto = (s) => {
  finish(s, 'spend');
  const group = findGroup(s, s.active?.key ?? NO_GROUP);
  if (group) setGroup(s, group, SPENT);
  s.last = group ? s.active : null;
  s.active = null;
  return true;
};

// ------------------------------------------------------------------------------------ declare

const activeOf = (s: State): Activation => {
  if (!s.active) throw new Error('invariant: nobody is active');
  return s.active;
};

/** Elements of a group that may stand for one another: alike in type, quality and everything they carry. */
const alikeInGroup =
  (s: State) =>
  (a: ElementId, b: ElementId): boolean =>
    s.flags[a] === s.flags[b] &&
    assaultsOf(s, a) === assaultsOf(s, b) &&
    lockOfElement(s, a) === lockOfElement(s, b);

const remaining = (s: State, active: Activation): ElementId[] =>
  groupOf(s, active.key).elements.filter((element) => !active.detached.includes(element));

export const declareAsk = (s: State): GameAsk => ({
  kind: 'declare',
  clause: 'HP-D6',
  side: sideName(s.side),
  group: nameOf(s, groupOf(s, activeOf(s).key).place),
});

export const declare: Phase = {
  kinds: ['declare', 'detach', 'rejoin'],
  decision: (s) => activeDecides(s, declareAsk),
  choices(s) {
    const active = activeOf(s);
    const who = declarerOf(s, active);
    const choices: Action[] = [];
    if (who.split) listSplit(s, who, choices);
    else listDeclarations(s, who, choices);
    const left = remaining(s, active);
    if (left.length > 1)
      for (const element of firstOfEachKind(s, left, alikeInGroup(s)))
        choices.push({ kind: 'detach', element: numberOf(s, element) });
    if (who.split) choices.push({ kind: 'rejoin' });
    return choices;
  },
  check(s, _side, action) {
    const active = activeOf(s);
    switch (action.kind) {
      case 'declare':
        return checkDeclaration(s, declarerOf(s, active), action);
      case 'detach':
        return checkDetach(s, active, action.element);
      default:
        return active.detached.length > 0 ? undefined : refuse('HP-A26', 'no-detachment');
    }
  },
  apply(s, _side, action, emit) {
    const active = activeOf(s);
    if (action.kind === 'rejoin') active.detached = [];
    if (action.kind === 'detach') {
      const element = elementOf(theatre(s), s.side, action.element);
      if (element !== undefined) active.detached.push(element);
      active.detached.sort((a, b) => a - b);
    }
    if (action.kind === 'declare') applyDeclaration(s, active, action, emit);
  },
};

function checkDetach(s: State, active: Activation, number: number): Refusal | undefined {
  const element = elementOf(theatre(s), s.side, number);
  const left = remaining(s, active);
  if (element === undefined || !left.includes(element))
    return refuse('HP-A26', 'no-such-element', { element: number });
  if (left.length === 1)
    return refuse('HP-A26', 'last-element', {
      place: nameOf(s, groupOf(s, active.key).place),
    });
  const alike = alikeInGroup(s);
  const { kindOf } = theatre(s);
  const first = left.find((other) => kindOf[other] === kindOf[element] && alike(other, element));
  return first !== undefined && first !== element ? identical(s, element, first) : undefined;
}

const SUPPLIED = ['line', 'airlift'] as const;

/** Declarations that name no place, once each: by supply, mode, works and banzai. */
const DECLARATIONS = SUPPLIES.map((supply) =>
  MODES.map((mode) =>
    (['none', 'depot'] as const).map((works) =>
      [false, true].map(
        (banzai): Action =>
          Object.freeze({ kind: 'declare', supply, mode, banzai, works, at: NO_SPOT }),
      ),
    ),
  ),
);
const declaration = (
  supply: Supply,
  mode: Mode,
  banzai: boolean,
  works: 'none' | 'depot',
): Action =>
  DECLARATIONS[SUPPLIES.indexOf(supply)]![MODES.indexOf(mode)]![works === 'depot' ? 1 : 0]![
    banzai ? 1 : 0
  ]!;

function listDeclarations(s: State, who: Declarer, choices: Action[]): void {
  choices.push(declaration('none', 'progress', false, 'none'));
  if (!mayBeSupplied(s, who)) return;
  const rough = checkRough(s, who, 'rapid') !== undefined;
  const sites = pontoonSites(s, who);
  let depot: boolean | undefined;
  for (const supply of SUPPLIED) {
    if (supply === (who.quote.by === 'nothing' ? 'line' : 'airlift')) continue;
    const fanatic = mayBanzai(s, who, supply);
    for (const banzai of fanatic ? [false, true] : [false])
      for (const mode of MODES) {
        if ((mode === 'rapid' && rough) || !canPay(s, who, supply, mode, banzai)) continue;
        choices.push(declaration(supply, mode, banzai, 'none'));
        if (mode !== 'hold') continue;
        for (const { far } of sites) {
          const at = spotOf(s, far);
          choices.push({ kind: 'declare', supply, mode, banzai, works: 'pontoon', at });
        }
        depot ??= mayBuildDepot(s, who);
        if (depot) choices.push(declaration(supply, mode, banzai, 'depot'));
      }
  }
}

/** HP-A26: only where it can leave, which is looked at last: it takes the longest. */
function listSplit(s: State, who: Declarer, choices: Action[]): void {
  const supplies = mayBeSupplied(s, who) ? SUPPLIES : (['none'] as const);
  for (const mode of ['progress', 'rapid'] as const) {
    const payable: Action[] = [];
    for (const supply of supplies) {
      if (supply === 'none' && mode === 'rapid') continue;
      for (const banzai of mayBanzai(s, who, supply) ? [false, true] : [false])
        if (canPay(s, who, supply, mode, banzai))
          payable.push(declaration(supply, mode, banzai, 'none'));
    }
    if (payable.length > 0 && !checkRough(s, who, mode) && !checkWayOut(s, who, mode))
      choices.push(...payable);
  }
}

function applyDeclaration(
  s: State,
  active: Activation,
  action: ActionOf<'declare'>,
  emit: Emitter,
): void {
  const who = declarerOf(s, active);
  const { supply, mode, banzai, works } = action;
  const { blue, white } = costOf(s, who, supply, mode, banzai);
  payBlue(s, s.side, blue);
  if (white > 0) payWhite(s, s.side);
  active.supplied = supply === 'none' ? 0 : 1;
  active.mode = mode;
  active.banzai = banzai ? 1 : 0;
  active.fromRough = mode === 'rapid' && startsInRough(s, who.group.place) ? 1 : 0;
  finish(s, 'declare');
  push(s, 'spend', 'combat');
  if (mode !== 'hold') push(s, 'move');
  if (works !== 'none') beginWorks(s, who, action, emit);
  const side = sideName(s.side);
  const at = nameOf(s, who.group.place);
  // HP-A76: works are seen; of anything else only what it costs.
  tell(
    emit,
    { kind: 'declared', clause: 'HP-A13', side, at, supply, mode, banzai, works, blue, white },
    toldTo(who.group),
  );
  if (who.group.concealed === 1 && (blue > 0 || white > 0))
    tell(emit, { kind: 'paid', clause: 'HP-A76', side, blue, white }, only(enemyOf(s.side)));
}

/** HP-A65, HP-A70: seen building, so no longer hidden (HP-A52). */
function beginWorks(s: State, who: Declarer, action: ActionOf<'declare'>, emit: Emitter): void {
  const { group } = who;
  reveal(s, group, emit);
  if (action.works === 'pontoon') {
    const far = placeAt(s, action.at);
    const site = pontoonSites(s, who).find((candidate) => candidate.far === far);
    if (site) group.crossing = site.crossing;
  }
  group.works = action.works;
}
