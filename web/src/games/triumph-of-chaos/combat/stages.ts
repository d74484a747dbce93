// The sequence of a combat (TC-11): which part of it a question belongs to.
import type { StepKind } from '@motti/triumph-of-chaos/parts';

export const STAGES = [
  'declare',
  'withdraw',
  'reinforce',
  'cards',
  'surprise',
  'losses',
  'retreat',
  'advance',
] as const;
export type Stage = (typeof STAGES)[number];

const OF: Partial<Record<StepKind, Stage>> = {
  'declare-attack': 'declare',
  withdraw: 'withdraw',
  'ability-window': 'withdraw',
  withdrawing: 'withdraw',
  pursue: 'withdraw',
  pursuing: 'withdraw',
  pursuit: 'withdraw',
  reinforce: 'reinforce',
  reinforcing: 'reinforce',
  peoples: 'reinforce',
  'combat-window': 'cards',
  tanks: 'surprise',
  'die-modifier': 'surprise',
  surprise: 'surprise',
  losses: 'losses',
  'step-loss': 'losses',
  corps: 'losses',
  'cancel-retreat': 'retreat',
  hold: 'retreat',
  retreat: 'retreat',
  exploit: 'advance',
  advance: 'advance',
  counter: 'advance',
};

export const stageOf = (kind: string): Stage | undefined => OF[kind as StepKind];
