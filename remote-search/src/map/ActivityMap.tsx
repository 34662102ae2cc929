import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ActivityCenter, SearchDetails } from '@detour/shared-contracts/api';
import { useApi, useSite } from '@detour/remote-kit';
import { activityRequest } from '../activities/activity-request';
import { activitySearchQuery } from '../activities/activity-search.query';
import { useActivityCards } from '../activities/useActivityCards';
import type { SplitLink } from '../results/split/SplitLayout';
import { toMapPlaces } from './map-place';
import { ResultsMap } from './ResultsMap';
import type { Criteria, Names } from '../contract';

export interface ActivityMapProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly criteria: Criteria;
  readonly details: SearchDetails | null;
  readonly link: SplitLink | null;
}

/** Maximum of one call. */
const most = 100;
const none: readonly ActivityCenter[] = [];

/** The activities of the results on a map. */
export const ActivityMap = ({ open, onClose, criteria, details, link }: ActivityMapProps) => {
  const { locale } = useSite();
  const request = activityRequest(criteria, locale, { page: 0, limit: most });
  const query = useQuery({ ...activitySearchQuery(useApi<Names>(), request), enabled: open });
  const centers = query.data?.exactMatch ?? none;
  const activities = useActivityCards(centers, criteria.adults);
  const places = useMemo(
    () =>
      toMapPlaces(
        activities,
        new Map(
          centers.flatMap(({ activityOnlyPackages, location }) =>
            activityOnlyPackages.map(({ id }) => [id, location] as const),
          ),
        ),
      ),
    [activities, centers],
  );
  return (
    <ResultsMap
      open={open}
      onClose={onClose}
      places={places}
      details={details}
      link={link}
      loading={query.isPending}
      failed={query.isError}
    />
  );
};
