import type { MailHouse } from '../../blocks/mail-house';
import type { Letter } from '../../blocks/render-letter';
import { noticeLetter } from './notice-letter';

interface ContactCase {
  /** Why one writes, in the words of customer care. */
  readonly type: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly bookingNumber: string | null;
  readonly message: string;
}

/** A message of the contact page, for customer care. */
export const contactToCareLetter = (house: MailHouse, contact: ContactCase): Letter => {
  const { t, contactLink } = house;
  const { type, name, email, phone, bookingNumber, message } = contact;
  return noticeLetter(house, {
    subject: `${t('mail.contactSubject')} – ${type}`,
    title: t('mail.contactSubject'),
    greeting: type,
    lead: name,
    message,
    facts: [
      { label: t('mail.contactReason'), lines: [type] },
      { label: t('mail.contactSender'), lines: [name, email, phone] },
      ...(bookingNumber ? [{ label: t('order.bookingNumber'), lines: [bookingNumber] }] : []),
    ],
    button: t('newsletter.backToShop'),
    link: contactLink,
    notes: [],
    footer: [],
    help: false,
  });
};

/**
 * Notifies the sender that a message has arrived. It repeats neither name nor text of the form, so that nobody can send own
 * words to another person's address.
 */
export const contactReceivedLetter = (house: MailHouse, helpLink: string): Letter => {
  const { t } = house;
  return noticeLetter(house, {
    subject: t('mail.contactReceivedSubject'),
    greeting: t('mail.greetingAll'),
    lead: t('mail.contactReceivedLead'),
    facts: [],
    button: t('mail.contactReceivedButton'),
    link: helpLink,
    notes: [t('mail.contactReceivedNote')],
    footer: [t('mail.whyContact')],
  });
};
