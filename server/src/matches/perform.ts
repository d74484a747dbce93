// One door for every act, whether it comes by the socket or by HTTP.
import { refuse, type Side } from '@motti/engine';
import type { Accepted, Act, Chat, Refused } from '@motti/protocol';
import type { Metrics } from '../metrics.ts';
import type { Matches } from './matches.ts';
import type { Room } from './room.ts';
import type { Viewer } from './seen-log.ts';

export async function perform(
  matches: Matches,
  metrics: Metrics,
  room: Room,
  viewer: Viewer,
  act: Act,
): Promise<Accepted | Refused> {
  const started = performance.now();
  const answer =
    viewer === undefined
      ? toSpectator(room, act)
      : await (act.type === 'chat' ? say(matches, room, viewer, act) : room.act(viewer, act));
  metrics.actSeconds.observe((performance.now() - started) / 1000);
  metrics.acts.add(`{act="${act.type}",answer="${answer.type}"}`);
  return answer;
}

function toSpectator(room: Room, { id }: Act): Refused {
  const { version } = room.live.seenBy(undefined);
  return { type: 'refused', id, refusal: refuse('server', 'spectators-watch'), version };
}

async function say(
  matches: Matches,
  room: Room,
  side: Side,
  { id, text }: Extract<Act, { type: 'chat' }>,
): Promise<Accepted> {
  const said = await matches.store.say(room.id, {
    at: matches.now(),
    side,
    name: room.live.joined[side] || side,
    text,
    client: `${side} ${id}`,
  });
  if (!said.again) {
    const message: Chat = { type: 'chat', line: said.line };
    room.broadcast(JSON.stringify(message));
  }
  const { version } = room.live.seenBy(side);
  return { type: 'accepted', id, version, ...(said.again ? { again: true as const } : {}) };
}
