// A copy of a state that shares nothing with it that ever changes.
import type { Activation, Assault, Group, Raid, State } from './facts.ts';

const cloneGroup = (group: Group): Group => ({
  key: group.key,
  place: group.place,
  level: group.level,
  concealed: group.concealed,
  shown: group.shown,
  works: group.works,
  crossing: group.crossing,
  elements: group.elements.slice(),
});

export const cloneActivation = (active: Activation): Activation => ({
  ...active,
  detached: active.detached.slice(),
  zones: active.zones.slice(),
  brought: active.brought.slice(),
});

const rows = (table: readonly (readonly number[])[]): number[][] => table.map((row) => row.slice());

export const cloneAssault = (assault: Assault): Assault => ({
  ...assault,
  bids: rows(assault.bids),
  sealed: assault.sealed.slice(),
  parts: rows(assault.parts),
  due: assault.due.slice(),
  suffered: assault.suffered.slice(),
  hurt: assault.hurt.slice(),
  left: assault.left.slice(),
});

export const cloneRaid = (raid: Raid): Raid => ({ ...raid, tokens: raid.tokens.slice() });

export function clone(s: State): State {
  return {
    rules: s.rules,
    board: s.board,
    turn: s.turn,
    agenda: s.agenda.slice(),
    attacker: s.attacker,
    drawn: s.drawn,
    side: s.side,
    rolled: s.rolled.slice(),
    ready: s.ready.slice(),
    stocks: rows(s.stocks),
    munitions: rows(s.munitions),
    holders: s.holders.slice(),
    depots: s.depots.slice(),
    depotsBuilt: s.depotsBuilt.slice(),
    pontoons: s.pontoons.slice(),
    mines: s.mines.map((mine) => ({ ...mine })),
    groups: s.groups.map(cloneGroup),
    nextId: s.nextId.slice(),
    nextShown: s.nextShown.slice(),
    flags: s.flags.slice(),
    assaults: s.assaults.slice(),
    locks: s.locks.slice(),
    lost: s.lost.slice(),
    released: s.released.slice(),
    arriving: s.arriving.slice(),
    active: s.active && cloneActivation(s.active),
    last: s.last && cloneActivation(s.last),
    assault: s.assault && cloneAssault(s.assault),
    loss: s.loss && { ...s.loss },
    entry: s.entry && { ...s.entry },
    shot: s.shot && { ...s.shot },
    raid: s.raid && cloneRaid(s.raid),
    search: s.search && { ...s.search },
    winner: s.winner,
    level: s.level,
  };
}
