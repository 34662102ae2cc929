import type { GatewayContext } from '../../context/context';
import { siteOf, type Locale } from '@detour/shared-contracts/sites';
import type { Keyring } from '../../settings/keyring';
import { isSigned, signText } from '../../http/signing';

export const unsubscribePath = '/api/front/marketing/newsletter/unsubscribe';

const purpose = 'newsletter';

/**
 * Link for the header `List-Unsubscribe`, valid while its key is configured. Mail programs post to this URL only (RFC 8058), so its key
 * is in the query.
 */
export const unsubscribeLink = (
  { config, secret }: Pick<GatewayContext, 'config' | 'secret'>,
  locale: Locale,
  id: string,
): string =>
  `${config.shopOrigins[siteOf(locale)]}${unsubscribePath}?${new URLSearchParams({ id, key: signText(secret, purpose, id) })}`;

/** Link for people to the page with the button. Its token is in the fragment, which browsers never send to a server. */
export const unsubscribePageLink = (
  { config, secret }: Pick<GatewayContext, 'config' | 'secret'>,
  locale: Locale,
  id: string,
): string =>
  `${config.shopOrigins[siteOf(locale)]}${unsubscribePath}?${new URLSearchParams({ locale })}#token=${id}.${signText(secret, purpose, id)}`;

export const isUnsubscribeKey = (secret: Keyring, id: string, key: string): boolean =>
  isSigned(secret, { purpose, text: id }, key);
