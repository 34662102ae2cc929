import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '@detour/shared-ui';
import { useFrameText } from '../frame/useFrameText';

type LegendColumn =
  | 'part'
  | 'team'
  | 'version'
  | 'contract'
  | 'arm'
  | 'weight'
  | 'common'
  | 'load'
  | 'health'
  | 'plan'
  | 'required'
  | 'seen';

export interface LegendTableProps {
  readonly label: string;
  /** Last parts of the ids of their texts. */
  readonly columns: readonly LegendColumn[];
  /** Rows of the body. */
  readonly children: ReactNode;
}

/** A table of the legend. It scrolls by itself where it is wider than the panel, so that the rest of the panel stays in view. */
export const LegendTable = ({ label, columns, children }: LegendTableProps) => {
  const text = useFrameText();
  const captionId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard
    <div role="region" aria-labelledby={captionId} tabIndex={0} css={scroll}>
      <table css={table}>
        <caption id={captionId}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {text(`boundaries.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
};

const scroll = css({ overflowX: 'auto' });

const table = css({
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'start',
  '& th': { fontWeight: 560, textAlign: 'start', whiteSpace: 'nowrap' },
  '& thead th': { color: 'var(--color-ink-muted)' },
  '& td, & th': {
    padding: '0.3rem 1rem 0.3rem 0',
    borderBlockEnd: '1px solid var(--color-line)',
    verticalAlign: 'top',
  },
});
