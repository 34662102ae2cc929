import type { SearchDetails } from '@detour/shared-contracts/api';
import type { Criteria, Sort } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { Breadcrumb, text as type } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { toResultsHeading } from './results-heading.view-model';
import { resultsStyles as styles } from '../results.styles';
import { SortSelect } from './SortSelect';

export interface ResultsHeaderProps {
  readonly details: SearchDetails;
  readonly criteria: Criteria;
  readonly flow: Flow;
  readonly onSort: (sort: Sort) => void;
}

/** Breadcrumb, count and sort order. */
export const ResultsHeader = ({ details, criteria, flow, onSort }: ResultsHeaderProps) => {
  const text = useText();
  const { locale } = useSite();
  const format = useFormat();
  const { title, crumbs } = toResultsHeading(details, {
    locale,
    flow,
    text,
    format,
    around: criteria.distance?.max,
  });
  return (
    <div css={styles.heading}>
      <div css={styles.titles}>
        <Breadcrumb crumbs={crumbs} label={text('nav.breadcrumb')} />
        <h1 css={type.h1} data-testid="results-count" data-count={details.totalCount}>
          {title}
        </h1>
      </div>
      {details.totalCount > 1 && <SortSelect flow={flow} criteria={criteria} onSort={onSort} />}
    </div>
  );
};
