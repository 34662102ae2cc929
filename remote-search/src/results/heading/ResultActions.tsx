import {
  ActionBar,
  actionBarBadge,
  ActionBarButton,
  AdjustmentsHorizontalIcon,
  MapIcon,
  preloadMap,
} from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { preloadControls } from '../../filters/LazyControls';
import type { Filters } from '../../filters/useFilters';
import { useText } from '../../text';
import { SortAction } from './SortAction';
import type { SortSelectProps } from './SortSelect';

export interface ResultActionsProps extends SortSelectProps {
  readonly filters: Filters;
  readonly onMap: () => void;
}

/** Mobile: filters with their number, the map and the sort order, at the bottom of the screen. @spec SRCH-019 */
export const ResultActions = ({ filters, search, onSort, onMap }: ResultActionsProps) => {
  const text = useText();
  const format = useFormat();
  const { number } = filters;
  return (
    <ActionBar label={text('search.results')}>
      <ActionBarButton
        icon={<AdjustmentsHorizontalIcon />}
        aria-haspopup="dialog"
        onPointerEnter={() => void preloadControls()}
        onFocus={() => void preloadControls()}
        onClick={() => filters.show('all')}
        badge={
          <span css={number > 0 ? actionBarBadge : undefined} data-testid="filters-count" data-count={number}>
            {number > 0 && format.count(number)}
          </span>
        }
      >
        {text('filter.title')}
      </ActionBarButton>
      <ActionBarButton icon={<MapIcon />} aria-haspopup="dialog" onFocus={preloadMap} onClick={onMap}>
        {text('map.title')}
      </ActionBarButton>
      <SortAction search={search} onSort={onSort} />
    </ActionBar>
  );
};
