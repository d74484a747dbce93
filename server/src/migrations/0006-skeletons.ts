import type { Kysely } from 'kysely';
import { skeletonOf } from '../accounts/names.ts';
import type { Tables } from '../store/tables.ts';

/** Names that look the same are one. Those that exist keep theirs; of two alike the older one bars the way. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('skeleton', 'text').execute();
  const accounts = await db.selectFrom('accounts').select(['id', 'name']).orderBy('id').execute();
  const seen = new Set<string>();
  for (const { id, name } of accounts) {
    const skeleton = skeletonOf(name);
    if (seen.has(skeleton)) continue;
    seen.add(skeleton);
    await db.updateTable('accounts').set({ skeleton }).where('id', '=', id).execute();
  }
  await db.schema
    .createIndex('accounts_skeleton')
    .on('accounts')
    .column('skeleton')
    .unique()
    .execute();
}
