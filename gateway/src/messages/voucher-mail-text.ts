import type { Order, OrderVoucher } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { pricesOf, type MailText } from './mail-text';
import { momentOf, refundFacts, type Cancelled } from './refund-text';
import { speak, type Fact, type Speech } from './speech';

interface Head {
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
}

/** Subject and lead: by post, for the buyer, or as a gift. */
const headOf = ({ format, ownUse, label }: OrderVoucher, { t }: Speech): Head => {
  if (format === 'physical') {
    return {
      subject: t('mail.giftPostSubject', { label }),
      title: t('gift.sent'),
      lead: t('mail.giftPostLead'),
    };
  }
  const lead = t('mail.giftLead');
  return ownUse
    ? { subject: t('mail.voucherSubject', { label }), title: t('mail.voucherTitle'), lead }
    : { subject: t('mail.giftSubject', { label }), title: t('mail.giftTitle'), lead };
};

/** Nights and guests, or the value of a card. */
export const scopeOf = ({ nights, adults, value }: OrderVoucher, { t, format }: Speech): string => {
  if (value !== null) return t('voucher.worth', { amount: format.price(value) });
  return nights === null ? t('voucher.people', { adults }) : t('voucher.nightsFor', { nights, adults });
};

const boughtFacts = (order: Order, voucher: OrderVoucher, speech: Speech): readonly Fact[] => {
  const { t } = speech;
  return [
    { label: t('mail.orderNumber'), lines: [order.orderNumber] },
    {
      label: t(voucher.ownUse ? 'mail.activity' : 'mail.gift'),
      lines: [voucher.label, ...(voucher.venue ? [voucher.venue] : []), scopeOf(voucher, speech)],
    },
  ];
};

/** The code is in the mail only when no letter contains it. */
const codeFacts = ({ code, format, deliveryAddress }: OrderVoucher, { t }: Speech): readonly Fact[] => {
  if (format === 'digital') return code ? [{ label: t('mail.code'), lines: [code] }] : [];
  if (!deliveryAddress) return [];
  const { name, addressLine, postalCode, city } = deliveryAddress;
  return [{ label: t('mail.deliveredTo'), lines: [name, addressLine, `${postalCode} ${city}`] }];
};

const lifeFacts = ({ validUntil, withdrawUntil }: OrderVoucher, { t, format }: Speech): readonly Fact[] => {
  const day = (text: string): string => format.longDate(isoDate(text));
  return [
    ...(validUntil
      ? [{ label: t('mail.validity'), lines: [t('gift.validUntil', { date: day(validUntil) })] }]
      : []),
    ...(withdrawUntil
      ? [
          {
            label: t('mail.withdrawal'),
            lines: [t('legal.withdrawalRight14'), t('mail.withdrawUntil', { date: day(withdrawUntil) })],
          },
        ]
      : []),
  ];
};

const framed = (order: Order, { t }: Speech, isDemonstration: boolean) => ({
  greeting: t('mail.greeting', { firstName: order.buyer.firstName }),
  button: t('mail.viewOrder'),
  footer: [t('mail.whyOrder'), ...(isDemonstration ? [t('legal.demoCatalogue')] : [])],
});

export const voucherConfirmationText = (
  order: Order,
  voucher: OrderVoucher,
  isDemonstration: boolean,
): MailText => {
  const speech = speak(order);
  const { t } = speech;
  return {
    ...framed(order, speech, isDemonstration),
    ...headOf(voucher, speech),
    facts: [
      ...boughtFacts(order, voucher, speech),
      ...codeFacts(voucher, speech),
      ...pricesOf(order, speech),
      ...lifeFacts(voucher, speech),
    ],
    notes: voucher.format === 'digital' ? [t('mail.codeHint')] : [],
  };
};

/** Acknowledgement of a withdrawal with its date and time (Directive 2023/2673, art. 11a). An unpaid order has no withdrawal. */
export const withdrawalText = (
  order: Order,
  voucher: OrderVoucher,
  { at, isDemonstration }: Cancelled,
): MailText => {
  const speech = speak(order);
  const { t } = speech;
  return {
    ...framed(order, speech, isDemonstration),
    subject: t('mail.withdrawalSubject', { label: voucher.label }),
    title: t('mail.withdrawalTitle'),
    lead: t('mail.withdrawalLead', momentOf(at, order.locale, speech)),
    facts: [...boughtFacts(order, voucher, speech), ...refundFacts(order, speech)],
    notes: [],
  };
};
