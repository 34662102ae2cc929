import { useEffect } from 'react';
import type { OffersResponse } from '@detour/shared-contracts/api';
import type { Flow } from '@detour/shared-contracts/mount';
import { resultsPageSize } from '@detour/shared-contracts/rules';
import { useSetHead, useShopLocation, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { basePathOf } from '../search/base-path';
import { toResultsHead } from './results-head.view-model';
import { readPage } from '../search/results-query';

/** Updates title and neighbours when criteria or page change. The first head comes with the page. */
export const useResultsHead = (
  answer: Pick<OffersResponse, 'searchDetails' | 'totalCount' | 'pageMeta'> | null,
  flow: Flow,
): void => {
  const setHead = useSetHead();
  const { locale, brand } = useSite();
  const { search } = useShopLocation();
  const text = useText();
  useEffect(() => {
    if (!answer) return;
    setHead(
      toResultsHead({
        text,
        brand,
        flow,
        basePath: basePathOf(locale, flow),
        page: readPage(search),
        pageSize: resultsPageSize,
        answer,
      }),
    );
  }, [setHead, text, brand, locale, search, answer, flow]);
};
