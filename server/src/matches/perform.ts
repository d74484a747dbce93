// One door for every act, whether it comes by the socket or by HTTP.
import { refuse, type Side } from '@motti/engine';
import type { Accepted, Act, Refused, ServerRefusal } from '@motti/protocol';
import type { Metrics } from '../metrics.ts';
import type { Credentials } from './admission.ts';
import type { Matches } from './matches.ts';
import type { Listener, Room } from './room.ts';
import { takeSeat } from './seats.ts';
import type { Viewer } from './seen-log.ts';

/** Who acts. */
export interface Actor {
  readonly room: Room;
  readonly viewer: Viewer;
  readonly credentials: Credentials;
  /** Does what opened the door still open it? */
  readonly mayAct: () => boolean;
  /** The socket by which the act comes. */
  readonly listener?: Listener;
}

export async function perform(
  matches: Matches,
  metrics: Metrics,
  actor: Actor,
  act: Act,
): Promise<Accepted | Refused> {
  const started = performance.now();
  // They may have sat down at another server a moment ago.
  if (actor.viewer !== undefined && !(actor.viewer in actor.room.live.joined))
    await actor.room.refresh();
  const answer = await answerTo(matches, actor, act);
  metrics.actSeconds.observe((performance.now() - started) / 1000);
  metrics.acts.add(`{act="${act.type}",answer="${answer.type}"}`);
  return answer;
}

function answerTo(matches: Matches, actor: Actor, act: Act): Promise<Accepted | Refused> | Refused {
  const { room, viewer } = actor;
  if (viewer === undefined) return refused(room, viewer, act, 'spectators-watch');
  // A link that nobody has sat down with speaks for nobody yet.
  if (!(viewer in room.live.joined))
    return act.type === 'join'
      ? sitDown(actor, viewer, act)
      : refused(room, viewer, act, 'sit-down-first');
  if (act.type === 'chat') return say(matches, actor, viewer, act);
  return room.act(viewer, act, actor.mayAct);
}

function refused(room: Room, viewer: Viewer, { id }: Act, code: ServerRefusal): Refused {
  const { version } = room.live.seenBy(viewer);
  return { type: 'refused', id, refusal: refuse('server', code), version };
}

async function sitDown(
  { room, credentials, listener }: Actor,
  side: Side,
  act: Extract<Act, { type: 'join' }>,
): Promise<Accepted> {
  const { token } = await takeSeat(room, credentials, act, listener);
  return { type: 'accepted', id: act.id, version: room.live.seenBy(side).version, token };
}

/** Whoever speaks, and whoever the seat belongs to: logging out gives nobody another voice. */
function accountsOf({ room, credentials }: Actor, side: Side): Set<number> {
  const seat = room.live.stored.seats.find((one) => one.side === side);
  const accounts = [credentials.account?.id, seat?.account];
  return new Set(accounts.filter((id) => id !== undefined && id !== null));
}

async function say(
  matches: Matches,
  actor: Actor,
  side: Side,
  act: Extract<Act, { type: 'chat' }>,
): Promise<Accepted | Refused> {
  const { room } = actor;
  if (!actor.mayAct()) return refused(room, side, act, 'no-longer-yours');
  const silenced = matches.talk.refusal(room.id, side, accountsOf(actor, side), matches.now());
  if (silenced) return refused(room, side, act, silenced);
  const { id, text } = act;
  const said = await matches.talk.say(room.id, {
    at: matches.now(),
    side,
    name: room.live.joined[side] || side,
    text,
    client: `${side} ${id}`,
  });
  if (!said.again) {
    await room.tellChat(said.line);
    matches.said(room, said.line.n);
  }
  const { version } = room.live.seenBy(side);
  return { type: 'accepted', id, version, ...(said.again ? { again: true as const } : {}) };
}
