import type { GatewayContext } from '../../context/context';
import { siteOf, type Locale } from '@detour/shared-contracts/sites';
import type { Keyring } from '../../settings/keyring';
import { isSigned, signText } from '../../http/signing';

export const unsubscribePath = '/api/front/marketing/newsletter/unsubscribe';

const purpose = 'newsletter';

/**
 * Ends one subscription, as long as its key is configured: people look for it in old mails. For the header `List-Unsubscribe` only: mail programs
 * post to an address and nothing else (RFC 8058), so its key stands in the query.
 */
export const unsubscribeLink = (
  { config, secret }: Pick<GatewayContext, 'config' | 'secret'>,
  locale: Locale,
  id: string,
): string =>
  `${config.shopOrigins[siteOf(locale)]}${unsubscribePath}?${new URLSearchParams({ id, key: signText(secret, purpose, id) })}`;

/** The same for people: the page that asks. Its token stands in the fragment, which no browser sends to a server. */
export const unsubscribePageLink = (
  { config, secret }: Pick<GatewayContext, 'config' | 'secret'>,
  locale: Locale,
  id: string,
): string =>
  `${config.shopOrigins[siteOf(locale)]}${unsubscribePath}?${new URLSearchParams({ locale })}#token=${id}.${signText(secret, purpose, id)}`;

export const isUnsubscribeKey = (secret: Keyring, id: string, key: string): boolean =>
  isSigned(secret, { purpose, text: id }, key);
