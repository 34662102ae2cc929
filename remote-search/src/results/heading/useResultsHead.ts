import { useEffect } from 'react';
import type { OffersResponse } from '@detour/shared-contracts/api';
import { resultsPageSize } from '@detour/shared-contracts/rules';
import { useSetHead, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { basePathOf } from '../search/base-path';
import { toResultsHead } from './results-head.view-model';
import type { PageSearch } from '../search/page-search';

/** Updates title and neighbours when criteria or page change. The first head comes with the page. */
export const useResultsHead = (
  answer: Pick<OffersResponse, 'searchDetails' | 'totalCount' | 'pageMeta'> | null,
  { flow, page }: Pick<PageSearch, 'flow' | 'page'>,
): void => {
  const setHead = useSetHead();
  const { locale, brand } = useSite();
  const text = useText();
  useEffect(() => {
    if (!answer) return;
    setHead(
      toResultsHead({
        text,
        brand,
        flow,
        basePath: basePathOf(locale, flow),
        page,
        pageSize: resultsPageSize,
        answer,
      }),
    );
  }, [setHead, text, brand, locale, page, answer, flow]);
};
