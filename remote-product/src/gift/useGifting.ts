import type { StayDetail } from '@detour/shared-contracts/api';
import { applyPatch, printCriteria } from '@detour/shared-contracts/criteria';
import { productPath, type Locale } from '@detour/shared-contracts/sites';
import { useState } from 'react';
import { useHost, useShopLocation, useSite } from '@detour/remote-kit';
import type { Criteria, Names } from '../contract';

/** Whether the page is in the gifting flow. The query decides, so the server knows it too. */
export const isGifting = (search: string): boolean => new URLSearchParams(search).get('flow') === 'gifting';

type Nights = Pick<StayDetail, 'fromPrice' | 'possibleNights'>;

/** Nights of the selected dates, otherwise of the from-price. */
const currentNights = ({ dates }: Criteria, { fromPrice, possibleNights }: Nights): number =>
  dates?.nights ?? fromPrice?.nights ?? possibleNights.start;

/** Address of the same stay in the gifting flow: two adults, its nights, no dates. @spec PROD-061 */
export const giftAddress = (
  locale: Locale,
  { id, stay, criteria }: { readonly id: string; readonly stay: Nights; readonly criteria: Criteria },
): string =>
  productPath<Names>(locale, id, {
    search: 'flow=gifting',
    hash: printCriteria(
      applyPatch<Names>(criteria, {
        dates: null,
        activityDates: null,
        gift: {
          ...criteria.gift,
          nights: currentNights(criteria, stay),
          sleeves: criteria.gift?.sleeves ?? [],
        },
      }),
    ),
  });

/** Address of the stay in the booking flow, without gift keys. @spec PROD-063 */
const bookingAddress = (locale: Locale, id: string, criteria: Criteria): string =>
  productPath<Names>(locale, id, { hash: printCriteria(applyPatch<Names>(criteria, { gift: null })) });

export interface Gifting {
  readonly active: boolean;
  /** null without a choice. The panel then starts with its shortest gift. */
  readonly nights: number | null;
  /** The visitor has just switched to the gift: its panel scrolls into view and takes the focus. */
  readonly isAsked: boolean;
  toGift(): void;
  toBooking(): void;
}

/** The switch between booking and gifting on the page of a stay. @spec PROD-061 PROD-063 */
export const useGifting = (stay: StayDetail, criteria: Criteria): Gifting => {
  const { navigation } = useHost();
  const { locale } = useSite();
  const { search } = useShopLocation();
  const [isAsked, setAsked] = useState(false);
  return {
    active: isGifting(search),
    nights: criteria.gift?.nights ?? null,
    isAsked,
    toGift: () => {
      setAsked(true);
      void navigation.navigate(giftAddress(locale, { id: stay.id, stay, criteria }), { scroll: 'keep' });
    },
    toBooking: () => {
      setAsked(false);
      void navigation.navigate(bookingAddress(locale, stay.id, criteria), { scroll: 'keep' });
    },
  };
};
