import { css } from '@emotion/react';
import type { Order } from '@detour/shared-contracts/api';
import { Anchor, LinkButton, MapPinIcon, PhoneIcon, text } from '@detour/shared-ui';
import { PlaceMap, useFormat } from '@detour/remote-kit';
import { stayOf } from '../../order/stay-order';
import { useText } from '../../text';
import { Section } from './Section';
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
        <PlaceMap<Names>
          place={{ ...hotel.location, name: hotel.label }}
          label={t('hub.map')}
          text={t}
          data-testid="hub-map"
        />
      </div>
    </Section>
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
