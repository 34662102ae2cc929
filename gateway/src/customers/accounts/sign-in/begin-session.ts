import type { Account } from '@detour/shared-contracts/api';
import type { GatewayContext } from '../../../context/context';
import type { SignInMethod } from '../../../database/tables/account-security-tables';
import { transact } from '../../../database/transaction';
import { ownerOfAccount, takeAnonymousOwner } from '../../wishlist/wishlist-owner';
import { mergeWishes } from '../../wishlist/wishlist.repository';
import { rememberDevice } from '../security/account-device';
import { beginAccountSession, type Visit } from '../../../sessions/account-session';
import type { AccountRow } from '../../../sessions/account.repository';
import { toAccount } from '../profile';
import { recordSecurityEvent } from '../security/security-events';

interface Arrival {
  readonly account: AccountRow;
  readonly method: SignInMethod;
}

/** Begins the session of an account, mails its owner when the browser is new, and merges the visitor's anonymous wishlist. */
export const beginCustomerSession = async (
  context: GatewayContext,
  visit: Visit,
  { account, method }: Arrival,
): Promise<Account> => {
  const { db } = context;
  await beginAccountSession(context, visit, { uuid: account.uuid, method });
  context.log.info({ account: account.uuid, method }, 'a customer signed in');
  const device = await rememberDevice(context, visit, account.uuid);
  if (device === 'new') {
    const event = { accountUuid: account.uuid, kind: 'new-device', mailTo: account.email } as const;
    await transact(db, (trx) => recordSecurityEvent(context, trx, { ...event, request: visit.request }));
    context.wakeJobs();
  }
  const anonymous = takeAnonymousOwner(visit);
  if (anonymous) await transact(db, (trx) => mergeWishes(trx, anonymous, ownerOfAccount(account.uuid)));
  return toAccount(context, account);
};
