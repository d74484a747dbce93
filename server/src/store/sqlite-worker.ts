// The thread in which SQLite lives: when the disk is slow, the server is not.
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, SqliteConnection } from './sqlite-connection.ts';

/** Absent: close. */
export interface Question {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
export type Reply = Answer | { readonly error: string };

const connection = new SqliteConnection(workerData as string);

parentPort!.on('message', (question: Question | undefined) => {
  if (question === undefined) {
    connection.close();
    parentPort!.close();
    return;
  }
  parentPort!.postMessage(answer(question));
});

function answer({ sql, parameters }: Question): Reply {
  try {
    return connection.execute(sql, parameters);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
