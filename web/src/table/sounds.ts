// Quiet sounds, made here: your turn, dice, a loss. One switch in the settings and in the table's menu turns them off.
import { settings } from '../settings.svelte.ts';

export type Sound = 'turn' | 'dice' | 'loss';

let speaker: AudioContext | undefined;
/** Until when each can be heard, in the speaker's time: several at once would be one loud one. */
const heard = new Map<Sound, number>();
/** Seconds that the longest of them lasts. */
const LENGTH = 0.4;

/** Never before the reader has touched the page: a browser would not let it, and nobody wants it. */
const mayPlay = (): boolean =>
  settings.sounds && !document.hidden && navigator.userActivation?.hasBeenActive === true;

/** @param wait seconds until it is heard */
export function play(sound: Sound, wait = 0): void {
  if (!mayPlay()) return;
  speaker ??= new AudioContext();
  void speaker.resume();
  const at = speaker.currentTime + 0.01 + wait;
  if (at < (heard.get(sound) ?? 0)) return;
  heard.set(sound, at + LENGTH);
  SOUNDS[sound](speaker, at);
}

const SOUNDS: Readonly<Record<Sound, (on: AudioContext, at: number) => void>> = {
  turn: (on, at) => {
    tone(on, at, 523, 0.16, 0.05);
    tone(on, at + 0.13, 659, 0.24, 0.05);
  },
  dice: (on, at) => {
    for (const [i, wait] of [0, 0.07, 0.13, 0.22, 0.36].entries())
      tone(on, at + wait, 1500 - 190 * i, 0.03, 0.035, 'triangle');
  },
  loss: (on, at) => tone(on, at, 98, 0.4, 0.09),
};

function tone(
  on: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loud: number,
  shape: OscillatorType = 'sine',
): void {
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(volume).connect(on.destination);
  voice.start(at);
  voice.stop(at + length);
}
