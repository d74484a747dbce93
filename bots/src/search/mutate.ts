// A plan with a few changes: replayed while it is legal, the rest filled in by the planner (online evolution).
import type { AnyAction, AnyGame, Random, Side } from '@motti/engine';
import type { AnyPlanning, Plan } from './planning.ts';

const MOST_EDITS = 3;
/** The planner is asked this often to finish what a change has broken; then the mutant is given up. */
const MOST_REPAIRS = 3;

/** A mutant of the plan that is legal to its end; nothing where none was found. */
export function mutate(
  game: AnyGame,
  planning: AnyPlanning,
  state: unknown,
  side: Side,
  plan: Plan,
  random: Random,
): Plan | undefined {
  if (plan.length < 2) return undefined;
  const asked = askedOf(game, state, side);
  const trial = game.clone(state);
  const mutant: AnyAction[] = [];
  const play = (action: AnyAction): boolean => {
    if (askedOf(game, trial, side) !== asked || game.check(trial, side, action)) return false;
    game.apply(trial, side, action);
    mutant.push(action);
    return true;
  };
  // The last line ends the decision: it is not edited, and played only by the planner that finishes.
  const body = plan.slice(0, -1);
  const edits = new Set<number>();
  for (let i = 1 + random(MOST_EDITS); i > 0; i--) edits.add(random(body.length));
  for (const [i, action] of body.entries()) {
    if (!edits.has(i)) play(action);
    else if (random(2) === 0) play(another(game, trial, side, action, random));
  }
  for (let i = 0; i < MOST_REPAIRS && askedOf(game, trial, side) === asked; i++)
    for (const action of planning.plan(trial, side, 0, random)) play(action);
  return askedOf(game, trial, side) === asked ? undefined : mutant;
}

/** What this side is being asked; nothing when it is not. */
function askedOf(game: AnyGame, state: unknown, side: Side): string | undefined {
  const decision = game.decision(state);
  return decision.kind === 'choose' && decision.sides.includes(side)
    ? `${decision.ask.kind} ${planTurn(game, state)}`
    : undefined;
}

/** The same question a turn later is another one. */
const planTurn = (game: AnyGame, state: unknown): number => game.gauges(state)['turn'] ?? 0;

/** Any choice of the same kind; the action itself where there is none. */
function another(
  game: AnyGame,
  state: unknown,
  side: Side,
  action: AnyAction,
  random: Random,
): AnyAction {
  const alike = game.choices(state, side).filter(({ kind }) => kind === action.kind);
  return alike[random(Math.max(1, alike.length))] ?? action;
}
