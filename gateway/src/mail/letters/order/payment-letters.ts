import { methodNameOf } from '../../../messages/method-names';
import type { Letter } from '../../blocks/render-letter';
import { noticeLetter } from '../notice/notice-letter';
import { footerOf, type OrderLetter } from './order-letter';

interface Told extends Pick<OrderLetter, 'house' | 'order' | 'link'> {
  /** Of the gateway: `ideal`. */
  readonly method: string;
  /** Cents. */
  readonly amount: number;
  /** "15 h 30": until when the order keeps what it holds. */
  readonly until: string;
}

const letterOf = (
  { house, order, link, method, amount }: Told,
  texts: { readonly subject: string; readonly lead: string; readonly button: string; readonly note: string },
): Letter => {
  const { t } = house;
  return noticeLetter(house, {
    subject: texts.subject,
    greeting: t('mail.greeting', { firstName: order.buyer.firstName }),
    lead: texts.lead,
    facts: [
      { label: t('mail.paymentAmount'), lines: [house.format.price(amount)] },
      { label: t('mail.paymentMethod'), lines: [methodNameOf(method)] },
    ],
    button: texts.button,
    link,
    notes: [texts.note],
    footer: footerOf(house, 'mail.why'),
  });
};

/** The method reports its result later. */
export const paymentPendingLetter = (told: Told): Letter => {
  const { house, order, until } = told;
  const method = methodNameOf(told.method);
  return letterOf(told, {
    subject: house.t('mail.paymentPendingSubject', { number: order.orderNumber }),
    lead: house.t('mail.paymentPendingLead', { method, number: order.orderNumber }),
    button: house.t('mail.view'),
    note: house.t('mail.paymentPendingNote', { time: until }),
  });
};

/** It was refused; another method can pay until the hold ends. */
export const paymentFailedLetter = (told: Told): Letter => {
  const { house, order, until } = told;
  const method = methodNameOf(told.method);
  return letterOf(told, {
    subject: house.t('mail.paymentFailedSubject', { number: order.orderNumber }),
    lead: house.t('mail.paymentFailedLead', { method, number: order.orderNumber }),
    button: house.t('mail.paymentFailedButton'),
    note: house.t('mail.paymentFailedNote', { time: until }),
  });
};

/** It arrived after the order had ended. */
export const paymentReturnedLetter = (told: Told): Letter => {
  const { house, order } = told;
  const method = methodNameOf(told.method);
  return letterOf(told, {
    subject: house.t('mail.paymentReturnedSubject', { number: order.orderNumber }),
    lead: house.t('mail.paymentReturnedLead', { method, number: order.orderNumber }),
    button: house.t('mail.view'),
    note: house.t('mail.paymentReturnedNote', { method }),
  });
};
