import { roundUpToEuros, type Cents } from '../base/money';
import { languageOf, languageTagOf, type Locale } from '../sites/locale';

export interface NumberFormat {
  /** Exact, always with cents: `389,40 €` */
  price(amount: Cents): string;
  /** Rounded up to whole euros: `390 €`. For cards and from-prices, never for charged amounts. @spec CARD-014 */
  wholePrice(amount: Cents): string;
  /** `4 146` */
  count(value: number): string;
  /** `10 %` from 10; at most two decimals */
  percent(value: number): string;
  /** Always one decimal: `8,7` */
  rating(value: number): string;
  /** Rounded to whole km: `12 km` */
  distance(km: number): string;
}

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

const createPrinter = (locale: Locale, options: Intl.NumberFormatOptions) => {
  let intl: Intl.NumberFormat | undefined;
  return (value: number): string => {
    intl ??= new Intl.NumberFormat(languageTagOf(locale), options);
    // `+ 0` avoids "-0". The only spaces left by Intl separate thousands.
    return intl.format(value + 0).replace(/\s/g, narrowNoBreak);
  };
};

/** Number formats of one locale. Units are appended here, with our own spacing. */
export const createNumberFormat = (locale: Locale): NumberFormat => {
  const language = languageOf(locale);
  const exact = createPrinter(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const whole = createPrinter(locale, { maximumFractionDigits: 0 });
  const share = createPrinter(locale, { maximumFractionDigits: 2 });
  const score = createPrinter(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const inEuros = (text: string): string => (language === 'nl' ? `€${noBreak}${text}` : `${text}${noBreak}€`);
  const percentSpace = language === 'fr' || language === 'es' ? noBreak : '';
  const unitSpace = language === 'fr' ? narrowNoBreak : noBreak;

  return {
    price: (amount) => inEuros(exact(amount / 100)),
    wholePrice: (amount) => inEuros(whole(roundUpToEuros(amount) / 100)),
    count: (value) => whole(value),
    percent: (value) => `${share(value)}${percentSpace}%`,
    rating: (value) => score(value),
    distance: (km) => `${whole(Math.round(km))}${unitSpace}km`,
  };
};
