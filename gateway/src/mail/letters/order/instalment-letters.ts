import type { Order } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import type { Fact, Speech } from '../../../messages/speech';
import type { Letter } from '../../blocks/render-letter';
import { noticeLetter } from '../notice/notice-letter';
import { footerOf, type OrderLetter } from './order-letter';

type Plan = NonNullable<Order['plan']>;
type Part = Plan['parts'][number];

const lineOf = ({ amount, date, state }: Part, { t, format }: Speech): string =>
  t(state === 'paid' ? 'plan.partPaid' : state === 'ended' ? 'plan.partEnded' : 'plan.partDue', {
    amount: format.price(amount),
    date: format.longDate(isoDate(date)),
  });

/** The plan of an order, a line for each part; a test plan says that it is one. Null for an order that is paid at once. */
export const planFact = ({ plan }: Order, speech: Speech): Fact | null =>
  plan
    ? {
        label: speech.t('plan.title', { count: plan.parts.length }),
        lines: [
          ...plan.parts.map((part) => lineOf(part, speech)),
          ...(plan.isTest ? [speech.t('plan.test')] : []),
        ],
      }
    : null;

interface Told extends Pick<OrderLetter, 'house' | 'order' | 'link'> {
  readonly part: Part;
  readonly last4: string | null;
}

const letterOf = (
  { house, order, link, part }: Told,
  texts: { readonly subject: string; readonly lead: string; readonly button: string; readonly note: string },
): Letter => {
  const { t } = house;
  const plan = planFact(order, house);
  return noticeLetter(house, {
    subject: texts.subject,
    greeting: t('mail.greeting', { firstName: order.buyer.firstName }),
    lead: texts.lead,
    facts: [
      { label: t('mail.instalmentAmount'), lines: [house.format.price(part.amount)] },
      ...(plan ? [plan] : []),
    ],
    button: texts.button,
    link,
    notes: [texts.note],
    footer: footerOf(house, 'mail.why'),
  });
};

/** A later part was paid. */
export const partPaidLetter = (told: Told): Letter => {
  const { house, order, part, last4 } = told;
  const { t, format } = house;
  const amount = format.price(part.amount);
  const open = order.plan?.open ?? 0;
  return letterOf(told, {
    subject: t('mail.partPaidSubject', { amount }),
    lead: t(last4 ? 'mail.partPaidLead' : 'mail.partPaidLeadNoCard', {
      amount,
      number: order.orderNumber,
      last4: last4 ?? '',
    }),
    button: t('mail.view'),
    note: open > 0 ? t('mail.partPaidOpen', { amount: format.price(open) }) : t('mail.partPaidLast'),
  });
};

/** A charge was refused: when it is tried again, or that it is tried no more. */
export const partRefusedLetter = (told: Told & { readonly nextDay: string | null }): Letter => {
  const { house, order, part, nextDay } = told;
  const { t, format } = house;
  const amount = format.price(part.amount);
  return letterOf(told, {
    subject: t('mail.partRefusedSubject', { amount }),
    lead: t('mail.partRefusedLead', { amount, number: order.orderNumber }),
    button: t('mail.partRefusedButton'),
    note: nextDay
      ? t('mail.partRefusedNext', { date: format.longDate(isoDate(nextDay)) })
      : t('mail.partRefusedLast'),
  });
};
