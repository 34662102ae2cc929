import type { IsoDate } from '@detour/shared-contracts/base';
import {
  boxFamiliesOf,
  channelOf,
  type DayActivity,
  expirationOf,
  type GiftBox,
  type GuestReview,
  type Hotel,
  type Place,
  settings,
  type Stay,
} from '../demonstration';
import { searchTextOf } from '@detour/shared-contracts/catalogue';

export const toPlaceRow = (place: Place) => ({
  id: place.id,
  category: place.category,
  names: { ...place.names, local: place.local },
  search_text: searchTextOf([place.local, ...Object.values(place.names)]),
  country: place.country,
  lat: place.lat,
  lng: place.lng,
  population: place.population,
  department_id: place.departmentId,
  region_id: place.regionId,
  postal_code: place.postalCode,
});

/** A hotel is also a destination of the search box. */
export const toHotelPlaceRow = (hotel: Hotel) => ({
  id: hotel.id,
  category: 'hotel',
  names: { fr: hotel.label, es: hotel.label, nl: hotel.label, it: hotel.label, local: hotel.label },
  search_text: searchTextOf([hotel.label]),
  country: hotel.country,
  lat: hotel.lat,
  lng: hotel.lng,
  population: 0,
  department_id: hotel.departmentId,
  region_id: hotel.regionId,
  postal_code: hotel.zipCode,
});

const channelColumns = (hotelId: string) => {
  const channel = channelOf(hotelId);
  return { connectivity: channel?.name ?? null, channel_manager_id: channel?.id ?? null };
};

export const toHotelRow = (hotel: Hotel) => ({
  id: hotel.id,
  label: hotel.label,
  uri: hotel.uri,
  stars: hotel.stars,
  place_id: hotel.townId,
  department_id: hotel.departmentId,
  region_id: hotel.regionId,
  country: hotel.country,
  area_label: hotel.areaLabel,
  lat: hotel.lat,
  lng: hotel.lng,
  address: hotel.address,
  zip_code: hotel.zipCode,
  phone: hotel.phone,
  environment: settings[hotel.setting].environment,
  style: hotel.style,
  type: hotel.type,
  facilities: hotel.facilities,
  eco_facilities: hotel.ecoMeasures,
  place_ids: [hotel.id, ...hotel.placeIds],
  pets: hotel.pets,
  checkin_time: hotel.checkinTime,
  checkout_time: hotel.checkoutTime,
  tax: hotel.tax,
  scene: hotel.scene,
  review_average: hotel.reviewAverage,
  review_count: hotel.reviewCount,
  review_details: hotel.reviewDetails,
  texts: hotel.texts,
  active: true,
  origin: 'demo',
  ...channelColumns(hotel.id),
});

export const toRoomTypeRows = (hotel: Hotel) =>
  hotel.rooms.map((room) => ({
    id: room.id,
    hotel_id: hotel.id,
    capacity: room.capacity,
    max_capacity: room.maxCapacity,
    size_m2: room.sizeM2,
    rooms: room.rooms,
    scene: room.scene,
    texts: room.texts,
  }));

export const toPackageRow = (stay: Stay, hotel: Hotel, day: IsoDate) => ({
  id: stay.id,
  hotel_id: stay.hotelId,
  room_type_id: stay.roomTypeId,
  uri: stay.uri,
  min_nights: stay.minNights,
  max_nights: stay.maxNights,
  theme: stay.theme,
  themes: stay.themes,
  tags: stay.tags,
  // A box unlocks stays with a programme, never bare nights.
  box_families: stay.kind === 'night' ? [] : boxFamiliesOf(stay, hotel),
  scene: stay.scene,
  supplement: stay.supplement,
  child_percent: stay.childPercent,
  cancellation: stay.cancellation,
  cancellation_days: stay.cancellationDays,
  cancellation_steps: stay.cancellationSteps,
  program: stay.program,
  kind: stay.kind,
  texts: stay.texts,
  labels: stay.labels,
  published: stay.published,
  expiration: expirationOf(stay, day),
  popularity: stay.popularity,
  quality: stay.quality,
});

export const toReviewRow = ({ hotelId, ...review }: GuestReview) => ({ ...review, hotel_id: hotelId });

export const toBoxRow = (box: GiftBox) => ({
  code: box.code,
  slug: box.slug,
  family: box.family,
  nights: box.nights,
  with_dinner: box.withDinner,
  gallery: box.gallery,
  published: true,
  price: box.price,
  reference_price: box.price,
  scene: box.scene,
  texts: box.texts,
  position: box.position,
});

/** `pinHash`: of the PIN that all partners of the demonstration share. */
export const toActivityRow = (activity: DayActivity, pinHash: string) => ({
  id: activity.id,
  uri: activity.uri,
  place_id: activity.placeId,
  label: activity.label,
  lat: activity.lat,
  lng: activity.lng,
  duration_minutes: activity.minutes,
  prices: Object.fromEntries(
    Object.entries(activity.prices).map(([adults, price]) => [adults, { barPrice: price, sellPrice: price }]),
  ),
  scene: activity.scene,
  scenes: activity.scenes,
  tags: activity.tags,
  texts: activity.texts,
  partner: activity.partner,
  pin_hash: pinHash,
  published: activity.published,
});
