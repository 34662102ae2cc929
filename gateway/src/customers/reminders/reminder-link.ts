import { siteOf, type Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../context/context';
import { isSigned, signText } from '../../http/signing';
import type { Keyring } from '../../settings/keyring';

export const stopReminderPath = '/api/front/reminders/stop';

const purpose = 'reminder';

type Context = Pick<GatewayContext, 'config' | 'secret'>;

/** Link for the header `List-Unsubscribe`: one POST ends the reminders (RFC 8058). `id` is `voucher.buyer` or `voucher.recipient`. */
export const reminderStopLink = ({ config, secret }: Context, locale: Locale, id: string): string =>
  `${config.shopOrigins[siteOf(locale)]}${stopReminderPath}?${new URLSearchParams({ locale, id, key: signText(secret, purpose, id) })}`;

/** Link for people, to the page with the button. Its token is in the fragment, which browsers never send to a server. */
export const reminderPageLink = ({ config, secret }: Context, locale: Locale, id: string): string =>
  `${config.shopOrigins[siteOf(locale)]}${stopReminderPath}?${new URLSearchParams({ locale })}#token=${id}.${signText(secret, purpose, id)}`;

export const isReminderKey = (secret: Keyring, id: string, key: string): boolean =>
  isSigned(secret, { purpose, text: id }, key);
