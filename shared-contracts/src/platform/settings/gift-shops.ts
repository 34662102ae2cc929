import { isLocale, type Locale } from '../../sites/locale';

type GiftShops = Readonly<Partial<Record<Locale, string>>>;

/** Neutral hosts of a demonstration, which answer nothing. */
export const exampleGiftShops: GiftShops = {
  fr_FR: 'https://fr.gifts.example',
  es_ES: 'https://es.gifts.example',
  it_IT: 'https://it.gifts.example',
  nl_NL: 'https://nl.gifts.example',
  fr_BE: 'https://be.gifts.example/fr',
  nl_BE: 'https://be.gifts.example/nl',
};

/** Parses `fr_FR=https://gifts.shop.example,…`: address of the gift shop by locale. A locale may be absent. @spec ROUTE-019 */
export const giftShops = (value: string): GiftShops => {
  const given: Partial<Record<Locale, string>> = {};
  for (const pair of value.split(',').filter(Boolean)) {
    const [locale, address = ''] = pair.split('=');
    if (!isLocale(locale) || !/^https:\/\/[^?#\s]+$/.test(address))
      throw new Error(`holds "${pair}"; each part is LOCALE=https://…, without query`);
    given[locale] = address;
  }
  return given;
};
