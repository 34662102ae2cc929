import type { Cents } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import type { Trx } from '../../database/transaction';
import type { OrderRow } from '../records/order.repository';
import type { InvoiceBody } from './invoice-body';
import { findInvoices, findParty, writeInvoice, type InvoiceRow } from './invoice.repository';

/** The current invoice of an order, and its cents without those of credit notes. */
export interface OpenInvoice {
  readonly invoice: InvoiceRow;
  readonly net: Cents;
}

export const findOpenInvoice = async (db: Database, orderUuid: string): Promise<OpenInvoice | null> => {
  const documents = await findInvoices(db, orderUuid);
  const invoice = documents.findLast(({ kind }) => kind === 'invoice');
  if (!invoice) return null;
  const net = documents
    .filter(({ corrects }) => corrects === invoice.number)
    .reduce((rest, { total }) => rest - total, invoice.total);
  return net > 0 ? { invoice, net } : null;
};

interface Credit {
  readonly amount: Cents;
  readonly cause: NonNullable<InvoiceBody['cause']>;
  readonly now: Date;
}

/** Credits a part of an invoice, or all of it. */
export const creditInvoice = async (
  trx: Trx,
  { invoice }: OpenInvoice,
  { amount, cause, now }: Credit,
): Promise<void> => {
  const party = await findParty(trx, invoice.number);
  if (!party)
    throw new Error(`Invoice ${invoice.number} no longer contains its customer and cannot be corrected.`);
  const body = { ...(invoice.body as InvoiceBody), cause };
  const { order_uuid: orderUuid, number: corrects } = invoice;
  await writeInvoice(trx, { orderUuid, kind: 'credit_note', corrects, total: amount, body, party, now });
};

/** Writes the credit note of a refund, when the order has an invoice. The order must be locked. */
export const creditRefund = async (
  trx: Trx,
  { uuid }: Pick<OrderRow, 'uuid'>,
  { amount, now }: Omit<Credit, 'cause'>,
): Promise<void> => {
  const open = amount > 0 ? await findOpenInvoice(trx, uuid) : null;
  if (open) await creditInvoice(trx, open, { amount, cause: 'refunded', now });
};
