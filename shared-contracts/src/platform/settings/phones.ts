import { isLocale, type Locale } from '../../sites/locale';

/** Numbers of a demonstration. Production refuses them. */
export const madeUpPhones: Readonly<Record<Locale, string>> = {
  fr_FR: '01 00 00 00 00',
  es_ES: '910 00 00 00',
  it_IT: '02 0000 0000',
  nl_NL: '020 000 0000',
  fr_BE: '02 000 00 00',
  nl_BE: '02 000 00 00',
};

/** Parses `fr_FR=01 23 45 67 89,…`: the help line of each locale, a made-up one where none is given. */
export const phones = (value: string): Readonly<Record<Locale, string>> => {
  const given: Record<Locale, string> = { ...madeUpPhones };
  for (const pair of value.split(',').filter(Boolean)) {
    const [locale, phone] = pair.split('=');
    if (!isLocale(locale) || !phone) throw new Error(`holds "${pair}"; each part is LOCALE=NUMBER`);
    given[locale] = phone;
  }
  return given;
};
