import { Dialog } from '@detour/shared-ui';
import { useText } from '../text';
import { FilterFoot } from './FilterFoot';
import { partTitleOf } from './filter-labels.view-model';
import { LazyControls } from './LazyControls';
import type { Filters } from './useFilters';

/**
 * The further filters in a drawer on desktop, or all filters full screen on mobile. Closing discards unconfirmed changes.
 * @spec FILT-004 FILT-019
 */
export const FiltersDrawer = ({ filters }: { readonly filters: Filters }) => {
  const text = useText();
  const part = filters.open === 'all' ? 'all' : 'more';
  return (
    <Dialog
      open={filters.open === 'all' || filters.open === 'more'}
      onClose={filters.cancel}
      title={text(partTitleOf(part, filters.flow))}
      closeLabel={text('ui.close')}
      kind="side"
      mobile="full"
      foot={<FilterFoot filters={filters} part={part} />}
    >
      <LazyControls>
        {({ AllFilters, FilterControl }) =>
          part === 'all' ? <AllFilters filters={filters} /> : <FilterControl part="more" filters={filters} />
        }
      </LazyControls>
    </Dialog>
  );
};
