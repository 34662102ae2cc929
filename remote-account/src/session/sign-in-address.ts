import type { ShopLocation } from '@detour/shared-contracts/mount';
import { printPath, type LinkedPage, type PageName, type RouteMatch } from '@detour/shared-contracts/sites';
import type { Names } from '../contract';

type Door = Extract<PageName, 'signin' | 'signup'>;

/** Address of the page with its language, because account addresses are the same in both languages of Belgium. */
const localeQuery = ({ locale }: Pick<RouteMatch, 'locale'>): string =>
  locale.endsWith('_BE') ? `locale=${locale}` : '';

/** Address of an account page, with its query. */
export const accountAddress = (
  page: LinkedPage<Names>,
  locale: RouteMatch['locale'],
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = [localeQuery({ locale }), new URLSearchParams(query).toString()].filter(Boolean).join('&');
  return printPath<Names>(page, locale) + (search && `?${search}`);
};

/** Address of sign-in or sign-up, which return to `origin`. @spec ROUTE-008 */
export const doorAddress = (
  page: Door,
  locale: RouteMatch['locale'],
  origin: string | null | undefined,
): string => accountAddress(page, locale, origin ? { origin } : {});

export const addressOf = ({ path, search, hash }: ShopLocation): string => path + search + hash;
