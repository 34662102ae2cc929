/** @jsxImportSource react */
import { isoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { guestsOf, activityFacts } from '../../../messages/stay-text';
import { Dates } from '../../blocks/parts/Dates';
import { Facts } from '../../blocks/parts/Facts';
import { Place } from '../../blocks/parts/Place';
import type { StayLetter } from './order-letter';

/** `mercredi` */
const weekdayOf = (day: string, { weekdayNames }: Format): string =>
  weekdayNames('long')[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';

/** Arrival and departure in large. */
export const StayDates = ({ house: { t, format }, stay }: Pick<StayLetter, 'house' | 'stay'>) => (
  <Dates
    days={[
      {
        label: `${t('term.checkIn')}, ${weekdayOf(stay.checkin, format)}`,
        day: format.longDate(isoDate(stay.checkin)),
        hour: t('term.checkInFrom', { time: format.time(stay.checkinTime) }),
      },
      {
        label: `${t('term.checkOut')}, ${weekdayOf(stay.checkout, format)}`,
        day: format.longDate(isoDate(stay.checkout)),
        hour: t('term.checkOutUntil', { time: format.time(stay.checkoutTime) }),
      },
    ]}
  />
);

/** Stay, room, guests, and activities with their day. */
export const StayFacts = ({ house, stay }: Pick<StayLetter, 'house' | 'stay'>) => {
  const { t } = house;
  return (
    <Facts
      facts={[
        {
          label: t('mail.room'),
          lines: [stay.roomTitle, ...(stay.rooms > 1 ? [t('room.rooms', { count: stay.rooms })] : [])],
        },
        { label: t('term.guests'), lines: [guestsOf(stay, t)] },
        ...activityFacts(stay, house),
      ]}
    />
  );
};

const mapLink = ({ lat, lng }: StayLetter['stay']['hotel']['location']): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${lat},${lng}` })}`;

/** The hotel: address, way, map, telephone. */
export const StayPlace = ({
  house: { t, format },
  stay,
  contact,
}: Pick<StayLetter, 'house' | 'stay' | 'contact'>) => {
  const { hotel } = stay;
  const phone = contact?.phone ?? null;
  return (
    <Place
      title={t('mail.hotel')}
      name={hotel.label}
      address={`${hotel.address}, ${hotel.zipCode} ${hotel.location.label}`}
      access={contact?.access}
      map={{ label: t('mail.map'), href: mapLink(hotel.location) }}
      phone={
        phone === null ? null : { label: t('mail.callHotel', { phone: format.phone(phone) }), number: phone }
      }
    />
  );
};
