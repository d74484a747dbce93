// Why not, in English, with the facts of the position.
import type { Catalogue, Names } from '../catalogue.ts';
import { COLOURS, count, ground, list } from './lexicon.ts';
import { options } from './options.ts';
import { terms } from './terms.ts';

const moduleName = (key: unknown): string =>
  Object.entries(options).find(([name]) => name === key)?.[1].name ?? String(key);
const colour = (key: unknown): string => COLOURS[String(key)] ?? String(key);

export const refusals = (n: Names): Catalogue['refusals'] => {
  const at = (place: unknown): string => n.place(String(place));
  const group = (place: unknown): string => `The group at ${at(place)}`;
  return {
    'not-now': () => 'That cannot be done now.',
    'finish-first': (f) => `Finish the activation of the group at ${at(f['group'])} first.`,
    'no-such-place': (f) => `${f['place']} is not on the table.`,
    'no-such-element': (f) => `There is no element ${f['element']} here.`,
    'outside-zone': (f) => `Set-up incomplete: ${at(f['place'])} is outside your zone.`,
    'outside-area': (f) =>
      `${at(f['place'])} is outside the area of ${n.reinforcement(String(f['reinforcement']))}.`,
    'cannot-stand-there': (f) =>
      `Set-up incomplete: not every element could enter ${at(f['place'])} (${ground(f['terrain'])}).`,
    'set-up-points': (f) =>
      `Set-up incomplete: the group at ${at(f['place'])} would have ${f['points']} points; the limit is 6.`,
    'too-near': (f) => `${at(f['place'])} is within half a UD of the group at ${at(f['group'])}.`,
    'reinforcements-apart': (f) =>
      `Set-up incomplete: reinforcements form groups of their own (${at(f['place'])}).`,
    'element-placed': (f) => `Element ${f['element']} is already placed.`,
    'identical-element': (f) =>
      `Element ${f['element']} is the same as element ${f['first']}: take that one.`,
    'nobody-there': (f) => `You have no group at ${at(f['place'])}.`,
    'elements-left': (f) =>
      `Set-up incomplete: ${count(f['count'], 'element is', 'elements are')} not placed yet.`,
    'no-soft-to-entrench': (f) => `${group(f['place'])} has no soft elements to dig in.`,
    'no-entrenchment-left': (f) => `No entrenchment of level ${f['level']} is left.`,
    'already-entrenched': (f) => `${group(f['place'])} is already entrenched.`,
    'no-minefields': () => 'You have no minefields in this game.',
    'no-minefield-left': (f) => `All ${f['count']} minefields are laid.`,
    'outside-minefield-zone': (f) => `No minefield can be laid at ${at(f['place'])}.`,
    'already-mined': (f) => `There is already a minefield at ${at(f['place'])}.`,
    'choose-category': () => 'Choose a munitions category for each base.',
    'no-aa-tokens': () => 'AA tokens are used only with rule 12.',
    'mark-needed': () => 'Say whether it is HE or AT.',
    'no-marks': () => 'HE and AT are used only with adapted munitions.',
    'not-arriving': (f) => `Element ${f['element']} does not arrive this turn.`,
    'place-taken': (f) => `${at(f['place'])} is taken.`,
    'in-enemy-zone': (f) => `${at(f['place'])} is in the influence zone of an enemy.`,
    'arrivals-apart': (f) =>
      `The elements of one arrival form groups of their own (${at(f['place'])}).`,
    'nobody-due': () => 'Nobody is due to arrive.',
    spent: (f) => `${group(f['group'])} has already been activated this turn.`,
    'not-your-sequence': (f) => `${n.side(String(f['side']))}: it is this side’s sequence.`,
    'not-released': (f) =>
      `${n.reinforcement(String(f['reinforcement'] ?? f['group']))} is not released yet.`,
    'too-few-blue': (f) =>
      `${group(f['group'])} needs ${f['needs']} Blue (${list(f['items'])
        .map((item) => (terms[item] ?? item).toLowerCase())
        .join(', ')}); you have ${f['has']}.`,
    'too-few-white': (f) => `That needs ${f['needs']} White; you have ${f['has']}.`,
    'no-supply-line': (f) =>
      `${group(f['group'])} has no supply line. It can only progress, or be airlifted.`,
    'supply-line-exists': () => 'An airlift is only for a group whose supply line is cut.',
    'rapid-needs-supply': () => 'Unsupplied groups cannot make a rapid advance.',
    'nothing-declared': () => 'A group that is neither supplied nor moves would do nothing.',
    unsupplied: () => 'Unsupplied groups cannot assault or fire.',
    'module-off': (f) => `This match is played without that rule (${moduleName(f['module'])}).`,
    'rough-start': () => 'No rapid advance can start from rough ground, except by road.',
    allowance: (f) =>
      `${group(f['group'])} can move ${f['allowance']} UD${f['slowest'] === undefined ? '' : `: its slowest element is ${n.type(String(f['slowest']))}`}.`,
    'road-only': () => 'The extra UD needs a move entirely by road.',
    'zone-to-zone': (f) =>
      `You cannot go straight from one enemy influence zone into another (${at(f['enemy'])}).`,
    'enemy-there': () => 'You cannot move through an enemy group.',
    'move-ended': () => 'The move ended on entering an enemy influence zone.',
    'move-over': (f) => `The move of the group at ${at(f['group'])} is over.`,
    'too-many-points': (f) =>
      `Together with the group at ${at(f['place'])} that makes ${f['points']} points; the limit is 6.`,
    'locked-in': (f) =>
      `${group(f['group'])} entered this area this turn and cannot leave it until next turn.`,
    impassable: (f) => `${at(f['place'])} (${ground(f['terrain'])}) is impassable to this group.`,
    river: () => 'The river can only be crossed by a bridge or a pontoon.',
    'cars-rough': () => 'Armoured cars cannot enter rough ground.',
    'cars-broken': () => 'Armoured cars move at most 1 UD on broken ground.',
    'no-combat': (f) =>
      `${group(f['group'])} entered rough ground or a town this turn and cannot fight until next turn.`,
    regrouped: () => 'Regrouped elements cannot assault in the same sequence.',
    'not-in-contact': (f) => `No enemy group at ${at(f['place'])} is in contact (1 UD).`,
    'river-between': (f) => `The river lies between ${at(f['from'])} and ${at(f['at'])}.`,
    'ground-closed': (f) =>
      `No element of the group could enter ${at(f['at'])} (${ground(f['terrain'])}).`,
    'fought-already': (f) => `${group(f['group'])} has already fought in this activation.`,
    'red-after-move': () => 'Heavy artillery cannot support a group that moved in this sequence.',
    'green-after-advance': () =>
      'Field artillery cannot support a group that made a rapid advance in this sequence.',
    'too-few-tokens': (f) => `You have only ${f['has']} ${colour(f['colour'])}.`,
    'carpet-for-assailant': () => 'Carpet bombing is for the assailant only.',
    'bid-sealed': () => 'Your bid is already sealed.',
    'aa-for-defender': () => 'In an assault only the defender commits AA.',
    'not-located': (f) => `No located enemy is at ${at(f['place'])}.`,
    'out-of-range': (f) =>
      `${colour(f['colour'])} reaches ${f['range']} UD; ${at(f['place'])} is ${f['distance']} UD away.`,
    'all-have-fired': (f) => `Every element of the group at ${at(f['group'])} has fired.`,
    'white-not-fired': () => 'Aircraft act in assaults or by air raid.',
    'aim-needed': () => 'Say whether it is aimed at the soft elements or at the armour.',
    'no-aim': () => 'There is nothing to choose here: the weakest protection is hit.',
    'not-weakest': (f) =>
      `Losses fall on the weakest protection first (${list(f['elements'])
        .map((type) => n.type(type))
        .join(', ')}).`,
    'not-a-retreat': (f) =>
      `The retreat must be to one of: ${list(f['places']).map(at).join(', ')}.`,
    'recon-used': () => 'One reconnaissance per supplied group and turn.',
    'recon-needs-blue': () => 'Reconnaissance costs 1 Blue, and you have none.',
    'raid-needs-target': () => 'An air raid needs a located target.',
    'raid-needs-blue': () => 'An air raid costs 1 Blue, and you have none.',
    'no-breakthrough': () => 'No further breakthrough is possible.',
    'no-banzai': (f) =>
      `Only a supplied group with soft elements, of a side that has the rule, can make a banzai attack (${at(f['group'])}).`,
    'no-pontoon': () =>
      'A pontoon needs a supplied, motionless group with soft elements beside the river.',
    'no-depot': () =>
      'A depot must stand on open ground or in a village, within 5 UD of a base or depot by open ground or road.',
    'works-need-hold': () => 'A group that builds holds, and neither moves nor fights this turn.',
    'must-leave': (f) => `The detached group must leave ${at(f['place'])}.`,
    'no-detachment': () => 'No elements can be detached now.',
    'step-comes-next': () => 'An order names a place only for a pontoon. The steps come after it.',
    'last-element': (f) => `Somebody has to stay at ${at(f['place'])}.`,
    'cannot-return': (f) =>
      `The detached group cannot return to ${at(f['place'])} in this activation.`,
    'unreleased-there': (f) => `Unreleased reinforcements stand at ${at(f['place'])}.`,
    'cannot-occupy': (f) => `The group cannot enter ${at(f['place'])}.`,
    'not-a-neighbour': (f) => `${at(f['place'])} is not next to the group.`,
    'no-paths': (f) => `${group(f['group'])} moves from hex to hex.`,
    'no-path': (f) => `Draw a path of 1 to ${f['most']} points on the table.`,
    'zone-stay': (f) =>
      `${group(f['group'])} began in the influence zone of an enemy and may only leave it.`,
    'zone-limit': (f) =>
      `${group(f['group'])} may go no more than 1 UD inside the influence zone it began in.`,
    'own-mines': () => 'The move ended in a minefield.',
  };
};
