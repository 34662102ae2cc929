import type { OrderedStay } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import type { OrderLineRow, OrderRow } from '../records/order.repository';

/** The customer named on a document. Personal data, stored separately with its own retention period. */
export interface InvoiceParty {
  /** Empty for a private person. */
  readonly company: string;
  /** Empty for a company without a named person. */
  readonly name: string;
  readonly vatNumber: string;
  readonly addressLine: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly reference: string;
}

/** A sold line. Payments by voucher are not lines, because they do not reduce the price. */
export interface InvoiceLine {
  readonly kind: string;
  readonly label: string;
  readonly quantity: number;
  readonly amount: Cents;
  /** 1/100 of a percent. Null where no rate is stated. */
  readonly vatRateBp: number | null;
}

/**
 * How value added tax is stated. `margin`: a travel agency's margin, which states no tax (2006/112, art. 306). `voucher`: taxed
 * when the voucher is used. `rated`: included at the rates of the lines.
 */
export type VatScheme = 'margin' | 'voucher' | 'rated';

/** The stored content of a document, so that it looks the same in ten years. */
export interface InvoiceBody {
  readonly locale: Locale;
  readonly orderNumber: string;
  readonly orderedOn: string;
  /** Lines of name, address and registration. */
  readonly seller: readonly string[];
  readonly lines: readonly InvoiceLine[];
  readonly scheme: VatScheme;
  readonly stay: { readonly hotel: string; readonly checkin: string; readonly checkout: string } | null;
  /** Why a credit note was written. Null for an invoice. */
  readonly cause: 'refunded' | 'replaced' | null;
}

const schemeOf = ({ kind }: OrderRow, lines: readonly OrderLineRow[]): VatScheme => {
  if (kind === 'stay') return 'margin';
  return lines.some(({ vat_rate_bp: rate }) => rate !== null) ? 'rated' : 'voucher';
};

const payments: ReadonlySet<string> = new Set(['gift_card_payment', 'paid_before', 'paid_later']);

const soldLinesOf = (lines: readonly OrderLineRow[]): readonly InvoiceLine[] =>
  lines
    .filter(({ kind }) => !payments.has(kind))
    .map(({ kind, label, quantity, amount, vat_rate_bp: vatRateBp }) => ({
      kind,
      label,
      quantity,
      amount,
      vatRateBp,
    }));

export const totalOf = (lines: readonly InvoiceLine[]): Cents =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

export const toInvoiceBody = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  seller: readonly string[],
): InvoiceBody => {
  const stay = order.stay as OrderedStay | null;
  return {
    locale: order.locale as Locale,
    orderNumber: order.number,
    orderedOn: (order.confirmed_at ?? order.created_at).toISOString(),
    seller,
    lines: soldLinesOf(lines),
    scheme: schemeOf(order, lines),
    stay: stay && { hotel: stay.hotel.label, checkin: stay.checkin, checkout: stay.checkout },
    cause: null,
  };
};
