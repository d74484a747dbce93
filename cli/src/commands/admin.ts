// What a server's store can be asked from the command line. The server's modules are loaded only here.
import type { Context } from '../context.ts';
import { EXIT, Failure } from '../failure.ts';

type Server = typeof import('@motti/server');

/** Does something with a server's store; what cannot be done is said in the reader's language. */
export async function withServer<T>(
  { words }: Context,
  work: (server: Server) => Promise<T>,
): Promise<T> {
  const server = await import('@motti/server');
  try {
    return await work(server);
  } catch (error) {
    if (!(error instanceof server.AdminError)) throw error;
    throw new Failure(words.adminErrors[error.code](error.value), EXIT.failed);
  }
}
