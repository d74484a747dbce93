// One line of text per action, and back. Places are labels, elements their numbers; nothing here knows the map.
import type { Action, Aim, BidKind, GunColour, Mark, MunitionColour, Spot } from './actions.ts';
import {
  AIMS,
  BID_KINDS,
  GUN_COLOURS,
  MODES,
  MOST_SPOTS,
  MUNITION_COLOURS,
  NO_SPOT,
  OPEN_SPOT,
  readSpot,
  SUPPLIES,
  spotLabel,
  WORKS,
} from './actions.ts';

const label = spotLabel;
const marked = (word: string, mark: Mark): string => (mark === '' ? word : `${word}-${mark}`);

export function print(action: Action): string {
  switch (action.kind) {
    case 'place':
    case 'arrive':
      return `${action.kind} ${action.element} ${label(action.at)}`;
    case 'lift':
    case 'mine':
    case 'activate':
    case 'air-recon':
    case 'assault':
      return `${action.kind} ${label(action.at)}`;
    case 'entrench':
      return `entrench ${label(action.at)} ${action.level}`;
    case 'munitions':
      return `munitions ${marked(action.colour, action.mark)}`;
    case 'raid': {
      const line = `raid ${label(action.at)} ${action.tokens}`;
      return action.antiTank === 0 ? line : `${line} ${action.antiTank}`;
    }
    case 'detach':
    case 'lose':
      return `${action.kind} ${action.element}`;
    case 'declare':
      return [
        'declare',
        action.supply,
        action.mode,
        ...(action.banzai ? ['banzai'] : []),
        ...(action.works === 'none' ? [] : [action.works]),
        ...(action.at === NO_SPOT ? [] : [label(action.at)]),
      ].join(' ');
    case 'walk':
      return `walk ${action.path}`;
    case 'step':
    case 'retreat':
      return `${action.kind} ${label(action.to)}`;
    case 'fire': {
      const line = `fire ${marked(action.colour, action.mark)} ${label(action.at)}`;
      return action.aim === '' ? line : `${line} ${action.aim}`;
    }
    case 'commit':
      return `commit ${marked(action.what, action.mark)}`;
    case 'flak':
      return `flak ${action.tokens}`;
    case 'bomb':
      return ['bomb', action.aim, action.mark].filter((word) => word !== '').join(' ');
    default:
      return action.kind;
  }
}

const isOneOf = <Word extends string>(words: readonly Word[], text: string): text is Word =>
  words.some((word) => word === text);

const spotOf = readSpot;
const isOpen = (spot: Spot | undefined): boolean => spot !== undefined && spot >= OPEN_SPOT;
/** The corners of a path. */
const isPath = (words: readonly string[]): boolean =>
  words.length > 0 && words.length <= MOST_SPOTS && words.every((word) => isOpen(spotOf(word)));
const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^(0|[1-9]\d{0,3})$/.test(text) ? Number(text) : undefined;

/** `red`, `red-he`: a word of the list and a mark. */
function markedOf<Word extends string>(
  words: readonly Word[],
  text: string | undefined,
): { readonly word: Word; readonly mark: Mark } | undefined {
  const [word = '', mark = '', ...more] = (text ?? '').split('-');
  if (!isOneOf(words, word) || more.length > 0) return undefined;
  if (mark === 'he' || mark === 'at') return { word, mark };
  return text === word ? { word, mark: '' } : undefined;
}

type Reader = (words: readonly string[]) => Action | undefined;

const alone =
  (action: Action): Reader =>
  (words) =>
    words.length === 0 ? action : undefined;

const atSpot =
  (kind: 'lift' | 'mine' | 'activate' | 'air-recon' | 'assault'): Reader =>
  ([at, ...more]) => {
    const spot = spotOf(at);
    return spot === undefined || more.length > 0 ? undefined : { kind, at: spot };
  };

const toSpot =
  (kind: 'step' | 'retreat'): Reader =>
  ([to, ...more]) => {
    const spot = spotOf(to);
    return spot === undefined || more.length > 0 ? undefined : { kind, to: spot };
  };

const elementAt =
  (kind: 'place' | 'arrive'): Reader =>
  ([number, at, ...more]) => {
    const element = numberOf(number);
    const spot = spotOf(at);
    if (element === undefined || spot === undefined || more.length > 0) return undefined;
    return { kind, element, at: spot };
  };

const ofElement =
  (kind: 'detach' | 'lose'): Reader =>
  ([number, ...more]) => {
    const element = numberOf(number);
    return element === undefined || more.length > 0 ? undefined : { kind, element };
  };

const readEntrench: Reader = ([at, number, ...more]) => {
  const spot = spotOf(at);
  const level = numberOf(number);
  if (spot === undefined || level === undefined || more.length > 0) return undefined;
  return { kind: 'entrench', at: spot, level };
};

const readMunitions: Reader = ([text, ...more]) => {
  const read = markedOf<MunitionColour>(MUNITION_COLOURS, text);
  return read && more.length === 0
    ? { kind: 'munitions', colour: read.word, mark: read.mark }
    : undefined;
};

const readRaid: Reader = ([at, text, more, ...rest]) => {
  const spot = spotOf(at);
  const tokens = numberOf(text);
  const antiTank = more === undefined ? 0 : numberOf(more);
  if (spot === undefined || tokens === undefined || antiTank === undefined) return undefined;
  if (rest.length > 0 || (more !== undefined && antiTank === 0)) return undefined;
  return { kind: 'raid', at: spot, tokens, antiTank };
};

const readDeclare: Reader = ([supply = '', mode = '', ...rest]) => {
  if (!isOneOf(SUPPLIES, supply) || !isOneOf(MODES, mode)) return undefined;
  const words = [...rest];
  const banzai = words[0] === 'banzai';
  if (banzai) words.shift();
  const [named = ''] = words;
  const works = named !== 'none' && isOneOf(WORKS, named) ? named : 'none';
  if (works !== 'none') words.shift();
  const [at, ...more] = words;
  const spot = at === undefined ? NO_SPOT : spotOf(at);
  if (spot === undefined || more.length > 0) return undefined;
  return { kind: 'declare', supply, mode, banzai, works, at: spot };
};

const readFire: Reader = ([text, at, aim = '', ...more]) => {
  const read = markedOf<GunColour>(GUN_COLOURS, text);
  const spot = spotOf(at);
  if (!read || spot === undefined || !isOneOf<Aim>(AIMS, aim) || more.length > 0) return undefined;
  return { kind: 'fire', colour: read.word, mark: read.mark, at: spot, aim };
};

const readCommit: Reader = ([text, ...more]) => {
  const read = markedOf<BidKind>(BID_KINDS, text);
  return read && more.length === 0
    ? { kind: 'commit', what: read.word, mark: read.mark }
    : undefined;
};

const readFlak: Reader = ([text, ...more]) => {
  const tokens = numberOf(text);
  return tokens === undefined || more.length > 0 ? undefined : { kind: 'flak', tokens };
};

const readBomb: Reader = (words) => {
  const rest = [...words];
  const aim = rest[0] === 'soft' || rest[0] === 'armour' ? rest[0] : '';
  if (aim !== '') rest.shift();
  const [mark = '', ...more] = rest;
  if (more.length > 0 || (mark !== '' && mark !== 'he' && mark !== 'at')) return undefined;
  return { kind: 'bomb', aim, mark };
};

const READERS: Readonly<Record<Action['kind'], Reader>> = {
  place: elementAt('place'),
  arrive: elementAt('arrive'),
  lift: atSpot('lift'),
  mine: atSpot('mine'),
  activate: atSpot('activate'),
  'air-recon': atSpot('air-recon'),
  assault: atSpot('assault'),
  entrench: readEntrench,
  munitions: readMunitions,
  raid: readRaid,
  detach: ofElement('detach'),
  lose: ofElement('lose'),
  declare: readDeclare,
  step: toSpot('step'),
  walk: (words) => (isPath(words) ? { kind: 'walk', path: words.join(' ') } : undefined),
  retreat: toSpot('retreat'),
  fire: readFire,
  commit: readCommit,
  flak: readFlak,
  bomb: readBomb,
  suggested: alone({ kind: 'suggested' }),
  ready: alone({ kind: 'ready' }),
  keep: alone({ kind: 'keep' }),
  give: alone({ kind: 'give' }),
  end: alone({ kind: 'end' }),
  rejoin: alone({ kind: 'rejoin' }),
  reconnoitre: alone({ kind: 'reconnoitre' }),
  stop: alone({ kind: 'stop' }),
  done: alone({ kind: 'done' }),
  seal: alone({ kind: 'seal' }),
  occupy: alone({ kind: 'occupy' }),
  stay: alone({ kind: 'stay' }),
};

export function parse(text: string): Action | undefined {
  const [kind = '', ...words] = text.toLowerCase().split(' ');
  return Object.hasOwn(READERS, kind) ? READERS[kind as Action['kind']](words) : undefined;
}
