import type { FastifyInstance } from 'fastify';
import { withPurchaseConnections } from '../../database/purchase-connections';

/** Purchase calls use the database connections that are kept for them, from the first hook to the handler. */
export const registerPurchaseCalls = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ routeOptions }, _reply, done) =>
    routeOptions.config.rate === 'purchase' ? withPurchaseConnections(done) : done(),
  );
};
