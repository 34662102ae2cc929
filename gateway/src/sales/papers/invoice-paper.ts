import { isoDate, zonedNow } from '@detour/shared-contracts/base';
import { createFormat } from '@detour/shared-contracts/format';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import { createTranslate, type MessageId } from '../../messages/message-catalogue';
import type { Speech } from '../../messages/speech';
import type { InvoiceBody, InvoiceLine, InvoiceParty, VatScheme } from '../invoices/invoice-body';
import type { InvoiceRow } from '../invoices/invoice.repository';
import { languageOfPaper, type PaperShop } from './itinerary-paper';
import type { Paper, PaperBlock, PaperRow } from './paper';

/** Line kinds with a fixed name. The others show the name of their product. */
const names: Readonly<Partial<Record<string, MessageId>>> = {
  local_tax: 'invoice.localTax',
  shipping: 'voucher.shipping',
};

/** The line of a typed code has the code as its label; an automatic promotion has its name. */
const isCode = (label: string): boolean => /^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(label);

const rowOf = (
  { kind, label, quantity, amount }: InvoiceLine,
  stay: string | null,
  { t, format }: Speech,
): PaperRow => {
  const name = names[kind];
  const text =
    kind === 'promotion' && isCode(label) ? t('invoice.promotion', { code: label }) : name ? t(name) : label;
  return {
    label: quantity > 1 ? `${quantity} × ${text}` : text,
    ...(kind === 'stay' && stay !== null && { detail: stay }),
    value: format.price(amount),
  };
};

/** Cents of tax inside an amount that includes it. */
const taxInside = (amount: number, rateBp: number): number =>
  amount - Math.round((amount * 10_000) / (10_000 + rateBp));

const vatLines = (lines: readonly InvoiceLine[], { t, format }: Speech): readonly string[] => {
  const sums = new Map<number, number>();
  for (const { amount, vatRateBp } of lines) {
    if (vatRateBp !== null) sums.set(vatRateBp, (sums.get(vatRateBp) ?? 0) + amount);
  }
  return [...sums].map(([rate, amount]) =>
    t('invoice.vatIncluded', { percent: String(rate / 100), amount: format.price(taxInside(amount, rate)) }),
  );
};

const schemeText: Readonly<Record<Exclude<VatScheme, 'rated'>, MessageId>> = {
  margin: 'invoice.margin',
  voucher: 'invoice.voucherVat',
};

const countryName = (country: string, locale: string): string =>
  new Intl.DisplayNames(languageOfPaper(locale), { type: 'region' }).of(country) ?? country;

const customerLines = (party: InvoiceParty | null, { t, format }: Speech): readonly string[] =>
  party
    ? [
        party.company,
        party.name,
        party.addressLine,
        `${party.postalCode} ${party.city}`.trim(),
        countryName(party.country, format.locale),
        ...(party.vatNumber ? [t('invoice.vatNumber', { number: party.vatNumber })] : []),
      ].filter((text) => text !== '')
    : [];

const factsOf = (
  { row, body, party }: Pick<InvoiceParts, 'row' | 'party'> & { readonly body: InvoiceBody },
  { t, format }: Speech,
): readonly PaperRow[] => {
  const day = (at: Date): string => format.longDate(zonedNow(at.getTime(), timeZoneOf(body.locale)).date);
  return [
    { label: t('invoice.date'), value: day(row.issued_at) },
    {
      label: t(body.stay ? 'order.bookingNumber' : 'mail.orderNumber'),
      value: `${body.orderNumber}, ${day(new Date(body.orderedOn))}`,
    },
    ...(row.corrects ? [{ label: t('invoice.corrects'), value: row.corrects }] : []),
    ...(body.cause
      ? [
          {
            label: t('invoice.cause'),
            value: t(body.cause === 'refunded' ? 'invoice.refunded' : 'invoice.replaced'),
          },
        ]
      : []),
    ...(party?.reference ? [{ label: t('invoice.reference'), value: party.reference }] : []),
  ];
};

export interface InvoiceParts {
  readonly row: InvoiceRow;
  /** Null after the deletion of personal data. */
  readonly party: InvoiceParty | null;
  readonly shop: PaperShop;
}

/** An invoice or a credit note in the language of its order. */
export const toInvoicePaper = ({ row, party, shop }: InvoiceParts): Paper => {
  const body = row.body as InvoiceBody;
  const speech = { t: createTranslate(body.locale), format: createFormat(body.locale) };
  const { t, format } = speech;
  const isCredit = row.kind === 'credit_note';
  const stay =
    body.stay &&
    `${body.stay.hotel}, ${format.longDateRange(isoDate(body.stay.checkin), isoDate(body.stay.checkout))}`;
  // A credit note shows only its total, which may be a part of several lines.
  const rows = isCredit
    ? [{ label: body.lines[0]?.label ?? '', ...(stay && { detail: stay }), value: format.price(-row.total) }]
    : body.lines.map((one) => rowOf(one, stay, speech));
  const total = {
    label: t(isCredit ? 'invoice.creditTotal' : 'invoice.total'),
    value: format.price(isCredit ? -row.total : row.total),
  };
  const vat =
    body.scheme === 'rated' ? (isCredit ? [] : vatLines(body.lines, speech)) : [t(schemeText[body.scheme])];
  const blocks: readonly PaperBlock[] = [
    {
      kind: 'columns',
      columns: [
        { title: t('invoice.seller'), lines: body.seller },
        { title: t('invoice.customer'), lines: customerLines(party, speech) },
      ],
    },
    { kind: 'facts', rows: factsOf({ row, body, party }, speech) },
    { kind: 'amounts', rows, total },
    { kind: 'text', lines: [...vat, ...(isCredit ? [] : [t('invoice.paid')])] },
  ];
  return {
    language: languageOfPaper(body.locale),
    brand: shop.brand,
    title: `${t(isCredit ? 'invoice.creditTitle' : 'invoice.title')} ${row.number}`,
    heading: t(isCredit ? 'invoice.creditTitle' : 'invoice.title'),
    lead: row.number,
    blocks,
    footer: shop.isDemonstration ? [t('legal.demoCatalogue')] : [],
  };
};
