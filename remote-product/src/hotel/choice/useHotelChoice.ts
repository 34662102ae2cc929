import { useState } from 'react';
import type { HotelOffer } from '@detour/shared-contracts/api';
import { guestsOf, type Guests } from '@detour/shared-contracts/rules';
import { summaryAddress } from '@detour/shared-contracts/sites';
import { mobileQuery, noDates, useDatePicker, useMedia, type DatePicker } from '@detour/shared-ui';
import { useHost, usePatchCriteria, useSite } from '@detour/remote-kit';
import { toDatesPatch, toGuestsPatch } from '../../booking/criteria-patches';
import type { Criteria, Names } from '../../contract';

/** Dates and guests of the hotel page, and navigation from an offer to the checkout. */
export interface HotelChoice {
  readonly picker: DatePicker;
  readonly guests: Guests;
  setGuests(guests: Guests): void;
  /** "Réserver" was clicked without dates. */
  readonly datesMissing: boolean;
  clearDates(): void;
  book(offer: Pick<HotelOffer, 'id' | 'nights'> & { readonly amount: number }): void;
}

/** @spec HOTEL-010 HOTEL-021 CHK-007 CHK-008 */
export const useHotelChoice = (criteria: Criteria): HotelChoice => {
  const { bus, navigation } = useHost<Names>();
  const { locale } = useSite();
  const patch = usePatchCriteria<Names>();
  const isMobile = useMedia(mobileQuery);
  const [datesMissing, setDatesMissing] = useState(false);
  const { dates } = criteria;
  const picker = useDatePicker({
    location: dates ? { checkin: dates.checkin, checkout: dates.checkout } : noDates,
    onChange: (selection) => {
      setDatesMissing(false);
      patch(toDatesPatch(selection));
    },
    autoClose: !isMobile,
  });
  return {
    picker,
    guests: guestsOf(criteria),
    setGuests: (next) => patch(toGuestsPatch(next)),
    datesMissing: datesMissing && !dates,
    clearDates: () => patch({ dates: null }),
    book: ({ id, nights, amount }) => {
      if (!dates) {
        setDatesMissing(true);
        picker.show();
        return;
      }
      bus.emit('product.checkout-started@1', {
        id,
        checkin: dates.checkin,
        nights,
        adult: guestsOf(criteria).adult,
        amount,
        bestPrice: false,
      });
      void navigation.navigate(summaryAddress<Names>(locale, { id, criteria }), {
        state: { bestPrice: false },
      });
    },
  };
};
