import { RangeSlider, Switch } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../text';
import { distanceText } from '../filter-labels.view-model';
import { filterStyles as styles } from '../filter.styles';
import type { Filters } from '../useFilters';

/** Distance filter, enabled when nearby offers are included. @spec FILT-013 FILT-014 FILT-015 FILT-036 FILT-038 */
export const DistanceFilter = ({ filters }: { readonly filters: Filters }) => {
  const text = useText();
  const format = useFormat();
  const { reach, draft } = filters;
  const value = draft.distance ?? reach;
  const say = (km: number): string => distanceText(km, { format });
  return (
    <div>
      <Switch
        checked={draft.distance !== null}
        onChange={({ target }) => filters.change({ distance: target.checked ? reach : null })}
      >
        {text('search.includeAround')}
      </Switch>
      <p css={styles.basis}>
        <span css={styles.value}>{`${say(value.min)} – ${say(value.max)}`}</span>
      </p>
      <RangeSlider
        {...reach}
        value={value}
        onChange={(distance) => filters.change({ distance })}
        minLabel={text('filter.lowestDistance')}
        maxLabel={text('filter.highestDistance')}
        format={say}
        disabled={draft.distance === null}
      />
    </div>
  );
};
