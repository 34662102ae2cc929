import {
  resultsPageSize,
  searchRequestOf,
  type Criteria,
  type Locale,
  type OffersRequest,
} from '@detour/shared-contracts';
import { readFlow, readPage } from './results-query';

/** The request behind a page of results; the same on the server, where the criteria are the default ones. */
export const resultsRequest = (locale: Locale, search: string, criteria: Criteria): OffersRequest =>
  searchRequestOf(criteria, readFlow(search), locale, { page: readPage(search), limit: resultsPageSize });
