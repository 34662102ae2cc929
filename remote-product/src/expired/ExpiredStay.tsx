import type { StayDetail } from '@detour/shared-contracts/api';
import { hotelPath } from '@detour/shared-contracts/sites';
import { useCriteria, useSite } from '@detour/remote-kit';
import { HotelOffers } from '../hotel/offers/HotelOffers';
import { useText } from '../text';
import { ExpiredNote } from './ExpiredNote';
import type { Names } from '../contract';

/** A stay that is no longer sold, with the hotel's other stays. @spec PROD-021 PROD-022 NOTF-010 */
export const ExpiredStay = ({ stay }: { readonly stay: StayDetail }) => {
  const t = useText();
  const { locale } = useSite();
  const criteria = useCriteria<Names>();
  return (
    <ExpiredNote
      words={t('expired.text')}
      what={`${stay.label} – ${stay.hotel.label}`}
      href={hotelPath<Names>(locale, stay.hotel.id, { flow: 'booking', criteria })}
    >
      <HotelOffers
        hotelId={stay.hotel.id}
        currentId={stay.id}
        criteria={criteria}
        orAnyDates
        title={t('expired.carousel', { hotel: stay.hotel.label })}
      />
    </ExpiredNote>
  );
};
