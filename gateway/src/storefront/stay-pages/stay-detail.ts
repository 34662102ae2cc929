import type { StayDetail } from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import type { StayTexts } from '@detour/shared-contracts/catalogue';
import { productPath, type Locale } from '@detour/shared-contracts/sites';
import type { Moment } from '../../sales/inventory/assess-stay';
import { cancellationPolicyOf } from '../../sales/inventory/cancellation-policy';
import type { StayProduct } from '../../sales/inventory/stay-product.repository';
import { fromPriceOf } from './from-price';
import { breadcrumbOf, textsIn, toHotelDetail, toRoom } from './hotel-detail';
import { checkoutTimeOf } from '../../catalogue/checkout-time';
import { housePictures } from '../../catalogue/house-pictures';
import { inMealWords } from '../../catalogue/meal-words';
import { marketingLabel } from '../../catalogue/marketing-labels';
import { pageModelOf } from './page-model';
import { programLinesOf } from '../../catalogue/program-lines';
import { coverImage, photoGallery } from '../../catalogue/stay-images';
import type { StayPlaces } from '../../catalogue/stay-places.repository';

export interface StayDetailInput {
  readonly product: StayProduct;
  readonly places: StayPlaces;
  readonly locale: Locale;
  readonly moment: Moment;
  readonly checkin: IsoDate | null;
  readonly withPageModel: boolean;
  readonly withMapMarker?: boolean;
  /** Absent when it was not requested. */
  readonly recommendedOffer?: StayDetail['recommendedOffer'];
}

const isOver = ({ product: { pack, hotel }, moment: { today } }: StayDetailInput): boolean =>
  !pack.published || !hotel.active || (pack.expiration !== null && pack.expiration < today);

/** @spec CALL-023 */
const mapMarkerOf = (
  { pack, hotel }: StayProduct,
  label: string,
  { places: { town }, locale }: StayDetailInput,
) => ({
  id: pack.id,
  label,
  location: { label: town.label, lat: hotel.lat, lng: hotel.lng },
  imageUrl: coverImage(hotel.photos, pack.scene, locale).url,
});

/** With the hour at which the guests of this stay leave. */
const hotelOf = ({ product: { pack, hotel }, places, locale }: StayDetailInput): StayDetail['hotel'] => {
  const detail = toHotelDetail({ hotel, places, locale });
  const checkout = checkoutTimeOf(pack.program, hotel.checkout_time);
  return { ...detail, checkInOut: { ...detail.checkInOut, checkout } };
};

/** Photos of the hotel and of the room, then the drawn pictures of stay, room, programme and hotel. */
const stayImages = ({ product, places, locale }: StayDetailInput): StayDetail['images'] => {
  const { pack, hotel, room } = product;
  const label = inMealWords(locale, textsIn(pack.texts, locale).label);
  const { title } = textsIn(room.texts, locale);
  const programLine = programLinesOf(pack.program, locale);
  const lines = pack.program as readonly { readonly scene: string }[];
  const houseName = `${hotel.label}, ${places.town.label}`;
  return photoGallery({
    photos: [
      ...hotel.photos.map((photo) => ({ photo, alt: houseName })),
      ...room.photos.map((photo) => ({ photo, alt: title })),
    ],
    drawn: [
      { scene: pack.scene, alt: `${label} – ${houseName}` },
      { scene: room.scene, alt: title },
      ...lines.map(({ scene }, index) => ({ scene, alt: programLine[index]?.title ?? '' })),
      { scene: hotel.scene, alt: houseName },
      ...housePictures(hotel, locale),
    ],
    locale,
  });
};

const inWordsOf = (locale: Locale, texts: StayTexts): StayTexts => ({
  ...texts,
  label: inMealWords(locale, texts.label),
  description: inMealWords(locale, texts.description),
  headwords: texts.headwords.map((word) => inMealWords(locale, word)),
});

/** Returns the data of a stay's page. Prices for the visitor's dates come from the quote. @spec CALL-021 CALL-022 */
export const toStayDetail = (input: StayDetailInput): StayDetail => {
  const { product, places, locale, moment, checkin } = input;
  const { pack, hotel, room } = product;
  const texts = inWordsOf(locale, textsIn(pack.texts, locale));
  const programLine = programLinesOf(pack.program, locale);
  return {
    id: pack.id,
    label: texts.label,
    uri: productPath(locale, pack.id),
    published: !isOver(input),
    description: texts.description,
    headwords: texts.headwords.map((label) => ({ label })),
    images: stayImages(input),
    breadCrumb: breadcrumbOf({ hotel, places, locale }),
    hotel: hotelOf(input),
    room: toRoom(room, locale),
    programLine,
    theme: pack.theme,
    fromPrice: fromPriceOf(product, moment),
    possibleNights: { start: pack.min_nights, end: Math.max(pack.min_nights, pack.max_nights) },
    cancellationPolicy: cancellationPolicyOf(product, checkin, moment.today),
    marketingLabels: pack.labels.flatMap((key) => {
      const label = marketingLabel(key, locale);
      return label ? [{ label }] : [];
    }),
    expiration: pack.expiration,
    pageModel: input.withPageModel ? pageModelOf(product, texts, places.town.label, locale) : null,
    ...(input.withMapMarker && { mapMarkerInfo: mapMarkerOf(product, texts.label, input) }),
    ...(input.recommendedOffer !== undefined && { recommendedOffer: input.recommendedOffer }),
  };
};
