import { zonedNow, type Cents } from '@detour/shared-contracts/base';
import { countryOf, timeZoneOf } from '@detour/shared-contracts/sites';
import { sql, type Selectable } from 'kysely';
import { json } from '../../database/json';
import type { Database } from '../../database/open-database';
import type { InvoiceTable } from '../../database/tables/sales/invoice-tables';
import type { Trx } from '../../database/transaction';
import type { InvoiceBody, InvoiceParty } from './invoice-body';

export type InvoiceRow = Selectable<InvoiceTable>;

/** Documents of an order, oldest first. */
export const findInvoices = (db: Database, orderUuid: string): Promise<InvoiceRow[]> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('order_uuid', '=', orderUuid)
    .orderBy('issued_at')
    // Within one moment, the invoice precedes its credit note.
    .orderBy('kind', 'desc')
    .orderBy('number')
    .execute();

/** Null once the names were deleted. */
export const findParty = async (db: Database, number: string): Promise<InvoiceParty | null> => {
  const row = await db
    .selectFrom('invoice_party')
    .select('party')
    .where('number', '=', number)
    .executeTakeFirst();
  return (row?.party as InvoiceParty | undefined) ?? null;
};

export interface NewInvoice {
  readonly orderUuid: string;
  readonly kind: InvoiceRow['kind'];
  readonly corrects: string | null;
  readonly total: Cents;
  readonly body: InvoiceBody;
  readonly party: InvoiceParty;
  readonly now: Date;
}

const seriesOf = ({ kind, body, now }: NewInvoice): string => {
  const year = zonedNow(now.getTime(), timeZoneOf(body.locale)).date.slice(0, 4);
  return [countryOf(body.locale), year, ...(kind === 'credit_note' ? ['C'] : [])].join('-');
};

/**
 * The next number of a series. The statement locks the series until the transaction ends, so that a rolled back document leaves no gap.
 * Lock the series last, after the order.
 */
const nextOf = async (trx: Trx, series: string): Promise<number> => {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_series (series, last) values (${series}, 1)
    on conflict (series) do update set last = invoice_series.last + 1 returning last`.execute(trx);
  if (!rows[0]) throw new Error(`The series ${series} returned no number.`);
  return rows[0].last;
};

/** Writes a document with the next number of its country and year; returns the number. */
export const writeInvoice = async (trx: Trx, document: NewInvoice): Promise<string> => {
  const series = seriesOf(document);
  const seq = await nextOf(trx, series);
  const number = `${series}-${String(seq).padStart(6, '0')}`;
  const { orderUuid, kind, corrects, total, body, party, now } = document;
  await trx
    .insertInto('invoice')
    .values({
      number,
      series,
      seq,
      order_uuid: orderUuid,
      kind,
      corrects,
      total,
      body: json(body),
      issued_at: now,
    })
    .execute();
  await trx
    .insertInto('invoice_party')
    .values({ number, party: json(party) })
    .execute();
  return number;
};
