import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { enqueue } from '../../../outbox/outbox.repository';
import { forgetDevices } from '../security/account-device';
import { endSessions } from '../security/account-sessions.repository';
import { attachOrders } from '../sign-in/attach-orders';
import { linkProblem, type LinkRefusal } from '../sign-in/confirm-address';
import { readLinkToken } from '../sign-in/link-token';
import { recordSecurityEvent } from '../security/security-events';
import { findEmailChange, lockAccount, consumeConfirmation } from './email-change.repository';
import { inEmailTransaction, replaceEmail, revokeLinks } from './replace-email';

type Context = Pick<GatewayContext, 'config' | 'db' | 'clock' | 'log' | 'secret' | 'wakeJobs'>;

/**
 * Sets the new address. Ends every session except the one that requested it, which had proved its identity, and forgets the other
 * browsers. Throws 410 for a link that is over and for an address that has got an account in the meantime.
 */
export const confirmEmailChange = async (
  context: Context,
  request: FastifyRequest,
  token: string,
): Promise<void> => {
  const { db, clock, secret } = context;
  const now = clock.now();
  const linkId = readLinkToken(secret, 'email', token);
  if (!linkId) throw linkProblem('LINK_EXPIRED');
  const changed = await inEmailTransaction<true, LinkRefusal>(db, async (trx, refuse) => {
    const known = await findEmailChange(trx, linkId);
    const account = known && (await lockAccount(trx, known.account_uuid));
    const change = account && (await consumeConfirmation(trx, linkId, now));
    if (!account || !change || change.previous_email !== account.email) return refuse('LINK_EXPIRED');
    if (!(await replaceEmail(context, trx, { account, email: change.email }))) return refuse('LINK_EXPIRED');
    await endSessions(trx, account.uuid, change.session_uuid);
    await forgetDevices(trx, account.uuid, request);
    await revokeLinks(trx, account.uuid);
    await recordSecurityEvent(context, trx, { accountUuid: account.uuid, kind: 'email-changed', request });
    await attachOrders(context, trx, { account, email: change.email, linkId });
    await enqueue(trx, {
      topic: 'mail.account',
      payload: { kind: 'email-changed', email: change.previous_email, locale: account.locale, linkId },
      dueAt: new Date(now),
    });
    return true;
  });
  if (!changed.ok) {
    const known = await findEmailChange(db, linkId);
    throw linkProblem(known?.confirmed_at && !known.undone_at ? 'LINK_USED' : changed.error);
  }
  context.wakeJobs();
};
