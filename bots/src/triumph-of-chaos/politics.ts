// The Political Phase: which cards go into the boxes, which Political Cards lie well, where influence is laid.
import { type Action, triumphOfChaos } from '@motti/triumph-of-chaos';
import {
  type ActionCardId,
  controllerOf,
  type FactionId,
  faction,
  isMovable,
  markerOf,
  numberOfCard,
  politicalCard,
  RED,
  redMayControl,
  type SideId,
  type State,
  valueOfCard,
} from '@motti/triumph-of-chaos/parts';
import { factionWorth } from './evaluation.ts';

const INFLUENCE = 53;
const BLUFF = 54;
const OTHER_BOX = 2;

/** Influence into the own box, the least card into the others: the hand is for the Action Phase. */
export function planAllocation(s: State, name: string, side: SideId): readonly Action[] {
  const choices = triumphOfChaos.choices(s, name);
  const price = ({ box, card }: { box: number; card: ActionCardId }): number => {
    const number = numberOfCard(card);
    const own = box === side;
    if (number === INFLUENCE) return own ? 0 : 2.5;
    if (number === BLUFF) return own ? 3 : box === OTHER_BOX ? 1 : 0.5;
    return valueOfCard(card) - (own ? 0.5 : 0);
  };
  let best = choices[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const action of choices) {
    if (action.kind !== 'allocate') continue;
    const cost = price(action);
    if (cost >= least) continue;
    least = cost;
    best = action;
  }
  return [best];
}

/** What a point on a faction is worth to a side: more near Control, nothing where it can change nothing. */
function pointWorth(s: State, side: SideId, f: FactionId): number {
  if (!isMovable(s, f)) return 0;
  const toward = side === RED ? markerOf(s, f) : -markerOf(s, f);
  if (side === RED && !redMayControl(f) && toward >= 2) return 0;
  const nearness = toward === 2 ? 1 : toward === 1 ? 0.7 : toward === 3 ? 0.7 : 0.45;
  const lost = controllerOf(s, f) === (side === RED ? 1 : 0) ? 0.6 : 0;
  return factionWorth(f) * (nearness + lost) * (faction(f).class === 'major' ? 0.8 : 1);
}

export function planPoliticalCard(s: State, name: string, side: SideId): readonly Action[] {
  const choices = triumphOfChaos.choices(s, name);
  const worth = (action: Action): number => {
    if (action.kind !== 'place-political') return -99;
    let sum = 0;
    for (const { faction: f, side: whose, points } of politicalCard(action.political).ip) {
      const receiver: SideId = whose === 'red' ? 0 : 1;
      sum += (receiver === side ? 1 : -1) * points * pointWorth(s, receiver, f);
    }
    return sum;
  };
  return [[...choices].sort((a, b) => worth(b) - worth(a))[0]!];
}

export function planInfluence(s: State, name: string, side: SideId): readonly Action[] | undefined {
  const choices = triumphOfChaos.choices(s, name);
  const named = choices.flatMap((action) =>
    action.kind === 'influence' || action.kind === 'name' ? [action] : [],
  );
  if (named.length === 0) return undefined;
  return [
    [...named].sort((a, b) => pointWorth(s, side, b.faction) - pointWorth(s, side, a.faction))[0]!,
  ];
}
