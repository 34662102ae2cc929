import type { GatewayContext } from '../../../context/context';
import { inTransaction, type Trx } from '../../../database/transaction';
import { moveSubscription } from '../../newsletter/newsletter.repository';
import { revokeLinksOfAccount } from '../../../sales/orders/access/revoke-links';
import { findAccountByEmail, type AccountRow } from '../../../sessions/account.repository';
import { moveReminders } from '../gifts/gift-reminders';
import { isReserved } from './email-change.repository';

const isUniqueViolation = (error: unknown): boolean => (error as { code?: string } | null)?.code === '23505';

/**
 * Runs a change of an address in one transaction. Retries once when another account took the address concurrently; the second run
 * then finds it taken.
 */
export const inEmailTransaction: typeof inTransaction = async (db, work) => {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return inTransaction(db, work);
  }
};

/**
 * Sets another address; returns false when it is taken. Ends password links and order links, and moves newsletter and reminders. Orders and trips
 * belong to the account and stay.
 */
export const replaceEmail = async (
  { clock }: Pick<GatewayContext, 'clock'>,
  trx: Trx,
  { account, email }: { readonly account: AccountRow; readonly email: string },
): Promise<boolean> => {
  const now = clock.now();
  const isTaken =
    (await findAccountByEmail(trx, email)) !== undefined ||
    (await isReserved(trx, { email, accountUuid: account.uuid }, now));
  if (isTaken) return false;
  await trx
    .updateTable('account')
    .set({ email, updated_at: new Date(now) })
    .where('uuid', '=', account.uuid)
    .execute();
  await moveReminders(trx, { from: account.email, to: email });
  await moveSubscription(trx, { from: account.email, to: email }, now);
  return true;
};

/**
 * Revokes the links of mails that open the account or its orders, because another person may have access to the former mailbox.
 */
export const revokeLinks = async (trx: Trx, accountUuid: string): Promise<void> => {
  await trx
    .deleteFrom('account_token')
    .where('account_uuid', '=', accountUuid)
    .where('kind', '=', 'reset')
    .execute();
  await revokeLinksOfAccount(trx, accountUuid);
};
