import { css } from '@emotion/react';
import { useRef } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { mapZooms } from '@detour/shared-contracts/rules';
import { Anchor, LazyMap, LinkButton, MapPinIcon, PhoneIcon, text } from '@detour/shared-ui';
import { useFormat, useMapKey } from '@detour/remote-kit';
import { stayOf } from '../../order/stay-order';
import { useText } from '../../text';
import { Section } from './Section';
import { useNear } from './useNear';
import type { Names } from '../../contract';

/** Name, address, phone and way of the hotel, and its place on a map. */
export const HotelBlock = ({ order }: { readonly order: Order }) => {
  const t = useText();
  const format = useFormat();
  const { hotel } = stayOf(order);
  const phone = order.hotelContact?.phone;
  const access = order.hotelContact?.access;
  return (
    <Section id="hub-hotel" title={t('hub.hotel')}>
      <div css={column}>
        <div css={line}>
          <MapPinIcon size={20} />
          <address css={address}>
            <Anchor href={hotel.uri}>{hotel.label}</Anchor>
            <span>{hotel.address}</span>
            <span>
              {hotel.zipCode} {hotel.location.label}
            </span>
          </address>
        </div>
        {access && (
          <p>
            <b css={label}>{t('practical.gettingThere')}</b>
            {access}
          </p>
        )}
        {phone && (
          <p>
            <LinkButton kind="quiet" size="small" icon={<PhoneIcon size={20} />} href={`tel:${phone}`}>
              {t('hub.callHotel', { phone: format.phone(phone) })}
            </LinkButton>
          </p>
        )}
        <HotelMap hotel={hotel} />
      </div>
    </Section>
  );
};

type Hotel = NonNullable<Order['stay']>['hotel'];

/** Loads its library when it comes near the screen. */
const HotelMap = ({ hotel }: { readonly hotel: Hotel }) => {
  const t = useText();
  const googleKey = useMapKey<Names>();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  const { lat, lng } = hotel.location;
  return (
    <div ref={frame} css={map} data-testid="hub-map">
      {isNear && (
        <LazyMap
          googleKey={googleKey}
          label={t('hub.map')}
          markers={[{ id: hotel.id, label: hotel.label, lat, lng }]}
          centre={{ lat, lng }}
          // Outlines show coasts and borders, and no streets.
          zoom={googleKey ? mapZooms.hotel : mapZooms.region}
          selectedId={null}
          onSelect={() => undefined}
          labels={{
            zoomIn: t('map.zoomIn'),
            zoomOut: t('map.zoomOut'),
            // One marker never makes a cluster.
            cluster: () => hotel.label,
            failed: t('map.failed'),
            retry: t('ui.retry'),
          }}
        />
      )}
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-4)' });
const line = css({
  display: 'flex',
  gap: 'var(--space-3)',
  '& > svg': { flex: 'none', marginTop: '0.15rem', color: 'var(--color-brand)' },
});
const address = css([text.body, { display: 'grid', fontStyle: 'normal', '& > a': { fontWeight: 580 } }]);
const label = css({ display: 'block', fontWeight: 580 });
const map = css({
  position: 'relative',
  height: '18rem',
  borderRadius: 'var(--radius-l)',
  background: '#D5E3DF',
  overflow: 'hidden',
});
