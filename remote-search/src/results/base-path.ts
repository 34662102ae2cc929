import { searchPathOf, type Flow, type Locale } from '@detour/shared-contracts';

/** Path of the results with what of the query decides their content, without the page; `from` and campaigns do not. */
export const basePathOf = (locale: Locale, flow: Flow): string =>
  `${searchPathOf(locale, flow)}${flow === 'gifting' || flow === 'hotel' ? `?flow=${flow}` : ''}`;
