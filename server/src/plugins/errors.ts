// Every error leaves in one form; what went wrong inside stays in the log.
import type { FastifyError, FastifyInstance } from 'fastify';
import { HttpProblem } from '../errors.ts';
import { ReplayError } from '../matches/outcome.ts';

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | HttpProblem>((error, request, reply) => {
    if (error instanceof HttpProblem) {
      const { code, message, facts } = error;
      if (error.status === 429 && typeof facts?.['seconds'] === 'number')
        reply.header('retry-after', facts['seconds']);
      return reply.status(error.status).send({ error: { code, message, ...(facts && { facts }) } });
    }
    if (error instanceof ReplayError) {
      request.log.error({ error }, 'a match cannot be replayed');
      const message = 'This match was played by rules that have changed, and does not open.';
      return reply.status(409).send({ error: { code: 'rules-changed', message } });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const code = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? 'too-large' : 'bad-request';
      return reply.status(status).send({ error: { code, message: error.message } });
    }
    request.log.error({ error }, 'a request failed');
    const message = 'Something went wrong here.';
    return reply.status(500).send({ error: { code: 'internal', message } });
  });
}
