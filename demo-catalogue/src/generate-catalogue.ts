import type { IsoDate } from '@detour/shared-contracts/base';
import { buildActivities, type DayActivity } from './activities/build-activities';
import { buildBoxes, type GiftBox } from './boxes/build-boxes';
import { buildHotels } from './hotels/build-hotels';
import { buildReviews, type GuestReview } from './hotels/reviews/build-review-list';
import type { Hotel } from './hotels/hotel';
import type { CatalogueSize } from './hotels/hotel-plan';
import { buildPlaces } from './places/build-places';
import type { Place } from './places/place';
import { buildHotelNights } from './stays/build-hotel-nights';
import { buildStays } from './stays/build-stays';
import type { Stay } from './stays/stay';

export interface Catalogue {
  readonly places: readonly Place[];
  readonly hotels: readonly Hotel[];
  readonly stays: readonly Stay[];
  /** Nights of each room without a programme, for the hotel flow. */
  readonly hotelNights: readonly Stay[];
  readonly reviews: readonly GuestReview[];
  readonly boxes: readonly GiftBox[];
  readonly activities: readonly DayActivity[];
}

export interface CatalogueInput {
  readonly seed: string;
  readonly size: CatalogueSize;
  /** Reference day for the dates of reviews. */
  readonly day: IsoDate;
}

/** Generates the demonstration catalogue without its nights. Pure: the same input gives the same catalogue. */
export const generateCatalogue = ({ seed, size, day }: CatalogueInput): Catalogue => {
  const places = buildPlaces();
  const hotels = buildHotels(seed, size, places);
  return {
    places,
    hotels,
    stays: buildStays(seed, hotels, places),
    hotelNights: buildHotelNights(seed, hotels),
    reviews: hotels.flatMap((hotel) => buildReviews(seed, hotel, day)),
    boxes: buildBoxes(),
    activities: buildActivities(seed, size, places),
  };
};
