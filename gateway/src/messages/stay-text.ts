import type { Order, OrderedStay } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import type { Translate } from './message-catalogue';
import { speak, type Fact, type Speech } from './speech';

/** "2 adultes, 1 enfant" */
export const guestsOf = (
  { adult, child, baby }: Pick<OrderedStay, 'adult' | 'child' | 'baby'>,
  t: Translate,
): string =>
  [
    t('term.adults', { count: adult }),
    ...(child > 0 ? [t('term.children', { count: child })] : []),
    ...(baby > 0 ? [t('term.babies', { count: baby })] : []),
  ].join(', ');

/** The sold cancellation terms, a line for each step. */
export const termsOf = ({ cancellationPolicy }: OrderedStay, { t, format }: Speech): readonly string[] => {
  const deadline = cancellationPolicy.cancellationDeadline;
  const part = cancellationPolicy.steps?.find(({ percent }) => percent < 100);
  const values = part && { percent: part.percent, date: format.longDate(isoDate(part.day)) };
  if (!deadline) return [values ? t('cancel.partUntil', values) : t('cancel.none')];
  const free = t('cancel.freeUntil', { date: format.longDate(isoDate(deadline)) });
  return [free, ...(values ? [t('cancel.thenPart', values)] : [])];
};

/** Activities with a chosen day. */
export const activityFacts = ({ activities = [] }: OrderedStay, { format }: Speech): readonly Fact[] =>
  activities.map(({ title, date }) => ({ label: title, lines: [format.fullDate(isoDate(date))] }));

/** Title and description of the calendar entry. */
export const calendarText = (
  order: Order,
  stay: OrderedStay,
): { readonly summary: string; readonly description: string } => {
  const speech = speak(order);
  const { t, format } = speech;
  const number = `${t('order.bookingNumber')} ${order.orderNumber}`;
  const time = t('term.checkInFrom', { time: format.time(stay.checkinTime) });
  return {
    summary: t('calendar.summary', { hotel: stay.hotel.label }),
    description: [
      number,
      time,
      ...activityFacts(stay, speech).map(({ label, lines }) => `${label}, ${lines[0]}`),
    ].join('\n'),
  };
};
