import type { Translate } from '../../../messages/message-catalogue';
import type { MailHouse } from '../../blocks/mail-house';
import type { Letter } from '../../blocks/render-letter';
import { noticeLetter, type Notice } from './notice-letter';

export type AccountMailKind =
  | 'confirm'
  | 'known'
  | 'reset'
  | 'deleted'
  | 'email-confirm'
  | 'email-taken'
  | 'email-asked'
  | 'email-changed'
  | 'orders-attached';

type Words = Pick<Notice, 'subject' | 'lead' | 'button' | 'notes'>;

const words: Readonly<Record<AccountMailKind, (t: Translate, orderNumbers: readonly string[]) => Words>> = {
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
  'orders-attached': (t, numbers) => ({
    subject: t('mail.ordersAttachedSubject', { count: numbers.length }),
    lead: t('mail.ordersAttachedLead', { count: numbers.length, numbers: numbers.join(', ') }),
    button: t('mail.ordersAttachedButton'),
    notes: [t('mail.ordersAttachedNote')],
  }),
  deleted: (t) => ({
    subject: t('mail.accountDeletedSubject'),
    lead: t('mail.accountDeletedLead'),
    button: t('newsletter.backToShop'),
    notes: [],
  }),
};

interface AccountMail {
  readonly kind: AccountMailKind;
  readonly firstName: string | null;
  readonly link: string;
  /** Of attached orders, oldest first. */
  readonly orderNumbers?: readonly string[] | undefined;
}

/** A letter about an account; without a name it reveals no customer. */
export const accountLetter = (
  house: MailHouse,
  { kind, firstName, link, orderNumbers = [] }: AccountMail,
): Letter => {
  const { t } = house;
  return noticeLetter(house, {
    ...words[kind](t, orderNumbers),
    greeting: firstName ? t('mail.greeting', { firstName }) : t('mail.greetingAll'),
    facts: [],
    link,
    footer: [t('mail.whyAccount')],
  });
};
