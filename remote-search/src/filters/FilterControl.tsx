import type { FilterPart } from './filter-parts';
import { ActivityFilter } from './controls/ActivityFilter';
import { DistanceFilter } from './controls/DistanceFilter';
import { FacilityFilter } from './controls/FacilityFilter';
import { HotelFilters } from './controls/HotelFilters';
import { TermsFilter } from './controls/TermsFilter';
import { PriceFilter } from './controls/PriceFilter';
import type { Filters } from './useFilters';

export interface FilterControlProps {
  readonly part: Exclude<FilterPart, 'all'>;
  readonly filters: Filters;
  /** With its name as heading, where nothing else shows it. */
  readonly titled?: boolean;
}

/** The control of one filter. */
export const FilterControl = ({ part, filters, titled = false }: FilterControlProps) => {
  switch (part) {
    case 'activities':
      return <ActivityFilter filters={filters} titled={titled} />;
    case 'price':
      return <PriceFilter filters={filters} titled={titled} />;
    case 'distance':
      return <DistanceFilter filters={filters} />;
    case 'facilities':
      return <FacilityFilter filters={filters} titled={titled} />;
    case 'terms':
      return <TermsFilter filters={filters} titled={titled} />;
    case 'more':
      return <HotelFilters filters={filters} />;
  }
};
