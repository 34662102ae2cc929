import type { OffersRequest } from '@detour/shared-contracts/api';
import type { Criteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { resultsPageSize, searchRequestOf } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import { readPage } from './results-query';

/** Request of a results page. The same on the server, with default criteria. */
export const resultsRequest = (
  locale: Locale,
  flow: Flow,
  search: string,
  criteria: Criteria,
): OffersRequest =>
  searchRequestOf(criteria, flow, locale, { page: readPage(search), limit: resultsPageSize });
