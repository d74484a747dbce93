import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte.ts';
import { play } from './sounds.ts';

vi.mock('../settings.svelte.ts', () => ({ settings: { sounds: true } }));

/** When each tone was begun, and how high it was. */
let tones: { readonly at: number; readonly pitch: number }[] = [];
let now = 0;

class Speaker {
  readonly destination = {};
  get currentTime(): number {
    return now;
  }
  resume = (): Promise<void> => Promise.resolve();
  createOscillator() {
    const frequency = { value: 0 };
    const start = (at: number): void => {
      tones.push({ at, pitch: frequency.value });
    };
    const connect = (to: unknown): unknown => to;
    return { type: 'sine', frequency, connect, start, stop: () => {} };
  }
  createGain() {
    const set = (): void => {};
    const gain = {
      setValueAtTime: set,
      linearRampToValueAtTime: set,
      exponentialRampToValueAtTime: set,
    };
    return { gain, connect: (to: unknown) => to };
  }
}

beforeEach(() => {
  tones = [];
  now += 10;
  settings.sounds = true;
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('AudioContext', Speaker);
});
afterEach(() => vi.unstubAllGlobals());

const pitches = (): number[] => tones.map(({ pitch }) => pitch);

test('each of the three is heard, the loss once the die rests', () => {
  play('turn');
  expect(pitches()).toEqual([523, 659]);
  play('dice');
  expect(tones).toHaveLength(7);
  play('loss', 0.52);
  expect(tones.at(-1)?.at).toBeGreaterThan(now + 0.5);
});

test('rolls that follow on one another at once are heard as one', () => {
  for (let roll = 0; roll < 4; roll++, now += 0.02) play('dice');
  expect(tones).toHaveLength(5);
  now += 1;
  play('dice');
  expect(tones).toHaveLength(10);
});

test('one switch silences all of them', () => {
  settings.sounds = false;
  for (const sound of ['turn', 'dice', 'loss'] as const) play(sound);
  expect(tones).toEqual([]);
});

test('nobody hears anything before they have touched the page', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  play('turn');
  expect(tones).toEqual([]);
});
