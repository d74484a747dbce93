// The shape of a scenario file (7.2): what the JSON Schema of the format says, for either kind of table.
import {
  CHOICES,
  CLASSES,
  CONDITIONS,
  DICE,
  EDGES,
  FEATURES,
  FORMAT,
  GRADES,
  LEVELS,
  MOMENTS,
  QUALITIES,
  SIDE_COLOURS,
  SPECIAL_RULES,
  SWITCHES,
  TERRAINS,
  TRAITS,
  TRIGGERS,
} from './format.ts';
import {
  choice,
  counted,
  exactly,
  flag,
  form,
  isObject,
  list,
  map,
  type ObjectShape,
  object,
  orNull,
  type Shape,
  text,
  unique,
  whole,
} from './shape.ts';

const HEXES = 1600;
const LIST = 64;
const LONG = 500;

const hex = form('hex', /^[0-9]{4}$/);
const hexes = list(hex, HEXES);
const pair = exactly(hex, 2);
const coordinate: Shape = { kind: 'number', limit: 40 };
const point = exactly(coordinate, 2);
const polygon = list(point, LIST, 3);
const polygons = list(polygon, LIST);

const ground = { height: flag, dense: flag, ice: flag };

const terrain = object({
  key: {
    kind: 'map',
    value: object({ terrain: choice(TERRAINS) }, { ...ground, label: text() }),
    limit: LIST,
    letters: true,
  },
  rows: list(text(40), 40),
});

const edge = object({ between: pair, type: choice(EDGES) });
const bridge = object({ id: text(), between: pair }, { name: text() });
const road = object({ id: text(), cells: list(hex, 80, 2) }, { name: text() });

/** A feature has what its kind needs; of an unknown kind only the kind is wrong. */
function featureShape(kind: unknown): ObjectShape {
  const named = { name: text() };
  const head = { id: text(), kind: choice(FEATURES) };
  switch (kind) {
    case 'area':
      return object({ ...head, terrain: choice(TERRAINS), polygon }, { ...named, ...ground });
    case 'road':
    case 'fleuve':
    case 'stream':
      return object({ ...head, line: list(point, LIST, 2) }, { ...named, ...ground });
    case 'bridge':
      return object({ ...head, at: point }, { ...named, ...ground });
    default:
      return object(head, {
        ...named,
        ...ground,
        terrain: choice(TERRAINS),
        polygon,
        line: list(point, LIST, 2),
        at: point,
      });
  }
}

const feature: Shape = {
  kind: 'depends',
  shapeOf: (value) => featureShape(isObject(value) ? value['kind'] : undefined),
};

const elementType = object(
  {
    id: form('type-id', /^[A-Za-z][A-Za-z0-9]{1,20}$/),
    name: text(),
    class: choice(CLASSES),
    rapid: whole(2, 4),
    protection: whole(0, 3),
    vc: whole(1, 3),
    points: whole(1, 3),
    motorised: flag,
  },
  {
    grade: choice([...GRADES, null]),
    traits: unique(choice(TRAITS), 5),
    provenance: text(LONG),
  },
);

const force = object(
  { type: text(), count: counted(1, 48) },
  { quality: choice(QUALITIES), label: text() },
);

const production = list(object({ fromTurn: counted(1, 60), equivalents: whole(1, 3) }), LIST, 1);

const options = object(
  {},
  {
    ...Object.fromEntries(SWITCHES.map((key) => [key, flag])),
    ...Object.fromEntries(Object.entries(CHOICES).map(([key, values]) => [key, choice(values)])),
    retreatApproachRadius: whole(0, 99),
  },
);

interface Places {
  /** A place by itself, and lists of places, as this kind of table writes them. */
  readonly one: Shape;
  readonly oneKey: 'cell' | 'at';
  readonly otherKey: 'at' | 'cell';
  readonly zone: Readonly<Record<string, Shape>>;
  readonly otherZone: string;
}
const ON_HEXES: Places = {
  one: hex,
  oneKey: 'cell',
  otherKey: 'at',
  zone: { zone: hexes },
  otherZone: 'zonePolygons',
};
const ON_OPEN_TABLE: Places = {
  one: point,
  oneKey: 'at',
  otherKey: 'cell',
  zone: { zonePolygons: polygons },
  otherZone: 'zone',
};

function conditionShape(keys: readonly string[], places: Places): ObjectShape {
  const fields: Readonly<Record<string, Shape>> = {
    controls: text(),
    notControls: object({ side: text(), objective: text() }),
    baseCaptured: text(),
    eliminatedPoints: object(
      { side: text() },
      { atLeast: counted(1, 144), atMost: counted(0, 144) },
      { anyOf: ['atLeast', 'atMost'] },
    ),
    strengthAtMost: object({ side: text(), points: counted(0, 144) }),
    roadOpen: object({ base: text(), to: places.one }),
    enemyOccupiesObjective: text(),
    enemyInRegion: text(),
  };
  const chosen = Object.fromEntries(keys.map((key) => [key, fields[key]!]));
  return object({}, chosen, { oneOf: keys });
}

function sideShape(places: Places): ObjectShape {
  const { one, oneKey, otherKey, zone, otherZone } = places;
  const elsewhere = [otherKey];
  const base = object(
    { id: text(), [oneKey]: one },
    { name: text(), production, normalWhenStrengthAtMost: counted(0, 144) },
    { elsewhere },
  );
  const entrenchments = object(
    { level: choice([1, 2]) },
    { count: counted(1, 48), dice: choice(DICE) },
    { oneOf: ['count', 'dice'] },
  );
  const setup = object(
    zone,
    {
      entrenchments: list(entrenchments, LIST),
      minefields: orNull(
        object({ count: counted(1, 12), ...zone }, {}, { elsewhere: [otherZone] }),
      ),
    },
    { elsewhere: [otherZone] },
  );
  const trigger = object(
    { any: list(conditionShape(TRIGGERS, places), 8, 1) },
    { option: text(), value: text() },
  );
  const reinforcement = object(
    {
      id: text(),
      mode: choice(['onTable', 'arrival']),
      forces: list(force, LIST, 1),
      area: object({ base: text(), radius: whole(0, 3) }),
    },
    { name: text(), turn: counted(1, 60), trigger, triggerAlternative: trigger },
  );
  const group = object(
    { id: text(), [oneKey]: one, elements: map(counted(1, 48)) },
    { reinforcement: text() },
    { elsewhere },
  );
  return object(
    {
      id: form('side-id', /^[A-Z]{2,3}$/),
      name: text(),
      bases: { kind: 'list', item: base, fewest: 1, most: 3, limit: LIST },
      forces: list(force, LIST),
      setup,
    },
    {
      colour: choice(SIDE_COLOURS),
      reinforcements: list(reinforcement, LIST),
      specialRules: unique(choice(SPECIAL_RULES), 6),
      defaultSetup: object(
        {},
        {
          taskGroups: list(group, LIST),
          entrenchPriority: list(text(), LIST),
          minefields: list(one, 12),
        },
      ),
    },
  );
}

const HEX_FIELDS = ['terrain', 'edges', 'bridges', 'roads'];

export function fileShape(geometry: 'hex' | 'open'): ObjectShape {
  const onHexes = geometry === 'hex';
  const places = onHexes ? ON_HEXES : ON_OPEN_TABLE;
  const size: Shape = onHexes ? counted(4, 40) : { kind: 'number', least: 4, limit: 40 };
  const objective = onHexes
    ? object(
        { id: text(), name: text() },
        { cells: list(hex, HEXES, 1), bridge: text() },
        { oneOf: ['cells', 'bridge'], elsewhere: ['at', 'polygon'] },
      )
    : object(
        { id: text(), name: text() },
        { at: point, polygon, bridge: text() },
        { oneOf: ['at', 'polygon', 'bridge'], elsewhere: ['cells'] },
      );
  const head = {
    format: form('format', new RegExp(`^${FORMAT}$`)),
    id: form('file-id', /^[a-z0-9][a-z0-9-]{2,60}$/),
    title: form('title', /^.{3,}$/su, 80),
    year: whole(1930, 1950),
    geometry: choice(['hex', 'open']),
    table: object(
      { width: size, height: size },
      { north: choice(['up', 'right', 'down', 'left']) },
    ),
    elementTypes: list(elementType, 27, 1),
    sides: exactly(sideShape(places), 2),
    options,
    victory: list(
      object(
        {
          side: text(),
          level: choice(LEVELS),
          when: choice(MOMENTS),
          all: list(conditionShape(CONDITIONS, places), 8, 1),
        },
        { fromTurn: counted(1, 60) },
      ),
      24,
      1,
    ),
  };
  const rest = {
    subtitle: text(160),
    dates: text(LONG),
    players: text(LONG),
    source: text(LONG),
    provenance: map(text(LONG)),
    places: list(
      object({ name: text(), [places.oneKey]: places.one }, {}, { elsewhere: [places.otherKey] }),
      LIST,
    ),
    regions: map(onHexes ? hexes : polygons),
    objectives: list(objective, 24),
    relax: object({}, { points: flag, bases: flag, contactAtStart: flag }),
    turnLimit: orNull(counted(1, 60)),
    onTurnLimit: choice(['draw']),
  };
  return onHexes
    ? object(
        { ...head, terrain },
        { ...rest, edges: list(edge, 200), bridges: list(bridge, 20), roads: list(road, 60) },
        { elsewhere: ['features'] },
      )
    : object(head, { ...rest, features: list(feature, 150) }, { elsewhere: HEX_FIELDS });
}
