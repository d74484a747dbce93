// HP-B20: reinforcements come to a base of their own, when or why the file says, and find room there.
import { type Reinforcement, turnLimitOf } from '../format.ts';
import { type Path, shorten } from '../report.ts';
import { travellerOf } from '../roster.ts';
import { areaOf, canStand, composeGroups } from '../suggested.ts';
import { type Check, forEachSide, type MapCheck } from './context.ts';

const DATED = { arrival: true, onTable: false } as const;

/** What needs no map: the base, and either a turn or a trigger. */
export function checkReinforcements(check: Check): void {
  const { scenario, report } = check;
  const limit = turnLimitOf(scenario);
  forEachSide(check, ({ bases, reinforcements = [] }, _, path) => {
    reinforcements.forEach((reinforcement, r) => {
      const at: Path = [...path, 'reinforcements', r];
      const { area, turn, trigger, mode } = reinforcement;
      const id = shorten(reinforcement.id);
      if (!bases.some((base) => base.id === area.base)) {
        report.error('HP-B20', 'E20-base', [...at, 'area', 'base'], {
          id,
          base: shorten(area.base),
        });
      }
      if (DATED[mode]) {
        if (turn === undefined) report.error('HP-B20', 'E20-turn', [...at, 'turn'], { id });
        else if (turn > limit) {
          report.error('HP-B20', 'E20-late', [...at, 'turn'], { id, turn, limit });
        }
        if (trigger) report.error('HP-B20', 'E20-no-trigger', [...at, 'trigger'], { id });
      } else {
        if (!trigger) report.error('HP-B20', 'E20-trigger', [...at, 'trigger'], { id });
        if (turn !== undefined) report.error('HP-B20', 'E20-no-turn', [...at, 'turn'], { id });
      }
    });
  });
}

/** Room for the groups that stand on the table from the start, a place for those that arrive. */
export function checkRoom(check: MapCheck): void {
  const { scenario, geometry, report } = check;
  forEachSide(check, ({ bases, reinforcements = [] }, i, path) => {
    const { homeless } = composeGroups(scenario, geometry, i);
    reinforcements.forEach((reinforcement, r) => {
      if (!bases.some(({ id }) => id === reinforcement.area.base)) return;
      const room =
        reinforcement.mode === 'onTable' ? !homeless.includes(r) : hasPlace(reinforcement, r, i);
      if (room) return;
      report.error('HP-B20', 'E20-room', [...path, 'reinforcements', r, 'area'], {
        id: shorten(reinforcement.id),
      });
    });
  });

  function hasPlace(_: Reinforcement, r: number, side: number): boolean {
    const elements = check.rosters[side]!.filter(({ reinforcement }) => reinforcement === r);
    const places = areaOf(scenario, geometry, side, r);
    return elements.every((element) =>
      places.some((place) => canStand(geometry, place, travellerOf([element]))),
    );
  }
}
