import { printPath, type Locale } from '@detour/shared-contracts';
import { readFlow } from './results-query';

/** Path of the results with what of the query decides their content, without the page; `from` and campaigns do not. */
export const basePathOf = (locale: Locale, search: string): string => {
  const flow = readFlow(search);
  return `${printPath('search', locale)}${flow === 'booking' ? '' : `?flow=${flow}`}`;
};
