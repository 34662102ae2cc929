import type { FilterPart } from './filter-parts';
import { ActivityFilter } from './ActivityFilter';
import { DistanceFilter } from './DistanceFilter';
import { FacilityFilter } from './FacilityFilter';
import { HotelFilters } from './HotelFilters';
import { PriceFilter } from './PriceFilter';
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
    case 'more':
      return <HotelFilters filters={filters} />;
  }
};
