// What is wrong with a scenario file, in English.
import type { Form, IdKind, ShapeName } from '../../scenario/codes.ts';
import type { ProblemTexts } from '../problems.ts';

const shapes: Readonly<Record<ShapeName, string>> = {
  text: 'text',
  number: 'a number',
  whole: 'a whole number',
  flag: 'true or false',
  list: 'a list',
  object: 'an object with named fields',
};

const forms: Readonly<Record<Form, string>> = {
  'file-id': 'at least three lower-case letters, digits or hyphens',
  hex: 'a hex such as 0405',
  'type-id': 'letters and digits, beginning with a letter',
  'side-id': 'two or three capital letters',
  letter: 'a single character',
  format: 'motti/hourra-pobieda/scenario@1',
  title: 'at least three characters',
};

const kinds: Readonly<Record<IdKind, string>> = {
  type: 'element type',
  side: 'side',
  base: 'base',
  'enemy-base': 'enemy base',
  objective: 'objective',
  bridge: 'bridge',
  road: 'road',
  feature: 'feature',
  reinforcement: 'reinforcement',
  group: 'suggested task group',
  region: 'region',
};

const fields: Readonly<Record<string, string>> = {
  protection: 'protection',
  points: 'points',
  grade: 'grade',
  traits: 'trait',
};
const classes: Readonly<Record<string, string>> = {
  soft: 'soft elements',
  armour: 'armour',
  mech: 'mechanised elements',
};

const word = (words: Readonly<Record<string, string>>, key: unknown): string =>
  words[String(key)] ?? String(key);
const list = (items: unknown): string => (Array.isArray(items) ? items.join(', ') : String(items));
const groups = (count: unknown): string => (count === 1 ? '1 element' : `${count} elements`);

export const problems: ProblemTexts = {
  'E01-missing': () => 'This field is missing.',
  'E01-unknown-key': () => 'The format has no field of this name here.',
  'E01-other-table': () => 'This field belongs to the other kind of table.',
  'E01-type': (f) =>
    `${f['path'] === '' ? 'The file' : 'This'} must be ${word(shapes, f['expected'])}.`,
  'E01-choice': (f) => `This must be one of ${list(f['allowed'])}.`,
  'E01-form': (f) => `“${f['value']}” will not do: this must be ${word(forms, f['form'])}.`,
  'E01-least': (f) => `${f['value']} is too small; at least ${f['least']}.`,
  'E01-most': (f) => `${f['value']} is too large; at most ${f['most']}.`,
  'E01-fewest': (f) => `${f['count']} entries; at least ${f['least']} are needed.`,
  'E01-exactly': (f) => `${f['count']} entries; exactly ${f['exactly']} are needed.`,
  'E01-twice': (f) => `${f['value']} is listed twice.`,
  'E01-one-of': (f) => `Exactly one of ${list(f['keys'])} is needed.`,
  'E02-rows': (f) => `The map has ${f['rows']} rows, expected ${f['height']}.`,
  'E02-length': (f) => `Row ${f['row']} has ${f['count']} hexes, expected ${f['width']}.`,
  'E02-letter': (f) => `Unknown terrain letter “${f['letter']}” at ${f['hex']}.`,
  E03: (f) => `Hex ${f['hex']} is not on the table.`,
  E04: (f) => `${f['a']} and ${f['b']} are not adjacent.`,
  'E04-twice': (f) => `The hexside ${f['a']}|${f['b']} is listed twice.`,
  'E05-road': (f) => `The road crosses the river at ${f['a']}|${f['b']} without a bridge.`,
  'E05-bridge': (f) => `Bridge ${f['id']} is not on a river.`,
  'E06-type': (f) => `Unknown element type ${f['type']}.`,
  'E06-twice': (f) => `The ${word(kinds, f['kind'])} id ${f['id']} is used twice.`,
  E07: (f) => `${f['side']} has ${f['points']} points; ${f['least']} to ${f['most']} are allowed.`,
  'E07-nobody': (f) => `${f['side']} has no elements at the start.`,
  E08: (f) =>
    `${f['points']} points call for ${f['bases'] === 1 ? '1 base' : `${f['bases']} bases`}; ${f['side']} has ${f['has']}.`,
  'E09-ground': (f) => `Base ${f['id']} cannot stand at ${f['place']}: the ground is impassable.`,
  'E09-shared': (f) => `Base ${f['id']} cannot stand at ${f['place']}: another base is too close.`,
  'E09-enemy-zone': (f) =>
    `Base ${f['id']} cannot stand at ${f['place']}, in the enemy’s set-up zone.`,
  'E10-small': (f) => `The set-up zone of ${f['side']} is too small for its task groups.`,
  'E10-overlap': (f) => `The set-up zones overlap at ${f['place']}.`,
  'E10-impassable': (f) => `${f['place']} in the set-up zone of ${f['side']} is impassable.`,
  E11: (f) => `The set-up zones touch at ${f['a']} and ${f['b']}.`,
  'E12-zone': (f) =>
    `The minefield zone overlaps the set-up zone of ${f['side']} at ${f['place']}.`,
  'E12-base': (f) => `The minefield zone holds the base ${f['id']}.`,
  'E12-count': (f) => `${f['count']} minefields in a zone with room for ${f['hexes']}.`,
  E13: (f) => `${f['side']} has too few soft elements for ${f['count']} entrenched groups.`,
  E14: (f) =>
    `${f['type']}: ${word(fields, f['field'])} ${f['value']} is not allowed for ${word(classes, f['class'])}.`,
  'E15-unknown': (f) =>
    `Victory clause ${f['clause']}: unknown ${word(kinds, f['kind'])} ${f['id']}.`,
  'E15-trigger': (f) =>
    `Release of reinforcement ${f['id']}: unknown ${word(kinds, f['kind'])} ${f['unknown']}.`,
  'E15-objective': (f) =>
    `Objective ${f['id']}: unknown ${word(kinds, f['kind'])} ${f['unknown']}.`,
  'E15-side': (f) => `${f['side']} has no victory clause.`,
  'W15-turn': (f) =>
    `Victory clause ${f['clause']} can never hold: it counts from turn ${f['fromTurn']}, and the game ends with turn ${f['limit']}.`,
  'W15-points': (f) =>
    `Victory clause ${f['clause']} can never hold: it asks for ${f['points']} points, and the side has ${f['has']}.`,
  E16: (f) => `No supply line leads from the set-up zone of ${f['side']} to any of its bases.`,
  W17: (f) =>
    `Mountains cut the set-up zone of ${f['side']} off from its bases for all but mountain troops.`,
  'E18-count': (f) =>
    `Suggested set-up of ${f['side']}: group ${f['group']} takes ${f['count']} more ${f['element']} than there are.`,
  'E18-left': (f) => `Suggested set-up of ${f['side']}: ${groups(f['count'])} left over.`,
  'E18-points': (f) =>
    `Suggested set-up of ${f['side']}: group ${f['group']} has ${f['points']} points; the limit is 6.`,
  'E18-zone': (f) =>
    `Suggested set-up of ${f['side']}: group ${f['group']} stands at ${f['place']}, outside its zone.`,
  'E18-ground': (f) =>
    `Suggested set-up of ${f['side']}: group ${f['group']} cannot enter ${f['place']}.`,
  'E18-shared': (f) => `Suggested set-up of ${f['side']}: two groups stand at ${f['place']}.`,
  'E18-reinforcement': (f) =>
    `Suggested set-up of ${f['side']}: group ${f['group']} names ${f['id']}, which is not set up on the table.`,
  'E18-entrench': (f) =>
    `Suggested set-up of ${f['side']}: ${f['group']} is no group with soft elements and cannot be entrenched.`,
  'E18-mines': (f) =>
    `Suggested set-up of ${f['side']}: ${f['count']} minefields; at most ${f['most']} are allowed.`,
  'E18-mine-place': (f) =>
    `Suggested set-up of ${f['side']}: no minefield can be laid at ${f['place']}.`,
  'E18-empty': (f) => `Suggested set-up of ${f['side']}: group ${f['group']} has no elements.`,
  'E19-minefields': () => 'Option minefields: it must be on, since a side has minefields.',
  'E19-trigger': () =>
    'Option kgTrigger: no reinforcement has another trigger that it could choose.',
  'E20-base': (f) => `Reinforcement ${f['id']}: ${f['base']} is not a base of its side.`,
  'E20-trigger': (f) => `Reinforcement ${f['id']}: it stands on the table and needs a trigger.`,
  'E20-no-trigger': (f) => `Reinforcement ${f['id']}: it arrives by turn and can have no trigger.`,
  'E20-turn': (f) => `Reinforcement ${f['id']}: it needs a turn of arrival.`,
  'E20-no-turn': (f) =>
    `Reinforcement ${f['id']}: it stands on the table and can have no turn of arrival.`,
  'E20-late': (f) =>
    `Reinforcement ${f['id']}: it arrives on turn ${f['turn']}, and the game ends with turn ${f['limit']}.`,
  'E20-room': (f) => `Reinforcement ${f['id']}: there is no room for it within its area.`,
  'E21-simple': (f) => `${f['feature']}: the sides of a polygon may not meet.`,
  'E21-small': (f) => `${f['feature']}: the polygon is too small.`,
  'E21-outside': (f) => `${f['feature']}: part of it lies outside the table.`,
  'E21-bridge': (f) => `${f['feature']}: a bridge must lie on a river.`,
  'E21-river': (f) => `${f['feature']}: too close to a river; at least 0.05 UD are needed.`,
  'E21-road': (f) =>
    `${f['feature']}: the road crosses the river at ${f['place']} without a bridge.`,
  'E21-no-road': (f) => `${f['place']} is not on a road.`,
  'E21-unplayable': () => 'A scenario drawn on an open table cannot be changed here.',
  E22: (f) =>
    `${f['path'] === '' ? 'The file has ' : ''}${f['count']} entries, at most ${f['limit']}.`,
  'E22-text': (f) => `${f['count']} characters, at most ${f['limit']}.`,
  'E22-value': (f) => `${f['value']}, at most ${f['limit']}.`,
  'E22-character': () => 'This holds a character that is not allowed.',
  'E22-file': (f) => `The file is longer than ${f['limit']} characters.`,
  'E22-elements': (f) => `${f['side']} has ${f['count']} elements, at most ${f['limit']}.`,
  'E22-types': (f) => `${f['count']} element types of its own, at most ${f['limit']}.`,
  'E22-points': (f) => `The map has ${f['count']} points in all, at most ${f['limit']}.`,
  E24: (f) => `Base ${f['id']}: production must begin with turn 1 and rise from step to step.`,
};
