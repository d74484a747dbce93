// The fight that is being decided, or that an action would begin, as everybody may see it (TC-11).
import type { Fight, Side } from '@motti/engine';
import type { Action } from './actions.ts';
import { type FireTableName, spaceName } from './data/index.ts';
import { apply } from './flow.ts';
import { joinable } from './rules/attack.ts';
import {
  attackerShift,
  attackingLeaders,
  attackingUnits,
  columnFor,
  defenderShift,
  defendingUnits,
  diceFor,
  fire,
  modifiers,
  strength,
  tableFor,
} from './rules/combat.ts';
import { leadersIn, nameOf } from './rules/pieces.ts';
import { withSupply } from './rules/supply.ts';
import { clone, combatOf, enemyOf, nameOfSide, type State } from './state.ts';

export function fight(
  s: State,
  begin?: { readonly side: Side; readonly action: Action },
): Fight | undefined {
  // A space taken in the advance may still wait for its influence, and supply for a look at it.
  if (begin === undefined) return isJoined(s) ? fightOf(withSupply(s)) : undefined;
  if (begin.action.kind !== 'attack' && begin.action.kind !== 'join') return undefined;
  const after = clone(s);
  apply(after, begin.side, begin.action);
  // An attack is shown with everybody who could join it.
  if (begin.action.kind === 'attack') joinAll(after, begin.side);
  return isJoined(after) ? fightOf(after) : undefined;
}

function joinAll(s: State, side: Side): void {
  for (let piece = joinable(s)[0]; piece !== undefined; piece = joinable(s)[0])
    apply(s, side, { kind: 'join', piece });
}

/** Somebody attacks and somebody stands there. */
const isJoined = (s: State): boolean =>
  s.combat !== null &&
  s.combat.over === 0 &&
  attackingUnits(s).length > 0 &&
  defendingUnits(s).length > 0;

function fightOf(s: State): Fight {
  const c = combatOf(s);
  const defender = nameOfSide(c.defender);
  // TC-A139: greens attack by the hand of a player, perhaps those of the same player.
  const attacker = nameOfSide(enemyOf(c.defender));
  const attackers = attackingUnits(s);
  const defenders = defendingUnits(s);
  return {
    clause: 'TC-11.4a',
    attacker,
    defender,
    places: [spaceName(c.target)],
    forces: {
      [attacker]: [...attackers, ...attackingLeaders(s)].map(nameOf),
      [defender]: [...defenders, ...leadersIn(s, c.target)].map(nameOf),
    },
    strengths: { [attacker]: strength(s, attackers), [defender]: strength(s, defenders) },
    column: `${columnOf(s, 'attacker')} : ${columnOf(s, 'defender')}`,
    outcomes: outcomesOf(s),
  };
}

/** The signs of an army and of a corps, in every language. */
const SIGNS: Readonly<Record<FireTableName, string>> = { army: 'XXXX', corps: 'XXX' };

type Part = 'attacker' | 'defender';
const unitsOf = (s: State, part: Part) =>
  part === 'attacker' ? attackingUnits(s) : defendingUnits(s);
const shiftOf = (s: State, part: Part): number =>
  (part === 'attacker' ? attackerShift(s) : defenderShift(s)).total;

function columnOf(s: State, part: Part): string {
  const units = unitsOf(s, part);
  return `${SIGNS[tableFor(units)]} ${columnFor(s, units, shiftOf(s, part))}`;
}

/** Who rolls next: both together, one alone after a surprise, or nobody any more. */
function rollers(s: State): readonly Part[] {
  const next = s.agenda.findLast(({ kind }) => kind === 'fire-die' || kind === 'fire');
  const declared = s.agenda.some(({ kind }) => kind === 'declare-attack');
  if (next === undefined) return declared ? ['attacker', 'defender'] : [];
  const { first } = combatOf(s);
  const who = next.kind === 'fire-die' ? next.why : ['both', 'attacker', 'defender'][first];
  return who === 'both'
    ? ['attacker', 'defender']
    : who === 'attacker'
      ? ['attacker']
      : ['defender'];
}

/** The loss factors that each roll inflicts: of the attacker, then of the defender. */
function outcomesOf(s: State): Fight['outcomes'] {
  const who = rollers(s);
  if (who.length === 0) return [];
  const added = dice(s);
  const counts = new Map<string, number>();
  const results = who.map((part) =>
    [1, 2, 3, 4, 5, 6].map((die) => fire(s, unitsOf(s, part), shiftOf(s, part), die + added[part])),
  );
  const [one = [], two = []] = results;
  const all =
    two.length === 0 ? one.map(String) : one.flatMap((a) => two.map((d) => `${a} : ${d}`));
  for (const result of all) counts.set(result, (counts.get(result) ?? 0) + 1);
  return [...counts]
    .map(([result, count]) => ({ result, chance: count / all.length }))
    .sort((a, b) => b.chance - a.chance);
}

/** What is added to the dice: as fixed, or as the modifiers of this moment would fix it (TC-11.31b). */
function dice(s: State): Readonly<Record<Part, number>> {
  const c = combatOf(s);
  const open = s.agenda.some(({ kind }) => kind === 'die-modifier' || kind === 'declare-attack');
  if (!open) return { attacker: c.dieA, defender: c.dieD };
  const { attacker, defender } = modifiers(s, false);
  return diceFor(attacker.total - defender.total, true);
}
