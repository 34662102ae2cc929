export { AllFilters } from './AllFilters';
export { FilterControl } from './FilterControl';
