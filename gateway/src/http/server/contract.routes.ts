import { describeGateway, type GatewayContractFile } from '@detour/shared-contracts/contract';
import type { FastifyInstance } from 'fastify';
import file from '../../../contract.json';
import { version } from '../../../package.json';

/** The calls of this gateway with their schemas. A promotion compares remotes with them. GET /api/contract. */
export const registerContract = (app: FastifyInstance): void => {
  const contract = describeGateway(file as GatewayContractFile, version);
  app.get('/api/contract', { schema: { hide: true }, config: { anyClient: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(contract),
  );
};
