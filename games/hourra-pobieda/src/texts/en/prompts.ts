// What is asked, in English; the thing asked stands between asterisks.
import type { Side } from '@motti/engine';
import type { Catalogue, Names } from '../catalogue.ts';

const at = (n: Names, place: unknown): string => n.place(String(place));

export const prompts = (n: Names): Catalogue['prompts'] => ({
  rolls: () => '**Roll for the entrenchments** of the set-up.',
  place: () =>
    '**Form task groups and place them** in your zone, in secret; then trenches and minefields. Or take the suggested set-up.',
  lot: () => '**Draw lots** for the attacker.',
  keep: () => '**Keep the initiative** and play first each turn, **or give it away**?',
  munitions: () => '**Choose what your munitions dice are to yield**, in secret.',
  collect: () => '**Roll for tokens.**',
  arrive: () => '**Place the arriving elements** near their base, or hold them back.',
  idle: ({ air }) =>
    air
      ? '**Activate a group**, act from the air, or end your sequence.'
      : '**Activate a group**, or end your sequence.',
  activation: () => '**Go on with your hidden group.**',
  declare: ({ group }) =>
    `The group at ${at(n, group)}: **declare its supply and how it moves**, or detach elements first.`,
  move: ({ group }) => `**Move the group at ${at(n, group)}**, or stop.`,
  combat: ({ group }) => `The group at ${at(n, group)}: **assault, fire**, or end its activation.`,
  shot: ({ group, left }) =>
    `The group at ${at(n, group)} has ${left} more ${left === 1 ? 'shot' : 'shots'}: **fire again**, or stop.`,
  bid: ({ from, at: target }) =>
    `Assault from ${at(n, from)} on ${at(n, target)}: **commit tokens in secret**, then seal.`,
  aa: () => '**Roll for AA.**',
  support: () => '**Roll the support dice.**',
  dispute: () => 'The loss is disputed: **roll** for who chooses.',
  lose: ({ group }) => `**Choose an element of the group at ${at(n, group)} to be lost.**`,
  retreat: ({ group }) => `**Choose where the group at ${at(n, group)} falls back to.**`,
  occupy: ({ place }) => `**Move into ${at(n, place)}?**`,
  breakthrough: ({ group }) =>
    `The group at ${at(n, group)} may **break through**: assault once more, or stop.`,
  hit: () => '**Roll for the shot.**',
  search: () => '**Roll for the search.**',
  radius: () => '**Roll for the radius** of the air search.',
  flak: ({ group }) =>
    `An air raid on the group at ${at(n, group)}: **how many AA tokens do you spend?**`,
  'flak-die': () => '**Roll for AA.**',
  bomb: ({ group }) => `**Choose what the next bomb on ${at(n, group)} is aimed at.**`,
  'bomb-die': () => '**Roll for the bomb.**',
  density: () => 'A minefield: **roll for its density**.',
  mines: () => '**Roll for the mines.**',
  'mine-class': () => '**Roll to see what the mine hits.**',
});

export const waiting = (n: Names): Catalogue['waiting'] => {
  const all = (sides: readonly Side[]): string => sides.map((side) => n.side(side)).join(' and ');
  const is = (sides: readonly Side[]): string =>
    `${all(sides)} ${sides.length === 1 ? 'is' : 'are'}`;
  return {
    rolls: () => 'Rolling for the entrenchments…',
    place: (_, sides) => `${is(sides)} setting up.`,
    lot: () => 'Drawing lots…',
    keep: (_, sides) => `${is(sides)} deciding about the initiative.`,
    munitions: (_, sides) => `${is(sides)} choosing munitions.`,
    collect: () => 'Rolling for tokens…',
    arrive: (_, sides) => `${is(sides)} placing arrivals.`,
    idle: (_, sides) => `${is(sides)} choosing a group to activate.`,
    activation: (_, sides) => `${is(sides)} playing a hidden group.`,
    declare: (_, sides) => `${is(sides)} declaring supply and mode.`,
    move: ({ group }, sides) => `${is(sides)} moving the group at ${at(n, group)}.`,
    combat: (_, sides) => `${is(sides)} choosing a combat.`,
    shot: (_, sides) => `${is(sides)} choosing a shot.`,
    bid: ({ at: target }, sides) => `${is(sides)} bidding for ${at(n, target)}.`,
    aa: () => 'Rolling for AA…',
    support: () => 'Rolling the support dice…',
    dispute: () => 'Rolling for the disputed loss…',
    lose: (_, sides) => `${is(sides)} choosing a loss.`,
    retreat: (_, sides) => `${is(sides)} choosing where to fall back to.`,
    occupy: ({ place }, sides) => `${is(sides)} deciding whether to occupy ${at(n, place)}.`,
    breakthrough: (_, sides) => `${is(sides)} deciding about a breakthrough.`,
    hit: () => 'Rolling for the shot…',
    search: () => 'Rolling for the search…',
    radius: () => 'Rolling for the radius…',
    flak: (_, sides) => `${is(sides)} deciding about AA.`,
    'flak-die': () => 'Rolling for AA…',
    bomb: (_, sides) => `${is(sides)} choosing the next bomb’s target.`,
    'bomb-die': () => 'Rolling for the bomb…',
    density: () => 'Rolling for the density of the minefield…',
    mines: () => 'Rolling for the mines…',
    'mine-class': () => 'Rolling for whom the mine strikes…',
  };
};
