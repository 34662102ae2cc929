import { isoDate } from '@detour/shared-contracts/base';
import type { MailHouse } from '../../blocks/mail-house';
import type { Letter } from '../../blocks/render-letter';
import { noticeLetter } from '../notice/notice-letter';

export interface Reminder {
  readonly to: 'buyer' | 'recipient';
  /** Name of the gift. */
  readonly label: string;
  /** Last day, `2027-05-23`. */
  readonly validUntil: string;
  /** It was not extended yet: its holder may do so. */
  readonly canExtend: boolean;
  /** Page of the voucher for its recipient, page of the order for its buyer. */
  readonly link: string;
  /** Page that ends the reminders. */
  readonly stopLink: string;
}

/** Reminds of the last day of a voucher: no price, no code. */
export const reminderLetter = (house: MailHouse, reminder: Reminder): Letter => {
  const { t, format } = house;
  const { to, label, validUntil, canExtend, link, stopLink } = reminder;
  const date = format.longDate(isoDate(validUntil));
  const isGiver = to === 'buyer';
  return noticeLetter(house, {
    subject: t(isGiver ? 'mail.reminderGivenSubject' : 'mail.reminderSubject', { date }),
    greeting: t('mail.greetingAll'),
    lead: t(isGiver ? 'mail.reminderGivenLead' : canExtend ? 'mail.reminderLead' : 'mail.reminderLastLead'),
    facts: [
      { label: t('mail.gift'), lines: [label] },
      { label: t('mail.validity'), lines: [t('gift.validUntil', { date })] },
    ],
    button: t(isGiver ? 'mail.viewOrder' : 'mail.giftForButton'),
    link,
    notes: [],
    footer: [t('mail.whyReminder')],
    footerLink: { label: t('mail.reminderStop'), href: stopLink },
  });
};
