import type { Buyer, ExchangeWish, OrderRequest, VoucherItem } from '@detour/shared-contracts/api';
import { zonedNow, type Cents } from '@detour/shared-contracts/base';
import { exchangeOf, giftCardValues, giftDesignOf } from '@detour/shared-contracts/rules';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { Database } from '../../../database/open-database';
import { HttpProblem } from '../../../http/problem';
import { keyedHash } from '../../../http/signing';
import { enqueue } from '../../../outbox/outbox.repository';
import { momentOf } from '../../../sales/inventory/assess-stay';
import { openOrderIn } from '../../../sales/orders/opening/open-order';
import { toOrderProblem } from '../../../sales/records/order-refusal';
import { findOrder, type OrderRow } from '../../../sales/records/order.repository';
import { confirmFreeOrderIn } from '../../../sales/settlement/confirm-free-order';
import { findBooking } from '../../../sales/slots/booking.repository';
import { voucherCodeOf } from '../../../sales/vouchers/codes/voucher-seal';
import { findDelivery } from '../../../sales/vouchers/deliveries/delivery.repository';
import { findSnapshotOf } from '../../../sales/vouchers/gift-snapshots';
import { assessVoucher } from '../../../sales/vouchers/pricing/assess-voucher';
import { checkUsable } from '../../../sales/vouchers/redemption/usable-voucher';
import { endOfVoucher } from '../../../sales/vouchers/terms/exchange-voucher';
import { findVouchersOfOrder } from '../../../sales/vouchers/voucher.repository';
import type { VoucherRow } from '../../../sales/vouchers/voucher-row';
import {
  minutesToPay,
  noEffect,
  type ActionContext,
  type ActionKind,
  type Effect,
  type Run,
} from '../effect';
import type { ActionOf } from '../action';

const refusals = { over: 'ended', used: 'used', empty: 'used', 'other-purchase': 'none' } as const;

/** Why a voucher cannot be exchanged; null when it can. A card is not exchanged, because it can pay for any gift (docs/decisions/0837). */
export const exchangeRefusalOf = async (
  { db, clock }: Pick<ActionContext, 'db' | 'clock'>,
  order: Pick<OrderRow, 'locale'>,
  voucher: VoucherRow,
): Promise<Effect['refusal']> => {
  const today = zonedNow(clock.now(), timeZoneOf(order.locale as Locale)).date;
  const usable = checkUsable(voucher, 'exchange', today);
  if (!usable.ok) return refusals[usable.error.reason ?? 'used'];
  return (await findBooking(db, voucher.id)) ? 'used' : null;
};

const findVoucher = async (db: Database, { uuid }: OrderRow, position: number) =>
  (await findVouchersOfOrder(db, uuid)).find((voucher) => voucher.position === position);

/** The largest card that the remaining value pays for, or the smallest one. The surplus is added to its value. */
const cardValueOf = (rest: Cents): Cents => {
  const { least, most, step } = giftCardValues;
  return Math.min(most, Math.max(least, rest - (rest % step)));
};

/** The new gift, in the language and design of the old one. */
const itemOf = async (
  db: Database,
  order: OrderRow,
  { wish, voucher }: { readonly wish: ExchangeWish; readonly voucher: VoucherRow },
): Promise<VoucherItem> => {
  const { kind, productId, nights, adults, to } = wish;
  const former = await findDelivery(db, { orderUuid: order.uuid, position: voucher.position });
  return {
    kind,
    productId,
    nights,
    bucket: null,
    adults,
    value: kind === 'gift_card' ? cardValueOf(voucher.remaining) : null,
    format: 'digital',
    ownUse: false,
    customization: { fromName: '', message: '' },
    deliveryAddress: null,
    delivery: to && {
      toName: to.name,
      toEmail: to.email,
      locale: (former?.locale ?? order.locale) as Locale,
      design: giftDesignOf(former?.design ?? ''),
      sendAt: null,
    },
  };
};

/** The order that a customer would send for it. */
const openingOf = (
  { context: { secret }, order, by }: Run<ActionOf<'exchange'>>,
  { item, voucher, due }: { readonly item: VoucherItem; readonly voucher: VoucherRow; readonly due: Cents },
) => {
  const request: OrderRequest = {
    locale: order.locale as Locale,
    buyer: order.buyer as Buyer,
    currency: 'EUR',
    expectedAmount: due,
    items: {
      insuranceItem: false,
      promotionCodeItem: '',
      voucherCodes: [voucherCodeOf(secret, voucher) ?? ''],
      voucherItem: item,
      exchange: true,
    },
  };
  return {
    request,
    requested: { kind: 'voucher' as const, item, further: [] },
    // A random id, so that no session has access: the buyer opens the order by the link of the mail.
    sessionId: crypto.randomUUID(),
    accountUuid: order.account_uuid,
    placedBy: by,
    addressHash: keyedHash(secret.first, 'address', `care ${by.staff ?? ''}`),
    idempotency: null,
  };
};

/**
 * Exchanges a gift for another one, as its recipient can, for the buyer of the order. Its whole remaining value pays for the
 * new gift; the buyer gets a letter and pays a difference. The new gift is sent to the named recipient, or to the buyer.
 */
export const exchangeAction: ActionKind<'exchange'> = {
  async assess(context, order, { exchange: wish }) {
    const { db, clock } = context;
    const voucher = await findVoucher(db, order, wish.position);
    if (!voucher || order.status !== 'confirmed') return { ...noEffect, refusal: 'none' };
    const refusal = await exchangeRefusalOf(context, order, voucher);
    if (refusal) return { ...noEffect, refusal };
    const locale = order.locale as Locale;
    const moment = momentOf(clock.now(), timeZoneOf(locale));
    const item = await itemOf(db, order, { wish, voucher });
    const assessed = await assessVoucher(db, item, { locale, moment });
    if (!assessed.ok) return { ...noEffect, refusal: 'PACKAGE_NOT_AVAILABLE' };
    const { amount, snapshot } = assessed.value;
    const { remaining: rest, valid_until: validUntil } = voucher;
    const due = Math.max(0, amount - rest);
    const former = { voucherId: voucher.id, validUntil, extendedAt: null };
    return {
      ...noEffect,
      exchange: {
        from: (await findSnapshotOf(db, voucher)).label,
        label: snapshot.label,
        venue: snapshot.venue,
        price: amount,
        rest,
        worth: exchangeOf(Math.max(amount, snapshot.worth ?? 0), rest).worth,
        due,
      },
      until: endOfVoucher({ kind: snapshot.kind, exchange: former }, { amount: due }, moment.today),
      due,
      mails: due > 0 ? ['exchange-to-pay'] : ['confirmation', ...(wish.to ? (['gift'] as const) : [])],
    };
  },
  async run(trx, run, refuse) {
    const { context, order, action, effect, now } = run;
    const { config, clock, secret } = context;
    const voucher = await findVoucher(trx, order, action.exchange.position);
    if (!voucher) throw new Error(`Order ${order.uuid} has no gift ${action.exchange.position}.`);
    const item = await itemOf(trx, order, { wish: action.exchange, voucher });
    const opening = openingOf(run, { item, voucher, due: effect.due });
    const held = { config: { ...config, holdMinutes: minutesToPay }, clock };
    const no = (refusal: Parameters<typeof toOrderProblem>[0]): never => refuse(toProblem(refusal));
    const { uuid: orderUuid } = await openOrderIn(trx, held, opening, no);
    if (effect.due === 0) {
      await confirmFreeOrderIn(trx, { clock, secret }, orderUuid, no);
      return null;
    }
    const opened = await findOrder(trx, orderUuid);
    if (!opened) throw new Error(`The exchange ${orderUuid} was opened and cannot be found.`);
    await enqueue(trx, {
      topic: 'mail.exchange-to-pay',
      payload: { orderUuid },
      dueAt: now,
      dedupeKey: `mail.exchange-to-pay:${orderUuid}`,
    });
    return { orderUuid, amount: effect.due, until: opened.hold_expires_at };
  },
};

/** Reports a remaining value that changed before the order was locked as changed amounts. */
const toProblem = (refusal: Parameters<typeof toOrderProblem>[0]): HttpProblem =>
  refusal.kind === 'AMOUNT_CHANGED'
    ? new HttpProblem({ status: 409, code: 'REFUND_CHANGED', detail: refusal.message })
    : toOrderProblem(refusal);
