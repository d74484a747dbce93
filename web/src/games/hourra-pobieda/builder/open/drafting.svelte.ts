// The pencil of the builder on an open table: areas and lines corner by corner, corners that are moved, points that are put.
import type { Point } from '@motti/hourra-pobieda/workshop';
import type { Draft } from '../draft.ts';
import { moveGroup } from '../edit-army.ts';
import { isAttribute, isTerrain, type Tool } from '../tools.ts';
import { words } from '../words/index.ts';
import type { Workbench } from '../workbench.svelte.ts';
import * as edit from './edit-open.ts';
import {
  cornerAt,
  onTable,
  onWater,
  type Shape,
  type ShapeId,
  shapeAt,
  shapesOf,
  withCorner,
  withShape,
} from './shapes.ts';

/** In UD: how near a press must be to mean a corner, a line or a point. */
const NEAR = 0.12;
const BRIDGE_NEAR = 0.4;
const MOST_BASES = 3;

export const sayPoint = ([x, y]: Point): string => `(${x.toFixed(2)}, ${y.toFixed(2)})`;

/** Tools that draw a line; all others that draw, draw areas. */
const LINES = { road: 'road', river: 'fleuve', stream: 'stream' } as const;
type LineTool = keyof typeof LINES;
export const isLine = (tool: Tool): tool is LineTool => tool in LINES;

const isArea = (tool: Tool): boolean =>
  isTerrain(tool) || isAttribute(tool) || ['zone-0', 'zone-1', 'mines', 'region'].includes(tool);

export class Drafting {
  readonly #bench: Workbench;
  /** The corners of what is in the hand. */
  points = $state.raw<readonly Point[]>([]);
  /** Where the mouse or the keyboard is. */
  at = $state.raw<Point>([1, 1]);
  /** The shape whose corners are shown. */
  picked = $state<ShapeId>('');
  #corner: number | undefined;
  #stroke = 0;

  constructor(bench: Workbench) {
    this.#bench = bench;
  }

  get draft(): Draft {
    return this.#bench.draft;
  }

  readonly shapes: readonly Shape[] = $derived.by(() =>
    this.#bench.draft.geometry === 'open' ? shapesOf(this.#bench.draft) : [],
  );
  readonly shape: Shape | undefined = $derived.by(() =>
    this.shapes.find(({ id }) => id === this.picked),
  );

  moveTo(at: Point): void {
    this.at = onTable(this.draft, at);
  }

  /** Presses where the cursor is. */
  press(): void {
    const bench = this.#bench;
    const { at } = this;
    bench.refused = undefined;
    if (bench.page === 'setup') {
      if (bench.group === '') return;
      const label = words().labels.setup(bench.sideName());
      bench.change(label, moveGroup(this.draft, bench.side, bench.group, at));
      bench.group = '';
      return;
    }
    this.#stroke++;
    if (this.points.length > 0) this.#nextCorner(at);
    else if (!this.#takeCorner(at)) this.#begin(bench.tool, at);
  }

  /** The corner that is held follows the hand. */
  drag(): void {
    const { shape, at } = this;
    const corner = this.#corner;
    if (!shape || corner === undefined) return;
    const points = shape.points.map((point, i) => (i === corner ? at : point));
    this.#change(words().open.cornerMoved, withShape(this.draft, shape.id, points));
  }

  release(): void {
    this.#corner = undefined;
  }

  #change(label: string, draft: Draft): void {
    this.#bench.change(label, draft, `drawn ${this.#stroke}`);
  }

  /** A corner of the shape in question, or a new one on its side. */
  #takeCorner(at: Point): boolean {
    const { shape } = this;
    if (!shape || this.#bench.tool === 'erase') return false;
    const there = cornerAt(shape, at, NEAR);
    if (there !== undefined) {
      this.#corner = there;
      return true;
    }
    const points = this.#bench.tool === 'move' ? withCorner(shape, at, NEAR / 2) : undefined;
    if (!points) return false;
    this.#change(words().open.cornerAdded, withShape(this.draft, shape.id, points));
    this.#corner = points.findIndex(([x, y]) => x === at[0] && y === at[1]);
    return true;
  }

  #begin(tool: Tool, at: Point): void {
    const bench = this.#bench;
    const { draft } = this;
    const { labels, refused, tools, attributes, open } = words();
    const under = shapeAt(draft, at, NEAR);
    if (tool === 'move') this.picked = under?.id ?? '';
    else if (tool === 'erase') {
      if (under) this.#change(labels.erase(sayPoint(at)), withShape(draft, under.id, undefined));
    } else if (isAttribute(tool) && under?.form === 'area' && under.id.startsWith('feature '))
      this.#change(attributes[tool], edit.toggleAttribute(draft, under.id, tool));
    else if (isLine(tool) || isArea(tool)) {
      this.picked = '';
      this.points = [at];
    } else if (tool === 'bridge') {
      const place = onWater(draft, at, BRIDGE_NEAR);
      if (place) this.#put(labels.edge(tools.bridge, ...both(place)), edit.addBridge(draft, place));
      else bench.refused = { title: refused.bridge, text: open.noWater, clause: 'HP-B21', hex: '' };
    } else if (tool === 'base') {
      if (draft.sides[bench.side].bases.length >= MOST_BASES)
        bench.refused = {
          title: refused.bases,
          text: refused.basesText,
          clause: 'HP-B8',
          hex: '',
        };
      else
        this.#put(labels.base(bench.sideName(), sayPoint(at)), edit.addBase(draft, bench.side, at));
    } else if (tool === 'objective') {
      const called = `${tools.objective} ${(draft.objectives?.length ?? 0) + 1}`;
      this.#put(labels.objective(sayPoint(at)), edit.addObjective(draft, at, called));
    } else if (tool === 'name') bench.naming = sayPoint(at);
  }

  /** What has just been put lies in the hand: its corners can be moved at once. */
  #put(label: string, draft: Draft): void {
    const before = new Set(shapesOf(this.draft).map(({ id }) => id));
    this.#change(label, draft);
    this.picked = shapesOf(draft).find(({ id }) => !before.has(id))?.id ?? '';
  }

  #nextCorner(at: Point): void {
    const { points } = this;
    const near = (point: Point | undefined): boolean =>
      point !== undefined && Math.hypot(point[0] - at[0], point[1] - at[1]) <= NEAR;
    const closes = !isLine(this.#bench.tool) && near(points[0]);
    if (closes || near(points.at(-1))) this.end();
    else this.points = [...points, at];
  }

  takeBack(): void {
    this.points = this.points.slice(0, -1);
  }

  drop(): void {
    this.points = [];
    this.#corner = undefined;
  }

  /** The line or area in the hand is put on the table, if it is one. */
  end(): void {
    const { points, draft } = this;
    const { tool, side, region } = this.#bench;
    this.points = [];
    if (points.length < (isLine(tool) ? 2 : 3)) return;
    this.#stroke++;
    const { labels, terrains, attributes, tools } = words();
    if (isLine(tool)) this.#put(tools[tool], edit.addLine(draft, LINES[tool], points));
    else if (isTerrain(tool)) this.#put(terrains[tool], edit.addArea(draft, tool, points));
    else if (isAttribute(tool))
      this.#put(attributes[tool], edit.addArea(draft, 'open', points, tool));
    else if (tool === 'mines')
      this.#put(labels.mines(this.#bench.sideName()), edit.addMines(draft, side, points));
    else if (tool === 'region')
      this.#put(labels.region(region), edit.addRegion(draft, region, points));
    else this.#put(labels.zone(this.#bench.sideName()), edit.addZone(draft, side, points));
  }

  name(text: string): void {
    this.#put(words().labels.name(sayPoint(this.at)), edit.addPlace(this.draft, this.at, text));
  }
}

const both = ([x, y]: Point): [string, string] => [x.toFixed(2), y.toFixed(2)];
