import type { Order, OrderedStay, OrderVoucher } from '@detour/shared-contracts/api';
import { isoDate, type Cents } from '@detour/shared-contracts/base';
import type { Letter } from '../../blocks/render-letter';
import { noticeLetter } from '../notice/notice-letter';
import { momentOf } from './moment';
import { refundRow } from './money-rows';
import { footerOf, type OrderLetter } from './order-letter';

type LetterOfCare = Pick<OrderLetter, 'house' | 'order' | 'link'>;
type Refund = NonNullable<Order['money']>['refunds'][number];

const whyOf = ({ stay }: Order): 'mail.why' | 'mail.whyOrder' => (stay ? 'mail.why' : 'mail.whyOrder');
const viewOf = ({ stay }: Order): 'mail.view' | 'mail.viewOrder' => (stay ? 'mail.view' : 'mail.viewOrder');

/** Customer care gave a part back: how much, to which means, and that nothing else changes. */
export const refundLetter = ({
  house,
  order,
  link,
  parts,
}: LetterOfCare & { readonly parts: readonly Refund[] }): Letter => {
  const { t, format } = house;
  const amount = format.price(parts.reduce((sum, part) => sum + part.amount, 0));
  return noticeLetter(house, {
    subject: t('mail.refundSubject', { amount }),
    greeting: t('mail.greeting', { firstName: order.buyer.firstName }),
    lead: t('mail.refundLead', { amount, number: order.orderNumber }),
    facts: parts
      .map((part) => refundRow(part, house))
      .map(({ label, amount: sum, note }) => ({ label, lines: [sum, ...(note ? [note] : [])] })),
    button: t(viewOf(order)),
    link,
    notes: order.status === 'confirmed' ? [t('mail.refundNote')] : [],
    footer: footerOf(house, whyOf(order)),
  });
};

/** Notifies the former address that it is none of the order any more. Without a link to the order. */
export const buyerCorrectedLetter = ({ house, order }: Omit<LetterOfCare, 'link'>): Letter => {
  const { t } = house;
  const number = order.orderNumber;
  return noticeLetter(house, {
    subject: t('mail.buyerCorrectedSubject', { number }),
    greeting: t('mail.greeting', { firstName: order.buyer.firstName }),
    lead: t('mail.buyerCorrectedLead', { number }),
    facts: [],
    button: t('mail.helpWrite'),
    link: house.contactLink,
    notes: [t('mail.buyerCorrectedNote')],
    footer: footerOf(house, whyOf(order)),
  });
};

interface ChangeToPay extends LetterOfCare {
  /** The new stay. */
  readonly stay: OrderedStay;
  /** Cents. */
  readonly due: Cents;
  readonly until: Date;
}

/** A change that customer care has prepared: the amount to pay, and the deadline. */
export const changeToPayLetter = ({ house, order, link, stay, due, until }: ChangeToPay): Letter => {
  const { t, format } = house;
  const amount = format.price(due);
  const dates = format.longDateRange(isoDate(stay.checkin), isoDate(stay.checkout));
  return noticeLetter(house, {
    subject: t('mail.changeToPaySubject', { amount }),
    greeting: t('mail.greeting', { firstName: order.buyer.firstName }),
    lead: t('mail.changeToPayLead', { number: order.orderNumber }),
    facts: [
      { label: t('mail.changeToPayStay'), lines: [stay.hotel.label, stay.roomTitle, dates] },
      { label: t('mail.changeToPayDue'), lines: [amount] },
      { label: t('mail.changeToPayUntil'), lines: [t('mail.moment', momentOf(until, house))] },
    ],
    button: t('mail.view'),
    link,
    notes: [t('mail.changeToPayNote')],
    footer: footerOf(house, 'mail.why'),
  });
};

interface ExchangeToPay extends LetterOfCare {
  /** The new gift. */
  readonly label: string;
  /** Cents. */
  readonly due: Cents;
  readonly until: Date;
}

/** An exchange that customer care has prepared: the new gift, the amount to pay, and the deadline. */
export const exchangeToPayLetter = ({ house, order, link, label, due, until }: ExchangeToPay): Letter => {
  const { t, format } = house;
  const amount = format.price(due);
  return noticeLetter(house, {
    subject: t('mail.exchangeToPaySubject', { amount }),
    greeting: t('mail.greeting', { firstName: order.buyer.firstName }),
    lead: t('mail.exchangeToPayLead'),
    facts: [
      { label: t('mail.exchangeToPayGift'), lines: [label] },
      { label: t('mail.changeToPayDue'), lines: [amount] },
      { label: t('mail.changeToPayUntil'), lines: [t('mail.moment', momentOf(until, house))] },
    ],
    button: t('mail.viewOrder'),
    link,
    notes: [t('mail.changeToPayNote')],
    footer: footerOf(house, 'mail.whyOrder'),
  });
};

/** Vouchers once more, for their buyer: the files, and the last day of each. Neither price nor code is in the letter itself. */
export const vouchersLetter = ({
  house,
  order,
  link,
  vouchers,
}: LetterOfCare & { readonly vouchers: readonly OrderVoucher[] }): Letter => {
  const { t, format } = house;
  return noticeLetter(house, {
    subject: t('mail.vouchersSubject', { number: order.orderNumber }),
    greeting: t('mail.greeting', { firstName: order.buyer.firstName }),
    lead: t('mail.vouchersLead'),
    facts: vouchers
      .filter(({ code }) => code !== null)
      .map(({ label, toName = '', validUntil }) => ({
        label: toName === '' ? label : t('mail.vouchersFor', { label, name: toName }),
        lines: validUntil ? [t('gift.validUntil', { date: format.longDate(isoDate(validUntil)) })] : [],
      })),
    button: t('mail.viewOrder'),
    link,
    notes: [],
    footer: footerOf(house, 'mail.whyOrder'),
  });
};

/** Customer care extended a voucher: its new last day and balance, without the code. */
export const voucherExtendedLetter = ({
  house,
  order,
  link,
  until,
  balance,
}: LetterOfCare & { readonly until: string; readonly balance: Cents }): Letter => {
  const { t, format } = house;
  const date = format.longDate(isoDate(until));
  return noticeLetter(house, {
    subject: t('mail.voucherExtendedSubject', { date }),
    greeting: t('mail.greeting', { firstName: order.buyer.firstName }),
    lead: t('mail.voucherExtendedLead', { number: order.orderNumber }),
    facts: [
      { label: t('mail.voucherBalance'), lines: [format.price(balance)] },
      { label: t('mail.validity'), lines: [t('gift.validUntil', { date })] },
    ],
    button: t('mail.viewOrder'),
    link,
    notes: [t('mail.voucherProlongedNote')],
    footer: footerOf(house, 'mail.whyOrder'),
  });
};
