// motti play: a match at the terminal.
import { existsSync, statSync } from 'node:fs';
import { botNames } from '@motti/bots';
import { type AnyGame, type AnyMatch, type Setup, type Side, seededRandom } from '@motti/engine';
import { Command, Option } from 'commander';
import { type Context, textsOf } from '../context.ts';
import { Failure } from '../failure.ts';
import { findBot, findGame, findSetup, type SetupWords } from '../lookup.ts';
import { type Dice, diceOf, fairDice, seededDice } from '../play/dice.ts';
import { askGame } from '../play/menu.ts';
import { type Player, Session } from '../play/session.ts';
import { Table } from '../play/table.ts';
import { type OpenRecord, openRecord, replayRecord } from '../records/open.ts';
import { allSides, collect, gameArgument } from './shared.ts';

export interface PlayWords extends SetupWords {
  readonly record?: string;
  readonly seed?: string;
  /** Who plays, by the name of the side. */
  readonly [side: string]: unknown;
}

export function playCommand(context: Context): Command {
  const { words } = context;
  const command = new Command('play')
    .description(words.playAbout)
    .addArgument(gameArgument(context).argOptional());
  for (const side of allSides(context)) {
    command.addOption(new Option(`--${side} <who>`, words.playSide(side)));
  }
  return command
    .option('--scenario <id|file>', words.optionScenario)
    .option('--option <key=value>', words.optionOption, collect)
    .option('--record <file>', words.playRecord)
    .option('--seed <text>', words.playSeed)
    .action((id: string | undefined, asked: PlayWords) => play(context, id, asked));
}

export async function play(
  context: Context,
  id: string | undefined,
  asked: PlayWords,
): Promise<void> {
  const { words, terminal } = context;
  const path = asked.record;
  if (path !== undefined && existsSync(path) && statSync(path).size > 0) {
    return resume(context, await openRecord(context, path), id, asked);
  }
  if (id === undefined) {
    if (!terminal.interactive) throw new Failure(words.playNoGame);
    return askGame(context, (game, more) => play(context, game, { ...asked, ...more }));
  }
  const game = findGame(context, id);
  const setup = await findSetup(context, game, asked);
  const players = findPlayers(context, game, setup, asked, {});
  const dice = asked.seed === undefined ? fairDice() : seededDice(asked.seed);
  await sit(context, game, setup, players, dice, path);
}

async function resume(
  context: Context,
  open: OpenRecord,
  id: string | undefined,
  asked: PlayWords,
): Promise<void> {
  const { words, terminal } = context;
  const { game, record, path } = open;
  if (id !== undefined && id !== game.id) throw new Failure(words.playOtherGame(path, game.id));
  const match = replayRecord(context, open);
  const dice = diceOf(record, game);
  const players = findPlayers(context, game, record.setup, asked, record.players);
  terminal.print(words.playResumed(path, match.log.length));
  if (dice.kind === 'free' && record.dice !== 'free') terminal.remark(words.playLostSeed);
  await sit(context, game, record.setup, players, dice, path, match);
}

async function sit(
  context: Context,
  game: AnyGame,
  setup: Setup,
  players: Readonly<Record<Side, Player>>,
  dice: Dice,
  path: string | undefined,
  match?: AnyMatch,
): Promise<void> {
  const { words, terminal } = context;
  const texts = textsOf(context, game, setup);
  const { name, summary } = texts.scenario(setup.scenario);
  terminal.print(`${terminal.style('bold', texts.title)} — ${name}`);
  if (summary) terminal.print(summary);
  if (dice.commitment !== undefined) terminal.print(words.playFair(dice.commitment));
  else if (dice.kind === 'seeded') terminal.print(words.playSeeded(dice.seed!));
  terminal.print(seatsLine(context, game, texts, players));
  terminal.print(words.playHint);
  // Bots draw their ideas apart from the dice, so that a seed gives the same dice whatever they think.
  const random = seededRandom(`bots ${dice.seed ?? dice.commitment ?? ''}`);
  const start = { game, setup, players, dice, random };
  const session = new Session(match ? { ...start, match } : start);
  await new Table(context, session, path).run();
}

/** `Soviet Union: you · Finland: the machine, easy`; a side without a seat is played by the rules. */
function seatsLine(
  { words }: Context,
  game: AnyGame,
  texts: ReturnType<typeof textsOf>,
  players: Readonly<Record<Side, Player>>,
): string {
  const who = (player: Player | undefined): string => {
    if (!player) return words.playByRules;
    if ('bot' in player) return words.playMachine(player.bot.name);
    return player.name === 'human' ? words.playYou : player.name;
  };
  return game.sides.map((side) => words.playPair(texts.side(side), who(players[side]))).join(' · ');
}

/** Who plays: as asked, as recorded, else a person on the first seat and bots on the others. */
function findPlayers(
  context: Context,
  game: AnyGame,
  setup: Setup,
  asked: PlayWords,
  recorded: Readonly<Record<Side, string>>,
): Record<Side, Player> {
  const { words } = context;
  const seats = game.seats(setup);
  for (const side of allSides(context)) {
    if (asked[side] === undefined || seats.includes(side)) continue;
    throw new Failure(game.sides.includes(side) ? words.playNoSeat(side) : words.unknownSide(side));
  }
  const players: Record<Side, Player> = {};
  const names = botNames(game);
  const standard = `bot:${names.includes('easy') ? 'easy' : names[0]}`;
  for (const [seat, side] of seats.entries()) {
    const usual = seat === 0 ? 'human' : standard;
    const said = typeof asked[side] === 'string' ? asked[side] : undefined;
    players[side] = said
      ? readPlayer(context, game, side, said)
      : recordedPlayer(context, game, recorded[side] ?? usual);
  }
  return players;
}

function readPlayer(context: Context, game: AnyGame, side: Side, text: string): Player {
  if (text.startsWith('bot:')) return { bot: findBot(context, game, text) };
  const name = /^human(?::(.+))?$/.exec(text);
  if (name) return { name: name[1] ?? 'human' };
  throw new Failure(context.words.playBadPlayer(side, text));
}

/** A name in a record is a person, unless it is a bot that we know. */
function recordedPlayer(context: Context, game: AnyGame, name: string): Player {
  return name.startsWith('bot:') ? { bot: findBot(context, game, name) } : { name };
}
