// Short answers in a fight and in windows, where one look at the position does not show what is at stake.
import { type Action, triumphOfChaos } from '@motti/triumph-of-chaos';
import { type SideId, type State, space } from '@motti/triumph-of-chaos/parts';

const find = (choices: readonly Action[], ...kinds: readonly string[]): Action | undefined =>
  choices.find(({ kind }) => kinds.includes(kind));

/** An Initiative Card is for a fight about a city, or for steps; otherwise it waits. */
export function planWindow(s: State, name: string, side: SideId): readonly Action[] {
  const choices = triumphOfChaos.choices(s, name);
  const pass = find(choices, 'pass') ?? choices[0]!;
  const cards = choices.flatMap((action) => (action.kind === 'initiative' ? [action] : []));
  const wanted = (...options: readonly string[]): Action | undefined =>
    cards.find(({ option }) => options.includes(option));
  const fight = s.combat;
  if (fight !== null) {
    const big = space(fight.target).victoryCity || fight.attackers.length > 2;
    const mine = fight.attacker === side ? wanted('surprise', 'modifier') : wanted('modifier');
    return [(big && mine) || pass];
  }
  return [wanted('replacements', 'influence') ?? pass];
}

/** Surprise is worth a try, a bonus is taken, reinforcements come and leaders pursue; nobody withdraws on their own. */
const EAGER: readonly string[] = [
  'card-surprise',
  'cavalry-surprise',
  'tank-bonus',
  'own-die',
  'reinforce',
  'enter',
  'go-on',
  'counter',
  'exploit',
  'pursue',
];

export function planReaction(s: State, name: string): readonly Action[] | undefined {
  const choices = triumphOfChaos.choices(s, name);
  const eager = find(choices, ...EAGER);
  return eager && [eager];
}
