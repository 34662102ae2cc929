import type { Flow, PageName } from '@detour/shared-contracts';

const flows: readonly Flow[] = ['booking', 'gifting', 'hotel', 'activity'];

/** The flow in force; anything that is no flow counts as booking. @spec FLOW-007 */
export const readFlow = (search: string): Flow => {
  const word = new URLSearchParams(search).get('flow');
  return flows.find((flow) => flow === word) ?? 'booking';
};

/** The flow of a page of results: that of its path, else of its query. */
export const flowOfPage = (page: PageName, search: string): Flow =>
  page === 'activity-search' ? 'activity' : readFlow(search);

const lastPage = 1000;

/** Zero-based page of the results; anything else counts as the first. @spec SRCH-015 */
export const readPage = (search: string): number => {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^\d{1,4}$/.test(text) && Number(text) <= lastPage ? Number(text) : 0;
};
