import {
  resultsPageSize,
  searchRequestOf,
  type Criteria,
  type Flow,
  type Locale,
  type OffersRequest,
} from '@detour/shared-contracts';
import { readPage } from './results-query';

/** Request of a results page. The same on the server, with default criteria. */
export const resultsRequest = (
  locale: Locale,
  flow: Flow,
  search: string,
  criteria: Criteria,
): OffersRequest =>
  searchRequestOf(criteria, flow, locale, { page: readPage(search), limit: resultsPageSize });
