// Time that is left, as short as it can be read: 2 d 4 h, 3 h 05, 4:09.
import { words } from '../words/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const two = (value: number): string => String(value).padStart(2, '0');

export function clockText(left: number): string {
  const { day, hour } = words().remote.units;
  if (left >= DAY)
    return `${Math.floor(left / DAY)} ${day} ${Math.floor((left % DAY) / HOUR)} ${hour}`;
  if (left >= HOUR)
    return `${Math.floor(left / HOUR)} ${hour} ${two(Math.floor((left % HOUR) / MINUTE))}`;
  return `${Math.floor(left / MINUTE)}:${two(Math.floor((left % MINUTE) / 1000))}`;
}
