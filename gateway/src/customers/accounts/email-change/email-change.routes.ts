import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { registerCall } from '../../../http/register-call';
import { clearEndedSession } from '../../../sessions/account-session';
import { requestEmailChange } from './request-change';
import { confirmEmailChange } from './confirm-change';
import { undoEmailChange } from './undo-change';

const purchase = { rate: 'purchase' } as const;

/** Changes the address of an account (decision 0736). The links of its mails work in any browser and require a click on their page. */
export const registerEmailChange = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(
    app,
    callSchemas.changeEmail,
    async ({ body, request, reply }) => {
      const answer = await requestEmailChange(context, { request, reply }, body);
      reply.code(202);
      return answer;
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.confirmEmailChange,
    async ({ body, request }) => {
      await confirmEmailChange(context, request, body.token);
      return null;
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.undoEmailChange,
    async ({ body, request, reply }) => {
      await undoEmailChange(context, request, body.token);
      await clearEndedSession(context, { request, reply });
      return null;
    },
    purchase,
  );
};
