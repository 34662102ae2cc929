import { printPath, type Locale } from '@detour/shared-contracts/sites';
import type { Names } from '../contract';

/** Boxes per page: fills whole rows of four, three and two. */
export const boxesPerPage = 24;

/** Zero-based page of a query, as in the search (decision 0209), clamped to existing pages. Invalid values count as the first. */
export const boxPageOf = (search: string, count: number): number => {
  const asked = new URLSearchParams(search).get('page') ?? '';
  const last = Math.max(0, Math.ceil(count / boxesPerPage) - 1);
  return /^\d{1,3}$/.test(asked) ? Math.min(Number(asked), last) : 0;
};

/** The first page has the address of the list. */
export const boxPageAddress = (locale: Locale, page: number): string =>
  printPath<Names>('boxes', locale) + (page > 0 ? `?page=${page}` : '');
