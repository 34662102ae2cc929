import { siteOf, type Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../context/context';
import { isSigned, signText } from '../../http/signing';
import type { Keyring } from '../../settings/keyring';

/** Subscriptions that a mail's links can end. Each link is signed and valid while its key is configured. */
export interface SignedLink {
  readonly path: string;
  /** Separates the signatures of links that are about the same id. */
  readonly purpose: string;
}

/** About the id of a subscription. */
export const unsubscribeLink: SignedLink = {
  path: '/api/front/marketing/newsletter/unsubscribe',
  purpose: 'newsletter',
};

/** About `voucher.buyer` or `voucher.recipient`. */
export const stopReminderLink: SignedLink = { path: '/api/front/reminders/stop', purpose: 'reminder' };

interface Target {
  readonly locale: Locale;
  readonly id: string;
}

type Context = Pick<GatewayContext, 'config' | 'secret'>;

/**
 * Address for the header `List-Unsubscribe`: one POST ends it. Mail programs post to this URL only (RFC 8058), so its key is in the query.
 */
export const headerLinkOf = (
  { config, secret }: Context,
  { path, purpose }: SignedLink,
  { locale, id }: Target,
): string =>
  `${config.shopOrigins[siteOf(locale)]}${path}?${new URLSearchParams({ locale, id, key: signText(secret, purpose, id) })}`;

/** Address for people, of the page with the button. Its token is in the fragment, which browsers never send to a server. */
export const pageLinkOf = (
  { config, secret }: Context,
  { path, purpose }: SignedLink,
  { locale, id }: Target,
): string =>
  `${config.shopOrigins[siteOf(locale)]}${path}?${new URLSearchParams({ locale })}#token=${id}.${signText(secret, purpose, id)}`;

interface Presented {
  readonly id?: string | undefined;
  readonly key?: string | undefined;
}

/** The id of a link with a valid key, from the query or else from the token of the fragment; null otherwise. */
export const readSignedLink = (
  secret: Keyring,
  { purpose }: SignedLink,
  { query, token = '' }: { readonly query: Presented; readonly token?: string },
): string | null => {
  const end = token.lastIndexOf('.');
  const id = query.id ?? token.slice(0, Math.max(0, end));
  const key = query.key ?? token.slice(end + 1);
  return id !== '' && isSigned(secret, { purpose, text: id }, key) ? id : null;
};
