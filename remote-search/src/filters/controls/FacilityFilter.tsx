import { Skeleton } from '@detour/shared-ui';
import { useText } from '../../text';
import { filterStyles as styles } from '../filter.styles';
import { OptionList } from './OptionList';
import type { Filters } from '../useFilters';

export interface FacilityFilterProps {
  readonly filters: Filters;
  readonly titled: boolean;
}

/** Facilities of a hotel. Pets are last and sent separately. @spec FILT-048 */
export const FacilityFilter = ({ filters, titled }: FacilityFilterProps) => {
  const text = useText();
  const { facets, draft } = filters;
  if (!facets) return <OptionsSkeleton />;
  const options = facets.facilities.map(({ value, label, count }) => ({ key: value, label, count }));
  return (
    <div>
      {titled && <p css={styles.name}>{text('filter.facilities')}</p>}
      <div css={titled && styles.scroll}>
        <OptionList
          options={options}
          chosen={draft.facilities}
          onChange={(facilities) => filters.change({ facilities })}
        />
      </div>
    </div>
  );
};

/** While the counts load. */
export const OptionsSkeleton = () => (
  <div>
    {[70, 55, 80, 60].map((width) => (
      <div key={width} css={row}>
        <Skeleton width={`${width}%`} height="1rem" />
      </div>
    ))}
  </div>
);

const row = { display: 'flex', alignItems: 'center', minHeight: 'var(--size-target)' } as const;
