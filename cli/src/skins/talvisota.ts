// The three fronts of Talvisota in a few lines: who stands where, what is on the sheets, which attacks are laid.
import type { Locale } from '@motti/engine';
import {
  type BattleView,
  FINNISH_TYPES,
  FRONT_NAMES,
  FRONTS,
  frontOf,
  HIDDEN,
  MAP_SPACES,
  NONE,
  SOVIET_TYPES,
  STRATEGY_NAMES,
  UNIT_NAMES,
  type View,
} from '@motti/talvisota/parts';

const WORDS = {
  en: {
    fronts: { lapland: 'Lapland', ladoga: 'Ladoga', karelia: 'Karelia' },
    box: 'box',
    losses: 'lost',
    reinforcements: 'reinforcements',
    finns: 'Finns',
    forces: 'forces',
    used: 'used',
    attacks: 'Attacks',
    counters: (count: number) => (count === 1 ? '1 strategy' : `${count} strategies`),
    colon: ':',
  },
  fr: {
    fronts: { lapland: 'Laponie', ladoga: 'Ladoga', karelia: 'Carélie' },
    box: 'boîte',
    losses: 'pertes',
    reinforcements: 'renforts',
    finns: 'Finlandais',
    forces: 'forces',
    used: 'employés',
    attacks: 'Attaques',
    counters: (count: number) => (count === 1 ? '1 stratégie' : `${count} stratégies`),
    colon: '\u00a0:',
  },
} as const;

type Words = (typeof WORDS)[Locale];

export function talvisotaFront(view: unknown, locale: Locale): readonly string[] {
  const seen = view as View;
  const words = WORDS[locale];
  return [
    ...FRONTS.map((front) => frontLine(seen, front, words)),
    finnishLine(seen, words),
    ...(seen.battles.length > 0 ? [attackLine(seen.battles, words)] : []),
  ];
}

/** `Karelia: Terijoki 3 FUS 1 TAN · Lipola ✗ · box 6 FUS`; ✗ is a conquered space that nobody holds. */
function frontLine(view: View, front: number, words: Words): string {
  const parts: string[] = [];
  for (const [space, { name }] of MAP_SPACES.entries()) {
    if (frontOf(space) !== front) continue;
    const units = unitList(view.units.slice(space * 4, space * 4 + 4), SOVIET_TYPES);
    if (units) parts.push(`${name} ${units}`);
    else if (view.conquered[space]) parts.push(`${name} ✗`);
  }
  const box =
    view.soviet && unitList(view.soviet.boxes.slice(front * 4, front * 4 + 4), SOVIET_TYPES);
  if (box) parts.push(`${words.box} ${box}`);
  const counters = view.counters?.[front];
  if (counters) parts.push(words.counters(counters));
  const id = FRONT_NAMES[front] as keyof Words['fronts'];
  return `  ${words.fronts[id]}${words.colon} ${parts.join(' · ') || '—'}`;
}

function finnishLine(view: View, words: Words): string {
  const groups: [string, readonly number[]][] = [
    // A Finn sees his forces; others the units that could be anywhere on his sheet.
    [words.forces, view.finland?.forces ?? view.sheet],
    [words.used, view.used],
    [words.reinforcements, view.finnishReinforcements],
    [words.losses, view.finnishLosses],
  ];
  const parts = groups.flatMap(([name, counts]) => {
    const units = unitList(counts, FINNISH_TYPES);
    return units ? [`${name} ${units}`] : [];
  });
  return `  ${words.finns}${words.colon} ${parts.join(' · ')}`;
}

/** `Attacks: PRUD → Terijoki (FIERCE), ? → Summa`. */
function attackLine(battles: readonly BattleView[], words: Words): string {
  const name = (strategy: number): string =>
    strategy === HIDDEN ? '?' : (STRATEGY_NAMES[strategy] ?? '?');
  const parts = battles.map(({ strategy, target, answer }) => {
    const answered = answer === NONE ? '' : ` (${name(answer)})`;
    return `${name(strategy)} → ${MAP_SPACES[target]!.name}${answered}`;
  });
  return `  ${words.attacks}${words.colon} ${parts.join(', ')}`;
}

/** `3 FUS 1 TAN`. */
const unitList = (counts: readonly number[], types: readonly number[]): string =>
  counts.flatMap((count, i) => (count > 0 ? [`${count} ${UNIT_NAMES[types[i]!]}`] : [])).join(' ');
