// Everything that is the same for every database that kysely knows.
import type { Kysely } from 'kysely';
import { conductStore } from './conduct.ts';
import { matchStore } from './matches.ts';
import { metaStore } from './meta.ts';
import { noticeStore } from './notices.ts';
import { peopleStore } from './people.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { talkStore } from './talk.ts';

/** The rest must be one statement each, or is the database's own business. */
export type CommonStore = Omit<Store, 'append' | 'summarise' | 'backup'>;

export const commonStore = (db: Kysely<Tables>): CommonStore => ({
  ...matchStore(db),
  ...talkStore(db),
  ...peopleStore(db),
  ...noticeStore(db),
  ...conductStore(db),
  ...metaStore(db),
});
