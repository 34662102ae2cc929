import { printPath, productPath, type IsoDate, type Locale, type StayDetail } from '@detour/shared-contracts';
import { cancellationPolicyOf } from '../availability/cancellation-policy';
import { savedPercent } from '../availability/pricing';
import type { StayProduct } from '../availability/stay-product.repository';
import { wordingOf } from '../catalogue/language';
import type { HotelTexts, RoomTexts } from '../catalogue/hotels/hotel';
import type { StayTexts } from '../catalogue/stays/stay';
import { facilities, wordingFrom, type FacilityKey } from '../catalogue/texts/vocabulary';
import { hotelSummaryOf } from './hotel-summary';
import { housePictures } from './house-pictures';
import { marketingLabel } from './marketing-labels';
import { pageModelOf } from './page-model';
import { programLinesOf } from './program-lines';
import { galleryOf } from './stay-images';
import type { StayPlaces } from './stay-places.repository';

export interface StayDetailInput {
  readonly product: StayProduct;
  readonly places: StayPlaces;
  readonly locale: Locale;
  readonly today: IsoDate;
  readonly checkin: IsoDate | null;
  readonly withPageModel: boolean;
}

const textsIn = <T>(texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>, locale: Locale): T =>
  texts[wordingOf(locale)] as T;

export const facilityLabel = (key: string, locale: Locale): string => {
  const wording = facilities[key as FacilityKey];
  return wording ? wordingFrom(wording)[wordingOf(locale)] : key;
};

/** Facilities as the page lists them together. */
const facilityGroups: readonly { readonly code: string; readonly facilities: readonly string[] }[] = [
  { code: 'wellness', facilities: ['pool', 'indoorPool', 'spa', 'sauna', 'steamRoom', 'hotTub', 'gym'] },
  { code: 'table', facilities: ['restaurant', 'terrace'] },
  { code: 'practical', facilities: ['parking', 'evCharging', 'wifi', 'airConditioning', 'accessible'] },
];

const fromPriceOf = ({ pack }: StayProduct): StayDetail['fromPrice'] =>
  pack.from_price === null || pack.from_nights === null
    ? null
    : {
        sellPrice: pack.from_price,
        refPrice: pack.from_ref_price ?? pack.from_price,
        promo: savedPercent({ refPrice: pack.from_ref_price ?? pack.from_price, sellPrice: pack.from_price }),
        localTaxTotalAmount: pack.from_tax ?? 0,
        amountToPay: pack.from_amount_to_pay ?? pack.from_price,
        nights: pack.from_nights,
        participants: 2,
      };

const breadcrumbOf = ({ places, product, locale }: StayDetailInput): StayDetail['breadCrumb'] => {
  const search = printPath('search', locale);
  const link = (key: string, place: StayPlaces['town'] | null) =>
    place ? [{ label: place.label, uri: `${search}#${key}=${place.id}` }] : [];
  return [
    ...link('country', places.country),
    ...link('region', places.region),
    ...link('city', places.town),
    { label: product.hotel.label, uri: null },
  ];
};

const hotelOf = ({ product: { hotel }, places, locale }: StayDetailInput): StayDetail['hotel'] => {
  const texts = textsIn<HotelTexts>(hotel.texts, locale);
  const labels = hotel.facilities.map((id) => ({ id, label: facilityLabel(id, locale) }));
  return {
    ...hotelSummaryOf(hotel, places.town.label, locale, places.area?.label),
    description: texts.description,
    highlightedFacilities: labels.slice(0, 6).map(({ label }) => ({ label })),
    facilities: labels,
    infoGeneral: facilityGroups.flatMap(({ code, facilities: members }) => {
      const present = labels.filter(({ id }) => members.includes(id));
      return present.length > 0 ? [{ code, facilities: present.map(({ label }) => ({ label })) }] : [];
    }),
    checkInOut: { checkin: hotel.checkin_time, checkout: hotel.checkout_time },
    policy: {
      petsAllowed: hotel.pets.allowed,
      petsPrice: hotel.pets.price,
      petsMaxWeight: hotel.pets.maxWeight,
      petsMaxNumberOfPets: hotel.pets.maxNumber,
    },
    importantInfos: [...texts.importantInfos],
    access: texts.access,
    parking: texts.parking,
    localTax: hotel.tax,
    images: galleryOf(
      [{ scene: hotel.scene, alt: `${hotel.label}, ${places.town.label}` }, ...housePictures(hotel, locale)],
      locale,
    ),
    active: hotel.active,
  };
};

const roomOf = ({ product: { room }, locale }: StayDetailInput): StayDetail['room'] => {
  const texts = textsIn<RoomTexts>(room.texts, locale);
  return {
    id: room.id,
    title: texts.title,
    bedding: texts.bedding,
    capacity: room.capacity,
    maxCapacity: room.max_capacity,
    size: room.size_m2,
    description: texts.description,
    highlightedFacilities: texts.highlights.map((label) => ({ label })),
    images: galleryOf([{ scene: room.scene, alt: texts.title }], locale),
  };
};

const isOver = ({ product: { pack, hotel }, today }: StayDetailInput): boolean =>
  !pack.published || !hotel.active || (pack.expiration !== null && pack.expiration < today);

/** A stay as its page shows it, without dates: prices for dates are the quote's. @spec CALL-021 CALL-022 */
export const toStayDetail = (input: StayDetailInput): StayDetail => {
  const { product, places, locale, today, checkin } = input;
  const { pack, hotel, room } = product;
  const texts = textsIn<StayTexts>(pack.texts, locale);
  const programLine = programLinesOf(pack.program, locale);
  const roomTexts = textsIn<RoomTexts>(room.texts, locale);
  const lines = pack.program as readonly { readonly scene: string }[];
  return {
    id: pack.id,
    label: texts.label,
    uri: productPath(locale, pack.id),
    published: !isOver(input),
    description: texts.description,
    headwords: texts.headwords.map((label) => ({ label })),
    images: galleryOf(
      [
        { scene: pack.scene, alt: `${texts.label} – ${hotel.label}, ${places.town.label}` },
        { scene: room.scene, alt: roomTexts.title },
        ...lines.map(({ scene }, index) => ({ scene, alt: programLine[index]?.title ?? '' })),
        { scene: hotel.scene, alt: `${hotel.label}, ${places.town.label}` },
        ...housePictures(hotel, locale),
      ],
      locale,
    ),
    breadCrumb: breadcrumbOf(input),
    hotel: hotelOf(input),
    room: roomOf(input),
    programLine,
    theme: pack.theme,
    fromPrice: fromPriceOf(product),
    possibleNights: { start: pack.min_nights, end: Math.max(pack.min_nights, pack.max_nights) },
    cancellationPolicy: cancellationPolicyOf(product, checkin, today),
    marketingLabels: pack.labels.flatMap((key) => {
      const label = marketingLabel(key, locale);
      return label ? [{ label }] : [];
    }),
    expiration: pack.expiration,
    pageModel: input.withPageModel ? pageModelOf(product, texts, places.town.label, locale) : null,
  };
};
