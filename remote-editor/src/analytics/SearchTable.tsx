import { css } from '@emotion/react';
import type { AnalyticsReport } from '@detour/shared-contracts/api';
import { media } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';
import { placeName, rateOf } from './report.view-model';

interface SearchTableProps {
  /** Id of the heading. */
  readonly labelledBy: string;
  readonly rows: AnalyticsReport['searches']['rows'];
}

/** Searches by destination, most frequent first. */
export const SearchTable = ({ labelledBy, rows }: SearchTableProps) => {
  const text = useText();
  const format = useFormat();
  return (
    <table css={table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{text('analytics.place')}</th>
          <th scope="col">{text('analytics.visits')}</th>
          <th scope="col">{text('analytics.empty')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.place} data-testid="search-row" data-place={row.place}>
            <th scope="row">{placeName(row, text)}</th>
            <td>{format.count(row.visits)}</td>
            <td>
              {text('analytics.share', {
                count: format.count(row.empty),
                rate: rateOf(row.empty, row.visits, format),
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const table = css({
  width: '100%',
  maxWidth: '44rem',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: 'var(--space-2) var(--space-4) var(--space-2) 0',
    borderBlockEnd: '1px solid var(--color-line)',
    textAlign: 'end',
    verticalAlign: 'top',
    fontWeight: 400,
    [media.mobile]: { paddingInlineEnd: 'var(--space-2)' },
  },
  '& th:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere' },
  '& th:last-of-type:not(:first-of-type), & td:last-of-type': { paddingInlineEnd: 0 },
  '& thead th': { fontWeight: 600, fontSize: '0.875rem' },
});
