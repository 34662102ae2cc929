import { readFlow, type Flow, type PageName } from '@detour/shared-contracts';

/** The flow of a page of results: that of its path, else of its query. */
export const flowOfPage = (page: PageName, search: string): Flow =>
  page === 'activity-search' ? 'activity' : readFlow(search);

const lastPage = 1000;

/** Zero-based page of the results; anything else counts as the first. @spec SRCH-015 */
export const readPage = (search: string): number => {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^\d{1,4}$/.test(text) && Number(text) <= lastPage ? Number(text) : 0;
};
