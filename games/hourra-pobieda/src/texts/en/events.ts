// What happened, in English.
import type { Catalogue, Names } from '../catalogue.ts';
import { BLUE, RED } from '../seats.ts';
import { AIMED, bid, count, elements, plain, token } from './lexicon.ts';

const STOPS = {
  zone: 'on entering an enemy influence zone',
  stream: 'on the far bank of the stream',
  mines: 'in a minefield',
  sprung: 'before a hidden enemy',
} as const;
const WORKS = { none: 'nothing', pontoon: 'a pontoon', depot: 'a depot' } as const;
const SUPPLIES = { none: 'unsupplied', line: 'supplied', airlift: 'supplied by air' } as const;
const MODES = { hold: 'holds', progress: 'progresses', rapid: 'advances rapidly' } as const;

const paid = (blue: number, white: number): string => {
  const parts = [...(blue > 0 ? [`${blue} Blue`] : []), ...(white > 0 ? [`${white} White`] : [])];
  return parts.join(' and ') || 'nothing';
};

export const way: Catalogue['way'] = (places, road) =>
  `${places.join(' → ')}${road ? ', by road' : ''}.`;

export const events = (n: Names): Catalogue['events'] => ({
  'entrenchments-rolled': (e) =>
    `${n.side(e.side)}, die ${e.face}: ${count(e.count, 'group begins', 'groups begin')} entrenched.`,
  placed: (e) => `${n.side(e.side)}: the set-up is complete.`,
  'revealed-set-ups': (e) =>
    `The set-ups are revealed. In sight, ${n.side(BLUE)}: ${count(e.blue, 'group', 'groups')}; ${n.side(RED)}: ${count(e.red, 'group', 'groups')}.`,
  drawn: (e) => `Drawn by lot: ${n.side(e.side)} (${e.face}).`,
  attacker: (e) => `Attacker: ${n.side(e.side)}.`,
  turn: (e) => `Turn ${e.turn} of ${e.of}.`,
  munitions: (e) =>
    `Munitions chosen (${n.side(e.side)}): ${e.tokens.map((each) => token(each)).join(', ')}.`,
  collected: (e) =>
    `${n.base(e.base)}${e.captured ? ', captured,' : ''} yields ${e.blue} Blue${e.count > 0 ? ` and ${e.count} ${token(e.tokens)}` : ''} for ${n.side(e.side)} (${e.dice.join(', ')}).`,
  sequence: (e) => `Sequence of the ${e.attacker ? 'attacker' : 'defender'}: ${n.side(e.side)}.`,
  arrived: (e) => `${n.side(e.side)}: ${elements(n, e.elements)} arrive at ${n.place(e.at)}.`,
  'arrival-blocked': (e) =>
    `${n.side(e.side)}: an enemy is at ${n.place(e.at)}; the arrival must go elsewhere.`,
  activated: (e) =>
    `${n.side(e.side)}: the group at ${n.place(e.at)} is activated, ${elements(n, e.elements)}.`,
  'hidden-activation': (e) => `${n.side(e.side)}: a hidden group is activated.`,
  split: (e) =>
    `${n.side(e.side)}: detached from the group at ${n.place(e.at)}, ${elements(n, e.elements)}.`,
  declared: (e) =>
    `The group at ${n.place(e.at)}, ${SUPPLIES[e.supply]}, ${MODES[e.mode]}${e.banzai ? ' with a banzai attack' : ''}${e.works === 'none' ? '' : ` and builds ${WORKS[e.works]}`}. Cost: ${paid(e.blue, e.white)}.`,
  paid: (e) => `Paid (${n.side(e.side)}): ${paid(e.blue, e.white)}.`,
  moved: (e) => way([n.place(e.from), n.place(e.at)], e.road),
  stopped: (e) => `The move ends at ${n.place(e.at)}, ${STOPS[e.why]}.`,
  regrouped: (e) =>
    `${n.side(e.side)}: groups join at ${n.place(e.at)}, ${elements(n, e.elements)}.`,
  revealed: (e) =>
    `A hidden group (${n.side(e.side)}) is revealed at ${n.place(e.at)}: ${elements(n, e.elements)}.`,
  'base-captured': (e) => `Base captured (${n.side(e.side)}): ${n.base(e.base)}.`,
  'depot-destroyed': (e) => `${n.side(e.side)}: the depot at ${n.place(e.at)} is destroyed.`,
  released: (e) => `${n.reinforcement(e.reinforcement)} is released.`,
  mines: (e) => `${n.side(e.side)}: mines at ${n.place(e.at)}, density ${e.density}.`,
  'mine-dice': (e) =>
    `Mines: ${e.dice.join(', ') || 'no dice'}; ${count(e.losses, 'loss', 'losses')}.`,
  'mine-class': (e) =>
    `A ${e.face}: the loss falls on the ${e.aim === 'soft' ? 'soft elements' : 'armour'}.`,
  searched: (e) => `The group at ${n.place(e.at)} reconnoitres.`,
  'search-dice': (e) => `The search rolls ${e.dice.join(', ')}.`,
  found: (e) => `${n.side(e.side)}: a group is found at ${n.place(e.at)}.`,
  'nothing-found': (e) => `${n.side(e.side)}: the search finds nobody.`,
  'air-search': (e) =>
    `${n.side(e.side)}: air reconnaissance around ${n.place(e.at)}, radius ${e.radius}.`,
  assault: (e) =>
    `${n.side(e.side)}: ${e.breakthrough ? 'breakthrough' : 'assault'} from ${n.place(e.from)} on ${n.place(e.at)}.`,
  sealed: (e) => `${n.side(e.side)}: the bid is sealed.`,
  bids: (e) => `Bid (${n.side(e.side)}): ${bid(e.tokens)}.`,
  aa: (e) =>
    `${n.side(e.side)}: AA ${e.face}, ${e.downed ? 'one White is shot down' : 'no effect'}.`,
  totals: (e) =>
    `${n.side(e.side)}: ${plain(e.total)} against ${plain(e.enemy)}, ${e.losses === 0 ? 'no loss' : count(e.losses, 'loss', 'losses')}.`,
  disputed: (e) => `The loss is disputed (${e.face}). The choice is made by: ${n.side(e.side)}.`,
  lost: (e) => `${n.side(e.side)}: ${n.type(e.element)} lost at ${n.place(e.at)}.`,
  annihilated: (e) => `${n.side(e.side)}: the group at ${n.place(e.at)} is annihilated.`,
  retreated: (e) =>
    `${n.side(e.side)}: the group at ${n.place(e.from)} falls back to ${n.place(e.at)}.`,
  'no-retreat': (e) =>
    `${n.side(e.side)}: the group at ${n.place(e.at)} cannot fall back and loses an element.`,
  occupied: (e) => `${n.side(e.side)}: ${n.place(e.at)} is occupied from ${n.place(e.from)}.`,
  fired: (e) =>
    `${n.place(e.from)} fires ${token(e.colour)} at ${n.place(e.at)}${AIMED[e.aim]}: ${e.face}, ${e.hit ? 'a hit' : 'a miss'}.`,
  raid: (e) =>
    `${n.side(e.side)}: air raid on ${n.place(e.at)} with ${count(e.tokens, 'White token', 'White tokens')}.`,
  flak: (e) => `${n.side(e.side)}: ${e.tokens} AA against the raid.`,
  bombed: (e) =>
    `A bomb on ${n.place(e.at)}${AIMED[e.aim]}: ${e.face}, ${e.hit ? 'a hit' : 'a miss'}.`,
  pontoon: (e) => `${n.side(e.side)}: a pontoon joins ${n.place(e.from)} and ${n.place(e.at)}.`,
  depot: (e) => `${n.side(e.side)}: a depot is built at ${n.place(e.at)}.`,
  'works-failed': (e) =>
    `${n.side(e.side)}: ${WORKS[e.works]} could not be finished at ${n.place(e.at)}.`,
  entrenched: (e) => `${n.side(e.side)}: the group at ${n.place(e.at)} digs in: level ${e.level}.`,
  carried: (e) => `${n.side(e.side)}: ${e.blue === 0 ? 'no' : e.blue} Blue kept.`,
  victory: (e) => `${victoryOf(e.level)}: ${n.side(e.side)}.`,
  eliminated: (e) => `${n.side(e.side)}: nobody is left on the table.`,
  draw: () => 'The game is a draw.',
});

const VICTORIES: Readonly<Record<string, string>> = {
  marginal: 'Marginal victory',
  decisive: 'Decisive victory',
  dazzling: 'Dazzling victory',
};

/** The winner's name follows a colon: a scenario may call a side anything, of one or of many. */
export const victoryOf = (level: string | undefined): string =>
  VICTORIES[level ?? ''] ?? (level === undefined ? 'Victory' : `Victory (${level})`);
