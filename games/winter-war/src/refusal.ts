// Every reason this game can give for saying no; `texts` has a sentence for each, in each language.
import type * as engine from '@motti/engine';
import { type Clause, refuse as engineRefuse, type Facts } from '@motti/engine';

export type RefusalCode =
  // hexes that are closed
  | 'not-in-play'
  | 'sea-hex'
  | 'mountain'
  | 'all-lake'
  | 'not-frozen'
  | 'neutral'
  | 'nkvd-leaves'
  | 'north-of-row-a'
  // set-up
  | 'not-your-unit'
  | 'not-in-set-up'
  | 'not-placed'
  | 'outside-country'
  | 'heavy-on-forts'
  | 'corps-near-leningrad'
  | 'too-many-units'
  | 'no-dummies'
  | 'not-all-placed'
  | 'starts-isolated'
  // reinforcement
  | 'not-due'
  | 'not-a-supply-city'
  | 'not-a-finnish-city'
  | 'city-held-by-enemy'
  | 'city-cut-off'
  | 'city-full'
  | 'city-not-finnish'
  // a path
  | 'no-path'
  | 'not-a-neighbour'
  | 'open-water'
  | 'enemy-hex'
  | 'must-stop'
  | 'zone-to-zone'
  | 'isolated-one-hex'
  | 'too-far'
  | 'isolated-no-rail'
  | 'severe-climate'
  | 'no-rail-before-kemi'
  | 'no-railway'
  | 'rail-abroad'
  | 'no-entraining-in-zone'
  | 'railway-cut'
  | 'track-not-clear'
  // movement
  | 'not-on-map'
  | 'already-moved'
  | 'nothing-selected'
  | 'must-move-away'
  | 'overstacked'
  | 'not-in-excess'
  // before combat
  | 'may-not-evade'
  | 'evades-only-in-the-north'
  | 'mannerheim-line-lost'
  | 'nobody-near'
  | 'fell-back-already'
  | 'no-retreat-there'
  | 'may-not-advance'
  | 'not-vacated'
  // attacks
  | 'nothing-to-attack'
  | 'allies-protected'
  | 'already-attacked'
  | 'may-not-attack'
  | 'advanced-before-combat'
  | 'already-used'
  | 'nkvd-at-the-border'
  | 'not-adjacent'
  | 'several-from-several'
  | 'no-attackers'
  | 'no-attack-open'
  | 'odds-too-low'
  | 'low-odds-avoidable'
  | 'hex-stranded'
  | 'unit-stranded'
  | 'attacks-owed'
  // combat
  | 'not-in-this-combat'
  | 'too-little-lost'
  // scenarios of the module
  | 'not-minimal'
  | 'too-little-withdrawn'
  | 'already-picked'
  | 'not-picked'
  | 'not-an-early-arrival'
  | 'illegal-arrival'
  | 'still-to-choose'
  // special events
  | 'not-a-volunteer'
  | 'no-room-for-volunteers'
  | 'isolated-first'
  | 'too-strong-for-the-cold'
  // between turns
  | 'no-such-offer'
  | 'landing-cannot-be-called-off'
  | 'illegal-drop'
  // supply orders
  | 'orders-frozen'
  | 'needs-no-supply'
  | 'no-such-rank'
  | 'not-a-headquarters'
  // at the wrong moment, out of reach
  | 'wrong-step'
  | 'only-one-advances'
  | 'no-advance-now'
  | 'out-of-reach';

export type Refusal = engine.Refusal<RefusalCode>;

export const refuse = (clause: Clause, code: RefusalCode, facts?: Facts): Refusal =>
  engineRefuse(clause, code, facts);
