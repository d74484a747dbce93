// All matches of this person in one list, whatever runs them.
import {
  type AnyAction,
  type AnyGame,
  type Ask,
  type GameEvent,
  type Side,
  setupOf,
  type Texts,
} from '@motti/engine';
import { loadRules } from '../games/rules.ts';
import { type ListedMatch, remoteMatches } from '../server/remote-matches.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { matches, type Player, type Summary } from '../store/matches.svelte.ts';
import { plain } from '../ui/rich.ts';
import { words } from '../words/index.ts';

type AnyTexts = Texts<AnyAction, GameEvent>;

export interface Waiting {
  readonly key: string;
  readonly path: readonly string[];
  readonly game: string;
  readonly sentence: string;
  readonly players: readonly string[];
  readonly yours: boolean;
  /** Somebody has yet to sit down. */
  readonly open: boolean;
  readonly over: boolean;
  readonly updated: number;
  /** What the clock leaves whoever is to move, in ms. */
  readonly left?: number | undefined;
  /** Kept in this browser alone, so it can be thrown away here. */
  readonly local: boolean;
}

/** The words of a game become known once its rules are loaded; until then lists do without. */
let known = $state.raw<Readonly<Record<string, AnyGame>>>({});
const loading = new Set<string>();

/** Asks for its rules where they are not known yet. */
function gameOf(id: string): AnyGame | undefined {
  if (!loading.has(id)) {
    loading.add(id);
    loadRules(id).then(
      (game) => {
        known = { ...known, [id]: game };
      },
      () => loading.delete(id),
    );
  }
  return known[id];
}

export function waitingMatches(): Waiting[] {
  const all = [...matches.list.map(local), ...remoteMatches.list.map(remote)];
  return all.sort((a, b) => b.updated - a.updated);
}

/** How long ago, in a few letters. */
export function ago(time: number): string {
  const format = new Intl.RelativeTimeFormat(settings.locale, { numeric: 'auto', style: 'short' });
  const minutes = (Date.now() - time) / 60_000;
  if (minutes < 1) return words().home.justNow;
  if (minutes < 60) return format.format(-Math.round(minutes), 'minute');
  if (minutes < 36 * 60) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / 1440), 'day');
}

function local(match: Summary): Waiting {
  const people = Object.entries(match.players).filter(([, player]) => player.kind === 'person');
  const asked = match.asked?.sides ?? [];
  const game = gameOf(match.game);
  const texts = game?.texts(settings.locale, match.setup);
  const over = match.over !== undefined;
  return {
    key: `local ${match.id}`,
    path: pathOf(match),
    game: match.game,
    sentence: texts ? standing(texts, match) : '',
    players: named(
      Object.entries(match.players).map(([side, player]) => nameOf(texts, side, player)),
    ),
    yours: !over && people.some(([side]) => asked.includes(side)),
    open: false,
    over,
    updated: match.updated,
    local: true,
  };
}

function pathOf({ id, game, over }: Summary): string[] {
  if (over) return ['replay', id];
  return id === `learn-${game}` ? ['learn', game] : ['play', id];
}

function standing(texts: AnyTexts, match: Pick<Summary, 'setup' | 'asked' | 'over'>): string {
  if (match.over) return texts.result(match.over);
  if (!match.asked) return texts.scenario(match.setup.scenario).name;
  return plain(texts.waiting(match.asked.ask as Ask, match.asked.sides));
}

function nameOf(texts: AnyTexts | undefined, side: Side, player: Player): string {
  const sideName = texts?.side(side) ?? '';
  const who = player.kind === 'bot' ? words().table.bot(words().level(player.level)) : player.name;
  return sideName && who ? words().home.plays(sideName, who) : sideName || who;
}

/** Until the words of a game are there its sides have no names: better none than an id. */
const named = (names: readonly string[]): string[] => names.filter((name) => name !== '');

/** The words of a match in a list. Names of sides depend on the scenario; those of one made by players come with the match. */
export function textsOf(match: ListedMatch): AnyTexts | undefined {
  const game = gameOf(match.game);
  if (!game || (match.names && !match.setup)) return undefined;
  return game.texts(settings.locale, match.setup ?? setupOf(game, match.scenario));
}

function remote(match: ListedMatch): Waiting {
  const texts = textsOf(match);
  const own = match.names?.[settings.locale];
  const others = match.seats.filter(({ side }) => side !== match.you);
  return {
    key: `remote ${match.id}`,
    path: ['match', match.id],
    game: match.game,
    sentence: own?.scenario ?? texts?.scenario(match.scenario).name ?? '',
    players: named(
      others.map((seat) =>
        seat.kind === 'bot'
          ? words().table.bot(words().level(seat.level ?? ''))
          : seat.name || (own?.sides[seat.side] ?? texts?.side(seat.side) ?? ''),
      ),
    ),
    yours: match.status !== 'over' && match.you !== undefined && match.asked.includes(match.you),
    open: match.status === 'waiting',
    over: match.status === 'over',
    updated: match.updated,
    left: match.left,
    local: false,
  };
}
