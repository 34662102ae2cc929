import type { OffersResponse } from '@detour/shared-contracts/api';
import { emptyCriteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { EmptyState, LinkButton } from '@detour/shared-ui';
import { useShopLocation, useSite } from '@detour/remote-kit';
import type { Criteria } from '../../contract';
import { hasFilters, withoutFilters } from '../../searchbox/address/filter-keys';
import { pageAddress, searchAddress } from '../../searchbox/address/search-address';
import { useText } from '../../text';

export interface NoResultsProps {
  readonly answer: Pick<OffersResponse, 'totalCount'>;
  readonly criteria: Criteria;
  readonly flow: Flow;
  readonly page: number;
}

/** Empty state with one helpful action. @spec SRCH-035 SRCH-036 SRCH-055 FALL-023 */
export const NoResults = ({ answer, criteria, flow, page }: NoResultsProps) => {
  const text = useText();
  const { locale } = useSite();
  const location = useShopLocation();
  if (answer.totalCount > 0 && page > 0) {
    return (
      <EmptyState
        title={text('search.noResultsTitle')}
        sentence={text('search.pageGone')}
        action={<LinkButton href={pageAddress(location, 0, criteria)}>{text('search.firstPage')}</LinkButton>}
      />
    );
  }
  const filtered = hasFilters(criteria);
  return (
    <EmptyState
      title={text(flow === 'activity' ? 'search.noActivity' : 'search.noResultsTitle')}
      sentence={text(flow === 'activity' ? 'search.noActivityText' : 'search.noResultsText')}
      action={
        <LinkButton href={searchAddress(locale, flow, filtered ? withoutFilters(criteria) : emptyCriteria)}>
          {text(filtered ? 'search.removeFilters' : 'search.anywhere')}
        </LinkButton>
      }
    />
  );
};
