// What is legal and near something that was refused: the first button of the refusal.
import type { AnyAction } from '@motti/engine';

/** Of the same kind, and another in one thing only: how near it is. What was in the hand stays, where it was to go changes first. */
function farness(
  tried: AnyAction,
  choice: AnyAction,
): readonly [place: number, by: number] | undefined {
  if (choice.kind !== tried.kind) return undefined;
  const names = Object.keys(tried);
  if (Object.keys(choice).length !== names.length) return undefined;
  const at = (action: AnyAction, name: string): unknown =>
    (action as unknown as Record<string, unknown>)[name];
  const others = names.filter(
    (name) => JSON.stringify(at(tried, name)) !== JSON.stringify(at(choice, name)),
  );
  const [name] = others;
  if (name === undefined || others.length > 1) return undefined;
  const [wanted, given] = [at(tried, name), at(choice, name)];
  const by = typeof wanted === 'number' && typeof given === 'number' ? Math.abs(wanted - given) : 0;
  return [names.length - names.indexOf(name), by];
}

/** The choice that differs from what was tried in one thing, and least in that; nothing where there is none such. */
export function nearestChoice(
  choices: readonly AnyAction[],
  tried: AnyAction,
): AnyAction | undefined {
  let best: { choice: AnyAction; far: readonly [number, number] } | undefined;
  for (const choice of choices) {
    const far = farness(tried, choice);
    if (far && (!best || far[0] < best.far[0] || (far[0] === best.far[0] && far[1] < best.far[1])))
      best = { choice, far };
  }
  return best?.choice;
}
