import { printPath, type Locale } from '@detour/shared-contracts/sites';
import type { Names } from '../contract';

/** URL of the page of a code. The code is in the fragment, which browsers never send to a server. */
export const voucherAddress = (locale: Locale, code: string): string => {
  const query = locale.endsWith('_BE') ? `?locale=${locale}` : '';
  const fragment = code === '' ? '' : `#${new URLSearchParams({ token: code }).toString()}`;
  return printPath<Names>('voucher', locale) + query + fragment;
};
