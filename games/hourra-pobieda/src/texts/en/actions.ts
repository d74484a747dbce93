// Choices as a person reads them, in English.
import type { Catalogue, Names } from '../catalogue.ts';
import { AIMED, COLOURS, count, MARKS, spot } from './lexicon.ts';

const SUPPLIES = { none: 'unsupplied', line: 'supplied', airlift: 'by airlift' } as const;
const MODES = { hold: 'hold', progress: 'progress', rapid: 'rapid advance' } as const;
const WORKS = { none: '', pontoon: ', build a pontoon', depot: ', build a depot' } as const;

const withMark = (colour: string, mark: string): string =>
  `${COLOURS[colour] ?? colour}${mark === '' ? '' : ` ${MARKS[mark]}`}`;

export const actions = (n: Names): Catalogue['actions'] => {
  const at = (place: number): string => n.place(spot(place));
  return {
    place: (a) => `Place element ${a.element} at ${at(a.at)}`,
    lift: (a) => `Take back the group at ${at(a.at)}`,
    entrench: (a) => `Entrench ${at(a.at)} at level ${a.level}`,
    mine: (a) => `Lay a minefield at ${at(a.at)}`,
    suggested: () => 'Take the suggested set-up',
    ready: () => 'Confirm the set-up',
    keep: () => 'Keep the initiative',
    give: () => 'Give the initiative away',
    munitions: (a) => `Munitions: ${withMark(a.colour, a.mark)}`,
    arrive: (a) => `Element ${a.element} arrives at ${at(a.at)}`,
    activate: (a) => `Activate the group at ${at(a.at)}`,
    'air-recon': (a) => `Search from the air around ${at(a.at)}`,
    raid: (a) =>
      `Raid ${at(a.at)} with ${count(a.tokens + a.antiTank, 'White token', 'White tokens')}${a.antiTank > 0 ? ` (${a.antiTank} AT)` : ''}`,
    end: () => 'End the sequence',
    detach: (a) => `Detach element ${a.element}`,
    rejoin: () => 'Keep the group together',
    declare: (a) =>
      `${capital(SUPPLIES[a.supply])}, ${MODES[a.mode]}${a.banzai ? ', banzai' : ''}${WORKS[a.works]}${a.at < 0 ? '' : ` to ${at(a.at)}`}`,
    reconnoitre: () => 'Reconnoitre (1 Blue)',
    step: (a) => `Move to ${at(a.to)}`,
    walk: (a) => `Move to ${n.place(a.path.split(' ').at(-1) ?? '')}`,
    stop: () => 'Stop',
    assault: (a) => `Assault ${at(a.at)}`,
    fire: (a) => `Fire ${withMark(a.colour, a.mark)} at ${at(a.at)}${AIMED[a.aim]}`,
    done: () => 'Done',
    commit: (a) => `Commit ${withMark(a.what, a.mark)}`,
    seal: () => 'Seal the bid',
    lose: (a) => `Lose element ${a.element}`,
    retreat: (a) => `Fall back to ${at(a.to)}`,
    occupy: () => 'Occupy',
    stay: () => 'Stay',
    flak: (a) => (a.tokens === 0 ? 'No AA' : `Spend ${a.tokens} AA`),
    bomb: (a) =>
      a.aim === '' && a.mark === ''
        ? 'Drop the bomb'
        : `Bomb${a.mark === '' ? '' : ` ${MARKS[a.mark]}`}${AIMED[a.aim]}`,
  };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
