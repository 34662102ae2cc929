import {
  resultsPageSize,
  searchRequestOf,
  type Criteria,
  type Flow,
  type Locale,
  type OffersRequest,
} from '@detour/shared-contracts';
import { readPage } from './results-query';

/** The request behind a page of results; the same on the server, where the criteria are the default ones. */
export const resultsRequest = (
  locale: Locale,
  flow: Flow,
  search: string,
  criteria: Criteria,
): OffersRequest =>
  searchRequestOf(criteria, flow, locale, { page: readPage(search), limit: resultsPageSize });
