// A match in the making: scenario, options, who plays which side; and its beginning, here or on a server.
import {
  type AnyGame,
  fullOptions,
  type Json,
  type Options,
  OWN_SCENARIO,
  offeredScenarios,
  type Problem,
  type Setup,
  type Side,
  scenarioOptions,
  scenarioProblems,
  setupOf,
  startingOptions,
} from '@motti/engine';
import { levelNames } from '../games/rules.ts';
import { settings } from '../settings.svelte.ts';
import { beginLocal } from '../store/begin.ts';
import type { Player } from '../store/matches.svelte.ts';

export const SEAT_CHOICES = ['you', 'here', 'link', 'bot'] as const;
/** `here`: a friend on this screen; `link`: a friend far away, by a secret link. */
export type SeatChoice = (typeof SEAT_CHOICES)[number];

export class NewGame {
  readonly game: AnyGame;
  #scenario = $state('');
  /** The scenario itself, where players made it. */
  #data = $state.raw<Json>();
  #given = $state<Record<string, string>>({});
  readonly #choices = $state<Record<Side, SeatChoice>>({});
  readonly #levels = $state<Record<Side, string>>({});
  readonly names = $state<Record<Side, string>>({});
  /** Of a match with friends far away. */
  clock = $state<'none' | 'day' | 'week' | 'live'>('none');
  listed = $state(false);
  /** Friends without secrets, or one person for both sides: no hand-over. */
  open = $state(false);

  constructor(game: AnyGame) {
    this.game = game;
    this.#scenario = offeredScenarios(game)[0]?.id ?? '';
    const levels = levelNames(game.id);
    for (const [index, side] of game.sides.entries()) {
      this.#choices[side] = index === 0 ? 'you' : 'bot';
      this.#levels[side] = levels.includes('easy') ? 'easy' : (levels.at(-1) ?? 'random');
      this.names[side] = '';
    }
  }

  get scenario(): string {
    return this.#scenario;
  }

  /** Takes one of the game's own scenarios. */
  set scenario(id: string) {
    this.#scenario = id;
    this.#data = undefined;
  }

  get data(): Json | undefined {
    return this.#data;
  }

  /** Takes a scenario that players made; or leaves everything as it is and says what is wrong with it. */
  takeOwn(data: Json): readonly Problem[] {
    const problems = scenarioProblems(this.game, data);
    if (problems.some(({ level }) => level === 'error')) return problems;
    this.#scenario = OWN_SCENARIO;
    this.#data = data;
    return problems;
  }

  get fixed(): Options {
    return scenarioOptions(this.game, this.#scenario, this.#data).fixed;
  }

  readonly options: Options = $derived.by(() => {
    const { game } = this;
    const usual = startingOptions(game, this.#scenario, this.#data);
    const given = { ...usual, ...this.#given, ...this.fixed };
    return fullOptions(game, this.#scenario, given, this.#data);
  });

  setOption(key: string, value: string): void {
    this.#given = { ...this.#given, [key]: value };
  }

  /** Somebody has chosen an option: they want to see it. */
  get isChanged(): boolean {
    return Object.keys(this.#given).length > 0;
  }

  readonly setup: Setup = $derived.by(() =>
    setupOf(this.game, this.#scenario, this.options, this.#data),
  );

  /** The sides that somebody plays in this set-up. */
  readonly seats: readonly Side[] = $derived.by(() => this.game.seats(this.setup));

  choice(side: Side): SeatChoice {
    return this.#choices[side] ?? 'you';
  }

  choose(side: Side, choice: SeatChoice): void {
    this.#choices[side] = choice;
    // One screen or far away: friends are of one kind.
    for (const other of this.game.sides) {
      if (other === side) continue;
      if (choice === 'link' && this.choice(other) === 'here') this.#choices[other] = 'link';
      if (choice === 'here' && this.choice(other) === 'link') this.#choices[other] = 'here';
    }
  }

  /** The machine's levels in this scenario, from weak to strong. */
  readonly levels: readonly string[] = $derived.by(() => levelNames(this.game.id, this.#scenario));

  level(side: Side): string {
    const chosen = this.#levels[side] ?? 'random';
    return this.levels.includes(chosen) ? chosen : 'easy';
  }

  setLevel(side: Side, level: string): void {
    this.#levels[side] = level;
  }

  get isRemote(): boolean {
    return this.seats.some((side) => this.choice(side) === 'link');
  }

  /** More than one person on this screen: secrets need a hand-over. */
  get isShared(): boolean {
    const here = this.seats.filter((side) => ['you', 'here'].includes(this.choice(side)));
    return !this.isRemote && here.length > 1;
  }

  /** Begins the match in this browser and gives its id. */
  begin(): string {
    const players: Record<Side, Player> = {};
    for (const side of this.seats) {
      players[side] =
        this.choice(side) === 'bot'
          ? { kind: 'bot', level: this.level(side) }
          : { kind: 'person', name: this.names[side]?.trim() || this.#ownName(side) };
    }
    const { game, setup, open } = this;
    return beginLocal(game, { setup, players, open }, game.decision(game.setup(setup)));
  }

  #ownName(side: Side): string {
    return this.choice(side) === 'you' ? settings.name : '';
  }
}
