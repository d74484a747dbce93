import { expect, test } from 'vitest';
import { SCENARIOS } from '../data/index.ts';
import type { Scenario } from './format.ts';
import { problems } from './problems.ts';
import { proposeGroups } from './proposal.ts';

const { 'khalkhin-gol': khalkhinGol, summa } = SCENARIOS;

test.each([khalkhinGol, summa])('HP-A78 a proposed set-up passes as that of a file: %#', (file) => {
  const sides = file.sides.map((side, i) => ({
    ...side,
    defaultSetup: { taskGroups: proposeGroups(file, i)!.taskGroups },
  }));
  const proposed = { ...file, sides };
  expect(problems(proposed as never).filter(({ level }) => level === 'error')).toEqual([]);
});

test('HP-A78 groups without room are left out and told', () => {
  const [japan, soviet] = khalkhinGol.sides;
  const narrow: Scenario = {
    ...khalkhinGol,
    sides: [{ ...japan, setup: { ...japan.setup, zone: ['1201'] } }, soviet],
  };
  expect(proposeGroups(narrow, 0)).toMatchObject({ complete: false, taskGroups: [{ id: 'J1' }] });
});
