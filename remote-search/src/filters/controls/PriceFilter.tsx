import { RangeSlider, type RangeValue } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../text';
import { budgetText, priceBasis, priceText } from '../filter-labels.view-model';
import { filterStyles as styles } from '../filter.styles';
import { priceBars } from './price-bars';
import type { Filters } from '../useFilters';

export interface PriceFilterProps {
  readonly filters: Filters;
  readonly titled: boolean;
}

/** Price range in whole euros, each end open at its bound, below a histogram of offers. @spec FILT-031 FILT-032 FILT-033 */
export const PriceFilter = ({ filters, titled }: PriceFilterProps) => {
  const text = useText();
  const format = useFormat();
  const { priceRange, reach, draft, facets, flow } = filters;
  const euros: RangeValue = {
    min: Math.round(draft.budget.min / 100),
    max: Math.round(draft.budget.max / 100),
  };
  const say = (value: number): string => priceText(value, { text, format, priceRange, reach, flow });
  return (
    <div>
      <div css={styles.head}>
        {titled && <span css={styles.name}>{text('filter.price')}</span>}
        <span css={styles.value}>{budgetText(euros, { text, format, priceRange, reach, flow })}</span>
      </div>
      <p css={styles.basis}>{text(priceBasis(flow))}</p>
      <RangeSlider
        {...priceRange}
        value={euros}
        onChange={({ min, max }) => filters.change({ budget: { min: min * 100, max: max * 100 } })}
        minLabel={text('filter.lowestPrice')}
        maxLabel={text('filter.highestPrice')}
        format={say}
        bars={facets ? priceBars(facets.prices, priceRange) : noBars}
        fields={{ min: text('filter.lowest'), max: text('filter.highest') }}
      />
    </div>
  );
};

/** Reserves the height while the counts load. */
const noBars: readonly number[] = [];
