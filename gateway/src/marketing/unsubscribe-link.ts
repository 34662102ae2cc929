import type { GatewayContext } from '../context';
import { siteOf, type Locale } from '@detour/shared-contracts';
import { isSame, sign } from '../http/signing';

export const unsubscribePath = '/api/front/marketing/newsletter/unsubscribe';

const keyOf = (secret: string, id: string): string => sign(secret, 'newsletter', id);

/** Ends one subscription, for ever: people look for it in old mails. */
export const unsubscribeLink = (
  { config, secret }: Pick<GatewayContext, 'config' | 'secret'>,
  locale: Locale,
  id: string,
): string =>
  `${config.shopOrigins[siteOf(locale)]}${unsubscribePath}?${new URLSearchParams({ id, key: keyOf(secret, id) })}`;

export const isUnsubscribeKey = (secret: string, id: string, key: string): boolean =>
  isSame(key, keyOf(secret, id));
