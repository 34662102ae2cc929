import { css } from '@emotion/react';
import { useId } from 'react';
import type { Sort } from '@detour/shared-contracts/criteria';
import { sortsFor } from '@detour/shared-contracts/rules';
import { ChevronDownIcon, media, mobileQuery, useMedia } from '@detour/shared-ui';
import { useText, type MessageId } from '../../text';
import type { PageSearch } from '../search/page-search';

export interface SortSelectProps {
  readonly search: Pick<PageSearch, 'flow' | 'criteria' | 'sort'>;
  readonly onSort: (sort: Sort) => void;
}

export const sortLabels: Readonly<Record<Sort, MessageId>> = {
  priceQuality: 'sort.priceQuality',
  distance: 'sort.distance',
  promo: 'sort.promo',
  priceAsc: 'sort.priceAsc',
  priceDesc: 'sort.priceDesc',
  rating: 'sort.rating',
  popularity: 'sort.popularity',
  svPriceAsc: 'sort.priceAsc',
  svPriceDesc: 'sort.priceDesc',
};

/**
 * The sorts of the flow. On mobile they are in the bottom bar. @spec SORT-001 SORT-002 SORT-003 SORT-004 SORT-005 SORT-006
 * SORT-007
 */
export const SortSelect = ({ search: { flow, criteria, sort: chosen }, onSort }: SortSelectProps) => {
  const text = useText();
  const id = useId();
  const isMobile = useMedia(mobileQuery);
  const hasPosition = criteria.position !== undefined;
  return (
    <div css={frame}>
      <label htmlFor={id}>{text('sort.by')}</label>
      <select
        id={id}
        css={select}
        value={chosen}
        onChange={({ target }) => onSort(target.value as Sort)}
        data-testid={isMobile ? undefined : 'sort'}
      >
        {sortsFor(flow, hasPosition).map((sort) => (
          <option key={sort} value={sort}>
            {text(sortLabels[sort])}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={17} />
    </div>
  );
};

const frame = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.4rem',
  fontSize: '0.9688rem',
  whiteSpace: 'nowrap',
  [media.mobile]: { display: 'none' },
  '& > svg': { position: 'absolute', insetInlineEnd: 0, pointerEvents: 'none' },
});

const select = css({
  minHeight: 'var(--size-target)',
  padding: '0 1.4rem 0 0',
  border: 0,
  borderRadius: 'var(--radius-s)',
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  appearance: 'none',
  cursor: 'pointer',
  maxWidth: '17rem',
  textOverflow: 'ellipsis',
  '& option': { fontWeight: 440 },
});
