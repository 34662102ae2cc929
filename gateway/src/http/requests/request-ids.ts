import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

const safe = /^[\w.-]{8,80}$/;

/** The caller's id when it is a plain word, so that one visit can be followed from the shell's log to ours. */
export const requestIdOf = (request: IncomingMessage): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && safe.test(given) ? given : randomUUID();
};

/** The composition id of the page that called stands in each log line, and the request id in each answer. */
export const registerRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const composition = request.headers['x-composition-id'];
    if (typeof composition !== 'string' || !safe.test(composition)) return;
    request.log = request.log.child({ composition });
    reply.log = request.log;
  });
};
