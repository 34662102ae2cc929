import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

const safe = /^[\w.-]{8,80}$/;

/** Uses the caller's id when it is a single word, so that a visit can be followed from the shell's log to the gateway's. */
export const requestIdOf = (request: IncomingMessage): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && safe.test(given) ? given : randomUUID();
};

const single = (request: FastifyRequest, name: string): string | null => {
  const given = request.headers[name];
  return typeof given === 'string' && safe.test(given) ? given : null;
};

/** The page that sent a request: its composition, and the random id of its document. */
export const pageOf = (
  request: FastifyRequest,
): { readonly compositionId: string | null; readonly visit: string | null } => ({
  compositionId: single(request, 'x-composition-id'),
  visit: single(request, 'x-visit'),
});

/** Adds the composition id of the calling page to each log line, and the request id to each response. */
export const registerRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const composition = pageOf(request).compositionId;
    if (composition === null) return;
    request.log = request.log.child({ composition });
    reply.log = request.log;
  });
};
