import { isoDate } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import type { SecurityEventKind, SecurityEventTable } from '../../../database/tables/account-security-tables';
import type { Translate } from '../../../messages/message-catalogue';
import type { Fact } from '../../../messages/speech';
import type { MailHouse } from '../../blocks/mail-house';
import type { Letter } from '../../blocks/render-letter';
import { noticeLetter, type Notice } from './notice-letter';

/** Events that are mailed at once; the others are only listed in the profile. */
export type MailedEvent = Extract<
  SecurityEventKind,
  'new-device' | 'password-changed' | 'passkey-added' | 'passkey-removed' | 'sessions-ended'
>;

type Words = Pick<Notice, 'subject' | 'lead'>;

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

type MailEvent = Pick<SecurityEventTable, 'at' | 'browser' | 'platform'> & {
  readonly kind: MailedEvent;
};

const factsOf = ({ at, browser, platform }: MailEvent, { locale, t, format }: MailHouse): readonly Fact[] => {
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

interface SecurityMail {
  readonly event: MailEvent;
  readonly firstName: string;
  readonly link: string;
}

/** What happened, when, on which device, and what to do about it. */
export const securityLetter = (house: MailHouse, { event, firstName, link }: SecurityMail): Letter => {
  const { t } = house;
  return noticeLetter(house, {
    ...words[event.kind](t),
    greeting: t('mail.greeting', { firstName }),
    facts: factsOf(event, house),
    button: t('mail.passwordChangedButton'),
    link,
    notes: [t('mail.passwordChangedNote')],
    footer: [t('mail.whySecurity')],
  });
};
