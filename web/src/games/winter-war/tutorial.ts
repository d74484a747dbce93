// What the page points at in the guided first turn.
import { lesson } from '@motti/winter-war/lesson';
import { guided } from '../../learn/guided.ts';

/** A counter is taken from its stack, or instead of another of that stack, and sent to a hex. */
const moved = (unit: string, from: string, to: string): string[] => {
  const held = `.held [data-unit="${unit}"]`;
  return [
    `.stack[data-hex="${from}"] :is(.one, .far, .dots)`,
    `:root:has(.held):not(:has(${held})) :is(.own, .others) [data-unit="${unit}"]`,
    `:root:has(${held}) path[data-hex="${to}"]`,
  ];
};
/** A hex is put under attack, the attackers are chosen, and the attack is made. */
const attacked = (hex: string, ...units: string[]): string[] => {
  const open = `[data-attack-on="${hex}"]`;
  const wanted = units.map((unit) => `[data-unit="${unit}"]`);
  return [
    `path[data-hex="${hex}"]`,
    `:root:has(${open}) [data-plays="attack ${hex} with ${units.join(' ')}"]`,
    `${open} [data-unit][aria-pressed="true"]:not(${wanted.join(', ')})`,
    ...wanted.map((unit) => `${open} ${unit}[aria-pressed="false"]`),
  ];
};

export const tutorial = guided(lesson, {
  ways: {
    'move S2012-3 1405': moved('S2012-3', '1404', '1405'),
    'move S642-1 1405': moved('S642-1', '1404', '1405'),
    'move S642-2 1404': moved('S642-2', '1504', '1404'),
    'move SHQ-1 rail 1404': moved('SHQ-1', '1403', '1404'),
    'attack 1305 with S2012-2 S642-1': attacked('1305', 'S2012-2', 'S642-1'),
    'lose S642-1': [
      '[data-give-up]',
      ':is(.question, .asked) [data-unit="S642-1"][aria-pressed="false"]',
    ],
    'attack 1406 with S642-3 S212-1': attacked('1406', 'S642-3', 'S212-1'),
    'attack 1306 with S2012-3': attacked('1306', 'S2012-3'),
    'attack 1204 with S2012-1': attacked('1204', 'S2012-1'),
  },
  about: { 'WW-IST.5': '.table-frame > .tracks', 'WW-GEN.3': '.table-frame > .own' },
});
