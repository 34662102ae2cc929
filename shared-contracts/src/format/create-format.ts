import type { Locale } from '../sites/locale';
import { createDateFormat, type DateFormat } from './format-dates';
import { createNumberFormat, type NumberFormat } from './format-numbers';
import { formatPhone } from './format-phone';

/** Formats numbers, dates and money for one locale. The only formatting code, shared by server and browser. */
export interface Format extends NumberFormat, DateFormat {
  readonly locale: Locale;
  /** An E.164 number in this locale's national notation. */
  phone(e164: string): string;
}

/** Creates and caches `Intl` objects on first use: create one formatter per locale and keep it. */
export const createFormat = (locale: Locale): Format => ({
  locale,
  ...createNumberFormat(locale),
  ...createDateFormat(locale),
  phone: (e164) => formatPhone(locale, e164),
});
