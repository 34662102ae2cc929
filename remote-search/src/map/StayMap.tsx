import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OffersRequest, SearchDetails } from '@detour/shared-contracts/api';
import { applyPatch } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { searchRequestOf } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import type { MapArea } from '@detour/shared-ui';
import { useApi, useHost, useSite } from '@detour/remote-kit';
import { offersQuery } from '../results/search/offers.query';
import { toOffer } from '../results/offer/offer.view-model';
import { useOfferContext } from '../results/offer/useOfferContext';
import type { SplitLink } from '../results/split/SplitLayout';
import { searchAddress } from '../searchbox/address/search-address';
import { circleAround } from './map-area';
import { toMapPlaces } from './map-place';
import { ResultsMap } from './ResultsMap';
import type { Criteria, Names } from '../contract';

export interface StayMapProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly criteria: Criteria;
  readonly flow: Flow;
  readonly details: SearchDetails | null;
  readonly link: SplitLink | null;
}

/** The page's search for the map: all pages in one request, best first. @spec CALL-035 */
const mapRequest = (criteria: Criteria, flow: Flow, locale: Locale): OffersRequest => ({
  ...searchRequestOf(criteria, flow, locale),
  orderBy: 'priceQuality',
  performMapSearch: true,
  performGiftableSearch: flow === 'gifting',
});

/** The stays of the results on a map. */
export const StayMap = ({ open, onClose, criteria, flow, details, link }: StayMapProps) => {
  const { locale } = useSite();
  const { navigation } = useHost();
  const query = useQuery({
    ...offersQuery(useApi<Names>(), mapRequest(criteria, flow, locale)),
    enabled: open,
  });
  const found = query.data?.exactMatch;
  const context = useOfferContext(criteria, flow);
  const places = useMemo(
    () =>
      toMapPlaces(
        (found ?? []).map((card) => toOffer(card, context)),
        new Map(found?.map(({ id, hotel }) => [id, hotel.location])),
      ),
    [context, found],
  );
  const searchHere = (area: MapArea): void => {
    const { position, km } = circleAround(area);
    const here = applyPatch<Names>(criteria, { place: null, position, distance: { max: km } });
    void navigation.navigate(searchAddress(locale, flow, here), { scroll: 'keep' });
  };
  return (
    <ResultsMap
      open={open}
      onClose={onClose}
      places={places}
      details={details}
      link={link}
      onSearchHere={searchHere}
      loading={query.isPending}
      failed={query.isError}
    />
  );
};
