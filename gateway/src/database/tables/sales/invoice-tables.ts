import type { Instant, Json } from '../column-types';

/** The last number of a series. */
interface InvoiceSeriesTable {
  /** `FR-2026` for invoices, `FR-2026-C` for credit notes. */
  series: string;
  last: number;
}

/** Append-only, by a trigger. */
export interface InvoiceTable {
  /** `FR-2026-000001` */
  number: string;
  series: string;
  seq: number;
  order_uuid: string;
  kind: 'invoice' | 'credit_note';
  /** Number of the invoice that a credit note takes back, or a part of it. */
  corrects: string | null;
  /** Cents. */
  total: number;
  /** `InvoiceBody`. Amounts and words, never personal data. */
  body: Json<object>;
  issued_at: Instant;
}

interface InvoicePartyTable {
  number: string;
  /** `InvoiceParty` */
  party: Json<object>;
}

/** Invoices and credit notes. */
export interface InvoiceTables {
  invoice_series: InvoiceSeriesTable;
  invoice: InvoiceTable;
  invoice_party: InvoicePartyTable;
}
