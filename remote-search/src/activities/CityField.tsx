import { useQuery } from '@tanstack/react-query';
import type { ActivityDestination } from '@detour/shared-contracts/api';
import { MapPinIcon } from '@detour/shared-ui';
import { useApi, useHydrated, useSite } from '@detour/remote-kit';
import type { Destination } from '../searchbox/draft/draft';
import { SearchSelect } from '../searchbox/form/SearchSelect';
import { useText } from '../text';
import { useDataReport } from '../useDataReport';
import { activityDestinationsQuery } from './activity-search.query';
import type { Names } from '../contract';

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
    <SearchSelect
      icon={<MapPinIcon />}
      label={text('place.city')}
      value={chosen?.id ?? ''}
      isEmpty={!chosen}
      onChange={(value) => onChange(toDestination(cities.find(({ id }) => id === value)))}
      testId={testId}
    >
      <option value="">{text('search.anyCity')}</option>
      {isOther && <option value={chosen.id}>{chosen.label}</option>}
      {cities.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SearchSelect>
  );
};

const none: readonly ActivityDestination[] = [];

const useCities = (): readonly ActivityDestination[] => {
  const hydrated = useHydrated();
  const { locale } = useSite();
  const { data, error } = useQuery({
    ...activityDestinationsQuery(useApi<Names>(), locale),
    enabled: hydrated,
  });
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
