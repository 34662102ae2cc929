import { roundUpToEuros, type Cents } from '../base/money';
import { languageOf, languageTagOf, type Locale } from '../sites/locale';

/**
 * Negative numbers have the sign `−` (U+2212) where `Intl` of the locale puts it, without a space: `−12,50 €`, `€ −12,50`, `−20 %`.
 * `Intl` itself writes a hyphen in all six locales (1084).
 */
export interface NumberFormat {
  /** Exact, always with cents: `389,40 €` */
  price(amount: Cents): string;
  /** Rounded up to whole euros: `390 €`. For cards and from-prices, never for charged amounts. @spec CARD-014 */
  wholePrice(amount: Cents): string;
  /** A difference, exact: `+24,00 €`, `−12,00 €`, `0,00 €`. The sign is first, also in Dutch: `+€ 24,00` */
  signedPrice(amount: Cents): string;
  /** The same in whole euros, as `wholePrice`. */
  signedWholePrice(amount: Cents): string;
  /** `4 146` */
  count(value: number): string;
  /** `10 %` from 10; at most two decimals */
  percent(value: number): string;
  /** A difference: `+1,5 %`, `−1,5 %`, `0 %` */
  signedPercent(value: number): string;
  /** Always one decimal: `8,7` */
  rating(value: number): string;
  /** Rounded to whole km: `12 km` */
  distance(km: number): string;
}

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';
const minus = '\u2212';

const createPrinter = (locale: Locale, options: Intl.NumberFormatOptions) => {
  let intl: Intl.NumberFormat | undefined;
  return (value: number): string => {
    intl ??= new Intl.NumberFormat(languageTagOf(locale), options);
    // `+ 0` avoids "-0". The only spaces left by Intl separate thousands.
    return intl
      .format(value + 0)
      .replace(/\s/g, narrowNoBreak)
      .replace('-', minus);
  };
};

/** Number formats of one locale. Units are appended here, with our own spacing. */
export const createNumberFormat = (locale: Locale): NumberFormat => {
  const language = languageOf(locale);
  const exact = createPrinter(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const whole = createPrinter(locale, { maximumFractionDigits: 0 });
  const share = createPrinter(locale, { maximumFractionDigits: 2 });
  const score = createPrinter(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = (value: number, print: (size: number) => string): string => {
    const sign = value < 0 ? minus : '+';
    return `${value === 0 ? '' : sign}${print(Math.abs(value))}`;
  };
  const inEuros = (text: string): string => (language === 'nl' ? `€${noBreak}${text}` : `${text}${noBreak}€`);
  const percentSpace = language === 'fr' || language === 'es' ? noBreak : '';
  const unitSpace = language === 'fr' ? narrowNoBreak : noBreak;

  const price = (amount: Cents): string => inEuros(exact(amount / 100));
  const wholePrice = (amount: Cents): string => inEuros(whole(roundUpToEuros(amount) / 100));
  const percent = (value: number): string => `${share(value)}${percentSpace}%`;

  return {
    price,
    wholePrice,
    signedPrice: (amount) => signed(amount, price),
    signedWholePrice: (amount) => signed(amount, wholePrice),
    count: (value) => whole(value),
    percent,
    signedPercent: (value) => signed(value, percent),
    rating: (value) => score(value),
    distance: (km) => `${whole(Math.round(km))}${unitSpace}km`,
  };
};
