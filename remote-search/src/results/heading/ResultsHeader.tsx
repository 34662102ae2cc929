import type { SearchDetails } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Breadcrumb, text as type } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { toResultsHeading } from './results-heading.view-model';
import { resultsStyles as styles } from '../results.styles';
import { SortSelect, type SortSelectProps } from './SortSelect';
import type { Names } from '../../contract';

/** The heading of results that did not arrive: nothing is known of them. */
export const UnknownHeader = () => {
  const text = useText();
  const home = printPath<Names>('home', useSite().locale);
  const results = text('search.results');
  return (
    <div css={styles.heading}>
      <div css={styles.titles}>
        <Breadcrumb
          crumbs={[{ label: text('nav.home'), href: home }, { label: results }]}
          label={text('nav.breadcrumb')}
          short="phone"
          moreLabel={text('nav.wholePath')}
        />
        <h1 css={type.h1}>{results}</h1>
      </div>
    </div>
  );
};

export interface ResultsHeaderProps extends SortSelectProps {
  readonly details: SearchDetails;
}

/** Breadcrumb, count and sort order. */
export const ResultsHeader = ({ details, search, onSort }: ResultsHeaderProps) => {
  const text = useText();
  const { locale } = useSite();
  const format = useFormat();
  const { title, crumbs } = toResultsHeading(details, {
    locale,
    flow: search.flow,
    text,
    format,
    around: search.criteria.distance?.max,
  });
  return (
    <div css={styles.heading}>
      <div css={styles.titles}>
        <Breadcrumb
          crumbs={crumbs}
          label={text('nav.breadcrumb')}
          short="phone"
          moreLabel={text('nav.wholePath')}
        />
        <h1 css={type.h1} data-testid="results-count" data-count={details.totalCount}>
          {title}
        </h1>
      </div>
      {details.totalCount > 1 && <SortSelect search={search} onSort={onSort} />}
    </div>
  );
};
