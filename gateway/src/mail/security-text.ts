import { isoDate } from '@detour/shared-contracts/base';
import { createFormat } from '@detour/shared-contracts/format';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { SecurityEventKind, SecurityEventTable } from '../database/tables/account-security-tables';
import type { MailText } from '../messages/mail-text';
import type { Fact } from '../messages/speech';
import { createTranslate, type Translate } from '../messages/message-catalogue';

/** Events that are mailed at once; the others are only listed in the profile. */
export type MailedEvent = Extract<
  SecurityEventKind,
  'new-device' | 'password-changed' | 'passkey-added' | 'passkey-removed' | 'sessions-ended'
>;

type Words = Pick<MailText, 'subject' | 'lead'>;

const words: Readonly<Record<MailedEvent, (t: Translate) => Words>> = {
  'new-device': (t) => ({ subject: t('mail.newDeviceSubject'), lead: t('mail.newDeviceLead') }),
  'password-changed': (t) => ({
    subject: t('mail.passwordChangedSubject'),
    lead: t('mail.passwordChangedLead'),
  }),
  'passkey-added': (t) => ({ subject: t('mail.passkeyAddedSubject'), lead: t('mail.passkeyAddedLead') }),
  'passkey-removed': (t) => ({
    subject: t('mail.passkeyRemovedSubject'),
    lead: t('mail.passkeyRemovedLead'),
  }),
  'sessions-ended': (t) => ({ subject: t('mail.sessionsEndedSubject'), lead: t('mail.sessionsEndedLead') }),
};

export const isMailed = (kind: SecurityEventKind): kind is MailedEvent => kind in words;

type MailEvent = Pick<SecurityEventTable, 'at' | 'browser' | 'platform'> & { readonly kind: MailedEvent };

const factsOf = ({ at, browser, platform }: MailEvent, locale: Locale, t: Translate): readonly Fact[] => {
  const format = createFormat(locale);
  const day = isoDate(new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneOf(locale) }).format(at));
  const device = [browser, platform].filter((name) => name !== '').join(' · ');
  return [
    {
      label: t('mail.when'),
      lines: [t('mail.dateAndTime', { date: format.longDate(day), time: format.timeOf(at.getTime()) })],
    },
    ...(device ? [{ label: t('mail.device'), lines: [device] }] : []),
  ];
};

/** What happened, when, on which device, and what to do about it. */
export const securityMailText = (event: MailEvent, locale: Locale, firstName: string): MailText => {
  const t = createTranslate(locale);
  const text = words[event.kind](t);
  return {
    ...text,
    title: text.subject,
    greeting: t('mail.greeting', { firstName }),
    facts: factsOf(event, locale, t),
    button: t('mail.passwordChangedButton'),
    notes: [t('mail.passwordChangedNote')],
    footer: [t('mail.whySecurity')],
  };
};
