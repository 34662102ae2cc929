import type { AccountGifts, KeptGift } from '@detour/shared-contracts/api';
import { keptGiftLimit } from '@detour/shared-contracts/rules';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { HttpProblem } from '../../../http/problem';
import { registerCall } from '../../../http/register-call';
import { requireSignedIn } from '../../../sessions/account-session';
import { giftCodeOf } from '../../../sales/vouchers/codes/gift-code-header';
import { voucherCodeOf } from '../../../sales/vouchers/codes/voucher-seal';
import { viewVoucher } from '../../../sales/vouchers/status/view-voucher';
import { unknownVoucher } from '../../../sales/vouchers/unknown-voucher';
import type { VoucherRow } from '../../../sales/vouchers/voucher-row';
import { findVoucherByCode } from '../../../sales/vouchers/voucher.repository';
import { findBoughtGifts, isOwn, listGivenGifts } from './given-gifts';
import { remindOfGift, stopRemindersOf } from './gift-reminders';
import { dropGift, findKeptGifts, keepGift, type KeptRow } from './kept-gift.repository';

const purchase = { rate: 'purchase' } as const;

const full = (): HttpProblem =>
  new HttpProblem({
    status: 409,
    code: 'TOO_MANY_GIFTS',
    detail: `An account keeps at most ${keptGiftLimit} gifts; remove one first.`,
  });

interface Shown extends KeptRow {
  readonly isOwn: boolean;
}

const toKeptGift = async (
  context: GatewayContext,
  { voucher, addedAt, isOwn: own }: Shown,
  locale: Locale,
): Promise<KeptGift> => ({
  code: voucherCodeOf(context.secret, voucher),
  addedAt: addedAt.toISOString(),
  isOwn: own,
  gift: await viewVoucher(context, voucher, locale),
});

/** Kept vouchers, then those that the customer bought for themselves and has not kept as well. */
const answerGifts = async (
  context: GatewayContext,
  accountUuid: string,
  locale: Locale,
): Promise<AccountGifts> => {
  const bought = await findBoughtGifts(context.db, accountUuid);
  const kept = await findKeptGifts(context.db, accountUuid);
  const own = bought
    .filter((gift) => isOwn(gift) && kept.every(({ voucher }) => voucher.id !== gift.voucher.id))
    .map(({ voucher }) => ({ voucher, addedAt: voucher.issued_at, isOwn: true }));
  const shown: readonly Shown[] = [...kept.map((row) => ({ ...row, isOwn: false })), ...own];
  const list: KeptGift[] = [];
  for (const row of shown) list.push(await toKeptGift(context, row, locale));
  return { given: await listGivenGifts(context, bought, locale), kept: list };
};

/** Gifts that the customer gave and keeps (BENEF, GCARD in the account). Codes travel in a header. @spec ACC-007 GCARD-002 */
export const registerAccountGifts = (app: FastifyInstance, context: GatewayContext): void => {
  const { db, clock } = context;

  const requireVoucher = async (request: FastifyRequest, inPath: string): Promise<VoucherRow> => {
    const voucher = await findVoucherByCode(db, giftCodeOf(request, inPath));
    if (!voucher) throw unknownVoucher();
    return voucher;
  };

  registerCall(
    app,
    callSchemas.accountGifts,
    async ({ query, request, reply }) => {
      const { uuid } = await requireSignedIn(context, { request, reply });
      return answerGifts(context, uuid, query.locale);
    },
    { cacheControl: 'no-store' },
  );

  registerCall(
    app,
    callSchemas.keepGift,
    async ({ params, query, request, reply }) => {
      const account = await requireSignedIn(context, { request, reply });
      const voucher = await requireVoucher(request, params.code);
      const now = new Date(clock.now());
      const kept = await keepGift(db, { accountUuid: account.uuid, voucherId: voucher.id }, now);
      if (!kept.ok) throw full();
      if (account.preferences.reminders === true) await remindOfGift(db, account, { voucher, now });
      return answerGifts(context, account.uuid, query.locale);
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.dropGift,
    async ({ params, query, request, reply }) => {
      const { uuid: accountUuid, email } = await requireSignedIn(context, { request, reply });
      const { id: voucherId } = await requireVoucher(request, params.code);
      await dropGift(db, { accountUuid, voucherId });
      await stopRemindersOf(db, { email, voucherId }, new Date(clock.now()));
      return answerGifts(context, accountUuid, query.locale);
    },
    purchase,
  );
};
