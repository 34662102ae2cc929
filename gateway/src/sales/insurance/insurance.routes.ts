import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { registerCall } from '../../http/register-call';
import { insurerOf } from './insurer-of';

/** The price of a cancellation insurance, or that the market sells none. @spec CALL-086 INS-006 INS-007 */
export const registerInsurance = (app: FastifyInstance, { config }: Pick<GatewayContext, 'config'>): void =>
  registerCall(app, callSchemas.insuranceQuote, async ({ query }) => {
    const insurer = insurerOf(config, query.locale);
    return insurer
      ? { enabled: true, amount: insurer.premiumOf(query), isTest: insurer.isTest }
      : { enabled: false, amount: 0, isTest: false };
  });
