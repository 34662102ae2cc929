import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Card } from '@detour/shared-contracts/api';
import { boxMapCentre, mapZooms } from '@detour/shared-contracts/rules';
import { LinkButton, MapDialog, Stars, Tag, text as type, type MapMarker } from '@detour/shared-ui';
import { giftWords, mapWords, useApi, useFormat, useMapKey, useSite } from '@detour/remote-kit';
import type { BoxStayView } from '../../stays/box-stay.view-model';
import { useText } from '../../text';
import type { Names } from '../../contract';
import { giftPlacesQuery } from './gift-stays.query';
import { toGiftStayView } from './gift-stay.view-model';
import type { GiftStaysList } from './useGiftStays';

export interface GiftMapProps {
  readonly list: GiftStaysList;
  readonly canRedeem: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

const noPlaces: readonly Card[] = [];

/** The stays of the list on a map. A tag shows the amount left to pay. @spec MAP-001 MAP-003 BENEF-009 */
export const GiftMap = ({ list: { source, wish }, canRedeem, open, onClose }: GiftMapProps) => {
  const text = useText();
  const format = useFormat();
  const api = useApi<Names>();
  const site = useSite();
  const { locale, country } = site;
  const googleKey = useMapKey<Names>();
  const [selectedId, setSelected] = useState<string | null>(null);
  const { data } = useQuery({ ...giftPlacesQuery({ api, site, source, wish }), enabled: open });
  const cards = data?.exactMatch ?? noPlaces;
  const selected = cards.find(({ id }) => id === selectedId);
  const toMarker = ({ id, hotel, amountToPay }: Card): MapMarker => ({
    id,
    ...hotel.location,
    label: giftWords({ amountToPay, atHotel: 0, isFrom: false }, 0, { text, format }).price.amount,
  });
  return (
    <MapDialog
      googleKey={googleKey}
      label={text('benef.mapLabel')}
      markers={cards.map(toMarker)}
      centre={boxMapCentre(country)}
      zoom={mapZooms.large}
      selectedId={selectedId}
      onSelect={setSelected}
      labels={{ ...mapWords(text), cluster: (count) => text('map.cluster', { count }) }}
      open={open}
      onClose={onClose}
      title={text('benef.mapLabel')}
      closeLabel={text('ui.close')}
      card={selected && <PlaceCard stay={toGiftStayView(selected, { locale, canRedeem, format, text })} />}
    />
  );
};

const PlaceCard = ({ stay }: { readonly stay: BoxStayView }) => {
  const text = useText();
  return (
    <div css={placeCard} data-id={stay.id}>
      <p css={[type.small, type.muted]}>{stay.place}</p>
      <p css={type.h3}>{stay.title}</p>
      <p css={hotel}>
        <span>{stay.hotel}</span>
        {stay.stars && <Stars {...stay.stars} />}
      </p>
      <p css={hotel}>
        <Tag>{stay.tag}</Tag>
        <span css={[type.small, type.muted]}>{stay.basis}</span>
      </p>
      <LinkButton href={stay.href} size="small">
        {text('box.seeStay')}
      </LinkButton>
    </div>
  );
};

const placeCard = css({ display: 'grid', gap: 'var(--space-2)' });
const hotel = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 0.5rem' });
