/** Stays per results page, for search, pagination and the start of fallbacks. @spec SRCH-007 */
export const resultsPageSize = 24;

/** Number of pages, at least 1. */
export const pageCountOf = (totalCount: number, pageSize: number = resultsPageSize): number =>
  Math.max(1, Math.ceil(totalCount / pageSize));
