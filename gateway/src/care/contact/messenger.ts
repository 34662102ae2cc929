import { languageOf, type Locale } from '@detour/shared-contracts/sites';
import type { Config } from '../../settings/settings';

type MessengerConfig = Pick<Config, 'environment' | 'messengerAppId' | 'messengerUrl'>;

/**
 * URL of the messenger's page for a locale. Null without an app id, and outside of production everywhere except in Spain. The page
 * opens in its own tab, so that no third-party script runs here.
 * @spec CONTACT-006 CONTACT-007
 */
export const messengerUrl = (
  { environment, messengerAppId, messengerUrl: address }: MessengerConfig,
  locale: Locale,
): string | null => {
  const isOn = messengerAppId !== '' && (locale === 'es_ES' || environment === 'production');
  if (!isOn || address === '') return null;
  return address
    .replaceAll('{appId}', encodeURIComponent(messengerAppId))
    .replaceAll('{language}', languageOf(locale));
};
