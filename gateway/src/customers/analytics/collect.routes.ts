import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { registerCall } from '../../http/register-call';
import { saveEvents } from './analytics-event.repository';

/** Accepts the events of a page. The browser sends them only with consent. @spec CALL-088 ANALYT-007 */
export const registerAnalytics = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(
    app,
    callSchemas.collectAnalytics,
    async ({ params, body }) => {
      await saveEvents(context, params.pos, body);
      return null;
    },
    { rate: 'report' },
  );
};
