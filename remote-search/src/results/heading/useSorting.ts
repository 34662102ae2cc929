import { applyPatch, type Sort } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { useHost, useSite } from '@detour/remote-kit';
import type { Criteria, Names } from '../../contract';
import { searchAddress } from '../../searchbox/address/search-address';

/** Changes the sort order and returns to the first page. @spec SBOX-024 SBOX-025 */
export const useSorting = (criteria: Criteria, flow: Flow): ((sort: Sort) => void) => {
  const { navigation } = useHost();
  const { locale } = useSite();
  return (sort) =>
    void navigation.navigate(searchAddress(locale, flow, applyPatch<Names>(criteria, { sort })));
};
