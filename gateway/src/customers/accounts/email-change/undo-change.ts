import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import type { Trx } from '../../../database/transaction';
import { enqueue } from '../../../outbox/outbox.repository';
import { forgetDevices } from '../security/account-device';
import { endSessions } from '../security/account-sessions.repository';
import type { AccountRow } from '../../../sessions/account.repository';
import { linkProblem, type LinkRefusal } from '../sign-in/confirm-address';
import { createLinkId, readLinkToken } from '../sign-in/link-token';
import { hashPassword } from '../../../sessions/passwords';
import { recordSecurityEvent } from '../security/security-events';
import { findEmailChange, lockAccount, consumeUndo } from './email-change.repository';
import { inEmailTransaction, replaceEmail, revokeLinks } from './replace-email';

type Context = Pick<GatewayContext, 'config' | 'db' | 'clock' | 'log' | 'secret' | 'wakeJobs'>;

/** Removes password and passkeys: the person who requested the change had one of them. */
const shutOut = async (trx: Trx, { uuid }: AccountRow, passwordHash: string, at: Date): Promise<void> => {
  await trx
    .updateTable('account')
    .set({ password_hash: passwordHash, updated_at: at })
    .where('uuid', '=', uuid)
    .execute();
  await trx.deleteFrom('passkey').where('account_uuid', '=', uuid).execute();
  await endSessions(trx, uuid);
  await forgetDevices(trx, uuid);
  await revokeLinks(trx, uuid);
};

/**
 * "This was not me": restores or keeps the former address. Ends all sessions, removes password and passkeys, and mails a link for a new
 * password to the former address. Throws 410 for a link that is over.
 */
export const undoEmailChange = async (
  context: Context,
  request: FastifyRequest,
  token: string,
): Promise<void> => {
  const { db, clock, secret } = context;
  const now = clock.now();
  const linkId = readLinkToken(secret, 'email-undo', token);
  if (!linkId) throw linkProblem('LINK_EXPIRED');
  const nobodysPassword = await hashPassword(randomBytes(32).toString('base64url'));
  const undone = await inEmailTransaction<true, LinkRefusal>(db, async (trx, refuse) => {
    const known = await findEmailChange(trx, linkId);
    const account = known && (await lockAccount(trx, known.account_uuid));
    const change = account && (await consumeUndo(trx, linkId, now));
    if (!account || !change) return refuse('LINK_EXPIRED');
    const email = change.previous_email;
    const event = { accountUuid: account.uuid, request };
    if (account.email !== email) {
      if (!(await replaceEmail(context, trx, { account, email }))) return refuse('LINK_EXPIRED');
      await recordSecurityEvent(context, trx, { ...event, kind: 'email-changed' });
    }
    await shutOut(trx, account, nobodysPassword, new Date(now));
    await recordSecurityEvent(context, trx, { ...event, kind: 'sessions-ended' });
    await enqueue(trx, {
      topic: 'mail.account',
      payload: { kind: 'reset', email, locale: account.locale, linkId: createLinkId() },
      dueAt: new Date(now),
    });
    return true;
  });
  if (!undone.ok) {
    const known = await findEmailChange(db, linkId);
    throw linkProblem(known?.undone_at ? 'LINK_USED' : undone.error);
  }
  context.wakeJobs();
};
