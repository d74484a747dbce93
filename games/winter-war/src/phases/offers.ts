// Offers of the optional module, taken up or not; and the cease-fire (WW-SCN.D3, WW-EVT.K).
import type { Clause } from '@motti/engine';
import { type Action, answerAction, type Emitter } from '../actions.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { State } from '../state.ts';
import { phase, type StepRules } from './phase.ts';
import { rollForScenario, score } from './turn.ts';

/** A step with a few answers, all of them legal. */
export const offer = (
  clause: Clause,
  answers: readonly Action[],
  apply: StepRules['apply'],
): StepRules => ({
  clause,
  kinds: ['answer'],
  choices: () => answers,
  check: (s, action) => checkAnswer(s, action, answers),
  apply,
});

function checkAnswer(s: State, action: Action, answers: readonly Action[]): Refusal | undefined {
  if (action.kind !== 'answer') return undefined;
  if (answers.includes(answerAction(action.answer))) return undefined;
  if (s.step === 'route' && action.answer === 'call-off')
    return refuse('WW-SCN.E3', 'landing-cannot-be-called-off');
  return refuse('WW-SEQ.5', 'no-such-offer', { answer: action.answer });
}

function answerCeaseFire(s: State, action: Action, emit: Emitter): void {
  if (action.kind === 'answer' && action.answer === 'cease-fire') score(s, 'cease-fire', emit);
  else rollForScenario(s);
}

export const ceaseFire = phase('cease-fire', {
  ...offer('WW-EVT.K', [answerAction('cease-fire'), answerAction('fight-on')], answerCeaseFire),
  // WW-SCN.D3: without the event it is the scenario that offers it.
  ask: (s, ask) => (s.ceaseFire === s.turn ? ask : { ...ask, clause: 'WW-SCN.D3' }),
});
