import type { ForgotPasswordRequest, MailSent, ResetPasswordRequest } from '@detour/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { inTransaction, type Trx } from '../../../database/transaction';
import { enqueue } from '../../../outbox/outbox.repository';
import { requirePassword } from '../account-input';
import { readEmail } from '../../../sessions/read-email';
import { toMailSent, waitForMail } from '../account-limits';
import { forgetDevices } from '../security/account-device';
import { endSessions } from '../security/account-sessions.repository';
import { revokeLinksOfAccount } from '../../../sales/orders/access/revoke-links';
import {
  consumeToken,
  deleteTokens,
  findToken,
  lockLinksOfAddress,
} from '../sign-in/account-token.repository';
import { findAccount, type AccountRow } from '../../../sessions/account.repository';
import { linkProblem, type LinkRefusal } from '../sign-in/confirm-address';
import { createLinkId, readLinkToken } from '../sign-in/link-token';
import { hashPassword } from '../../../sessions/passwords';
import { recordSecurityEvent } from '../security/security-events';

type Context = Pick<GatewayContext, 'config' | 'db' | 'clock' | 'log' | 'secret' | 'wakeJobs'>;

/** Queues a mail that is sent only when the address has an account: response and response time are the same. */
export const forgotPassword = async (
  context: Context,
  request: FastifyRequest,
  body: ForgotPasswordRequest,
): Promise<MailSent> => {
  const email = readEmail(body.email);
  const wait = await waitForMail(context, request, { email, kind: 'reset' });
  if (wait > 0) return toMailSent(wait);
  await enqueue(context.db, {
    topic: 'mail.account',
    payload: { kind: 'reset', email, locale: body.locale, linkId: createLinkId() },
    dueAt: new Date(context.clock.now()),
  });
  context.wakeJobs();
  return toMailSent(0);
};

interface Replacement {
  readonly account: AccountRow;
  readonly passwordHash: string;
  readonly request: FastifyRequest;
}

/** Sets a new password, ends every session, forgets the known devices and queues a mail, all in the caller's transaction. */
export const replacePassword = async (
  context: Pick<Context, 'config' | 'clock' | 'log'>,
  trx: Trx,
  { account, passwordHash, request }: Replacement,
): Promise<void> => {
  await trx
    .updateTable('account')
    .set({ password_hash: passwordHash, updated_at: new Date(context.clock.now()) })
    .where('uuid', '=', account.uuid)
    .execute();
  await endSessions(trx, account.uuid);
  await forgetDevices(trx, account.uuid);
  await revokeLinksOfAccount(trx, account.uuid);
  await recordSecurityEvent(context, trx, {
    accountUuid: account.uuid,
    kind: 'password-changed',
    request,
    mailTo: account.email,
  });
};

/** Throws 410 for a link that is expired or used; a weak password leaves the link valid. */
export const resetPassword = async (
  context: Context,
  request: FastifyRequest,
  body: ResetPasswordRequest,
): Promise<void> => {
  const { db, clock, secret } = context;
  const now = clock.now();
  const linkId = readLinkToken(secret, 'reset', body.token);
  const known = linkId ? await findToken(db, 'reset', linkId) : undefined;
  if (!linkId || !known?.account_uuid) throw linkProblem('LINK_EXPIRED');
  const owner = await findAccount(db, known.account_uuid);
  const names = owner ? [owner.first_name, owner.last_name] : [];
  await requirePassword(context, { password: body.password, email: known.email, names });
  const passwordHash = await hashPassword(body.password);
  const changed = await inTransaction<true, LinkRefusal>(db, async (trx, refuse) => {
    await lockLinksOfAddress(trx, linkId);
    const token = await consumeToken(trx, 'reset', linkId, now);
    const account = token?.account_uuid ? await findAccount(trx, token.account_uuid) : undefined;
    if (!token || !account) return refuse('LINK_EXPIRED');
    await replacePassword(context, trx, { account, passwordHash, request });
    await deleteTokens(trx, 'reset', account.email, linkId);
    return true;
  });
  if (!changed.ok) {
    const used = await findToken(db, 'reset', linkId);
    throw linkProblem(used?.used_at ? 'LINK_USED' : changed.error);
  }
  context.wakeJobs();
};
