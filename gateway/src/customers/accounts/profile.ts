import type { Account, UpdateMeRequest } from '@detour/shared-contracts/api';
import { toE164 } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { GatewayContext } from '../../context/context';
import { transact, type Trx } from '../../database/transaction';
import { HttpProblem } from '../../http/problem';
import { isSubscriptionPending, requestSubscription } from '../newsletter/newsletter-pending.repository';
import { findSubscription, unsubscribe } from '../newsletter/newsletter.repository';
import { remindOfGifts, stopAllReminders } from './gifts/gift-reminders';
import { readName, requirePassword } from './account-input';
import { rememberDevice } from './security/account-device';
import { beginAccountSession, requireSignedIn, type Visit } from '../../sessions/account-session';
import { findAccount, type AccountRow } from '../../sessions/account.repository';
import { beginGuess } from './passwords/password-guesses';
import { hashPassword, isPassword } from '../../sessions/passwords';
import { replacePassword } from './passwords/reset-password';

type Context = Pick<GatewayContext, 'config' | 'db' | 'clock' | 'log' | 'secret' | 'wakeJobs'>;

/** @spec ACC-004 */
export const toAccount = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  row: AccountRow,
): Promise<Account> => ({
  id: row.uuid,
  email: row.email,
  civility: row.civility,
  firstName: row.first_name,
  lastName: row.last_name,
  phoneNumber: row.phone_number,
  locale: row.locale as Locale,
  newsletter: (await findSubscription(db, row.email)) !== null,
  newsletterPending: await isSubscriptionPending(db, row.email, clock.now()),
  preferences: { reminders: false, giftNews: true, ...row.preferences },
  createdAt: row.created_at.toISOString(),
});

/** Verifies the password of a signed-in customer; throws 403 WRONG_PASSWORD and counts the guess. */
export const requireOwnPassword = async (
  context: Context,
  request: FastifyRequest,
  account: AccountRow,
  password: string,
): Promise<void> => {
  const guess = await beginGuess(context, request, account.email);
  if (!(await isPassword(password, account.password_hash))) {
    throw new HttpProblem({
      status: 403,
      code: 'WRONG_PASSWORD',
      detail: 'This is not the current password.',
    });
  }
  await guess.forgive();
};

const readPhone = (phone: string | null): string | null => {
  if (phone === null || toE164(phone, 'FR') === phone) return phone;
  const message = 'is not a phone number';
  throw new HttpProblem({
    status: 400,
    code: 'INVALID_PHONE',
    detail: `body/phoneNumber ${message}.`,
    errors: [{ path: 'body/phoneNumber', message }],
  });
};

const columnsOf = (body: UpdateMeRequest) => ({
  ...(body.civility === undefined ? {} : { civility: body.civility }),
  ...(body.firstName === undefined ? {} : { first_name: readName(body.firstName, 'body/firstName') }),
  ...(body.lastName === undefined ? {} : { last_name: readName(body.lastName, 'body/lastName') }),
  ...(body.phoneNumber === undefined ? {} : { phone_number: readPhone(body.phoneNumber) }),
  ...(body.locale === undefined ? {} : { locale: body.locale }),
  ...(body.preferences && {
    preferences: sql<string>`account.preferences || ${JSON.stringify(body.preferences)}::jsonb`,
  }),
});

/** A subscription requires a click on the link of a mail, also for a signed-in customer. Ending it does not. */
const changeNewsletter = async (
  context: Context,
  trx: Trx,
  { account, body, request }: { account: AccountRow; body: UpdateMeRequest; request: FastifyRequest },
): Promise<void> => {
  const { email } = account;
  const locale = body.locale ?? (account.locale as Locale);
  if (body.newsletter === false) await unsubscribe(trx, { email }, context.clock.now());
  if (body.newsletter !== true || (await findSubscription(trx, email))) return;
  await requestSubscription(context, trx, { email, locale, source: 'profile', request });
};

/** Applies a changed preference to reminders at once: ends the active ones, or starts those of kept gifts. */
const changeReminders = async (
  trx: Trx,
  account: AccountRow,
  { wanted, now }: { readonly wanted: boolean | undefined; readonly now: Date },
): Promise<void> => {
  if (wanted === true) await remindOfGifts(trx, account, now);
  if (wanted === false) await stopAllReminders(trx, account.email, now);
};

/** Changes the given fields, all or none. A new password renews this session's token and ends the other sessions. */
export const updateProfile = async (
  context: Context,
  visit: Visit,
  body: UpdateMeRequest,
): Promise<Account> => {
  const { db, clock } = context;
  const account = await requireSignedIn(context, visit);
  const columns = columnsOf(body);
  if (body.password) {
    await requireOwnPassword(context, visit.request, account, body.password.current);
    const names = [account.first_name, account.last_name];
    const next = { password: body.password.next, email: account.email, names };
    await requirePassword(context, next, 'body/password/next');
  }
  const passwordHash = body.password ? await hashPassword(body.password.next) : null;
  const now = clock.now();
  await transact(db, async (trx) => {
    await trx
      .updateTable('account')
      .set({ ...columns, updated_at: new Date(now) })
      .where('uuid', '=', account.uuid)
      .execute();
    const locale = body.locale ?? account.locale;
    const reminders = { wanted: body.preferences?.reminders, now: new Date(now) };
    await changeReminders(trx, { ...account, locale }, reminders);
    await changeNewsletter(context, trx, { account, body, request: visit.request });
    if (passwordHash) await replacePassword(context, trx, { account, passwordHash, request: visit.request });
  });
  if (passwordHash) {
    await beginAccountSession(context, visit, { uuid: account.uuid, method: 'password' });
    await rememberDevice(context, visit, account.uuid);
  }
  context.wakeJobs();
  return toAccount(context, (await findAccount(db, account.uuid)) ?? account);
};
