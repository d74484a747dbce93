// A match at one terminal: people and bots around it, its dice, and the file it is kept in.
import { type Bot, PlanQueue } from '@motti/bots';
import {
  type AnyGame,
  type AnyMatch,
  CHANCE,
  type Entry,
  type GameEvent,
  Match,
  type MatchRecord,
  type Random,
  recordOf,
  type Setup,
  type Side,
  type StandingOrder,
  standingAnswer,
  standingOrderFor,
  writeRecord,
} from '@motti/engine';
import { type Dice, forgetSeed, keepSeed } from './dice.ts';

/** Who sits on a seat: a bot, or a person by a name. */
export type Player = { readonly bot: Bot } | { readonly name: string };

const isBot = (player: Player | undefined): player is { readonly bot: Bot } =>
  player !== undefined && 'bot' in player;

export interface SessionStart {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly players: Readonly<Record<Side, Player>>;
  readonly dice: Dice;
  /** What bots draw their ideas from. */
  readonly random: Random;
  /** A match to go on with. */
  readonly match?: AnyMatch;
}

export class Session {
  readonly game: AnyGame;
  readonly match: AnyMatch;
  readonly players: Readonly<Record<Side, Player>>;
  readonly dice: Dice;
  readonly #plans: PlanQueue;
  /** What people pass without being asked, while this table lasts. */
  readonly #orders = new Map<Side, StandingOrder>();

  constructor({ game, setup, players, dice, random, match }: SessionStart) {
    this.game = game;
    this.match = match ?? new Match(game, setup);
    this.players = players;
    this.dice = dice;
    this.#plans = new PlanQueue(game, this.match.setup, random);
  }

  /** The sides that people play. */
  get people(): readonly Side[] {
    return this.game.sides.filter((side) => side in this.players && !isBot(this.players[side]));
  }

  /**
   * Plays what needs no person: dice that are due, a pass that somebody has ordered, then one answer of a bot. Returns
   * what was played; nothing when a person must decide or the match is over.
   */
  advance(): Entry<GameEvent> | undefined {
    const { match, dice } = this;
    const { decision } = match;
    if (decision.kind === 'over') return undefined;
    if (decision.kind === 'chance') {
      this.#plans.forget();
      return this.#play(CHANCE, dice.roll(decision.faces, match.rolls));
    }
    const ordered = standingAnswer(this.game, match.state, Object.fromEntries(this.#orders));
    if (ordered) return this.#play(ordered.side, ordered.action);
    const side = decision.sides.find((asked) => isBot(this.players[asked]));
    if (side === undefined) return undefined;
    const { bot } = this.players[side] as { bot: Bot };
    return this.#play(side, this.#plans.next(bot, match.state, side));
  }

  /** Orders this side to pass in questions like the present one; false where it cannot be passed. */
  order(side: Side, until: 'turn' | 'called-off'): boolean {
    const { state } = this.match;
    if (!this.game.passing?.(state, side)) return false;
    const order = standingOrderFor(this.game, state, until, this.#orders.get(side));
    if (order) this.#orders.set(side, order);
    return order !== undefined;
  }
  callOff(side: Side): void {
    this.#orders.delete(side);
  }

  /** The person who must decide now. */
  get asked(): Side | undefined {
    const { decision } = this.match;
    return decision.kind === 'choose' ? decision.sides[0] : undefined;
  }

  /** The match as text; the seed of fair dice is in it once the match is over. */
  record(): string {
    const { dice, match, game } = this;
    const over = match.decision.kind === 'over';
    if (over) forgetSeed(dice);
    else keepSeed(dice);
    const shown = over || dice.kind === 'seeded' ? dice.seed : undefined;
    const record: MatchRecord = recordOf(match, {
      players: this.#names(),
      dice: dice.kind,
      salts: dice.salts,
      ...(dice.commitment === undefined ? {} : { commitment: dice.commitment }),
      ...(shown === undefined ? {} : { seed: shown }),
      date: new Date().toISOString().slice(0, 10),
    });
    return writeRecord(record, game);
  }

  #names(): Record<Side, string> {
    const names: Record<Side, string> = {};
    for (const [side, player] of Object.entries(this.players)) {
      names[side] = isBot(player) ? `bot:${player.bot.name}` : player.name;
    }
    return names;
  }

  #play(side: Side, action: Parameters<AnyMatch['play']>[1]): Entry<GameEvent> {
    const refusal = this.match.play(side, action);
    if (refusal) {
      const text = JSON.stringify({ side, action, refusal });
      throw new Error(`invariant: what a bot or the dice did is refused: ${text}`);
    }
    return this.match.entries.at(-1)!;
  }
}
