import type { MailSent, SignUpRequest } from '@detour/shared-contracts/api';
import { safeReturnPath } from '@detour/shared-contracts/sites';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import type { PendingSignUp } from '../../../database/tables/account-tables';
import { transact } from '../../../database/transaction';
import { ensureSession } from '../../../http/session';
import { enqueue } from '../../../outbox/outbox.repository';
import { readName, requirePassword } from '../account-input';
import { readEmail } from '../../../sessions/read-email';
import { toMailSent, waitForMail } from '../account-limits';
import { insertToken } from './account-token.repository';
import { createLinkId } from './link-token';
import { hashPassword } from '../../../sessions/passwords';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'wakeJobs'>;

/** Stores a sign-up and queues its mail. Only the mailbox owner learns which mail it is. */
export const storeSignUp = async (
  { db, clock, wakeJobs }: Pick<Context, 'db' | 'clock' | 'wakeJobs'>,
  email: string,
  pending: PendingSignUp,
): Promise<void> => {
  const now = clock.now();
  const linkId = createLinkId();
  await transact(db, async (trx) => {
    await insertToken(trx, linkId, { kind: 'confirm', email, data: pending }, now);
    await enqueue(trx, {
      topic: 'mail.account',
      payload: { kind: 'sign-up', email, locale: pending.locale, linkId },
      dueAt: new Date(now),
    });
  });
  wakeJobs();
};

/** Requests an account. Work and response are the same whether or not the address has one. */
export const signUp = async (
  context: Context,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  body: SignUpRequest,
): Promise<MailSent> => {
  const email = readEmail(body.email);
  const firstName = readName(body.firstName, 'body/firstName');
  const lastName = readName(body.lastName, 'body/lastName');
  await requirePassword(context, { password: body.password, email, names: [firstName, lastName] });
  const browser = ensureSession(request, reply);
  const passwordHash = await hashPassword(body.password);
  const wait = await waitForMail(context, request, { email, kind: 'confirm' });
  if (wait > 0) return toMailSent(wait);
  await storeSignUp(context, email, {
    passwordHash,
    firstName,
    lastName,
    locale: body.locale,
    newsletter: body.newsletter,
    browser,
    origin: body.origin ? safeReturnPath(body.origin, '') || null : null,
  });
  return toMailSent(0);
};
