import { Button } from '@detour/shared-ui';
import { useText } from '../text';
import type { FilterPart } from './filter-parts';
import type { Filters } from './useFilters';

export interface FilterFootProps {
  readonly filters: Filters;
  readonly part: FilterPart;
}

/** "Effacer" left, "Voir 48 offres" right. The count follows the draft. @spec FILT-007 FILT-010 FILT-049 */
export const FilterFoot = ({ filters, part }: FilterFootProps) => {
  const text = useText();
  const { count, flow } = filters;
  const show = flow === 'activity' ? 'search.showActivities' : 'search.showResults';
  return (
    <>
      <Button kind="link" size="small" onClick={() => filters.clear(part)} data-testid="filter-clear">
        {text(part === 'all' ? 'ui.reset' : 'ui.clear')}
      </Button>
      <Button size="small" width="label" onClick={filters.confirm} data-testid="filter-confirm">
        {count === null ? text('ui.confirm') : text(show, { count })}
      </Button>
    </>
  );
};
