// The two sides' cardboard, and the symbol of every type of element.
import type { ElementType, Scenario } from '@motti/hourra-pobieda/parts';
import type { Cardboard, CounterFace, SymbolName } from '../../board/counter.ts';

const card = (side: 'blue' | 'red', pattern: Cardboard['pattern']): Cardboard => ({
  ground: `var(--hp-${side})`,
  ink: `var(--hp-${side}-ink)`,
  edge: `var(--hp-${side}-edge)`,
  band: `var(--hp-${side}-plate)`,
  bandInk: '#fff',
  accent: `var(--hp-${side}-ink)`,
  emblem: 'none',
  pattern,
});

/** By side. */
export const CARDS: readonly [Cardboard, Cardboard] = [card('blue', 'plain'), card('red', 'lines')];

/** The symbol that says most about a type: what it rides, then what it drives. */
function symbolOf(type: ElementType | undefined): SymbolName {
  const traits = type?.traits ?? [];
  if (traits.includes('cavalry')) return 'cavalry';
  if (traits.includes('armouredCar') || traits.includes('reco')) return 'reconnaissance';
  if (traits.includes('ski')) return 'ski';
  if (type?.class === 'armour') return 'armour';
  if (type?.class === 'mech') return 'mechanised';
  return type?.motorised ? 'motorised' : 'infantry';
}

const known = new WeakMap<Scenario, Map<string, CounterFace>>();

export function faceOf(scenario: Scenario, side: 0 | 1, id: string): CounterFace {
  const faces = known.get(scenario) ?? new Map<string, CounterFace>();
  known.set(scenario, faces);
  const key = `${side} ${id}`;
  const type = scenario.elementTypes.find((one) => one.id === id);
  const face = faces.get(key) ?? { cardboard: CARDS[side], symbol: symbolOf(type) };
  faces.set(key, face);
  return face;
}
