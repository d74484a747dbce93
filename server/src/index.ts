// The server as a package: build it, serve it, and look after its database.
export {
  type AdminCode,
  AdminError,
  backupDatabase,
  closeAccount,
  exportMatch,
  importMatch,
  listAccounts,
  listReports,
  settleReport,
  showReport,
  silence,
} from './admin.ts';
export { type App, type AppOptions, buildApp } from './app.ts';
export { type BenchOptions, benchServer, type ServerFigures } from './bench/bench.ts';
export {
  type BenchServersOptions,
  benchServers,
  type ServersFigures,
} from './bench/bench-servers.ts';
export { BotPool } from './bots/pool.ts';
export { type Config, configFrom, LIMITS, type Limits } from './config.ts';
export { NO_BOTS, type Thinker } from './matches/thinker.ts';
export {
  DEFAULT_DB,
  DEFAULT_PORT,
  type ServeOptions,
  type Serving,
  serve,
  serveUntilStopped,
} from './server.ts';
export { databaseOf, openStore } from './store/open.ts';
export { openSqlite } from './store/sqlite.ts';
export type { Store } from './store/store.ts';
export { isWorker, startWorkers, type Workers, type WorkersOptions } from './workers.ts';
