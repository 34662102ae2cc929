import type { Order, OrderedStay } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { momentOf, refundFacts, type Cancelled } from './refund-text';
import type { Translate } from './message-catalogue';
import { speak, type Fact, type Speech } from './speech';

/** Text of a mail in the buyer's language. */
export interface MailText {
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  readonly lead: string;
  readonly facts: readonly Fact[];
  readonly button: string;
  readonly notes: readonly string[];
  readonly footer: readonly string[];
}

const guestsOf = ({ adult, child, baby }: OrderedStay, t: Translate): string =>
  [
    t('term.adults', { count: adult }),
    ...(child > 0 ? [t('term.children', { count: child })] : []),
    ...(baby > 0 ? [t('term.babies', { count: baby })] : []),
  ].join(', ');

const cancellationOf = ({ cancellationPolicy }: OrderedStay, { t, format }: Speech): string => {
  const deadline = cancellationPolicy.cancellationDeadline;
  const part = cancellationPolicy.steps?.find(({ percent }) => percent < 100);
  const values = part && { percent: part.percent, date: format.longDate(isoDate(part.day)) };
  if (!deadline) return values ? t('cancel.partUntil', values) : t('cancel.none');
  const free = t('cancel.freeUntil', { date: format.longDate(isoDate(deadline)) });
  return values ? `${free}. ${t('cancel.thenPart', values)}` : free;
};

const isCredit = ({ kind }: Order['lines'][number]): boolean => kind === 'gift_card_payment';

/** Cents paid by money, cards and vouchers. */
const paidInAll = ({ amount, lines }: Pick<Order, 'amount' | 'lines'>): number =>
  lines.filter(isCredit).reduce((sum, credit) => sum - credit.amount, amount);

/**
 * Prices of an order: the total with all taxes first, then what cards and vouchers paid, what was paid to us and what is paid at the
 * hotel (honesty rules).
 */
export const pricesOf = ({ amount, taxAtHotel, lines }: Order, { t, format }: Speech): readonly Fact[] => {
  const credits = lines.filter(isCredit);
  const total = paidInAll({ amount, lines }) + taxAtHotel;
  const totalFact = { label: t('price.totalTaxIncluded'), lines: [format.price(total)] };
  if (taxAtHotel === 0 && credits.length === 0) return [totalFact];
  const atHotel = taxAtHotel > 0 ? [t('price.touristTaxAtHotel', { amount: format.price(taxAtHotel) })] : [];
  return [
    totalFact,
    ...credits.map((credit) => ({ label: credit.label, lines: [format.price(credit.amount)] })),
    { label: t('mail.paid'), lines: [format.price(amount), ...atHotel] },
  ];
};

/** Activities with a chosen day. */
const activityFacts = ({ activities = [] }: OrderedStay, { format }: Speech): readonly Fact[] =>
  activities.map(({ title, date }) => ({ label: title, lines: [format.fullDate(isoDate(date))] }));

const stayFacts = (order: Order, stay: OrderedStay, speech: Speech): readonly Fact[] => {
  const { t, format } = speech;
  const { hotel } = stay;
  const day = (date: string): string => format.longDate(isoDate(date));
  return [
    { label: t('order.bookingNumber'), lines: [order.orderNumber] },
    {
      label: t('mail.hotel'),
      lines: [hotel.label, `${hotel.address}, ${hotel.zipCode} ${hotel.location.label}`],
    },
    {
      label: t('term.checkIn'),
      lines: [day(stay.checkin), t('term.checkInFrom', { time: format.time(stay.checkinTime) })],
    },
    {
      label: t('term.checkOut'),
      lines: [day(stay.checkout), t('term.checkOutUntil', { time: format.time(stay.checkoutTime) })],
    },
    {
      label: t('mail.room'),
      lines: [stay.roomTitle, ...(stay.rooms > 1 ? [t('room.rooms', { count: stay.rooms })] : [])],
    },
    { label: t('term.guests'), lines: [guestsOf(stay, t)] },
    ...activityFacts(stay, speech),
  ];
};

const headOf = ({ buyer }: Order, stay: OrderedStay, { t, format }: Speech) => ({
  values: { hotel: stay.hotel.label, dates: format.dateRange(isoDate(stay.checkin), isoDate(stay.checkout)) },
  greeting: t('mail.greeting', { firstName: buyer.firstName }),
  button: t('mail.view'),
});

const footerOf = ({ t }: Speech, isDemonstration: boolean): readonly string[] => [
  t('mail.why'),
  ...(isDemonstration ? [t('legal.demoCatalogue')] : []),
];

export const confirmationText = (order: Order, stay: OrderedStay, isDemonstration: boolean): MailText => {
  const speech = speak(order);
  const { t } = speech;
  const { values, ...head } = headOf(order, stay, speech);
  return {
    ...head,
    subject: t('mail.confirmationSubject', values),
    title: t('order.confirmed'),
    lead: t('mail.confirmationLead', values),
    facts: [
      ...stayFacts(order, stay, speech),
      ...pricesOf(order, speech),
      { label: t('cancel.policy'), lines: [cancellationOf(stay, speech)] },
    ],
    notes: [t('mail.calendarHint')],
    footer: footerOf(speech, isDemonstration),
  };
};

export const cancellationText = (
  order: Order,
  stay: OrderedStay,
  { at, isDemonstration }: Cancelled,
): MailText => {
  const speech = speak(order);
  const { t } = speech;
  const { values, ...head } = headOf(order, stay, speech);
  return {
    ...head,
    subject: t('mail.cancellationSubject', values),
    title: t('mail.cancellationTitle'),
    lead: t('mail.cancellationLead', momentOf(at, order.locale, speech)),
    facts: [...stayFacts(order, stay, speech).slice(0, 4), ...refundFacts(order, speech)],
    notes: [],
    footer: footerOf(speech, isDemonstration),
  };
};

/** Title and description of the calendar entry. */
export const calendarText = (
  order: Order,
  stay: OrderedStay,
): { readonly summary: string; readonly description: string } => {
  const { t, format } = speak(order);
  const number = `${t('order.bookingNumber')} ${order.orderNumber}`;
  const time = t('term.checkInFrom', { time: format.time(stay.checkinTime) });
  return {
    summary: t('calendar.summary', { hotel: stay.hotel.label }),
    description: [
      number,
      time,
      ...activityFacts(stay, { t, format }).map(({ label, lines }) => `${label}, ${lines[0]}`),
    ].join('\n'),
  };
};
