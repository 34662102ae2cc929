import type { GatewayContext } from '../context';
import { siteOf, type Locale } from '@detour/shared-contracts';
import type { Keyring } from '../http/keyring';
import { isSigned, signText } from '../http/signing';

export const unsubscribePath = '/api/front/marketing/newsletter/unsubscribe';

const purpose = 'newsletter';

/** Ends one subscription, as long as its key is configured: people look for it in old mails. */
export const unsubscribeLink = (
  { config, secret }: Pick<GatewayContext, 'config' | 'secret'>,
  locale: Locale,
  id: string,
): string =>
  `${config.shopOrigins[siteOf(locale)]}${unsubscribePath}?${new URLSearchParams({ id, key: signText(secret, purpose, id) })}`;

export const isUnsubscribeKey = (secret: Keyring, id: string, key: string): boolean =>
  isSigned(secret, { purpose, text: id }, key);
