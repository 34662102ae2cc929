import type { MailHouse } from '../../blocks/mail-house';
import type { Letter } from '../../blocks/render-letter';
import type { MessageId } from '../../../messages/message-catalogue';
import { noticeLetter } from '../notice/notice-letter';

export interface GiftNews {
  readonly what: 'opened' | 'used' | 'failed';
  /** The buyer. */
  readonly firstName: string;
  /** The recipient. */
  readonly toName: string;
  readonly toEmail: string;
  /** Name of the gift. */
  readonly label: string;
  /** When it was opened, in words; null for other news. */
  readonly when: string | null;
  /** Page of the order, with its token. */
  readonly link: string;
}

const texts = {
  opened: ['mail.giftOpenedSubject', 'mail.giftOpenedLead', 'mail.viewOrder'],
  used: ['mail.giftUsedSubject', 'mail.giftUsedLead', 'mail.viewOrder'],
  failed: ['mail.giftFailedSubject', 'mail.giftFailedLead', 'mail.giftFailedButton'],
} as const satisfies Record<GiftNews['what'], readonly [MessageId, MessageId, MessageId]>;

/** Notifies the giver that the recipient has opened or used a gift, or that its mail was refused. */
export const giftNewsLetter = (house: MailHouse, news: GiftNews): Letter => {
  const { t } = house;
  const { what, firstName, toName: name, toEmail, label, when, link } = news;
  const [subject, lead, button] = texts[what];
  return noticeLetter(house, {
    subject: t(subject, { name }),
    greeting: t('mail.greeting', { firstName }),
    lead: t(lead, { name }),
    facts: [
      { label: t('mail.gift'), lines: [label] },
      ...(when === null ? [] : [{ label: t('mail.when'), lines: [when] }]),
      ...(what === 'failed' ? [{ label: t('mail.giftFailedAddress'), lines: [toEmail] }] : []),
    ],
    button: t(button),
    link,
    notes: [],
    footer: [t('mail.whyGiver')],
  });
};
