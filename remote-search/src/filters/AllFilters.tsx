import { useText } from '../text';
import { FilterSection } from './controls/HotelFilters';
import { FilterControl } from './FilterControl';
import { partTitleOf } from './filter-labels.view-model';
import type { Filters } from './useFilters';

/** All filters of the flow, one below the other. */
export const AllFilters = ({ filters }: { readonly filters: Filters }) => {
  const text = useText();
  return filters.parts.map((part) =>
    part === 'more' ? (
      <div key={part} data-testid="filter-more">
        <FilterControl part={part} filters={filters} />
      </div>
    ) : (
      <FilterSection key={part} title={text(partTitleOf(part, filters.flow))} testId={`filter-${part}`}>
        <FilterControl part={part} filters={filters} />
      </FilterSection>
    ),
  );
};
