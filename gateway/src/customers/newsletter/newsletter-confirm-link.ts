import { siteOf, type Locale } from '@detour/shared-contracts/sites';
import { toLinkToken } from '../accounts/sign-in/link-token';
import type { GatewayContext } from '../../context/context';

export const newsletterConfirmPath = '/api/front/marketing/newsletter/confirm';

/** The token stands in the fragment: it reaches no server and no log before somebody presses the button of the page. */
export const newsletterConfirmLink = (
  { config, secret }: Pick<GatewayContext, 'config' | 'secret'>,
  locale: Locale,
  linkId: string,
): string => {
  const token = toLinkToken(secret, 'newsletter', linkId);
  return `${config.shopOrigins[siteOf(locale)]}${newsletterConfirmPath}?locale=${locale}#token=${token}`;
};
