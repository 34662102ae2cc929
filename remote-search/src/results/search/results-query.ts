import type { Flow } from '@detour/shared-contracts/mount';
import { readFlow } from '@detour/shared-contracts/rules';
import type { PageName } from '@detour/shared-contracts/sites';

/** Flow of a results page: by path, otherwise by query. */
export const flowOfPage = (page: PageName, search: string): Flow =>
  page === 'activity-search' ? 'activity' : readFlow(search);

const lastPage = 1000;

/** Zero-based page. Invalid values count as the first. @spec SRCH-015 */
export const readPage = (search: string): number => {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^\d{1,4}$/.test(text) && Number(text) <= lastPage ? Number(text) : 0;
};
