import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  AdjustmentsHorizontalIcon,
  Button,
  Chip,
  media,
  mobileQuery,
  Popover,
  useMedia,
} from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';
import { FilterFoot } from './FilterFoot';
import { partTitleOf, toPartLabel } from './filter-labels.view-model';
import type { FilterPart } from './filter-parts';
import { LazyControls, preloadControls } from './LazyControls';
import type { Filters } from './useFilters';

export interface FilterBarProps {
  readonly filters: Filters;
  /** At the right end: "Voir sur la carte". */
  readonly end?: ReactNode;
}

/** Desktop: one pill per kind of filter, with its current value. @spec SRCH-002 FILT-001 */
export const FilterBar = ({ filters, end }: FilterBarProps) => {
  const text = useText();
  const isMobile = useMedia(mobileQuery);
  return (
    <div css={bar} role="group" aria-label={text('filter.bar')}>
      {filters.variation !== 'dropdowns' && <DrawerChip filters={filters} />}
      {(filters.variation === 'dropdowns' ? filters.parts : []).map((part) =>
        part === 'more' ? (
          <PartChip key={part} part={part} filters={filters} />
        ) : (
          <FilterPopover key={part} part={part} filters={filters} />
        ),
      )}
      <span
        css={filters.number > 0 && clear}
        {...(!isMobile && { 'data-testid': 'filters-count', 'data-count': filters.number })}
      >
        {filters.number > 0 && (
          <Button kind="link" size="small" onClick={() => filters.clear('all')}>
            {text('filter.clearAll')}
          </Button>
        )}
      </span>
      {end && <div css={endStyle}>{end}</div>}
    </div>
  );
};

const preload = (): void => void preloadControls();

/** The new filters: one pill for the drawer with all of them. @spec FLAG-010 */
const DrawerChip = ({ filters }: { readonly filters: Filters }) => {
  const text = useText();
  const { number } = filters;
  const label = text('filter.drawer');
  return (
    <Chip
      icon={<AdjustmentsHorizontalIcon size={18} />}
      aria-haspopup="dialog"
      selected={number > 0}
      aria-expanded={filters.open === 'all'}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => filters.show('all')}
      data-testid="filters-drawer"
    >
      {number > 0 ? text('filter.withCount', { label, count: number }) : label}
    </Chip>
  );
};

interface PartProps {
  readonly part: Exclude<FilterPart, 'all'>;
  readonly filters: Filters;
}

/** A click on the pill of an open dropdown closes it like a click outside. */
const PartChip = ({ part, filters }: PartProps) => {
  const text = useText();
  const isMobile = useMedia(mobileQuery);
  const format = useFormat();
  const { priceRange, reach, flow } = filters;
  const { label, isSet } = toPartLabel(part, filters.applied, { text, format, priceRange, reach, flow });
  const isOpen = filters.open === part;
  return (
    <Chip
      opens={part !== 'more'}
      {...(part === 'more' && { icon: <AdjustmentsHorizontalIcon size={18} />, 'aria-haspopup': 'dialog' })}
      selected={isSet}
      aria-expanded={isOpen}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => (isOpen ? filters.leave() : filters.show(part))}
      // On mobile these hooks are on the sections of the full screen.
      data-testid={isMobile ? undefined : `filter-${part}`}
    >
      {label}
    </Chip>
  );
};

const FilterPopover = ({ part, filters }: PartProps) => {
  const text = useText();
  return (
    <Popover
      label={text(partTitleOf(part, filters.flow))}
      open={filters.open === part}
      onClose={(reason) => (reason === 'escape' ? filters.cancel() : filters.leave())}
      anchor={<PartChip part={part} filters={filters} />}
      foot={<FilterFoot filters={filters} part={part} />}
    >
      <LazyControls>
        {({ FilterControl }) => <FilterControl part={part} filters={filters} titled />}
      </LazyControls>
    </Popover>
  );
};

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.6rem',
  marginBlockEnd: '1.5rem',
  paddingBlockEnd: '1.25rem',
  borderBlockEnd: 'var(--border-hairline)',
  // Keeps the map in the row of pills.
  [media.tablet]: { columnGap: '0.35rem' },
  [media.mobile]: { display: 'none' },
});

const clear = css({ paddingInline: '0.4rem' });
const endStyle = css({ marginInlineStart: 'auto' });
