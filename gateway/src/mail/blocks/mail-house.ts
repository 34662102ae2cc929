import { createFormat } from '@detour/shared-contracts/format';
import { printPath, siteOf, type Locale } from '@detour/shared-contracts/sites';
import { createTranslate } from '../../messages/message-catalogue';
import type { Speech } from '../../messages/speech';
import type { Config } from '../../settings/settings';

/** What every letter of one language knows: texts, formats, brand, and where the shop is. */
export interface MailHouse extends Speech {
  readonly locale: Locale;
  readonly brand: string;
  /** `https://fr.detour.example` */
  readonly origin: string;
  /** Home page of the language. */
  readonly homeLink: string;
  readonly contactLink: string;
  /** Number of the help line, as it is dialled in the country. */
  readonly phone: string;
  /** True while the catalogue is invented: each letter about an order then contains a notice. */
  readonly isDemonstration: boolean;
}

export const mailHouse = (
  config: Pick<Config, 'shopOrigins' | 'brand' | 'phones' | 'catalogueSize'>,
  locale: Locale,
): MailHouse => {
  const origin = config.shopOrigins[siteOf(locale)];
  return {
    t: createTranslate(locale),
    format: createFormat(locale),
    locale,
    brand: config.brand,
    origin,
    homeLink: origin + printPath('home', locale),
    contactLink: origin + printPath('contact', locale),
    phone: config.phones[locale],
    isDemonstration: config.catalogueSize !== 'none',
  };
};
