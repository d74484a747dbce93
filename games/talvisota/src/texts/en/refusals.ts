// Why not, in English, with the facts of the position.
import type { Catalogue } from '../catalogue.ts';
import { spaceName } from '../names.ts';
import { commander, count, environment, front, place, strategy, unit } from './lexicon.ts';

export const refusals: Catalogue['refusals'] = {
  'units-left': ({ left }) =>
    `Every unit needs a front box, and none starts on the map: ${count(left, 'unit is', 'units are')} still without one.`,
  'none-to-place': (f) => `No ${unit(f['unit'])} is left to place.`,
  'placed-at-set-up-only': () => 'Units are given front boxes at set-up and in January only.',
  'none-to-recover': (f) => `There is no ${unit(f['unit'])} in your Reinforcements box.`,
  'not-before-next-turn': (f) =>
    `That ${unit(f['unit'])} is still in the Losses box: it can be recovered next turn at the earliest.`,
  'last-morale-point': (f) =>
    `That would cost ${f['price']} of your ${f['morale']} morale points: one must remain.`,
  'no-such-unit': (f) => `There is no ${unit(f['unit'])} at ${place(f['place'])}.`,
  'already-there': (f) => `The unit is already at ${spaceName(f['space'])}.`,
  'units-in-finland-stay': () => 'Units in Finland move only by attacking or retreating.',
  'cut-off': (f) => `${spaceName(f['space'])} is cut off from Soviet territory.`,
  'finns-hold': (f) => `Finnish units hold ${spaceName(f['space'])}.`,
  'not-on-the-line': (f) =>
    `${spaceName(f['space'])} is not on a logistic line of the ${front(f['front'])} front.`,
  'space-is-full': (f) =>
    `${spaceName(f['space'])} already holds six units, and that is the limit.`,
  'four-markers': () => 'All four Possession markers are already on the map: take one back first.',
  'already-marked': (f) => `${spaceName(f['space'])} already has a Possession marker.`,
  'no-marker': (f) => `There is no Possession marker on ${spaceName(f['space'])}.`,
  'marker-needs-line': (f) =>
    `${spaceName(f['space'])} is neither a linked space in Finland nor a gap beside your lines.`,
  'markers-in-organisation-only': () =>
    'Possession markers, four in all, are placed in the Organisation phase only.',
  'not-yours': (f) => `${f['counter']} is not yours.`,
  'already-boxed': (f) => `${strategy(f['strategy'])} is already on the ${front(f['box'])} front.`,
  'front-is-full': (f) =>
    `The ${front(f['front'])} front has only ${count(f['boxes'], 'strategy box', 'strategy boxes')}.`,
  'not-boxed': (f) => `${strategy(f['strategy'])} is not in a box.`,
  'boxes-are-committed': () => 'Your boxes are committed: the enemy has counted them.',
  'clear-first': (f) => `${strategy(f['strategy'])} is loaded: empty it first.`,
  'nothing-to-clear': (f) => `${strategy(f['strategy'])} is already empty.`,
  'force-is-full': () => 'A force never has more than six units: take one out first.',
  'strategy-is-full': (f) =>
    `${strategy(f['strategy'])} engages ${count(f['limit'], 'unit', 'units')} at most.`,
  'box-of-other-front': (f) =>
    `Units in the ${front(f['front'])} box serve strategies of that front only.`,
  'space-of-other-front': (f) =>
    `${place(f['place'])} belongs to the ${front(f['front'])} front: its units serve strategies of that front only.`,
  'one-start': (f) =>
    `All units of a force start together; those of ${strategy(f['strategy'])} are at ${place(f['start'])}.`,
  'extras-too-far': (f) =>
    `The units that RENF adds could not join a force that starts at ${place(f['place'])}.`,
  'unit-already-assigned': (f) =>
    `Every ${unit(f['unit'])} there is already assigned; one serves ${strategy(f['other'])}.`,
  'say-from-where': () => 'Say where the unit comes from.',
  'no-reinforcement-support': (f) =>
    `Only RENF adds units, and ${strategy(f['strategy'])} does not have it.`,
  'base-first': (f) => `Give ${strategy(f['strategy'])} its own units first.`,
  'two-extras': () => 'RENF adds two units at most.',
  'reinforced-force-is-full': () => 'Reinforcements cannot raise a force above six units.',
  'extra-too-far': (f) =>
    `Added units come from the starting space or a space next to it; ${place(f['place'])} is neither.`,
  'not-before-january': (f) => `${f['support']} arrives in January 1940.`,
  'already-laid': (f) => `${f['support']} is already on a front: take it back first.`,
  'not-laid-there': (f) => `${f['support']} is not on the ${front(f['front'])} front.`,
  'lay-before-the-event': () =>
    'Supports are laid on the fronts at the start of the turn, before the event die.',
  'support-on-other-front': (f) =>
    `${f['support']} is on the ${front(f['front'])} front: it may serve strategies of that front only.`,
  'support-not-laid': (f) =>
    `${f['support']} was not laid on any front, so it cannot serve this turn.`,
  'support-already-assigned': (f) => `${f['support']} already serves ${strategy(f['other'])}.`,
  'supports-are-full': (f) =>
    `${strategy(f['strategy'])} uses ${count(f['limit'], 'support', 'supports')} at most, plus commanders.`,
  'january-support': () =>
    'In January 1940 each strategy uses one support only, plus one commander.',
  'january-commander': () => 'In January 1940 only one commander may join a strategy.',
  'two-supports': () => 'A Finnish strategy uses two supports at most, plus Mannerheim.',
  'none-in-forces': (f) => `No ${unit(f['unit'])} is left in Forces.`,
  'assign-instead': () => 'With RENF the strategy simply takes two more units: assign them.',
  'finns-come-from-forces': () => 'Finnish units come from Forces, not from the map.',
  'scouts-hold-their-space': () => 'Scouts on the map hold their space; they serve no strategy.',
  'environment-already-assigned': (f) =>
    `${environment(f['marker'])} already serves ${strategy(f['other'])}.`,
  'environment-is-full': (f) =>
    `${strategy(f['strategy'])} uses only ${count(f['limit'], 'Environment marker', 'Environment markers')}.`,
  'no-entrenchment': () => 'Only DEFENSE and RESIST use an Entrenchment.',
  'already-entrenched': (f) => `${strategy(f['strategy'])} already has its Entrenchment.`,
  'needs-armour': (f) => `${strategy(f['strategy'])} needs at least ${f['count']} TAN or MECA.`,
  'needs-infantry': (f) => `${strategy(f['strategy'])} needs at least ${f['count']} FUS or ELI.`,
  'must-be-filled': (f) =>
    `${strategy(f['strategy'])} must be filled: it has ${f['units']} of ${f['required']} units, and units other than SCT are left in Forces.`,
  'must-attack': (f) =>
    f['step'] === 'boxes' || f['step'] === 'plan'
      ? 'The Red Army must attack at least once each turn: prepare a strategy that has a target.'
      : 'The Red Army must attack at least once each turn.',
  'already-placed': (f) => `${strategy(f['strategy'])} is already on the map.`,
  'no-units': (f) => `${strategy(f['strategy'])} has no units and cannot be placed.`,
  'soviet-territory': (f) =>
    `${spaceName(f['space'])} lies in Soviet territory: attacks are made in Finland.`,
  'other-front': (f) =>
    `${spaceName(f['space'])} does not belong to the ${front(f['front'])} front.`,
  'already-a-target': (f) =>
    `${spaceName(f['space'])} is already the target of a strategy this turn.`,
  'already-held': (f) =>
    `${spaceName(f['space'])} is already under Soviet control: there is nothing to attack.`,
  gap: (f) =>
    `${spaceName(f['space'])} is conquered and empty: occupy it again in the Organisation phase.`,
  'wrong-start': (f) =>
    `The force of ${strategy(f['strategy'])} cannot start from ${spaceName(f['start'])}.`,
  'not-connected': (f) => `${spaceName(f['space'])} is not connected to ${spaceName(f['start'])}.`,
  'no-ice': () =>
    'The ice between Oranienbaum and Koivisto does not bear troops before March 1940.',
  'ice-needs-meretskov': () => 'An attack across the ice needs Meretskov: give this strategy MER.',
  'not-on-this-front': (f) =>
    `${strategy(f['strategy'])} is not available on the ${front(f['front'])} front.`,
  'no-strategy-there': (f) => `No strategy is placed on ${spaceName(f['space'])}.`,
  'already-resolved': (f) => `${spaceName(f['space'])} has already been fought over.`,
  'choose-six': ({ left }) => `Six units fight: choose ${left} more.`,
  'not-present': (f) => `No further ${unit(f['unit'])} is there to fight.`,
  'no-such-effect': (f) => `${commander(f['commander'])} cannot use that effect here.`,
  'no-retreat-to-cancel': () => 'There is no retreat to cancel.',
  'losses-left': (f) => `Choose exactly ${f['count']} more of your engaged units.`,
  'not-engaged': (f) =>
    `No ${unit(f['unit'])} of yours is engaged; choose ${f['count']} of those that are.`,
  'two-rounds': () => 'A combat lasts two rounds at most: stop here.',
  'must-occupy': (f) => `At least one unit must occupy ${spaceName(f['space'])}.`,
  'not-in-the-force': (f) =>
    `No further ${unit(f['unit'])} of the force can move into ${spaceName(f['space'])}.`,
  'prudent-attacks-once': () => 'A prudent advance attacks one space only.',
  'first-not-conquered': () => 'The first space must be conquered before another is attacked.',
  'no-third-space': () => 'A strategy attacks two spaces at most.',
  'not-connected-to-first': (f) =>
    `${spaceName(f['space'])} is not connected to ${spaceName(f['first'])}.`,
  'awaits-another-strategy': (f) => `${spaceName(f['space'])} awaits another of your strategies.`,
  'take-one-unit': () => 'At least one unit must make the attack.',
  'not-moved-in': (f) => `No further ${unit(f['unit'])} of the force is in the conquered space.`,
  'retreat-needs-control': (f) =>
    `A retreat ends in a Soviet-controlled space; ${spaceName(f['space'])} is not.`,
  'retreat-one-further': (f) =>
    `The force goes one space beyond ${spaceName(f['start'])}; ${spaceName(f['space'])} is not next to it.`,
  'must-retreat': () => 'The force must retreat: choose where to.',
  'no-scouts-there': (f) => `No scouts stand in ${spaceName(f['space'])}.`,
  'no-finns-in-soviet-territory': () => 'Finnish units never enter Soviet territory.',
  'not-soviet-controlled': (f) =>
    `Only a Soviet-controlled space can be harassed; ${spaceName(f['space'])} is not.`,
  'one-to-three-scouts': () => 'Harassment takes one to three SCT.',
  'scouts-already-used': (f) =>
    `Only ${f['available']} SCT are left: the others have been used this turn.`,
  'not-enough-scouts': (f) => `Only ${f['available']} SCT are in Forces.`,
  'one-infiltration': () => 'There is one infiltration a turn, and it has already taken place.',
  'stay-after-success': () => 'Scouts can stay only after a success.',
  'only-raiders-stay': ({ scouts }) => `At most ${scouts} SCT can stay: those that took part.`,
  'solo-only': () => 'The Soviet player chooses the target in the solo game only.',
  'machine-plays-finland': () => 'In the solo game the Finns are played by the rules.',
  'not-exposed': (f) =>
    `${spaceName(f['space'])} has no Possession marker and is not among the weakest garrisons.`,
  'not-in-the-pocket': (f) =>
    `The pocket must lose a ${f['unit']}; none of its own is in ${spaceName(f['space'])}.`,
  'not-now': () => 'This is not the moment for that: look at what is asked now.',
};
