import { useMemo } from 'react';
import { useCriteria, useRoute, useShopLocation, useSite } from '@detour/remote-kit';
import { pageSearchOf, type PageSearch } from './page-search';
import type { Names } from '../../contract';

/** The search of the current URL. */
export const usePageSearch = (): PageSearch => {
  const { page } = useRoute();
  const { search } = useShopLocation();
  const criteria = useCriteria<Names>();
  const { locale, flags } = useSite<Names>();
  return useMemo(
    () => pageSearchOf({ page, search, criteria, site: { locale, flags } }),
    [page, search, criteria, locale, flags],
  );
};
