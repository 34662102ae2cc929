import { randomUUID } from 'node:crypto';
import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { inTransaction, type Trx } from '../../../database/transaction';
import { HttpProblem } from '../../../http/problem';
import { requestSubscription } from '../../newsletter/newsletter-pending.repository';
import { insertAccount, type AccountRow } from '../../../sessions/account.repository';
import {
  consumeToken,
  deleteTokens,
  findToken,
  lockLinksOfAddress,
  type AccountTokenRow,
} from './account-token.repository';
import { isReserved } from '../email-change/email-change.repository';
import { attachOrders } from './attach-orders';
import { readLinkToken } from './link-token';
import { recordSecurityEvent } from '../security/security-events';

type Context = Pick<GatewayContext, 'config' | 'db' | 'clock' | 'log' | 'secret'>;

export type LinkRefusal = 'LINK_EXPIRED' | 'LINK_USED';

/** Returns 410 for an expired or used link, with a different code for each. */
export const linkProblem = (code: LinkRefusal): HttpProblem =>
  new HttpProblem({
    status: 410,
    code,
    detail:
      code === 'LINK_USED'
        ? 'This link has already been used.'
        : 'This link is older than 30 minutes or invalid.',
  });

const openAccount = async (
  context: Context,
  trx: Trx,
  { token, request }: { readonly token: AccountTokenRow; readonly request: FastifyRequest },
): Promise<AccountRow | null> => {
  const { data, email } = token;
  const now = context.clock.now();
  if (!data) return null;
  const account = await insertAccount(trx, {
    uuid: randomUUID(),
    email,
    password_hash: data.passwordHash,
    first_name: data.firstName,
    last_name: data.lastName,
    locale: data.locale,
    created_at: new Date(now),
    updated_at: new Date(now),
  });
  if (!account) return null;
  await recordSecurityEvent(context, trx, { accountUuid: account.uuid, kind: 'account-opened', request });
  if (data.newsletter) {
    await requestSubscription(context, trx, {
      email,
      locale: data.locale as Locale,
      source: 'sign-up',
      request,
    });
  }
  return account;
};

export interface ConfirmedAddress {
  readonly account: AccountRow;
  /** Hash of the browser's session that signed up. */
  readonly browser: string;
  /** Number of orders that now belong to the account. */
  readonly ordersAttached: number;
}

/** Turns a sign-up into an account; throws 410 for an expired or used link. */
export const confirmAddress = async (
  context: Context,
  request: FastifyRequest,
  linkToken: string,
): Promise<ConfirmedAddress> => {
  const { db, clock, secret } = context;
  const now = clock.now();
  const linkId = readLinkToken(secret, 'confirm', linkToken);
  if (!linkId) throw linkProblem('LINK_EXPIRED');
  const confirmed = await inTransaction<ConfirmedAddress, LinkRefusal>(db, async (trx, refuse) => {
    await lockLinksOfAddress(trx, linkId);
    const token = await consumeToken(trx, 'confirm', linkId, now);
    const account = token && (await openAccount(context, trx, { token, request }));
    if (!token || !account) return refuse(token ? 'LINK_USED' : 'LINK_EXPIRED');
    // Checked after the insert, which waits for a concurrent change of address.
    if (await isReserved(trx, { email: account.email, accountUuid: account.uuid }, now))
      return refuse('LINK_EXPIRED');
    await deleteTokens(trx, 'confirm', account.email, linkId);
    const ordersAttached = await attachOrders(context, trx, { account, email: account.email, linkId });
    return { account, browser: token.data?.browser ?? '', ordersAttached };
  });
  if (confirmed.ok) return confirmed.value;
  const known = await findToken(db, 'confirm', linkId);
  throw linkProblem(known?.used_at ? 'LINK_USED' : confirmed.error);
};
