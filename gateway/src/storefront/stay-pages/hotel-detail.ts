import type { HotelDetail, Room, StayDetail } from '@detour/shared-contracts/api';
import { printPath, type Locale } from '@detour/shared-contracts/sites';
import type { StayProduct } from '../../sales/inventory/stay-product.repository';
import {
  type ByLanguage,
  ecoMeasures,
  facilityName,
  type Wording,
  wordingOf,
} from '@detour/shared-contracts/catalogue';
import { createTranslate } from '../../messages/message-catalogue';
import { inMealWords } from '../../catalogue/meal-words';
import { hotelSummaryOf } from '../../catalogue/hotel-summary';
import { housePictures } from '../../catalogue/house-pictures';
import { photoGallery } from '../../catalogue/stay-images';
import type { StayPlaces } from '../../catalogue/stay-places.repository';

/** The stored texts in the language of a locale. */
export const textsIn = <T>(texts: ByLanguage<T>, locale: Locale): T => texts[wordingOf(locale)];

// A stored key may be of an older vocabulary.
const ecoWordings: Readonly<Record<string, Wording | undefined>> = ecoMeasures;

/** Facilities in the groups of the page. */
const facilityGroups: readonly { readonly code: string; readonly facilities: readonly string[] }[] = [
  { code: 'wellness', facilities: ['pool', 'indoorPool', 'spa', 'sauna', 'steamRoom', 'hotTub', 'gym'] },
  { code: 'table', facilities: ['restaurant', 'terrace'] },
  { code: 'practical', facilities: ['parking', 'evCharging', 'wifi', 'airConditioning', 'accessible'] },
];

export interface HotelInput {
  readonly hotel: StayProduct['hotel'];
  readonly places: StayPlaces;
  readonly locale: Locale;
}

/** Country, region and town as searches, then the hotel. */
export const breadcrumbOf = ({ hotel, places, locale }: HotelInput): StayDetail['breadCrumb'] => {
  const search = printPath('search', locale);
  const link = (key: string, place: StayPlaces['town'] | null) =>
    place ? [{ label: place.label, uri: `${search}#${key}=${place.id}` }] : [];
  return [
    ...link('country', places.country),
    ...link('region', places.region),
    ...link('city', places.town),
    { label: hotel.label, uri: null },
  ];
};

/** A hotel as stay and hotel pages show it. @spec HOTEL-026 HOTEL-027 HOTEL-028 */
export const toHotelDetail = ({ hotel, places, locale }: HotelInput): HotelDetail => {
  const texts = textsIn(hotel.texts, locale);
  const houseName = `${hotel.label}, ${places.town.label}`;
  const labels = hotel.facilities.map((id) => ({ id, label: facilityName(id, locale) ?? id }));
  return {
    ...hotelSummaryOf(hotel, places.town.label, locale, places.area?.label),
    description: inMealWords(locale, texts.description),
    highlightedFacilities: labels.slice(0, 6).map(({ label }) => ({ label })),
    facilities: labels,
    ecoFacilities: hotel.eco_facilities.flatMap((key) => ecoWordings[key]?.[wordingOf(locale)] ?? []),
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
    importantInfos: texts.importantInfos.map((info) => inMealWords(locale, info)),
    access: texts.access,
    parking: texts.parking,
    localTax: hotel.tax,
    images: photoGallery({
      photos: hotel.photos.map((photo) => ({ photo, alt: houseName })),
      drawn: [{ scene: hotel.scene, alt: houseName }, ...housePictures(hotel, locale)],
      locale,
    }),
    active: hotel.active,
  };
};

/** @spec PROD-072 */
export const toRoom = (room: StayProduct['room'], locale: Locale): Room => {
  const texts = textsIn(room.texts, locale);
  const t = createTranslate(locale);
  const photos = room.photos.map((photo) => ({ photo, alt: texts.title }));
  const drawn = photos.length > 0 ? [] : [{ scene: room.scene, alt: texts.title }];
  const images = photoGallery({ photos, drawn, locale });
  const section = (title: string, details: readonly string[]) => ({ title, details: [...details] });
  return {
    id: room.id,
    title: texts.title,
    bedding: texts.bedding,
    type: texts.bedding,
    capacity: room.capacity,
    maxCapacity: room.max_capacity,
    size: room.size_m2,
    description: inMealWords(locale, texts.description),
    detailsSection: [
      section(t('room.bed'), [texts.bedding]),
      section(t('room.equipment'), texts.highlights),
    ].filter(({ details }) => details.length > 0),
    highlightedFacilities: texts.highlights.map((label) => ({ label })),
    importantInfos: [t('room.sleeps', { count: room.max_capacity })],
    images,
    imageUrl: images[0]?.url ?? null,
  };
};
