import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { transact } from '../../../database/transaction';
import { registerCall } from '../../../http/register-call';
import type { AccountRow } from '../../../sessions/account.repository';
import { requireRecentSession, requireSession } from '../../../sessions/account-session';
import { recordSecurityEvent } from '../security/security-events';
import { beginCustomerSession } from '../sign-in/begin-session';
import { addPasskey, createPasskeyCreation } from './add-passkey';
import { readPasskeyName } from './passkey-name';
import { passkeyNotFound } from './passkey-problem';
import { listPasskeys } from './passkey.repository';
import { checkPasskeyDomain } from './relying-party';
import { createPasskeyRequest, usePasskey } from './use-passkey';

const purchase = { rate: 'purchase' } as const;

/** Removes a passkey of the account and mails the owner; throws 404 for an unknown id. */
const removePasskey = (
  context: GatewayContext,
  request: FastifyRequest,
  account: AccountRow,
  passkeyId: string,
): Promise<void> =>
  transact(context.db, async (trx) => {
    const removed = await trx
      .deleteFrom('passkey')
      .where('account_uuid', '=', account.uuid)
      .where('uuid', '=', passkeyId)
      .returning('uuid')
      .executeTakeFirst();
    if (!removed) throw passkeyNotFound(passkeyId);
    const event = { accountUuid: account.uuid, kind: 'passkey-removed', mailTo: account.email } as const;
    await recordSecurityEvent(context, trx, { ...event, request });
  });

const registerOwnPasskeys = (app: FastifyInstance, context: GatewayContext): void => {
  const { db } = context;

  registerCall(
    app,
    callSchemas.passkeys,
    async ({ request, reply }) =>
      listPasskeys(db, (await requireSession(context, { request, reply })).account.uuid),
    { cacheControl: 'no-store' },
  );

  registerCall(
    app,
    callSchemas.passkeyOptions,
    async ({ request, reply }) =>
      createPasskeyCreation(context, request, await requireRecentSession(context, { request, reply })),
    purchase,
  );

  registerCall(
    app,
    callSchemas.addPasskey,
    async ({ body, request, reply }) => {
      const signedIn = await requireRecentSession(context, { request, reply });
      await addPasskey(context, request, signedIn, body);
      return listPasskeys(db, signedIn.account.uuid);
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.renamePasskey,
    async ({ params, body, request, reply }) => {
      const { account } = await requireSession(context, { request, reply });
      const name = readPasskeyName(body.name);
      const renamed = await db
        .updateTable('passkey')
        .set({ name })
        .where('account_uuid', '=', account.uuid)
        .where('uuid', '=', params.id)
        .returning('uuid')
        .executeTakeFirst();
      if (!renamed) throw passkeyNotFound(params.id);
      return listPasskeys(db, account.uuid);
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.removePasskey,
    async ({ params, request, reply }) => {
      const { account } = await requireRecentSession(context, { request, reply });
      await removePasskey(context, request, account, params.id);
      context.wakeJobs();
      return listPasskeys(db, account.uuid);
    },
    purchase,
  );
};

/** Passkeys in addition to the password (decision 0733). */
export const registerPasskeys = (app: FastifyInstance, context: GatewayContext): void => {
  checkPasskeyDomain(context.config);
  registerOwnPasskeys(app, context);

  registerCall(
    app,
    callSchemas.passkeySignInOptions,
    async ({ request }) => createPasskeyRequest(context, request, { purpose: 'sign-in', session: null }),
    purchase,
  );

  registerCall(
    app,
    callSchemas.passkeySignIn,
    async ({ body, request, reply }) => {
      const use = { assertion: body, purpose: 'sign-in', session: null } as const;
      const account = await usePasskey(context, request, use);
      return beginCustomerSession(context, { request, reply }, { account, method: 'passkey' });
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.confirmIdentityOptions,
    async ({ request, reply }) => {
      const { session } = await requireSession(context, { request, reply });
      return createPasskeyRequest(context, request, { purpose: 'confirm', session });
    },
    purchase,
  );
};
