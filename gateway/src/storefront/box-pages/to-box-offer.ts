import type { BoxOffer } from '@detour/shared-contracts/api';
import { productPath, type Locale } from '@detour/shared-contracts/sites';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { OfferRow } from '../search/offers/offer-rows.repository';
import { hotelSummaryOf } from '../../catalogue/hotel-summary';
import { coverImage } from '../../catalogue/stay-images';
import { inMealWords } from '../../catalogue/meal-words';
import { boxAdults } from './box-view';

export interface BoxOfferContext {
  readonly locale: Locale;
  readonly nights: number;
  /** A map shows neither texts nor pictures, so they are not sent. */
  readonly isMap: boolean;
}

/** A stay as a box offers it. @spec BOX-026 CALL-013 */
export const toBoxOffer = (row: OfferRow, { locale, nights, isMap }: BoxOfferContext): BoxOffer => {
  const { label, headwords } = row.pack.texts[wordingOf(locale)];
  return {
    id: row.pack.id,
    label: inMealWords(locale, label),
    location: { lat: row.hotel.lat, lng: row.hotel.lng },
    hotel: hotelSummaryOf(row.hotel, row.town, locale, row.area),
    headwords: isMap ? [] : headwords.map((word) => ({ label: inMealWords(locale, word) })),
    images: isMap ? [] : [coverImage(row.hotel.photos, row.pack.scene, locale)],
    uri: productPath(locale, row.pack.id),
    nights,
    adults: boxAdults,
  };
};
