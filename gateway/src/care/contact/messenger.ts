import { languageOf, type Locale } from '@detour/shared-contracts/sites';
import type { Config } from '../../settings/settings';

type MessengerConfig = Pick<Config, 'environment' | 'messengerAppId' | 'messengerUrl'>;

/**
 * Address of the messenger's own page for a locale; null without an app id, and outside of production everywhere but in Spain. Its page
 * opens beside ours, so that no script of another host runs here. @spec CONTACT-006 CONTACT-007
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
