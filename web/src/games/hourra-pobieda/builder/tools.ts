// The tools in the builder's hand, with their keys.
import { TERRAINS } from '@motti/hourra-pobieda/workshop';
import { ATTRIBUTES, type Attribute, type Terrain } from './edit-map.ts';

export const LINE_TOOLS = ['road', 'bridge', 'river', 'stream'] as const;
export const ZONE_TOOLS = ['zone-0', 'zone-1'] as const;
/** Only where corners can be moved: on an open table. */
export const OPEN_TOOLS = ['move'] as const;
export const MARK_TOOLS = ['base', 'objective', 'mines', 'region', 'name'] as const;

export type Tool =
  | Terrain
  | Attribute
  | 'erase'
  | (typeof LINE_TOOLS)[number]
  | (typeof ZONE_TOOLS)[number]
  | (typeof MARK_TOOLS)[number]
  | (typeof OPEN_TOOLS)[number];

export const isTerrain = (tool: Tool): tool is Terrain =>
  (TERRAINS as readonly string[]).includes(tool);
export const isAttribute = (tool: Tool): tool is Attribute =>
  (ATTRIBUTES as readonly string[]).includes(tool);
/** Is it a hexside that this tool touches? */
export const isOnSides = (tool: Tool): boolean =>
  tool === 'river' || tool === 'stream' || tool === 'bridge';
/** Does the size of the brush matter? */
export const isBrush = (tool: Tool): boolean =>
  isTerrain(tool) ||
  isAttribute(tool) ||
  tool === 'zone-0' ||
  tool === 'zone-1' ||
  tool === 'mines' ||
  tool === 'region';

export const TOOL_KEYS: Readonly<Record<Tool, string>> = {
  open: '1',
  accidente: '2',
  rough: '3',
  mountain: '4',
  agglomeration: '5',
  urban: '6',
  water: '7',
  height: 'H',
  dense: 'W',
  ice: 'I',
  erase: '⌫',
  road: 'A',
  bridge: 'B',
  river: 'F',
  stream: 'K',
  'zone-0': 'Z',
  'zone-1': 'X',
  base: 'Q',
  objective: 'O',
  mines: 'M',
  region: 'J',
  name: 'N',
  move: 'S',
};

export function toolOfKey(key: string): Tool | undefined {
  const wanted = key === 'Backspace' || key === 'Delete' ? '⌫' : key.toUpperCase();
  return (Object.keys(TOOL_KEYS) as Tool[]).find((tool) => TOOL_KEYS[tool] === wanted);
}
