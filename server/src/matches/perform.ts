// One door for every act, whether it comes by the socket or by HTTP.
import { refuse } from '@motti/engine';
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
  const answer = await answerTo(matches, room, viewer, act);
  metrics.actSeconds.observe((performance.now() - started) / 1000);
  metrics.acts.add(`{act="${act.type}",answer="${answer.type}"}`);
  return answer;
}

async function answerTo(
  matches: Matches,
  room: Room,
  viewer: Viewer,
  act: Act,
): Promise<Accepted | Refused> {
  if (viewer === undefined) {
    const refusal = refuse('server', 'spectators-watch');
    return { type: 'refused', id: act.id, refusal, version: room.live.seenBy(viewer).version };
  }
  if (act.type !== 'chat') return room.act(viewer, act);
  const said = await matches.store.say(room.id, {
    at: matches.now(),
    side: viewer,
    name: room.live.joined[viewer] || viewer,
    text: act.text,
    client: `${viewer} ${act.id}`,
  });
  if (!said.again) {
    const message: Chat = { type: 'chat', line: said.line };
    room.broadcast(JSON.stringify(message));
  }
  const { version } = room.live.seenBy(viewer);
  return { type: 'accepted', id: act.id, version, ...(said.again ? { again: true as const } : {}) };
}
