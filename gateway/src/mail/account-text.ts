import type { Locale } from '@detour/shared-contracts/sites';
import type { MailText } from '../messages/mail-text';
import { createTranslate, type Translate } from '../messages/message-catalogue';

export type AccountMailKind =
  | 'confirm'
  | 'known'
  | 'reset'
  | 'deleted'
  | 'email-confirm'
  | 'email-taken'
  | 'email-asked'
  | 'email-changed';

type Words = Pick<MailText, 'subject' | 'lead' | 'button' | 'notes'>;

const words: Readonly<Record<AccountMailKind, (t: Translate) => Words>> = {
  confirm: (t) => ({
    subject: t('mail.confirmAddressSubject'),
    lead: t('mail.confirmAddressLead'),
    button: t('mail.confirmAddressButton'),
    notes: [t('mail.confirmAddressNote')],
  }),
  known: (t) => ({
    subject: t('mail.knownAddressSubject'),
    lead: t('mail.knownAddressLead'),
    button: t('account.signIn'),
    notes: [t('mail.knownAddressNote')],
  }),
  reset: (t) => ({
    subject: t('mail.resetSubject'),
    lead: t('mail.resetLead'),
    button: t('mail.passwordChangedButton'),
    notes: [t('mail.resetNote')],
  }),
  'email-confirm': (t) => ({
    subject: t('mail.newEmailSubject'),
    lead: t('mail.newEmailLead'),
    button: t('mail.newEmailButton'),
    notes: [t('mail.newEmailNote')],
  }),
  'email-taken': (t) => ({
    subject: t('mail.knownAddressSubject'),
    lead: t('mail.emailTakenLead'),
    button: t('account.signIn'),
    notes: [t('mail.knownAddressNote')],
  }),
  'email-asked': (t) => ({
    subject: t('mail.emailAskedSubject'),
    lead: t('mail.emailAskedLead'),
    button: t('mail.emailUndoButton'),
    notes: [t('mail.emailUndoNote')],
  }),
  'email-changed': (t) => ({
    subject: t('mail.emailChangedSubject'),
    lead: t('mail.emailChangedLead'),
    button: t('mail.emailUndoButton'),
    notes: [t('mail.emailUndoNote')],
  }),
  deleted: (t) => ({
    subject: t('mail.accountDeletedSubject'),
    lead: t('mail.accountDeletedLead'),
    button: t('newsletter.backToShop'),
    notes: [],
  }),
};

/** Text of a mail about an account; without a name it reveals no customer. */
export const accountMailText = (
  kind: AccountMailKind,
  locale: Locale,
  firstName: string | null,
): MailText => {
  const t = createTranslate(locale);
  const text = words[kind](t);
  return {
    ...text,
    title: text.subject,
    greeting: firstName ? t('mail.greeting', { firstName }) : t('mail.greetingAll'),
    facts: [],
    footer: [t('mail.whyAccount')],
  };
};

export const newsletterText = (locale: Locale): MailText => {
  const t = createTranslate(locale);
  return {
    subject: t('mail.newsletterSubject'),
    title: t('mail.newsletterSubject'),
    greeting: t('mail.greetingAll'),
    lead: t('mail.newsletterLead'),
    facts: [],
    button: t('mail.newsletterButton'),
    notes: [],
    footer: [t('mail.whyNewsletter')],
  };
};

export const newsletterConfirmText = (locale: Locale): MailText => {
  const t = createTranslate(locale);
  return {
    subject: t('mail.newsletterConfirmSubject'),
    title: t('mail.newsletterConfirmSubject'),
    greeting: t('mail.greetingAll'),
    lead: t('mail.newsletterConfirmLead'),
    facts: [],
    button: t('mail.newsletterConfirmButton'),
    notes: [t('mail.newsletterConfirmNote')],
    footer: [t('mail.whyAccount')],
  };
};
