import type { Order, OrderVoucher } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import {
  languageTagOf,
  printPath,
  siteOf,
  voucherAddress,
  type Locale,
} from '@detour/shared-contracts/sites';
import type { Config } from '../../../settings/settings';
import { speak, type Speech } from '../../../messages/speech';
import type { Translate } from '../../../messages/message-catalogue';
import { partnerLines, scopeOf, stepsOf } from '../../../messages/voucher-text';

/** Everything on a voucher, in its language. */
export interface VoucherSheet {
  /** BCP 47 */
  readonly language: string;
  readonly brand: string;
  /** Title of the document. */
  readonly title: string;
  /** Under the picture: "Pour Claire", "Un cadeau pour vous". */
  readonly greeting: string;
  readonly kind: string;
  readonly label: string;
  readonly venue: string | null;
  /** Street, town and contact of the partner of an activity. */
  readonly contact: readonly string[];
  /** Value of the voucher in large type: the amount of a card, nights and people of a stay. */
  readonly worth: string;
  readonly content: readonly string[];
  readonly from: string | null;
  readonly message: string;
  readonly code: string;
  readonly validity: string;
  readonly steps: { readonly title: string; readonly items: readonly string[] };
  readonly conditions: readonly string[];
  /** Content and alternative text of the QR code. */
  readonly qrCode: { readonly text: string; readonly alt: string };
}

interface SheetInput {
  readonly order: Order;
  readonly voucher: OrderVoucher & { readonly code: string; readonly validUntil: string };
  readonly content: readonly string[];
  /** Name of the recipient; '' without one. */
  readonly toName: string;
  readonly config: Pick<Config, 'shopOrigins' | 'brand' | 'catalogueSize'>;
}

/** The same page as one types it from paper: host and path. */
const typedAddress = (origin: string, locale: Locale): string =>
  new URL(origin).host + printPath('voucher', locale);

const greetingOf = ({ ownUse }: OrderVoucher, toName: string, t: Translate): string => {
  if (toName !== '') return t('voucher.forName', { name: toName });
  return t(ownUse ? 'voucher.ownGreeting' : 'voucher.forYou');
};

/** The name is in the venue. Phone and mail share a line, because the sheet has one page. */
const contactOf = (voucher: OrderVoucher, speech: Speech): readonly string[] => {
  const [, street, town, ...reach] = partnerLines(voucher, speech);
  return street === undefined || town === undefined ? [] : [`${street}, ${town}`, reach.join(' · ')];
};

export const toVoucherSheet = ({ order, voucher, content, toName, config }: SheetInput): VoucherSheet => {
  const { locale } = order;
  const speech = speak(order);
  const { t, format } = speech;
  const origin = config.shopOrigins[siteOf(locale)];
  const date = format.longDate(isoDate(voucher.validUntil));
  const kind = t(voucher.ownUse ? 'voucher.ownTitle' : 'voucher.giftTitle');
  const isExchangeable = voucher.kind === 'gift_stay' || voucher.kind === 'box';
  return {
    language: languageTagOf(locale),
    brand: config.brand,
    title: `${kind} – ${voucher.label}`,
    greeting: greetingOf(voucher, toName, t),
    kind,
    label: voucher.label,
    venue: voucher.venue,
    contact: contactOf(voucher, speech),
    worth: voucher.value === null ? scopeOf(voucher, speech) : format.price(voucher.value),
    content,
    from: voucher.fromName ? t('voucher.from', { name: voucher.fromName }) : null,
    message: voucher.message,
    code: voucher.code,
    validity: t('gift.validUntil', { date }),
    steps: {
      title: t('voucher.steps'),
      items: [t('voucher.stepOpen', { site: typedAddress(origin, locale) }), ...stepsOf(voucher, t)],
    },
    conditions: [
      t('voucher.conditions', { date, number: order.orderNumber }),
      ...(isExchangeable ? [t('voucher.exchange')] : []),
      ...(config.catalogueSize === 'none' ? [] : [t('legal.demoCatalogue')]),
    ],
    qrCode: { text: origin + voucherAddress(locale, voucher.code), alt: t('voucher.qr') },
  };
};
