// Those who look at a match: here, on sockets, and at other servers, as far as we know of them. What they are told goes out
// through here: frames, who is present, what is said.
import type { Side } from '@motti/engine';
import { type Chat, CLOSE, type Company, diff, type Frame, type Presence } from '@motti/protocol';
import type { Sitting } from '../store/shared.ts';
import type { LogRow, StoredChat, StoredMatch } from '../store/store.ts';
import { type Admission, stillHolds } from './admission.ts';
import type { LiveMatch } from './live-match.ts';
import type { Viewer } from './seen-log.ts';
import { infoFor, viewOf } from './wire.ts';

/** Somebody who listens: a socket, in a test a list. */
export interface Listener {
  readonly viewer: Viewer;
  /** Since when, and what opened the door. */
  readonly since: number;
  readonly by: Admission['by'];
  /** The hash or the account that opened it; a new one when they renew it by this very socket. */
  key: Admission['key'];
  /** The last line of chat that they have been told. */
  heard: number;
  send(message: string): void;
  close(code: number, reason: string): void;
}

interface Audience {
  /** What it has been told so far. */
  version: number;
  view: unknown;
  decision: string;
  readonly listeners: Set<Listener>;
}

/** What another server has said of itself. */
interface Elsewhere {
  readonly sitting: readonly Sitting[];
  readonly thinking: readonly Side[];
}

/** A patch of more steps than this is no shorter than the view. */
const LONG_PATCH = 150;

export class Audiences {
  readonly #audiences = new Map<Viewer, Audience>();
  readonly #elsewhere = new Map<string, Elsewhere>();
  /** Bots that think here. */
  readonly thinking = new Set<Side>();
  #offer: unknown;

  get isEmpty(): boolean {
    return this.#audiences.size === 0;
  }

  /** Does anybody see it here by these eyes? */
  has(viewer: Viewer): boolean {
    return this.#audiences.has(viewer);
  }

  get online(): Set<Side> {
    const sides = new Set<Side>();
    for (const viewer of this.#audiences.keys()) if (viewer !== undefined) sides.add(viewer);
    for (const { sitting } of this.#elsewhere.values())
      for (const { side } of sitting) sides.add(side);
    return sides;
  }

  /** Everybody who sits at this server; spectators do not count. */
  get sitting(): Sitting[] {
    return [...this.listeners()].flatMap(({ viewer, since, by }) =>
      viewer === undefined ? [] : [sittingOf(viewer, since, by)],
    );
  }

  /** The windows in which a seat is open, at all servers. */
  windowsOf(viewer: Viewer): number {
    if (viewer === undefined) return 0;
    const here = this.#audiences.get(viewer)?.listeners.size ?? 0;
    return here + this.#elsewhereOf(viewer).length;
  }

  *listeners(): Generator<Listener> {
    for (const audience of this.#audiences.values()) yield* audience.listeners;
  }

  /** From now on they get every frame. */
  add(listener: Listener, live: LiveMatch): void {
    const { viewer } = listener;
    const audience = this.#audiences.get(viewer);
    if (audience) audience.listeners.add(listener);
    else {
      this.#audiences.set(viewer, {
        version: live.seenBy(viewer).version,
        view: viewOf(live, viewer),
        decision: live.decisionText,
        listeners: new Set([listener]),
      });
    }
  }

  /** `false`: they did not listen. */
  remove(listener: Listener): boolean {
    const audience = this.#audiences.get(listener.viewer);
    if (!audience?.listeners.delete(listener)) return false;
    if (audience.listeners.size === 0) this.#audiences.delete(listener.viewer);
    return true;
  }

  /** Another server says who sits there; `false`: nothing new. */
  setElsewhere(server: string, sitting: readonly Sitting[], thinking?: readonly Side[]): boolean {
    const known = this.#elsewhere.get(server);
    const now = { sitting, thinking: thinking ?? known?.thinking ?? [] };
    if (JSON.stringify(known ?? NOBODY) === JSON.stringify(now)) return false;
    if (sitting.length + now.thinking.length === 0) this.#elsewhere.delete(server);
    else this.#elsewhere.set(server, now);
    return true;
  }

  /** Only these servers count; `false`: nothing new. */
  keepElsewhere(servers: ReadonlySet<string>): boolean {
    const gone = [...this.#elsewhere.keys()].filter((server) => !servers.has(server));
    for (const server of gone) this.#elsewhere.delete(server);
    return gone.length > 0;
  }

  /** A bot has answered at another server. */
  answeredElsewhere(side: Side): void {
    for (const [server, { sitting, thinking }] of this.#elsewhere)
      if (thinking.includes(side))
        this.setElsewhere(
          server,
          sitting,
          thinking.filter((one) => one !== side),
        );
  }

  tellPresence(bots: readonly Side[]): void {
    const elsewhere = [...this.#elsewhere.values()].flatMap(({ thinking }) => thinking);
    const presence: Presence = {
      type: 'presence',
      online: [...this.online, ...bots],
      thinking: [...new Set([...this.thinking, ...elsewhere])],
    };
    const message = JSON.stringify(presence);
    for (const listener of this.listeners()) listener.send(message);
  }

  /** Tells those of each seat who else is in it, and since when. Spectators are many, and none of anybody's business. */
  tellCompany(viewer?: Viewer): void {
    for (const [side, { listeners }] of this.#audiences) {
      if (side === undefined || (viewer !== undefined && side !== viewer)) continue;
      const others = this.#elsewhereOf(side).map(({ since, by }) => ({ since, by, you: false }));
      for (const to of listeners) {
        const here = [...listeners].map((one) => {
          const { since, by } = sittingOf(side, one.since, one.by);
          return { since, by, you: one === to };
        });
        const company: Company = { type: 'company', sitting: [...here, ...others] };
        to.send(JSON.stringify(company));
      }
    }
  }

  /** The last line of chat that everybody here has been told. */
  get heard(): number {
    let least = Number.POSITIVE_INFINITY;
    for (const { heard } of this.listeners()) least = Math.min(least, heard);
    return least;
  }

  tellChat(lines: readonly StoredChat[]): void {
    for (const line of lines) {
      const chat: Chat = { type: 'chat', line };
      const message = JSON.stringify(chat);
      for (const listener of this.listeners()) {
        if (listener.heard >= line.n) continue;
        listener.heard = line.n;
        listener.send(message);
      }
    }
  }

  /** Sends away whose seat has changed hands: what opened it opens it no longer. */
  closeLost(stored: StoredMatch): void {
    for (const listener of [...this.listeners()]) {
      if (stillHolds(stored, listener)) continue;
      if (listener.by === 'link') listener.close(CLOSE.renewed, 'the link has been used');
      else listener.close(CLOSE.comeBack, 'come back');
    }
  }

  /** Sends everybody away, or those of one seat, but not this one. */
  closeAll(code: number, reason: string, viewer?: Side, but?: Listener): void {
    for (const listener of [...this.listeners()]) {
      if (listener === but || (viewer !== undefined && listener.viewer !== viewer)) continue;
      listener.close(code, reason);
    }
  }

  /** What was on the table when everybody was last told. */
  knows(offer: unknown): void {
    this.#offer = offer;
  }

  /** Tells everybody what these rows have changed for them; `news`: the match's particulars have changed too. */
  publish(live: LiveMatch, added: readonly LogRow[], news: boolean, now: number): void {
    const info = news || live.offer !== this.#offer || live.result !== undefined;
    this.#offer = live.offer;
    const { decision, decisionText } = live;
    for (const [viewer, audience] of this.#audiences) {
      const from = audience.version;
      const seen = live.seenBy(viewer);
      const rows = seen.rowsAfter(from);
      // Most lines of a secret plan: no need to look whether anything has changed.
      const same = live.isHidden(added, viewer);
      // Whose standing order it is, they alone are told.
      const ordered = added.some(({ kind, side }) => kind === 'order' && side === viewer);
      const changed = same ? undefined : changes(audience, viewOf(live, viewer));
      // What happened in secret, and changes nothing that this viewer sees, is not even a sign of life.
      const silent =
        rows.length === 0 && !changed && !info && !ordered && audience.decision === decisionText;
      if (silent) continue;
      audience.version = seen.version;
      audience.decision = decisionText;
      const frame: Frame = {
        type: 'frame',
        from,
        version: audience.version,
        rows,
        decision,
        ...changed,
        ...(live.clock ? { clocks: live.clock.read(now) } : {}),
        ...(info || ordered ? { info: infoFor(live, viewer, this.online) } : {}),
      };
      const message = JSON.stringify(frame);
      for (const listener of audience.listeners) listener.send(message);
    }
  }

  #elsewhereOf(side: Side): Sitting[] {
    const all = [...this.#elsewhere.values()].flatMap(({ sitting }) => sitting);
    return all.filter((one) => one.side === side);
  }
}

const NOBODY: Elsewhere = { sitting: [], thinking: [] };

const sittingOf = (side: Side, since: number, by: Admission['by']): Sitting => ({
  side,
  since,
  by: by === 'account' ? 'account' : 'link',
});

/** What has changed in the view of an audience, which has seen it after this. */
function changes(audience: Audience, view: unknown): Pick<Frame, 'view' | 'patch'> | undefined {
  const patch = diff(audience.view, view);
  audience.view = view;
  if (patch.length === 0) return undefined;
  return patch.length > LONG_PATCH ? { view } : { patch };
}
