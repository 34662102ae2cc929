import type { AccountSession, SecurityEvent } from '@detour/shared-contracts/api';
import { zonedNow } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { Text, TextId } from '../text';

/** `3 mars 2027, 15 h 30`, in the market's time zone. */
export const momentOf = (
  instant: string,
  text: Text,
  { format, locale }: { readonly format: Format; readonly locale: Locale },
): string => {
  const at = Date.parse(instant);
  const { date } = zonedNow(at, timeZoneOf(locale));
  return text('security.moment', { date: format.longDate(date), time: format.timeOf(at) });
};

/** "Firefox · Windows", or a text if both are unknown. */
export const deviceOf = (
  { browser, platform }: Pick<AccountSession, 'browser' | 'platform'>,
  text: Text,
): string => [browser, platform].filter((name) => name !== '').join(' · ') || text('session.unknown');

export const eventTexts: Readonly<Record<SecurityEvent['kind'], TextId>> = {
  'account-opened': 'event.accountOpened',
  'new-device': 'event.newDevice',
  'password-changed': 'event.passwordChanged',
  'email-changed': 'event.emailChanged',
  'passkey-added': 'event.passkeyAdded',
  'passkey-removed': 'event.passkeyRemoved',
  'session-ended': 'event.sessionEnded',
  'sessions-ended': 'event.sessionsEnded',
  'guesses-barred': 'event.guessesBarred',
};
