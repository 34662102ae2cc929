import { pageCountOf } from '@detour/shared-contracts/rules';
import { Pagination } from '@detour/shared-ui';
import { useShopLocation } from '@detour/remote-kit';
import type { Criteria } from '../contract';
import { pageAddress } from '../searchbox/address/search-address';
import { useText } from '../text';
import { resultsStyles as styles } from './results.styles';

export interface ResultsPagesProps {
  readonly totalCount: number;
  readonly criteria: Criteria;
  /** Zero-based. */
  readonly page: number;
}

/** @spec SRCH-014 SRCH-015 SRCH-016 */
export const ResultsPages = ({ totalCount, criteria, page }: ResultsPagesProps) => {
  const text = useText();
  const location = useShopLocation();
  return (
    <div css={styles.pages}>
      <Pagination
        current={page + 1}
        count={pageCountOf(totalCount)}
        hrefOf={(number) => pageAddress(location, number - 1, criteria)}
        label={text('search.pages')}
        pageLabel={(number) => text('search.page', { page: number })}
        previousLabel={text('ui.previous')}
        nextLabel={text('ui.next')}
      />
    </div>
  );
};
