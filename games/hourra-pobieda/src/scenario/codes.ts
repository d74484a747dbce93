// Every problem that a scenario file can have (7.3). The first three characters are the stable code of the rules.

export const PROBLEM_CODES = [
  // HP-B1
  'E01-missing', // key
  'E01-unknown-key', // key
  'E01-other-table', // key, table
  'E01-type', // expected: one of SHAPE_NAMES
  'E01-choice', // allowed
  'E01-form', // form
  'E01-least', // value, least
  'E01-most', // value, most
  'E01-fewest', // count, least
  'E01-exactly', // count, exactly
  'E01-twice', // value
  'E01-one-of', // keys
  // HP-B2
  'E02-rows', // rows, height
  'E02-length', // row, count, width
  'E02-letter', // letter, hex
  // HP-B3
  'E03', // hex
  // HP-B4
  'E04', // a, b
  'E04-twice', // a, b
  // HP-B5
  'E05-road', // a, b
  'E05-bridge', // id
  // HP-B6
  'E06-type', // type
  'E06-twice', // kind, id
  // HP-B7
  'E07', // side, points, least, most
  'E07-nobody', // side
  // HP-B8
  'E08', // points, bases, side, has
  // HP-B9
  'E09-ground', // id, place
  'E09-shared', // id, place
  'E09-enemy-zone', // id, place
  // HP-B10
  'E10-small', // side
  'E10-overlap', // place
  'E10-impassable', // place, side
  // HP-B11
  'E11', // a, b
  // HP-B12
  'E12-zone', // side, place
  'E12-base', // id
  'E12-count', // count, hexes
  // HP-B13
  'E13', // side, count
  // HP-B14
  'E14', // type, field, value, class
  // HP-B15
  'E15-unknown', // clause, kind, id
  'E15-trigger', // id, kind, unknown
  'E15-objective', // id, kind, unknown
  'E15-side', // side
  'W15-turn', // clause, fromTurn, limit
  'W15-points', // clause, points, has
  // HP-B16, HP-B17
  'E16', // side
  'W17', // side
  // HP-B18
  'E18-count', // side, element, count, has
  'E18-left', // side, count
  'E18-points', // side, group, points
  'E18-zone', // side, group, place
  'E18-ground', // side, group, place
  'E18-shared', // side, place
  'E18-reinforcement', // side, group, id
  'E18-entrench', // side, group
  'E18-mines', // side, count, most
  'E18-mine-place', // side, place
  'E18-empty', // side, group
  // HP-B19
  'E19-minefields',
  'E19-trigger',
  // HP-B20
  'E20-base', // id, base
  'E20-trigger', // id
  'E20-no-trigger', // id
  'E20-turn', // id
  'E20-no-turn', // id
  'E20-late', // id, turn, limit
  'E20-room', // id
  // HP-B21
  'E21-simple', // feature
  'E21-small', // feature
  'E21-outside', // feature
  'E21-bridge', // feature
  'E21-river', // feature
  'E21-road', // feature, place
  'E21-no-road', // place
  'E21-unplayable',
  // HP-B22
  'E22', // count, limit
  'E22-text', // count, limit
  'E22-value', // value, limit
  'E22-character',
  'E22-file', // limit
  'E22-elements', // side, count, limit
  'E22-types', // count, limit
  'E22-points', // count, limit
  // HP-B24
  'E24', // id
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What a field should have been; the texts have a word for each. */
const SHAPE_NAMES = ['text', 'number', 'whole', 'flag', 'list', 'object'] as const;
export type ShapeName = (typeof SHAPE_NAMES)[number];

/** Forms of text that a pattern describes. */
const FORMS = ['file-id', 'hex', 'type-id', 'side-id', 'letter', 'format', 'title'] as const;
export type Form = (typeof FORMS)[number];

/** Kinds of things that have ids. */
const ID_KINDS = [
  'type',
  'side',
  'base',
  'enemy-base',
  'objective',
  'bridge',
  'road',
  'feature',
  'reinforcement',
  'group',
  'region',
] as const;
export type IdKind = (typeof ID_KINDS)[number];
