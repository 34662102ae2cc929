import type { Flow } from '@detour/shared-contracts/mount';
import { locales, type Locale } from '@detour/shared-contracts/sites';

/** Automatic discount in percent. */
const autoDiscountPercent = 10;

export interface FallbackBanner {
  readonly locale: Locale;
  readonly flow: Flow;
  readonly pages: readonly ('home' | 'search' | 'product')[];
  readonly campaign: 'autodiscount';
  readonly content: string;
}

const discount = autoDiscountPercent;

const french = `<b>${discount}\u00a0%</b> de remise supplémentaire sur votre séjour`;
const dutch = `<b>${discount}%</b> extra korting op je verblijf`;

const contents: Readonly<Record<Locale, string>> = {
  fr_FR: french,
  fr_BE: french,
  es_ES: `Un <b>${discount}\u00a0%</b> de descuento extra en tu escapada`,
  nl_NL: dutch,
  nl_BE: dutch,
  it_IT: `<b>${discount}%</b> di sconto extra sul tuo soggiorno`,
};

/**
 * Banners shown instead of editorial content when a booking visit gets the automatic discount. A shop may turn the flag on only
 * if it gives this discount. @spec BANNER-004
 */
export const fallbackBanners: readonly FallbackBanner[] = locales.map((locale) => ({
  locale,
  flow: 'booking',
  pages: ['home', 'search', 'product'],
  campaign: 'autodiscount',
  content: contents[locale],
}));
