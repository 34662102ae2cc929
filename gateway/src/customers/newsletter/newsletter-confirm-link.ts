import { siteOf, type Locale } from '@detour/shared-contracts/sites';
import { toLinkToken } from '../accounts/sign-in/link-token';
import type { GatewayContext } from '../../context/context';

export const newsletterConfirmPath = '/api/front/marketing/newsletter/confirm';

/** The token is in the fragment: no server and no log sees it before the button on the page is pressed. */
export const newsletterConfirmLink = (
  { config, secret }: Pick<GatewayContext, 'config' | 'secret'>,
  locale: Locale,
  linkId: string,
): string => {
  const token = toLinkToken(secret, 'newsletter', linkId);
  return `${config.shopOrigins[siteOf(locale)]}${newsletterConfirmPath}?locale=${locale}#token=${token}`;
};
