// Runs of machines over a scenario and over changes of it, one after another in one worker; each can be stopped at any time.
import { type Setup, type Side, toHex } from '@motti/engine';
import { proxy } from 'comlink';
import { simulations } from '../workers/index.ts';
import type { PlayedGame } from './fairness.ts';

/** Something that could be changed: what it is called, and the match it would make. */
export interface WhatIf {
  readonly id: string;
  readonly label: string;
  readonly setup: Setup;
  /** Makes the change for good. */
  readonly use: () => void;
}

export interface Asked {
  readonly game: string;
  readonly setup: Setup;
  readonly levels: Readonly<Record<Side, string>>;
  readonly wanted: number;
  /** What it judges: another object once the scenario has changed. */
  readonly version: unknown;
  /** As a person counts versions: how many steps had been made. */
  readonly number: number;
  readonly label: string;
}

type Stage = 'waiting' | 'running' | 'done' | 'stopped' | 'failed';

export class FairRun {
  readonly asked: Asked;
  played = $state.raw<readonly PlayedGame[]>([]);
  stage = $state<Stage>('waiting');
  #began = $state(0);
  #now = $state(0);
  #fresh: PlayedGame[] = [];

  constructor(asked: Asked) {
    this.asked = asked;
  }

  get open(): boolean {
    return this.stage === 'waiting' || this.stage === 'running';
  }

  get seconds(): number {
    return Math.max(0, Math.round((this.#now - this.#began) / 1000));
  }

  /** What is left at the pace so far. */
  get left(): number {
    const { length } = this.played;
    if (length === 0) return 0;
    return Math.ceil(((this.#now - this.#began) / 1000 / length) * (this.asked.wanted - length));
  }

  async play(): Promise<void> {
    const { game, setup, levels, wanted } = this.asked;
    this.stage = 'running';
    this.#began = this.#now = Date.now();
    // Told at most ten times a second: a thousand quick games do not keep the page busy with drawing.
    const timer = setInterval(() => this.#take(), 100);
    const seed = toHex(crypto.getRandomValues(new Uint8Array(28)));
    const plain = JSON.parse(JSON.stringify(setup)) as Setup;
    const tell = proxy((one: PlayedGame) => {
      this.#fresh.push(one);
    });
    try {
      await simulations.thinker.run(game, plain, { ...levels }, wanted, seed, tell);
      if (this.open) this.stage = 'done';
    } catch {
      if (this.open) this.stage = 'failed';
    }
    clearInterval(timer);
    this.#take();
  }

  stop(): void {
    const runs = this.stage === 'running';
    if (this.open) this.stage = 'stopped';
    if (!runs) return;
    this.#take();
    simulations.interrupt();
  }

  #take(): void {
    if (this.stage !== 'stopped') this.#now = Date.now();
    if (this.#fresh.length > 0) this.played = [...this.played, ...this.#fresh];
    this.#fresh = [];
  }
}

export class FairRuns {
  /** The scenario itself, the latest first: "your versions". */
  versions = $state.raw<readonly FairRun[]>([]);
  /** Changes that were asked about, by what they are called. */
  changes = $state.raw<ReadonlyMap<string, FairRun>>(new Map());
  #queue: FairRun[] = [];
  #busy = false;

  get latest(): FairRun | undefined {
    return this.versions[0];
  }

  /** The scenario as it is; what was running for it before is stopped. */
  judge(asked: Asked): void {
    this.stop();
    const run = new FairRun(asked);
    const before = this.versions.filter(
      (one) => one.asked.version !== asked.version && one.played.length > 0,
    );
    this.versions = [run, ...before];
    this.changes = new Map();
    this.#add(run);
  }

  ask(id: string, asked: Asked): void {
    const run = new FairRun(asked);
    this.changes = new Map([...this.changes, [id, run]]);
    this.#add(run);
  }

  stop(): void {
    const waiting = this.#queue;
    this.#queue = [];
    for (const run of [...waiting, ...this.versions, ...this.changes.values()])
      if (run.open) run.stop();
  }

  #add(run: FairRun): void {
    this.#queue.push(run);
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let run = this.#queue.shift(); run; run = this.#queue.shift())
      if (run.stage === 'waiting') await run.play();
    this.#busy = false;
  }
}
