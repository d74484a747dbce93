// One server a file. The lock is SQLite's own, on a file beside the database: the system lets go of it when the process
// ends, however it ends. Whoever only looks after the database does not ask for it.
import { openDatabase } from './sqlite-connection.ts';

export interface FileLock {
  release(): void;
}

/** Throws where another server has it. */
export function lockForOneServer(path: string): FileLock {
  const database = openDatabase(`${path}.lock`);
  try {
    database.exec('pragma busy_timeout = 0');
    database.exec('begin exclusive');
  } catch {
    database.close();
    throw new Error('Another server plays on this database.');
  }
  return { release: () => database.close() };
}
