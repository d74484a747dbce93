// Opens a match on the server: the link, then the table once the first answer has come.
import { toHex } from '@motti/engine';
import { CLOSE } from '@motti/protocol';
import { loadRules } from '../games/rules.ts';
import { settings } from '../settings.svelte.ts';
import { api } from './api.ts';
import { Link } from './link.ts';
import { RemoteTable } from './remote-table.svelte.ts';

export type RemoteFault = 'not-yours' | 'renewed' | 'newer-rules' | 'failed';

export class RemoteMatch {
  table = $state.raw<RemoteTable>();
  fault = $state<RemoteFault>();
  /** The server does not answer; the link keeps trying. */
  lost = $state(false);
  readonly #link: Link;
  readonly #match: string;
  readonly #token: string | undefined;

  constructor(match: string, token: string | undefined) {
    this.#match = match;
    this.#token = token;
    this.#link = new Link({
      match,
      token,
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
    this.table = table;
    const own = seated.info.seats.find(({ side }) => side === seated.info.you);
    if (own && !own.joined) {
      const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
      table.act({ type: 'join', salt, ...(settings.name ? { name: settings.name } : {}) });
    }
  }
}

function faultOf(code: number | undefined): RemoteFault {
  if (code === CLOSE.notYours) return 'not-yours';
  return code === CLOSE.renewed ? 'renewed' : 'failed';
}
