import { describeGateway, type ContractDocument } from '@detour/shared-contracts/contract';
import type { FastifyInstance } from 'fastify';
import { version } from '../../../package.json';
import { contract } from '../../contract';

/** The calls of this gateway with their schemas. A promotion compares remotes with them. GET /api/contract. */
export const registerContract = (app: FastifyInstance): void => {
  // Described at the first request, because it takes as long as registering all routes.
  let document: ContractDocument | undefined;
  app.get('/api/contract', { schema: { hide: true }, config: { anyClient: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send((document ??= describeGateway(contract, version))),
  );
};
