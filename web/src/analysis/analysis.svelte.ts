// The study of one finished match: its curve of chances, started and stopped by the reader, and advice at a moment.
import type { AnyAction, AnyGame, GameEvent, Locale, Setup, Side, Texts } from '@motti/engine';
import type { Advice, Levels, Progress } from '../workers/analyst.ts';

export class Analysis {
  readonly game: AnyGame;
  readonly text: string;
  /** The side whose chance is drawn, from below; the other side's is the rest. */
  readonly side: Side;
  progress = $state.raw<Progress>();
  running = $state(false);
  levels = $state.raw<Levels>();
  advice = $state.raw<Advice>();
  /** The moment that is being thought about, or that the advice is of. */
  asked = $state<number>();
  fault = $state('');

  readonly setup: Setup;

  constructor({ game, setup }: { game: AnyGame; setup: Setup }, text: string) {
    this.game = game;
    this.setup = setup;
    this.text = text;
    this.side = game.sides[0]!;
  }

  texts(locale: Locale): Texts<AnyAction, GameEvent> {
    return this.game.texts(locale, this.setup);
  }

  async start(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.fault = '';
    try {
      const [{ curves }, { proxy }] = await Promise.all([
        import('../workers/index.ts'),
        import('comlink'),
      ]);
      this.levels = await curves[0]!.thinker.levels(this.game.id, this.text);
      const told: (Progress | undefined)[] = curves.map(() => undefined);
      await Promise.all(
        curves.map(({ thinker }, part) => {
          const tell = proxy((progress: Progress) => {
            told[part] = progress;
            this.progress = together(told);
          });
          const share = { part, parts: curves.length };
          return thinker.curve(this.game.id, this.text, this.side, share, tell);
        }),
      );
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
    this.running = false;
  }

  /** What was found so far stays. */
  async stop(): Promise<void> {
    const { curves } = await import('../workers/index.ts');
    for (const worker of curves) worker.interrupt();
    this.running = false;
  }

  async ask(at: number): Promise<void> {
    this.asked = at;
    this.advice = undefined;
    const { studies } = await import('../workers/index.ts');
    const advice = await studies.thinker.advise(this.game.id, this.text, at);
    if (this.asked === at) this.advice = advice;
  }

  close(): void {
    if (this.running) void this.stop();
  }
}

/** What all workers have found so far. */
function together(told: readonly (Progress | undefined)[]): Progress {
  return {
    points: told.flatMap((one) => one?.points ?? []).sort((a, b) => a.at - b.at),
    done: told.reduce((sum, one) => sum + (one?.done ?? 0), 0) / told.length,
  };
}
