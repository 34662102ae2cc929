import { Type, type Static } from '@sinclair/typebox';
import { Amount, Instant, Nullable, Open, Strict, Uuid, Words } from '../schema-kit';
import { resentLetters } from '../wire-words';

/** Data of an order's page, beside the purchase. Members are optional, because older gateways do not send them. */
export const orderPage = {
  /** Words of `orderActions`: current actions of this visitor. A page ignores words that it does not know. */
  actions: Type.Optional(Type.Array(Type.String())),
  /** The journal, oldest first. A page ignores kinds that it does not know. `amount`: cents, for a refund. */
  timeline: Type.Optional(Type.Array(Open({ kind: Type.String(), at: Instant, amount: Nullable(Amount) }))),
  /** From the present catalogue. Null for a voucher, or when the hotel is no longer in it. `phone`: E.164. */
  hotelContact: Type.Optional(Nullable(Open({ phone: Nullable(Type.String()), access: Type.String() }))),
  /** A change that waits for its payment: the order to pay, cents, and until when. Null without one. */
  pendingChange: Type.Optional(Nullable(Open({ orderUUID: Uuid, amount: Amount, until: Instant }))),
  /** Oldest first. A credit note takes back an invoice, or a part of it. `total`: cents. */
  invoices: Type.Optional(
    Type.Array(Open({ number: Type.String(), kind: Type.String(), total: Amount, issuedAt: Instant })),
  ),
};

const line = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });

/** A company that an invoice names. */
const InvoiceCompany = Strict({
  name: line(120, 1),
  /** In the form of its country; not looked up. May be empty. */
  vatNumber: line(20),
  addressLine: line(200, 1),
  postalCode: line(20, 1),
  city: line(100, 1),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
});

/**
 * POST …/orders/{uuid}/invoice-request: the customer on the invoice; without a company, the buyer. The same data returns the
 * same invoice; other data cancels it by a credit note and issues a new one.
 */
export const InvoiceRequest = Strict({
  company: Nullable(InvoiceCompany),
  /** The customer's own purchase number, printed on the invoice. May be empty. */
  reference: line(60),
});
export type InvoiceRequest = Static<typeof InvoiceRequest>;

export const InvoiceResponse = Open({
  number: Type.String(),
  /** Address of the document, for visitors who may see the order. */
  pdf: Type.String(),
  issuedAt: Instant,
});
export type InvoiceResponse = Static<typeof InvoiceResponse>;

/** POST …/orders/{uuid}/resend: sends a letter again to the buyer's address. At most five a day. */
export const ResendRequest = Strict({ what: Words(resentLetters) });
export type ResendRequest = Static<typeof ResendRequest>;
