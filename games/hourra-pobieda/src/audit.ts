// What is unsound in a state: elements counted once each, groups within their limits, steps that have what they need.
import { pointsOf } from './rules/groups.ts';
import { GROUP_LIMIT } from './scenario/format.ts';
import type { Group, State } from './state.ts';
import { findGroup, geometry, isLost, sideOf, theatre, topStep } from './state.ts';
import { nameOf } from './theatre.ts';

export function audit(s: State): readonly string[] {
  return [
    ...auditElements(s),
    ...s.groups.flatMap((group) => auditGroup(s, group)),
    ...auditPlaces(s),
    ...auditNumbers(s),
    ...auditSteps(s),
  ];
}

function auditElements(s: State): string[] {
  const t = theatre(s);
  const seen = new Array<number>(t.elements).fill(0);
  const problems: string[] = [];
  for (const group of s.groups)
    for (const element of group.elements) {
      seen[element]!++;
      if (t.sideOfElement[element] !== sideOf(group.key))
        problems.push(`element ${element} is in a group of the other side`);
      if (isLost(s, element)) problems.push(`element ${element} is lost and on the table`);
    }
  for (const [element, times] of seen.entries())
    if (times > 1) problems.push(`element ${element} is in ${times} groups`);
  return problems;
}

function auditGroup(s: State, group: Group): string[] {
  const t = theatre(s);
  const name = `group ${group.key}`;
  const problems: string[] = [];
  if (group.elements.length === 0) problems.push(`${name} has no element`);
  if (pointsOf(t, group.elements) > GROUP_LIMIT) problems.push(`${name} is too large`);
  if (!geometry(s).onTable(group.place)) problems.push(`${name} is off the table`);
  if (group.level < 0 || group.level > 2) problems.push(`${name} has level ${group.level}`);
  if (group.level > 0 && !group.elements.some((element) => t.soft[element]))
    problems.push(`${name} is entrenched without soft elements`);
  if (group.concealed === 1 && group.shown > 0) problems.push(`${name} is concealed and shown`);
  if (group.elements.some((element, i) => i > 0 && group.elements[i - 1]! >= element))
    problems.push(`${name} is out of order`);
  return problems;
}

/** Two groups share a place only while one passes through, or has just fallen back onto the other. */
function auditPlaces(s: State): string[] {
  const problems: string[] = [];
  for (const [i, group] of s.groups.entries())
    for (const other of s.groups.slice(i + 1)) {
      if (group.key === other.key) problems.push(`two groups ${group.key}`);
      if (group.place !== other.place || s.agenda.includes('place')) continue;
      const passing = [s.active?.key, s.assault?.assailant, s.assault?.defender, s.entry?.key];
      const friends = sideOf(group.key) === sideOf(other.key);
      if (!friends || !(passing.includes(group.key) || passing.includes(other.key)))
        problems.push(`two groups in ${nameOf(theatre(s), group.place)}`);
    }
  return problems;
}

function auditNumbers(s: State): string[] {
  const problems: string[] = [];
  for (const stock of s.stocks)
    if (stock.some((count) => count < 0 || !Number.isInteger(count)))
      problems.push(`a stock of ${stock.join(' ')}`);
  for (const group of s.groups) {
    const side = sideOf(group.key);
    if (group.key >> 1 >= s.nextId[side]!) problems.push(`group ${group.key} has a number to come`);
    if (group.shown >= s.nextShown[side]!) problems.push(`group ${group.key} is shown too early`);
  }
  return problems;
}

function auditSteps(s: State): string[] {
  const problems: string[] = [];
  const step = topStep(s);
  const active = ['declare', 'move', 'combat', 'shot', 'breakthrough'];
  if (active.includes(step) && !(s.active && findGroup(s, s.active.key)))
    problems.push(`${step} without an active group`);
  if (['bid', 'aa', 'support', 'retreat', 'occupy'].includes(step) && !s.assault)
    problems.push(`${step} without an assault`);
  if (step === 'lose' && !s.loss) problems.push('lose without a loss');
  if (step === 'over' && s.winner === '') problems.push('over without a winner');
  return problems;
}
