import { isDeepStrictEqual } from 'node:util';
import type { Clock, Result } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import { inTransaction, type Trx } from '../../database/transaction';
import { holderOf } from '../records/amendment.repository';
import { writeEvent } from '../records/order-event.repository';
import { orderNotFound, type OrderRefusal } from '../records/order-refusal';
import { findOrderLines, lockOrder, type OrderRow } from '../records/order.repository';
import { findOrderMoney, netOf, partsOf, type OrderMoney } from '../refunds/order-money';
import { toInvoiceBody, totalOf, type InvoiceBody, type InvoiceParty } from './invoice-body';
import { findParty, writeInvoice } from './invoice.repository';
import { creditInvoice, findOpenInvoice } from './open-invoice';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

interface Ask {
  readonly uuid: string;
  readonly party: InvoiceParty;
  /** Lines of the seller's name, address and registration. */
  readonly seller: readonly string[];
}

/** True for a paid order of which the shop keeps something. A change is invoiced with its booking. */
export const canBeInvoiced = (order: OrderRow, money: OrderMoney): boolean =>
  order.confirmed_at !== null &&
  order.anonymised_at === null &&
  order.amends === null &&
  netOf(partsOf(money)) > 0;

type Document = Pick<Ask, 'party' | 'seller'>;

const issue = async (trx: Trx, order: OrderRow, { party, seller }: Document, now: Date): Promise<string> => {
  const open = await findOpenInvoice(trx, order.uuid);
  if (open) {
    const named = await findParty(trx, open.invoice.number);
    if (isDeepStrictEqual(named, party)) return open.invoice.number;
    await creditInvoice(trx, open, { amount: open.net, cause: 'replaced', now });
  }
  return writeWhole(trx, order, { party, seller }, now);
};

/** Writes the invoice of the purchase, and the credit note of its refunds. Returns the invoice's number. */
const writeWhole = async (
  trx: Trx,
  order: OrderRow,
  { party, seller }: Document,
  now: Date,
): Promise<string> => {
  const body = toInvoiceBody(order, await findOrderLines(trx, holderOf(order)), seller);
  const document = { orderUuid: order.uuid, body, party, now };
  const total = totalOf(body.lines);
  const number = await writeInvoice(trx, { ...document, kind: 'invoice', corrects: null, total });
  // What a payment plan has not taken yet is owed, not returned.
  const returned = total - order.later_amount - netOf(partsOf(await findOrderMoney(trx, order)));
  if (returned > 0) {
    await writeInvoice(trx, {
      ...document,
      kind: 'credit_note',
      corrects: number,
      total: returned,
      body: { ...body, cause: 'refunded' },
    });
  }
  await writeEvent(trx, {
    orderUuid: order.uuid,
    kind: 'invoiced',
    actor: 'buyer',
    data: { number },
    at: now,
  });
  return number;
};

/**
 * Issues the invoice of a paid order; resolves with its number. Idempotent for the same data. Other data cancels the earlier
 * invoice by a credit note. An order with refunds also gets its credit note, so that the documents of an order add up to the
 * amount that it keeps.
 */
export const issueInvoice = ({ db, clock }: Deps, ask: Ask): Promise<Result<string, OrderRefusal>> =>
  inTransaction<string, OrderRefusal>(db, async (trx, refuse) => {
    const now = new Date(clock.now());
    const order = await lockOrder(trx, ask.uuid);
    if (!order) return refuse(orderNotFound(ask.uuid));
    if (!canBeInvoiced(order, await findOrderMoney(trx, order))) {
      return refuse({
        kind: 'ORDER_CLOSED',
        message: `Order ${order.uuid} is ${order.status} and keeps no money, so it has no invoice.`,
      });
    }
    return issue(trx, order, ask, now);
  });

/**
 * Cancels the invoice of a changed booking by a credit note and writes that of its new stay, for the same customer. The
 * booking must be locked.
 */
export const reissueInvoice = async (trx: Trx, order: OrderRow, now: Date): Promise<void> => {
  const open = await findOpenInvoice(trx, order.uuid);
  const party = open && (await findParty(trx, open.invoice.number));
  if (!open || !party) return;
  const { seller } = open.invoice.body as InvoiceBody;
  await creditInvoice(trx, open, { amount: open.net, cause: 'replaced', now });
  await writeWhole(trx, order, { party, seller }, now);
};
