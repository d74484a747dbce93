// Opens a match on the server: the link, then the table once the first answer has come.
import { CLOSE, type MatchInfo } from '@motti/protocol';
import { loadRules } from '../games/rules.ts';
import { ApiError, api } from './api.ts';
import { Link } from './link.ts';
import { RemoteTable } from './remote-table.svelte.ts';
import { seats } from './seats.svelte.ts';
import { renewSeat, sitDown } from './sit-down.ts';

export type RemoteFault = 'not-yours' | 'renewed' | 'newer-rules' | 'failed';

export class RemoteMatch {
  table = $state.raw<RemoteTable>();
  fault = $state<RemoteFault>();
  /** The server does not answer; the link keeps trying. */
  lost = $state(false);
  #link: Link;
  readonly #match: string;
  #token: string | undefined;

  constructor(match: string, token: string | undefined) {
    this.#match = match;
    this.#token = token;
    this.#link = this.#connect();
  }

  #connect(): Link {
    return new Link({
      match: this.#match,
      token: this.#token,
      version: () => this.table?.serverVersion,
      onstate: (state, code) => {
        this.lost = state === 'lost' || (this.lost && state === 'connecting');
        if (this.table) this.table.link = state;
        if (state === 'closed') this.fault = faultOf(code);
      },
      onmessage: (message) => {
        if (this.table) this.table.receive(message);
        else if (message.type === 'seated') void this.#open(message);
        else if (message.type === 'problem' && message.fatal) this.fault ??= 'failed';
        // Nothing but the wish to sit has been sent: what the server cannot read is the address.
        else if (message.type === 'problem' && message.code === 'bad-message')
          this.fault ??= 'not-yours';
      },
    });
  }

  close(): void {
    this.#link.close();
    this.table?.close();
  }

  /** A new secret for this seat: everybody else who sits there is out, and we come back with it. */
  async throwOut(): Promise<void> {
    const { token } = await renewSeat(this.#match, this.#token);
    this.#comeBackWith(token);
  }

  #comeBackWith(token: string): void {
    const held = seats.of(this.#match);
    if (held) seats.keep({ ...held, token });
    this.#token = token;
    this.#link.close();
    this.#link = this.#connect();
    this.fault = undefined;
  }

  async #open(seated: Parameters<RemoteTable['receive']>[0] & { type: 'seated' }): Promise<void> {
    const game = await loadRules(seated.info.game);
    if (seated.info.rules !== game.rules) {
      this.fault = 'newer-rules';
      return;
    }
    const table = new RemoteTable(
      game,
      seated,
      (act) => this.#link.send(act),
      (version) => api.past(this.#match, version, this.#token),
    );
    table.link = 'open';
    table.playback.enabled = true;
    this.table = table;
    const own = seated.info.seats.find(({ side }) => side === seated.info.you);
    // The seat is ours and nobody has sat down yet: a match that follows another.
    if (own && !own.joined) await this.#sitDown(seated.info);
  }

  async #sitDown(info: MatchInfo): Promise<void> {
    try {
      const { token } = await sitDown(info, this.#token);
      this.#comeBackWith(token);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.fault = error.code === 'link-used' ? 'renewed' : 'failed';
    }
  }
}

function faultOf(code: number | undefined): RemoteFault {
  if (code === CLOSE.notYours) return 'not-yours';
  return code === CLOSE.renewed ? 'renewed' : 'failed';
}
