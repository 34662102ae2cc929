import type { MailHouse } from '../../blocks/mail-house';
import type { Letter } from '../../blocks/render-letter';
import { noticeLetter } from './notice-letter';

/** Confirms a subscription, with the link that ends it. */
export const newsletterLetter = (house: MailHouse, unsubscribeLink: string): Letter => {
  const { t, homeLink } = house;
  return noticeLetter(house, {
    subject: t('mail.newsletterSubject'),
    greeting: t('mail.greetingAll'),
    lead: t('mail.newsletterLead'),
    facts: [],
    button: t('mail.newsletterButton'),
    link: homeLink,
    notes: [],
    footer: [t('mail.whyNewsletter')],
    footerLink: { label: t('mail.unsubscribe'), href: unsubscribeLink },
  });
};

/** Asks to confirm a subscription. */
export const newsletterConfirmLetter = (house: MailHouse, link: string): Letter => {
  const { t } = house;
  return noticeLetter(house, {
    subject: t('mail.newsletterConfirmSubject'),
    greeting: t('mail.greetingAll'),
    lead: t('mail.newsletterConfirmLead'),
    facts: [],
    button: t('mail.newsletterConfirmButton'),
    link,
    notes: [t('mail.newsletterConfirmNote')],
    footer: [t('mail.whyAccount')],
  });
};
