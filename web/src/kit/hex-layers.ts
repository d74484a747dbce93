// Layers of a hex map as most printed maps have them. A skin takes what its map shows, or draws its own in the same terms.
import type { HexLayer, Hexside, Length, Shape, Stroke } from '../board/hex-ground.ts';

type Hexes = readonly string[];

/** One country, one climate: a tint of the land. */
export const tinted = (hexes: Hexes, colour: string, opacity = 1): HexLayer => ({
  kind: 'area',
  hexes,
  colour,
  opacity,
});

export const swamp = (hexes: Hexes): HexLayer[] => [
  { kind: 'area', hexes, colour: 'var(--swamp)', soft: true },
  {
    kind: 'glyphs',
    hexes,
    glyph: 'tufts',
    stroke: { colour: 'var(--swamp-line)', width: 0.9, opacity: 0.85, from: 26 },
  },
];

export const mountains = (hexes: Hexes): HexLayer[] => [
  {
    kind: 'glyphs',
    hexes,
    glyph: 'peaks',
    stroke: { colour: 'var(--ink-3)', width: { share: 0.022, most: 1.5 }, round: true },
  },
  {
    kind: 'glyphs',
    hexes,
    glyph: 'hachures',
    stroke: { colour: 'var(--ink-3)', width: 1, opacity: 0.75, round: true, from: 30 },
  },
];

export const woods = (hexes: Hexes): HexLayer[] => [
  { kind: 'area', hexes, colour: 'var(--tree)', opacity: 0.3, soft: true },
  {
    kind: 'glyphs',
    hexes,
    glyph: 'trees',
    stroke: { colour: 'var(--tree)', width: 1.3, round: true, from: 26 },
  },
];

export const villages = (hexes: Hexes): HexLayer[] => [
  {
    kind: 'glyphs',
    hexes,
    glyph: 'roofs',
    stroke: { colour: 'var(--rail)', width: { share: 0.02, least: 0.8, most: 1.5 }, round: true },
  },
];

export const sand = (hexes: Hexes): HexLayer[] => [
  {
    kind: 'glyphs',
    hexes,
    glyph: 'grains',
    stroke: { colour: 'var(--track)', width: 1.2, opacity: 0.6, round: true, from: 26 },
  },
];

export const ice = (hexes: Hexes): HexLayer[] => [
  { kind: 'area', hexes, colour: 'var(--ice)' },
  {
    kind: 'glyphs',
    hexes,
    glyph: 'cracks',
    stroke: { colour: 'var(--ice-line)', width: 0.9, opacity: 0.8 },
  },
];

/** Water along the side of a hex: a ribbon this wide, a part of it for what lies inside. */
const ribbon = (part: number): Length => ({
  share: 0.089 * part,
  least: 2 * part,
  most: 6.4 * part,
});
const sides = (along: readonly Hexside[], strokes: readonly Stroke[], wave = 0): HexLayer => ({
  kind: 'sides',
  sides: along,
  strokes,
  wave,
});

export const river = (along: readonly Hexside[]): HexLayer =>
  sides(
    along,
    [
      { colour: 'var(--hexside-water-edge)', width: ribbon(1), round: true },
      { colour: 'var(--hexside-water)', width: ribbon(0.66), round: true },
    ],
    2.2,
  );

/** A side that only ships cross. */
export const openWater = (along: readonly Hexside[]): HexLayer =>
  sides(along, [{ colour: 'var(--coast)', width: ribbon(0.62), round: true }]);

export const frozenWater = (along: readonly Hexside[]): HexLayer =>
  sides(along, [
    { colour: 'var(--coast)', width: ribbon(0.72), dash: [0, ribbon(1.1)], round: true },
    {
      colour: 'light-dark(#fff, var(--ink))',
      width: ribbon(0.5),
      dash: [0, ribbon(1.1)],
      round: true,
    },
  ]);

/** A river that runs in curves, as broad as a counter is high where hexes are large. */
const bed = (share: number, least: number): Length => ({ share, least, most: share * 150 });
const waters = (share: number): Stroke[] => [
  { colour: 'var(--bank)', width: bed(share * 1.34, 5), opacity: 0.7, round: true },
  { colour: 'var(--hexside-water-edge)', width: bed(share, 3.6), round: true },
  { colour: 'var(--hexside-water)', width: bed(share * 0.78, 2.4), round: true },
  { colour: 'var(--halo)', width: 1, opacity: 0.4, dash: [9, 12], round: true, from: 50 },
];
export const broadRiver = (along: readonly Hexside[], share = 0.2): HexLayer => ({
  kind: 'sides',
  sides: along,
  smooth: true,
  wave: 2,
  strokes: waters(share),
});
/** The same off the grid, as it was drawn. */
export const riverCourse = (courses: readonly Shape[], share = 0.2): HexLayer => ({
  kind: 'courses',
  courses,
  strokes: waters(share),
});

export const hills = (hexes: Hexes): HexLayer => ({
  kind: 'mounds',
  hexes,
  shades: ['var(--hill-1)', 'var(--hill-2)', 'var(--hill-3)'],
  edge: 'var(--hill-edge)',
});

export const grass = (hexes: Hexes): HexLayer => ({
  kind: 'glyphs',
  hexes,
  glyph: 'grass',
  stroke: { colour: 'var(--grass)', width: 1, opacity: 0.55, round: true, from: 40 },
});

/** A deck between two rails. */
const DECK: readonly Stroke[] = [
  { colour: 'var(--rail)', width: { share: 0.13, least: 4, most: 18 } },
  { colour: 'var(--road-fill)', width: { share: 0.09, least: 2.4, most: 13 } },
  {
    colour: 'var(--rail)',
    width: { share: 0.09, least: 2.4, most: 13 },
    opacity: 0.55,
    dash: [1, 3.4],
    from: 44,
  },
];
export const bridges = (pairs: readonly (readonly [string, string])[]): HexLayer => ({
  kind: 'spans',
  pairs,
  share: 0.36,
  strokes: DECK,
});
export const bridgeCourse = (courses: readonly Shape[]): HexLayer => ({
  kind: 'courses',
  courses,
  strokes: DECK,
});

/** A line that thins where hexes are small. */
const FINE: Length = { share: 0.05, least: 1, most: 1.6 };

/** The border that the war is about: a ribbon and a line of dashes and dots. */
export const frontier = (along: readonly Hexside[]): HexLayer =>
  sides(along, [
    { colour: 'var(--border-ribbon)', width: { share: 0.15, most: 11 }, opacity: 0.28 },
    { colour: 'var(--border)', width: FINE, dash: [11, 3.5, 2, 3.5] },
  ]);

export const border = (along: readonly Hexside[]): HexLayer =>
  sides(along, [{ colour: 'var(--ink-3)', width: 1, opacity: 0.7, dash: [7, 3, 1.5, 3] }]);

/** A line that a rule speaks of. */
export const divide = (along: readonly Hexside[]): HexLayer =>
  sides(along, [{ colour: 'var(--ink)', width: FINE, opacity: 0.6, dash: [9, 6] }]);

export const roads = (ways: readonly Hexes[]): HexLayer => ({
  kind: 'ways',
  ways,
  strokes: [
    { colour: 'var(--road)', width: { share: 0.05, least: 1.2, most: 3.6 }, round: true },
    {
      colour: 'var(--road-fill)',
      width: { share: 0.025, least: 0.6, most: 1.8 },
      round: true,
      from: 40,
    },
  ],
});

/** Roads that armies march by: broad, with a pale middle. */
const HIGHWAY: readonly Stroke[] = [
  { colour: 'var(--track)', width: { share: 0.125, least: 2.6, most: 14 }, round: true },
  { colour: 'var(--road-fill)', width: { share: 0.088, least: 1.6, most: 10.5 }, round: true },
  {
    colour: 'var(--track)',
    width: 0.9,
    opacity: 0.55,
    dash: [7, 6],
    from: 60,
  },
];
export const highways = (ways: readonly Hexes[]): HexLayer => ({
  kind: 'ways',
  ways,
  strokes: HIGHWAY,
});
export const highwayCourse = (courses: readonly Shape[]): HexLayer => ({
  kind: 'courses',
  courses,
  strokes: HIGHWAY,
});

const RAIL: Length = { share: 0.055, least: 1.3, most: 4 };

export const railways = (ways: readonly Hexes[]): HexLayer => ({
  kind: 'ways',
  ways,
  strokes: [
    { colour: 'var(--halo)', width: { ...RAIL, plus: 1.2 }, round: true },
    { colour: 'var(--rail)', width: RAIL, round: true },
    {
      colour: 'var(--halo)',
      width: { share: 0.0275, least: 0.65, most: 2 },
      dash: [
        { share: 0.085, most: 6 },
        { share: 0.085, most: 6 },
      ],
      from: 30,
    },
  ],
});

export const forts = (hexes: Hexes): HexLayer => ({ kind: 'walls', hexes, colour: 'var(--blue)' });

export const towns = (hexes: Hexes): HexLayer => ({
  kind: 'dots',
  hexes,
  fill: 'var(--halo)',
  edge: 'var(--rail)',
  from: 26,
});

export const cities = (hexes: Hexes, colour: string): HexLayer => ({
  kind: 'squares',
  hexes,
  colour,
  halo: 'var(--halo)',
  star: 'light-dark(var(--halo), var(--ink))',
});

export const GRID_LAYER: HexLayer = { kind: 'grid', colour: 'var(--grid)' };

/** What is out of play is there, but does not count. */
export const veiled = (hexes: Hexes): HexLayer => tinted(hexes, 'var(--halo)', 0.62);

/** Country beyond the hexes, tinted like its neighbours. */
export const shaped = (shapes: readonly Shape[], colour: string, opacity = 1): HexLayer => ({
  kind: 'shapes',
  shapes,
  colour,
  opacity,
});

/** The country round a sheet lies behind a veil; a line says where the sheet ends. */
export const beyond = (country: readonly Shape[], sheet: Shape): HexLayer[] => [
  shaped(country, 'var(--halo)', 0.5),
  {
    kind: 'courses',
    courses: [[...sheet, sheet[0]!]],
    strokes: [{ colour: 'var(--ink-3)', width: 1, opacity: 0.7 }],
  },
];
