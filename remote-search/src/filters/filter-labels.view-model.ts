import type { Format } from '@detour/shared-contracts/format';
import type { Flow } from '@detour/shared-contracts/mount';
import { flowProductOf } from '@detour/shared-contracts/rules';
import type { LocalFilters } from './local-filters';
import type { MessageId, Text } from '../text';
import type { FilterPart } from './filter-parts';

export interface LabelContext {
  readonly text: Text;
  readonly format: Format;
  /** Whole euros. */
  readonly priceRange: Range;
  /** km. */
  readonly reach: Range;
  readonly flow: Flow;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

export interface PartLabel {
  /** "Prix : 80 € à 220 €" */
  readonly label: string;
  readonly isSet: boolean;
}

const partTitles = {
  activities: 'filter.activities',
  price: 'filter.price',
  distance: 'filter.distance',
  facilities: 'filter.facilities',
  terms: 'filter.terms',
  more: 'filter.more',
  all: 'filter.drawer',
} as const satisfies Readonly<Record<FilterPart, MessageId>>;

/** The name of a panel. A gift has no terms, and a bare night no meals. */
export const partTitleOf = (part: FilterPart, flow: Flow): MessageId => {
  if (part !== 'terms') return partTitles[part];
  const { hasDates, program } = flowProductOf(flow);
  if (!hasDates) return 'filter.meals';
  return program === 'none' ? 'filter.termsOnly' : 'filter.terms';
};

/** The basis of the price. */
export const priceBasis = (flow: Flow): MessageId => {
  if (flow === 'activity') return 'filter.pricePerson';
  return flow === 'gifting' ? 'filter.priceGift' : 'filter.priceStay';
};

/** "250 €", and "+250 €" at the open end. @spec FILT-030 */
export const priceText = (euros: number, { text, format, priceRange }: LabelContext): string => {
  const price = format.wholePrice(euros * 100);
  return euros >= priceRange.max ? text('search.priceMax', { price }) : price;
};

/** "de 9 € à 250 € et plus": the range as a sentence, for screen readers. */
export const budgetText = (euros: Range, { text, format, priceRange }: LabelContext): string => {
  const [min, max] = [format.wholePrice(euros.min * 100), format.wholePrice(euros.max * 100)];
  return text(euros.max >= priceRange.max ? 'filter.rangeOpen' : 'filter.rangeFull', { min, max });
};

/** @spec FILT-040 */
export const distanceText = (km: number, { format }: Pick<LabelContext, 'format'>): string =>
  format.distance(Math.round(km));

/** Label of a filter chip: name and current value. */
export const toPartLabel = (
  part: Exclude<FilterPart, 'all'>,
  filters: LocalFilters,
  context: LabelContext,
): PartLabel => {
  const { text, flow } = context;
  const name = text(partTitleOf(part, flow));
  const value =
    part === 'price'
      ? priceValue(filters, context)
      : part === 'distance'
        ? distanceValue(filters, context)
        : null;
  if (value) return { label: text('filter.withValue', { label: name, value }), isSet: true };
  const count = countOf(part, filters);
  return count > 0
    ? { label: text('filter.withCount', { label: name, count }), isSet: true }
    : { label: name, isSet: false };
};

const countOf = (part: FilterPart, filters: LocalFilters): number => {
  if (part === 'activities') return filters.activities.length;
  if (part === 'facilities') return filters.facilities.length;
  if (part === 'terms') return termsOf(filters);
  if (part !== 'more') return 0;
  const lists = [filters.stars, filters.hotelTypes, filters.hotelEnvironments, filters.hotelStyles];
  return lists.reduce((sum, list) => sum + list.length, filters.hotelScore === null ? 0 : 1);
};

const termsOf = ({ meals, freeCancellation, promotions }: LocalFilters): number =>
  meals.length + (freeCancellation ? 1 : 0) + (promotions ? 1 : 0);

const priceValue = ({ budget }: LocalFilters, { text, format, priceRange }: LabelContext): string | null => {
  const hasMin = budget.min > priceRange.min * 100;
  const hasMax = budget.max < priceRange.max * 100;
  const [min, max] = [format.wholePrice(budget.min), format.wholePrice(budget.max)];
  if (hasMin && hasMax) return text('filter.range', { min, max });
  if (hasMin) return text('filter.atLeast', { value: min });
  return hasMax ? text('filter.atMost', { value: max }) : null;
};

const distanceValue = ({ distance }: LocalFilters, context: LabelContext): string | null => {
  if (!distance) return null;
  const { text, reach } = context;
  const [min, max] = [distanceText(distance.min, context), distanceText(distance.max, context)];
  if (distance.min > reach.min) return text('filter.range', { min, max });
  return text('filter.atMost', { value: max });
};
