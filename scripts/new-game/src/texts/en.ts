export const en = {
  title: 'First Column',
  subtitle: 'A race along one road',
  sides: { white: 'White', black: 'Black' },
  scenarios: { road: { name: 'The road', summary: 'Twenty points win.' } },
  march: (side: string) => `${side}: **advance, or halt** while it counts.`,
  marching: (side: string) => `${side} decides whether to advance.`,
  rolling: 'A die is rolled for the column.',
  actions: { advance: 'Advance', halt: 'Halt' },
  rolled: (die: number) => `Rolled ${die}`,
  advanced: (side: string, length: number) => `${side} advances; the column is ${length} long.`,
  scattered: (side: string) => `${side} rolls a 1: the column is scattered.`,
  halted: (side: string, points: number) => `${side} halts with ${points} points.`,
  refusals: {
    'no-column': 'There is no column to halt with: advance first.',
    'not-now': 'That is not what is being decided.',
  },
  marched: 'marched so far',
  names: { turn: 'Turn', column: 'Column', march: 'The march', points: 'Points' },
  pointsOf: (side: string) => `Points of ${side}`,
  won: (side: string) => `${side} has twenty points and wins.`,
};
export type Words = typeof en;
