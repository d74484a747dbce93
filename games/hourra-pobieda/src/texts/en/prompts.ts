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
  return {
    rolls: () => 'Rolling for the entrenchments…',
    place: (_, sides) => `Setting up: ${all(sides)}.`,
    lot: () => 'Drawing lots…',
    keep: (_, sides) => `Deciding about the initiative: ${all(sides)}.`,
    munitions: (_, sides) => `Choosing munitions: ${all(sides)}.`,
    collect: () => 'Rolling for tokens…',
    arrive: (_, sides) => `Placing arrivals: ${all(sides)}.`,
    idle: (_, sides) => `Choosing a group to activate: ${all(sides)}.`,
    activation: (_, sides) => `Playing a hidden group: ${all(sides)}.`,
    declare: (_, sides) => `Declaring supply and mode: ${all(sides)}.`,
    move: ({ group }, sides) => `Moving the group at ${at(n, group)}: ${all(sides)}.`,
    combat: (_, sides) => `Choosing a combat: ${all(sides)}.`,
    shot: (_, sides) => `Choosing a shot: ${all(sides)}.`,
    bid: ({ at: target }, sides) => `Bidding for ${at(n, target)}: ${all(sides)}.`,
    aa: () => 'Rolling for AA…',
    support: () => 'Rolling the support dice…',
    dispute: () => 'Rolling for the disputed loss…',
    lose: (_, sides) => `Choosing a loss: ${all(sides)}.`,
    retreat: (_, sides) => `Choosing where to fall back to: ${all(sides)}.`,
    occupy: ({ place }, sides) => `Deciding whether to occupy ${at(n, place)}: ${all(sides)}.`,
    breakthrough: (_, sides) => `Deciding about a breakthrough: ${all(sides)}.`,
    hit: () => 'Rolling for the shot…',
    search: () => 'Rolling for the search…',
    radius: () => 'Rolling for the radius…',
    flak: (_, sides) => `Deciding about AA: ${all(sides)}.`,
    'flak-die': () => 'Rolling for AA…',
    bomb: (_, sides) => `Choosing the next bomb’s target: ${all(sides)}.`,
    'bomb-die': () => 'Rolling for the bomb…',
    density: () => 'Rolling for the density of the minefield…',
    mines: () => 'Rolling for the mines…',
    'mine-class': () => 'Rolling for whom the mine strikes…',
  };
};
