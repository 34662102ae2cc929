import {
  applyPatch,
  type Criteria,
  type Flow,
  type SearchDetails,
  type Sort,
} from '@detour/shared-contracts';
import { Breadcrumb, text as type } from '@detour/shared-ui';
import { useHost, useSite } from '@detour/shared-ui/remote';
import { searchAddress } from '../searchbox/search-address';
import { useText } from '../text';
import { toResultsHeading } from './results-heading.view-model';
import { resultsStyles as styles } from './results.styles';
import { SortSelect } from './SortSelect';

export interface ResultsHeaderProps {
  readonly details: SearchDetails;
  readonly criteria: Criteria;
  readonly flow: Flow;
}

/** Where one is, how many there are, and in which order. */
export const ResultsHeader = ({ details, criteria, flow }: ResultsHeaderProps) => {
  const text = useText();
  const { locale } = useSite();
  const { navigation } = useHost();
  const { title, crumbs } = toResultsHeading(details, { locale, flow, text });
  const sortBy = (sort: Sort): void =>
    void navigation.navigate(searchAddress(locale, flow, applyPatch(criteria, { sort })));
  return (
    <div css={styles.heading}>
      <div css={styles.titles}>
        <Breadcrumb crumbs={crumbs} label={text('nav.breadcrumb')} />
        <h1 css={type.h1} data-testid="results-count" data-count={details.totalCount}>
          {title}
        </h1>
      </div>
      {details.totalCount > 1 && <SortSelect flow={flow} criteria={criteria} onSort={sortBy} />}
    </div>
  );
};
