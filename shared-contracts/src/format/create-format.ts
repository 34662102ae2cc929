import type { Locale } from '../sites/locale';
import { createDateFormat, type DateFormat } from './format-dates';
import { createNumberFormat, type NumberFormat } from './format-numbers';
import { formatPhone } from './format-phone';

/** Numbers, dates and money of one locale: the only place that formats, on server and browser alike. */
export interface Format extends NumberFormat, DateFormat {
  readonly locale: Locale;
  /** An E.164 number as it is written in this locale's country. */
  phone(e164: string): string;
}

/** `Intl` objects are made on first use and kept in the answer: create one per locale and keep it. */
export const createFormat = (locale: Locale): Format => ({
  locale,
  ...createNumberFormat(locale),
  ...createDateFormat(locale),
  phone: (e164) => formatPhone(locale, e164),
});
