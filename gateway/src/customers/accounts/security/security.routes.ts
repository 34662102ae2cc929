import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { transact } from '../../../database/transaction';
import { HttpProblem } from '../../../http/problem';
import { registerCall } from '../../../http/register-call';
import { forgetDevices } from './account-device';
import { endAccountSession, requireRecentSession, requireSession } from '../../../sessions/account-session';
import { endSession, endSessions, listSessions } from './account-sessions.repository';
import { confirmIdentity } from './confirm-identity';
import { listSecurityEvents, recordSecurityEvent, toSecurityEvent } from './security-events';

const purchase = { rate: 'purchase' } as const;
const personal = { cacheControl: 'no-store' } as const;
const maxEvents = 50;

const sessionNotFound = (id: string): HttpProblem =>
  new HttpProblem({ status: 404, code: 'SESSION_NOT_FOUND', detail: `The account has no session ${id}.` });

const registerSessions = (app: FastifyInstance, context: GatewayContext): void => {
  const { db, clock } = context;

  registerCall(
    app,
    callSchemas.sessions,
    async ({ request, reply }) => {
      const { session } = await requireSession(context, { request, reply });
      return { sessions: await listSessions(db, session, clock.now()) };
    },
    personal,
  );

  registerCall(
    app,
    callSchemas.endSession,
    async ({ params, request, reply }) => {
      const { account, session } = await requireRecentSession(context, { request, reply });
      const ended = await transact(db, async (trx) => {
        const found = await endSession(trx, account.uuid, params.id);
        const event = { accountUuid: account.uuid, kind: 'session-ended', request } as const;
        if (found) await recordSecurityEvent(context, trx, event);
        return found;
      });
      if (!ended) throw sessionNotFound(params.id);
      if (params.id === session.uuid) await endAccountSession(context, { request, reply });
      return { sessions: await listSessions(db, session, clock.now()) };
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.endOtherSessions,
    async ({ request, reply }) => {
      const { account, session } = await requireRecentSession(context, { request, reply });
      await transact(db, async (trx) => {
        await endSessions(trx, account.uuid, session.uuid);
        await forgetDevices(trx, account.uuid, request);
        const event = { accountUuid: account.uuid, kind: 'sessions-ended', mailTo: account.email } as const;
        await recordSecurityEvent(context, trx, { ...event, request });
      });
      context.wakeJobs();
      return { sessions: await listSessions(db, session, clock.now()) };
    },
    purchase,
  );
};

/** Sessions, security events and the proof of identity for sensitive changes. */
export const registerSecurity = (app: FastifyInstance, context: GatewayContext): void => {
  registerSessions(app, context);

  registerCall(
    app,
    callSchemas.securityEvents,
    async ({ request, reply }) => {
      const { account } = await requireSession(context, { request, reply });
      const rows = await listSecurityEvents(context.db, account.uuid, maxEvents);
      return { events: rows.map(toSecurityEvent) };
    },
    personal,
  );

  registerCall(
    app,
    callSchemas.confirmIdentity,
    async ({ body, request, reply }) => {
      await confirmIdentity(context, { request, reply }, body);
      return null;
    },
    purchase,
  );
};
