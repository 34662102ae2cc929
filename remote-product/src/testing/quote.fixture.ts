import type { Quote } from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';
import { flexible, taxAtHotel } from './stay.fixture';

type FinalPrice = NonNullable<Quote['finalPrice']>;

/** The recorded quote as 382,00 € for two nights from 11 December 2026, 7,40 € of tax at the hotel. */
export const quoteFixture = (change: Partial<Quote> = {}, final: Partial<FinalPrice> = {}): Quote => ({
  ...recorded('quote'),
  priceInfo: {
    sellPrice: 38200,
    refPrice: 38200,
    promoPercentageRounded: 0,
    moneySaved: 0,
    priceType: 'final',
    nbRooms: 1,
    nights: 2,
  },
  finalPrice: {
    sellPrice: 38200,
    extraDiscount: 0,
    nights: 2,
    localTaxTotalAmount: 740,
    amountToPay: 38200,
    ...final,
  },
  localTaxTotalAmount: 740,
  localTax: taxAtHotel,
  nightPrices: [
    { day: '2026-12-11', price: 18000 },
    { day: '2026-12-12', price: 20200 },
  ],
  availableRooms: 9,
  reservationCriteria: { checkin: '2026-12-11', nights: 2, adult: 2, child: 0, baby: 0 },
  cancellationPolicy: flexible('2026-12-08'),
  ...change,
});

/** The gateway's response for unavailable dates. */
export const unbookable = (code?: string): Quote =>
  quoteFixture({
    ...recorded('quote-unavailable'),
    reservationCriteria: quoteFixture().reservationCriteria,
    bookable: false,
    errors: code ? [{ code, message: 'English for the logs.' }] : [],
    priceInfo: null,
    finalPrice: null,
    availableRooms: 0,
  });
