import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../settings/settings';
import { notFoundProblem } from '../problem';

/**
 * OpenAPI document of all calls, generated from the schemas that validate them. `GET /api/docs` is for developers: it returns
 * 404 behind the shop's proxy and in production. Operators use `open-api` of the admin socket.
 */
export const registerOpenApi = async (
  app: FastifyInstance,
  { environment }: Pick<Config, 'environment'>,
): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Détour gateway',
        version: '1',
        description: 'Amounts are integer cents of euros, dates are calendar dates.',
      },
    },
  });
  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) => {
    if (environment === 'production' || request.headers['x-forwarded-for'])
      throw notFoundProblem('The documentation is not public.');
    return reply.header('cache-control', 'no-cache').send(app.swagger());
  });
};
