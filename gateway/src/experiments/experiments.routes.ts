import { armsOf } from '@detour/shared-contracts/platform';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../context/context';
import { registerCall } from '../http/register-call';
import { noteExposure } from './exposure.repository';
import { visitorOf } from './visitor';

/** Flags of a visitor, and exposures. Browsers report them only with consent. @spec FLAG-021 */
export const registerExperiments = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(
    app,
    callSchemas.flags,
    async ({ query: { locale }, request, reply }) => {
      void reply.header('vary', 'Cookie');
      const { experiments } = context;
      const { revision, experiments: running } = await experiments.running();
      const { flags, arms } = await experiments.flagsOf(visitorOf(request), locale);
      return {
        flags: { ...flags },
        experiments: armsOf(flags),
        assigned: { ...arms },
        running: {
          revision,
          experiments: running.map(({ locales, shares, ...one }) => ({
            ...one,
            locales: [...locales],
            shares: [...shares],
          })),
        },
      };
    },
    { cacheControl: 'private, no-cache' },
  );
  registerCall(
    app,
    callSchemas.noteExposure,
    async ({ body, request }) => {
      const visitor = visitorOf(request);
      if (visitor !== null) await noteExposure(context, visitor, body);
      return null;
    },
    { rate: 'report' },
  );
};
