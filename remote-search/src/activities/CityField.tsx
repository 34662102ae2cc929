import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { ActivityDestination } from '@detour/shared-contracts/api';
import { ChevronDownIcon, MapPinIcon } from '@detour/shared-ui';
import { useApi, useHydrated, useSite } from '@detour/remote-kit';
import type { Destination } from '../searchbox/draft/draft';
import { fieldStyles } from '../searchbox/form/search-field.styles';
import { useText } from '../text';
import { useDataReport } from '../useDataReport';
import { activityDestinationsQuery } from './activity-search.query';

export interface CityFieldProps {
  readonly destination: Destination | null;
  readonly onChange: (destination: Destination | null) => void;
  readonly testId?: string | undefined;
}

/** City selection: cities of the market with activities, or all. @spec SBOX-003 SBOX-011 */
export const CityField = ({ destination, onChange, testId }: CityFieldProps) => {
  const text = useText();
  const cities = useCities();
  const chosen = destination?.kind === 'place' ? destination : null;
  // A city in the hash that is not in the list stays selected until the visitor chooses another one.
  const isOther = chosen !== null && !cities.some(({ id }) => id === chosen.id);
  return (
    <label css={[fieldStyles.field, fieldStyles.press, fieldStyles.ring]}>
      <span css={fieldStyles.icon}>
        <MapPinIcon />
      </span>
      <span css={fieldStyles.words}>
        <span css={fieldStyles.label}>{text('place.city')}</span>
        <select
          css={[fieldStyles.value, select, !chosen && fieldStyles.empty]}
          value={chosen?.id ?? ''}
          onChange={({ target }) => onChange(toDestination(cities.find(({ id }) => id === target.value)))}
          data-testid={testId}
        >
          <option value="">{text('search.anyCity')}</option>
          {isOther && <option value={chosen.id}>{chosen.label}</option>}
          {cities.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <ChevronDownIcon size={17} />
    </label>
  );
};

const none: readonly ActivityDestination[] = [];

const useCities = (): readonly ActivityDestination[] => {
  const hydrated = useHydrated();
  const { locale } = useSite();
  const { data, error } = useQuery({ ...activityDestinationsQuery(useApi(), locale), enabled: hydrated });
  useDataReport('SEARCH-311', error);
  return data ?? none;
};

const toDestination = (city: ActivityDestination | undefined): Destination | null =>
  city
    ? {
        kind: 'place',
        key: 'city',
        id: city.id,
        label: city.label,
        position: { lat: city.location.latitude, lng: city.location.longitude },
      }
    : null;

const select = css({
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  appearance: 'none',
  cursor: 'pointer',
  '& option': { color: 'var(--color-ink)' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});
