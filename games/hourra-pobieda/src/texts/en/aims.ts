// What a side is after, in English. Some sides are one and some are many: the verb never is theirs.
import type { Aim, Side } from '@motti/engine';
import type { Catalogue, Names } from '../catalogue.ts';
import { goalIn } from '../goals.ts';

export const aims = (n: Names): Catalogue['aims'] => {
  const by = (side: Side, what: string): string => `${n.side(side)}: ${what}.`;
  const goal = (aim: Aim): string => goalIn(n, aim.facts);
  const at = ({ facts }: Aim): string => n.place(String(facts['at']));
  return {
    takes: (aim) => by(aim.side, `${goal(aim)} is taken`),
    storms: (aim) => by(aim.side, `an assault on the enemy at ${at(aim)}`),
    shells: (aim) => by(aim.side, `fire to wear down the enemy at ${at(aim)}`),
    'marches-on': (aim) => by(aim.side, `on the march to ${goal(aim)}`),
    covers: (aim) => by(aim.side, `troops go to cover ${goal(aim)}`),
    'falls-back': (aim) => by(aim.side, `back, away from the enemy at ${at(aim)}`),
    'digs-in': (aim) => by(aim.side, `digging in at ${at(aim)}`),
  };
};
