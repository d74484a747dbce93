// Every reason this game can give for saying no; `texts` has a sentence for each, in each language.
import { type Clause, refuse as engineRefuse, type Facts, type Refusal } from '@motti/engine';

const REFUSAL_CODES = [
  // anything
  'not-now', // action
  'finish-first', // group
  'no-such-place', // place
  'no-such-element', // element
  // set-up (HP-A3, IL-45)
  'outside-zone', // place
  'outside-area', // place, reinforcement
  'cannot-stand-there', // place, terrain
  'set-up-points', // place, points
  'too-near', // place, group
  'reinforcements-apart', // place
  'element-placed', // element
  'identical-element', // element, instead
  'nobody-there', // place
  'elements-left', // count
  'no-soft-to-entrench', // place
  'no-entrenchment-left', // level
  'already-entrenched', // place
  'no-minefields',
  'no-minefield-left', // count
  'outside-minefield-zone', // place
  'already-mined', // place
  // collection (IL-46)
  'choose-category',
  'no-aa-tokens',
  'mark-needed',
  'no-marks',
  // arrivals (HP-W.4)
  'not-arriving', // element
  'place-taken', // place
  'in-enemy-zone', // place
  'arrivals-apart', // place
  'nobody-due',
  // activation
  'spent', // group (IL-01)
  'not-your-sequence', // side (IL-02)
  'not-released', // group, reinforcement (IL-04)
  'too-few-blue', // group, needs, has, items (IL-05)
  'too-few-white', // needs, has
  'no-supply-line', // group (IL-06)
  'supply-line-exists', // group (IL-07)
  'rapid-needs-supply', // group (IL-08)
  'nothing-declared', // group (IL-09)
  'unsupplied', // group (IL-09)
  'module-off', // module
  'rough-start', // group (IL-10)
  'allowance', // group, allowance, slowest (IL-11)
  'road-only', // group (IL-12)
  'zone-to-zone', // group, enemy (IL-13)
  'enemy-there', // place (IL-14)
  'move-ended', // group (IL-15)
  'move-over', // group
  'too-many-points', // place, points (IL-16)
  'locked-in', // group (IL-17)
  'impassable', // place, terrain (IL-18)
  'river', // from, to (IL-19)
  'cars-rough', // place (IL-20)
  'cars-broken', // place (IL-21)
  'no-combat', // group (IL-22)
  'regrouped', // group (IL-23)
  'not-in-contact', // place (IL-24)
  'river-between', // from, at (IL-25)
  'ground-closed', // at, terrain
  'fought-already', // group (IL-26)
  'red-after-move', // group (IL-27)
  'green-after-advance', // group (IL-28)
  'too-few-tokens', // colour, has (IL-29)
  'carpet-for-assailant', // (IL-30)
  'bid-sealed', // (IL-31)
  'aa-for-defender',
  'not-located', // place (IL-32)
  'out-of-range', // colour, range, distance, place (IL-33)
  'all-have-fired', // group (IL-34)
  'white-not-fired', // (IL-35)
  'aim-needed', // place
  'no-aim', // place
  'not-weakest', // elements (IL-36)
  'not-a-retreat', // places (IL-37)
  'recon-used', // group (IL-38)
  'recon-needs-blue',
  'raid-needs-target', // place (IL-39)
  'raid-needs-blue', // (IL-39)
  'no-breakthrough', // group (IL-40)
  'no-banzai', // group (IL-41)
  'no-pontoon', // group (IL-42)
  'no-depot', // group (IL-43)
  'works-need-hold', // group
  'must-leave', // place (IL-44)
  'no-detachment',
  'step-comes-next',
  'last-element', // place (IL-44)
  'cannot-return', // place
  'unreleased-there', // place
  'cannot-occupy', // place (IL-47)
  'not-a-neighbour', // place
  'no-paths', // group
  'no-path', // most
  'zone-stay', // group
  'zone-limit', // group
  'own-mines', // place
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export const refuse = (clause: Clause, code: RefusalCode, facts?: Facts): Refusal<RefusalCode> =>
  engineRefuse(clause, code, facts);
