// What the builder has open: the draft on its desk, the tool in the hand, the hex under the cursor, and what is wrong.
import { type AnyGame, type Json, problemText, type Refusal } from '@motti/engine';
import { hourraPobieda } from '@motti/hourra-pobieda';
import { problems, type ScenarioProblem } from '@motti/hourra-pobieda/workshop';
import { Desk } from '../../../scenarios/desk.svelte.ts';
import { settings } from '../../../settings.svelte.ts';
import { scenarios } from '../../../store/scenarios.svelte.ts';
import { Budget } from './budget.svelte.ts';
import type { Draft, SideIndex } from './draft.ts';
import { moveGroup } from './edit-army.ts';
import * as map from './edit-map.ts';
import { areAdjacent, around, type Pair } from './hexes.ts';
import { toOpen } from './open/convert.ts';
import { Drafting } from './open/drafting.svelte.ts';
import { isAttribute, isOnSides, isTerrain, type Tool } from './tools.ts';
import { type Page, type Where, whereIs } from './where.ts';
import { words } from './words/index.ts';

/** Why the tool in the hand did nothing, where, and what would help. */
export interface Refused {
  readonly title: string;
  readonly text: string;
  readonly clause: string;
  readonly pair?: Pair;
  readonly hex: string;
  readonly remedy?: { readonly label: string; readonly act: () => void };
}

export interface Found {
  readonly problem: ScenarioProblem;
  readonly text: string;
  readonly where: Where;
}

export const GAME: AnyGame = hourraPobieda as unknown as AnyGame;

export class Workbench {
  readonly desk: Desk<Draft>;
  readonly budget: Budget;
  /** The pencil, where the table has no hexes. */
  readonly drafting: Drafting = new Drafting(this);
  page = $state<Page>('map');
  #tool = $state<Tool>('open');
  size = $state<map.BrushSize>('1');
  side = $state<SideIndex>(0);
  region = $state('');
  /** The hex under the cursor, and which of its sides. */
  cursor = $state('0101');
  direction = $state(0);
  /** The road in the hand: its first hexes are in the draft once there are two. */
  line = $state.raw<readonly string[]>([]);
  #road = '';
  refused = $state.raw<Refused>();
  /** The hex that is being named. */
  naming = $state('');
  /** The suggested group in the hand. */
  group = $state('');
  layers = $state({ zones: true, setup: false, numbers: true });
  /** The problem that was last gone to. */
  at = $state(-1);
  #stroke = 0;
  /** Does this stroke add or take away? */
  #adds = true;
  /** The objective that this stroke makes. */
  #objective = '';

  constructor(id: string) {
    const kept = scenarios.find(id)!;
    this.desk = new Desk<Draft>(
      kept.game,
      id,
      kept.data as unknown as Draft,
      () => words().elsewhere,
    );
    this.budget = new Budget(id, this.draft);
    this.region = Object.keys(this.draft.regions ?? {})[0] ?? '';
  }

  get draft(): Draft {
    return this.desk.doc;
  }

  get isOpen(): boolean {
    return this.draft.geometry === 'open';
  }

  readonly found: readonly Found[] = $derived.by(() => {
    const draft = this.desk.doc;
    const texts = GAME.texts(settings.locale);
    return problems(draft as unknown as Json).map((problem) => ({
      problem,
      // What is wrong with the shape of the file does not say where.
      text: /^E(01|22)/.test(problem.code)
        ? problemText(GAME, problem, settings.locale)
        : texts.refusal(problem),
      where: whereIs(problem, draft),
    }));
  });
  readonly errors: number = $derived.by(
    () => this.found.filter(({ problem }) => problem.level === 'error').length,
  );

  get tool(): Tool {
    return this.#tool;
  }

  set tool(tool: Tool) {
    this.endLine();
    this.#tool = tool;
    this.refused = undefined;
    this.naming = '';
    this.group = '';
    if (tool === 'zone-0' || tool === 'zone-1') this.side = tool === 'zone-0' ? 0 : 1;
    if (tool === 'region' && this.region === '') this.region = words().newRegion;
    this.page = 'map';
  }

  /** HP-G17: what hexes held is drawn freely from now on. */
  makeOpen(): void {
    if (this.isOpen) return;
    this.endLine();
    this.desk.change(words().open.convert, toOpen(this.draft));
  }

  sideName(side: SideIndex = this.side): string {
    return this.draft.sides[side].name;
  }

  /** A change by a form: one step for each field, as long as nothing else is done. */
  change(label: string, draft: Draft, stroke = ''): void {
    this.desk.change(label, draft, stroke);
  }

  undo(): void {
    this.dropHand();
    this.desk.undo();
  }

  redo(): void {
    this.dropHand();
    this.desk.redo();
  }

  /** What is in the hand no longer fits the draft. */
  dropHand(): void {
    this.drafting.drop();
    this.line = [];
    this.#road = '';
    this.refused = undefined;
    this.naming = '';
  }

  // ------------------------------------------------------------------------------- the map

  /** The hexside under the cursor; nothing at the edge of the table. */
  pairAt(hex: string, direction: number): Pair | undefined {
    const other = around(hex, this.draft.table)[direction];
    return other === undefined ? undefined : [hex, other];
  }

  /** A stroke begins: the first hex says whether it adds or takes away. */
  press(hex: string, direction: number): void {
    this.cursor = hex;
    this.direction = direction;
    this.refused = undefined;
    if (this.page === 'setup') {
      this.#place(hex);
      return;
    }
    this.#stroke++;
    this.#adds = !this.#isThere(hex, direction);
    this.#objective = '';
    this.#apply(hex, direction, true);
  }

  /** It goes on over another hex. */
  drag(hex: string, direction: number): void {
    if (this.page !== 'map' || this.refused) return;
    if (hex === this.cursor && (!isOnSides(this.tool) || direction === this.direction)) return;
    this.cursor = hex;
    this.direction = direction;
    this.#apply(hex, direction, false);
  }

  #isThere(hex: string, direction: number): boolean {
    const { draft, tool } = this;
    const pair = this.pairAt(hex, direction);
    if (isAttribute(tool)) return map.hasAttribute(draft, hex, tool);
    if (tool === 'zone-0' || tool === 'zone-1') return map.inZone(draft, this.side, hex);
    if (tool === 'mines') return map.inMinefields(draft, this.side, hex);
    if (tool === 'region')
      return ((draft.regions?.[this.region] ?? []) as readonly string[]).includes(hex);
    if (!pair) return false;
    if (tool === 'river') return map.edgeAt(draft, pair)?.type === 'fleuve';
    return tool === 'stream' && map.edgeAt(draft, pair)?.type === 'stream';
  }

  #hexes(hex: string): readonly string[] {
    if (this.size === '1') return [hex];
    if (this.size === 'fill') return map.sameGround(this.draft, hex);
    return [hex, ...around(hex, this.draft.table).flatMap((next) => next ?? [])];
  }

  #apply(hex: string, direction: number, first: boolean): void {
    const { draft, tool, side } = this;
    const { labels, terrains, attributes } = words();
    const on = this.#adds;
    const hexes = this.#hexes(hex);
    const painted = (what: string): string => labels.paint(what, hexes.length);
    if (isTerrain(tool)) this.#paint(painted(terrains[tool]), map.paintTerrain(draft, hexes, tool));
    else if (isAttribute(tool))
      this.#paint(painted(attributes[tool]), map.paintAttribute(draft, hexes, tool, on));
    else if (tool === 'erase') this.#paint(labels.erase(hex), map.eraseHex(draft, hex));
    else if (tool === 'zone-0' || tool === 'zone-1')
      this.#paint(labels.zone(this.sideName()), map.paintZone(draft, side, hexes, on));
    else if (tool === 'mines')
      this.#paint(labels.mines(this.sideName()), map.paintMines(draft, side, hexes, on));
    else if (tool === 'region' && this.region !== '')
      this.#paint(labels.region(this.region), map.paintRegion(draft, this.region, hexes, on));
    else if (tool === 'road') this.extendRoad(hex);
    else if (tool === 'river' || tool === 'stream' || tool === 'bridge')
      this.#drawSide(tool, this.pairAt(hex, direction), first);
    else if (tool === 'objective') this.#mark(hex, first);
    else if (first && tool === 'base') this.#putBase(hex);
    else if (first && tool === 'name') this.naming = hex;
  }

  #paint(label: string, draft: Draft): void {
    this.desk.change(label, draft, `stroke ${this.#stroke}`);
  }

  #mark(hex: string, first: boolean): void {
    const { labels, tools } = words();
    if (first) {
      const before = this.draft.objectives?.length ?? 0;
      const called = `${tools.objective} ${before + 1}`;
      this.#paint(labels.objective(hex), map.toggleObjective(this.draft, hex, called));
      this.#objective = map.objectiveAt(this.draft, hex)?.id ?? '';
    } else if (this.#objective !== '')
      this.#paint(labels.objective(hex), map.growObjective(this.draft, this.#objective, hex));
  }

  #putBase(hex: string): void {
    const { bases } = this.draft.sides[this.side];
    const { refused, labels } = words();
    if (bases.length >= 3 && !bases.some(({ cell }) => cell === hex)) {
      this.refused = { title: refused.bases, text: refused.basesText, clause: 'HP-B8', hex };
      return;
    }
    this.#paint(labels.base(this.sideName(), hex), map.toggleBase(this.draft, this.side, hex));
  }

  #place(hex: string): void {
    if (this.group === '') return;
    const label = words().labels.setup(this.sideName());
    this.desk.change(label, moveGroup(this.draft, this.side, this.group, hex));
    this.group = '';
  }

  // ------------------------------------------------------------------------- lines, hexsides

  #refuse(pair: Pair, refusal: Refusal, title: string, remedy: Refused['remedy']): void {
    this.refused = {
      title,
      text: GAME.texts(settings.locale).refusal(refusal),
      clause: refusal.clause,
      pair,
      hex: pair[0],
      ...(remedy ? { remedy } : {}),
    };
  }

  #drawSide(tool: 'river' | 'stream' | 'bridge', pair: Pair | undefined, first: boolean): void {
    if (!pair) return;
    const { draft } = this;
    const { labels, refused, tools, putRiver, riverAndBridge } = words();
    const [a, b] = pair;
    const label = labels.edge(tools[tool], a, b);
    if (tool === 'bridge') {
      if (!first) return;
      const isRiver = map.edgeAt(draft, pair)?.type === 'fleuve';
      if (isRiver) this.#paint(label, map.toggleBridge(draft, pair));
      else
        this.#refuse(
          pair,
          { clause: 'HP-B5', code: 'E05-bridge', facts: { id: `${a}|${b}` } },
          refused.bridge,
          { label: putRiver, act: () => this.#withRiver(pair) },
        );
      return;
    }
    const type = tool === 'river' ? 'fleuve' : 'stream';
    if (
      this.#adds &&
      type === 'fleuve' &&
      map.roadCrosses(draft, pair) &&
      !map.bridgeAt(draft, pair)
    )
      this.#refuse(pair, { clause: 'HP-B5', code: 'E05-road', facts: { a, b } }, refused.river, {
        label: riverAndBridge,
        act: () => this.#withRiver(pair),
      });
    else this.#paint(label, map.setEdge(draft, pair, this.#adds ? type : undefined));
  }

  /** A river here, and a bridge over it: one step. */
  #withRiver(pair: Pair): void {
    const { labels, tools } = words();
    const river = map.setEdge(this.draft, pair, 'fleuve');
    this.desk.change(labels.edge(tools.bridge, ...pair), map.toggleBridge(river, pair));
    this.refused = undefined;
  }

  /** The hexes to which the road in the hand may go next. */
  readonly next: readonly string[] = $derived.by(() => {
    const last = this.line.at(-1);
    if (last === undefined) return [];
    return around(last, this.draft.table).flatMap((hex) =>
      hex === undefined || map.isBarred(this.draft, [last, hex]) ? [] : [hex],
    );
  });

  extendRoad(hex: string): void {
    const last = this.line.at(-1);
    if (last === hex) return;
    if (last === undefined) {
      this.line = [hex];
      return;
    }
    const pair: Pair = [last, hex];
    const near = areAdjacent(last, hex, this.draft.table);
    const way =
      near && map.isBarred(this.draft, pair) ? undefined : map.roadWay(this.draft, last, hex);
    if (way) this.#layRoad([...this.line, ...way]);
    else {
      const { refused, putBridge } = words();
      const remedy = near ? { label: putBridge, act: () => this.#bridgeAndOn(pair) } : undefined;
      const refusal = { clause: 'HP-B5', code: 'E05-road', facts: { a: last, b: hex } };
      this.#refuse(pair, refusal, refused.river, remedy);
    }
  }

  #bridgeAndOn(pair: Pair): void {
    this.refused = undefined;
    const { labels, tools } = words();
    this.desk.change(labels.edge(tools.bridge, ...pair), map.toggleBridge(this.draft, pair));
    this.#layRoad([...this.line, pair[1]]);
  }

  #layRoad(cells: readonly string[]): void {
    const label = words().labels.road(cells[0]!, cells.at(-1)!);
    if (this.#road === '') {
      const { draft, id } = map.addRoad(this.draft, cells);
      this.#road = id;
      this.desk.change(label, draft, `road ${id}`);
    } else
      this.desk.change(label, map.setRoad(this.draft, this.#road, cells), `road ${this.#road}`);
    this.line = cells;
  }

  /** The last hex of the road in the hand goes. */
  shortenLine(): void {
    const cells = this.line.slice(0, -1);
    this.refused = undefined;
    if (this.#road === '') {
      this.line = cells;
      return;
    }
    const label = words().labels.road(this.line[0]!, cells.at(-1) ?? '');
    this.desk.change(label, map.setRoad(this.draft, this.#road, cells), `road ${this.#road}`);
    if (cells.length < 2) this.#road = '';
    this.line = cells;
  }

  endLine(): void {
    this.drafting.drop();
    this.line = [];
    this.#road = '';
    this.refused = undefined;
  }

  /** The road in the hand was a mistake. */
  dropLine(): void {
    if (this.#road !== '') {
      const label = words().labels.road(this.line[0]!, this.line.at(-1)!);
      this.desk.change(label, map.setRoad(this.draft, this.#road, []), `road ${this.#road}`);
    }
    this.endLine();
  }

  name(hex: string, name: string): void {
    if (hex === '') return;
    this.naming = '';
    if (this.isOpen) {
      this.drafting.name(name.trim());
      return;
    }
    this.desk.change(words().labels.name(hex), map.setPlace(this.draft, hex, name.trim()));
  }

  // ------------------------------------------------------------------------------ problems

  goTo(index: number): void {
    const found = this.found[index];
    if (!found) return;
    this.at = index;
    const { page, hex, point, side } = found.where;
    this.page = page;
    if (side !== undefined) this.side = side;
    if (hex !== undefined) this.cursor = hex;
    if (point !== undefined) this.drafting.moveTo(point);
  }

  nextProblem(): void {
    if (this.found.length > 0) this.goTo((this.at + 1) % this.found.length);
  }
}
