import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../settings/settings';
import { notFoundProblem } from '../problem';

/**
 * The OpenAPI document of all calls, made of the schemas they are checked with. `GET /api/docs` is for whoever develops: behind the shop's
 * proxy and in production it is 404, and operators ask the admin socket for `open-api`.
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
