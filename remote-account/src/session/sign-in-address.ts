import type { ShopLocation } from '@detour/shared-contracts/mount';
import {
  printAddress,
  type LinkedPage,
  type PageName,
  type RouteMatch,
} from '@detour/shared-contracts/sites';
import type { Names } from '../contract';

type Door = Extract<PageName, 'signin' | 'signup'>;

/** Address of an account page, with its query. */
export const accountAddress = (
  page: LinkedPage<Names>,
  locale: RouteMatch['locale'],
  query: Readonly<Record<string, string>> = {},
): string => {
  const address = printAddress<Names>(page, locale);
  const search = new URLSearchParams(query).toString();
  if (search === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${search}`;
};

/** Address of sign-in or sign-up, which return to `origin`. @spec ROUTE-008 */
export const doorAddress = (
  page: Door,
  locale: RouteMatch['locale'],
  origin: string | null | undefined,
): string => accountAddress(page, locale, origin ? { origin } : {});

export const addressOf = ({ path, search, hash }: ShopLocation): string => path + search + hash;
