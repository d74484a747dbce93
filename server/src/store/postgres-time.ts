import { sql } from 'kysely';

/** A server that has not been heard of for so long is dead: what it had claimed is anybody's. */
export const DEAD_MS = 6000;

/** The database's clock, in milliseconds. */
export const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
