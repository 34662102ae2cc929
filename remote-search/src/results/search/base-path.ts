import type { Flow } from '@detour/shared-contracts/mount';
import { searchPathOf } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';

/** Path of the results with the query names that affect content, without `page`, `from` and campaign parameters. */
export const basePathOf = (locale: Locale, flow: Flow): string =>
  `${searchPathOf(locale, flow)}${flow === 'gifting' || flow === 'hotel' ? `?flow=${flow}` : ''}`;
