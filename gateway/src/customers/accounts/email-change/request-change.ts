import type { ChangeEmailRequest, MailSent } from '@detour/shared-contracts/api';
import type { GatewayContext } from '../../../context/context';
import { transact } from '../../../database/transaction';
import { countAttempt } from '../../../http/attempts.repository';
import { HttpProblem } from '../../../http/problem';
import { enqueue } from '../../../outbox/outbox.repository';
import { readEmail } from '../../../sessions/read-email';
import { tooMany, toMailSent, waitForMail } from '../account-limits';
import { requireRecentSession, type Visit } from '../../../sessions/account-session';
import { createLinkId } from '../sign-in/link-token';
import { insertEmailChange, lockAccount } from './email-change.repository';

type Context = Pick<GatewayContext, 'config' | 'db' | 'clock' | 'wakeJobs'>;

/** Requests per account and hour; each also sends a mail to the current address. */
const maxRequests = 5;

/**
 * Requests another address. Nothing changes before the link in its mailbox is used. Work and response are the same whether or not the
 * address has an account; the mail is chosen when it is sent. Throws 403 without a recent proof of identity.
 */
export const requestEmailChange = async (
  context: Context,
  visit: Visit,
  body: ChangeEmailRequest,
): Promise<MailSent> => {
  const { db, clock } = context;
  const { account, session } = await requireRecentSession(context, visit);
  const email = readEmail(body.email);
  if (email === account.email) {
    throw new HttpProblem({
      status: 400,
      code: 'SAME_EMAIL',
      detail: 'body/email is already the address of the account.',
      errors: [{ path: 'body/email', message: 'is already the address of the account' }],
    });
  }
  const now = clock.now();
  const limit = { what: 'email-change', who: account.uuid, most: maxRequests, minutes: 60 };
  const barred = await countAttempt(db, limit, now);
  if (barred > 0) throw tooMany(barred);
  const wait = await waitForMail(context, visit.request, { email, kind: 'email-change' });
  if (wait > 0) return toMailSent(wait);
  const linkId = createLinkId();
  await transact(db, async (trx) => {
    const present = await lockAccount(trx, account.uuid);
    if (!present) return;
    await insertEmailChange(
      trx,
      {
        linkId,
        account_uuid: account.uuid,
        previous_email: present.email,
        email,
        session_uuid: session.uuid,
      },
      now,
    );
    const mail = { locale: present.locale, linkId };
    const dueAt = new Date(now);
    await enqueue(trx, {
      topic: 'mail.account',
      payload: { ...mail, kind: 'email-confirm', email },
      dueAt,
    });
    await enqueue(trx, {
      topic: 'mail.account',
      payload: { ...mail, kind: 'email-asked', email: present.email },
      dueAt,
    });
  });
  context.wakeJobs();
  return toMailSent(0);
};
