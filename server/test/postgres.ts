export { Postgres, postgresFolder } from '../src/bench/postgres.ts';
