import { describeGateway, type ContractDocument } from '@detour/shared-contracts/contract';
import type { FastifyInstance } from 'fastify';
import { version } from '../../../package.json';
import { contract } from '../../contract';

/** Described at the first request: it takes as long as all other routes together. */
const describeOnce = (): (() => ContractDocument) => {
  let document: ContractDocument | undefined;
  return () => (document ??= describeGateway(contract, version));
};

/** The calls of this gateway with their schemas. A promotion compares remotes with them. GET /api/contract. */
export const registerContract = (app: FastifyInstance): void => {
  const document = describeOnce();
  app.get('/api/contract', { schema: { hide: true }, config: { anyClient: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document()),
  );
};
