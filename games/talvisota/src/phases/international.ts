// O3: the international situation (TV-3.1).
import { changeMorale } from '../rules/morale.ts';
import { FINLAND, finish } from '../state.ts';
import { type ChancePhase, diceDecide, ONE_DIE } from './phase.ts';

const EVENT = diceDecide({ kind: 'event', clause: 'TV-3.1a' }, ONE_DIE);

export const international: ChancePhase = {
  decision: () => EVENT,
  roll(s, dice, emit) {
    finish(s);
    const die = dice[0] ?? 0;
    s.events = die <= 2 ? -2 : die <= 4 ? 0 : 2;
    const clause = die <= 2 ? 'TV-3.1b' : die <= 4 ? 'TV-3.1c' : 'TV-3.1d';
    emit?.({ kind: 'international', clause, die, marker: s.events });
    changeMorale(s, FINLAND, s.events, clause, 'international', emit);
  },
};
