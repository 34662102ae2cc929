import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

const safe = /^[\w.-]{8,80}$/;

/** Uses the caller's id when it is a single word, so that a visit can be followed from the shell's log to the gateway's. */
export const requestIdOf = (request: IncomingMessage): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && safe.test(given) ? given : randomUUID();
};

/** Adds the composition id of the calling page to each log line, and the request id to each response. */
export const registerRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const composition = request.headers['x-composition-id'];
    if (typeof composition !== 'string' || !safe.test(composition)) return;
    request.log = request.log.child({ composition });
    reply.log = request.log;
  });
};
