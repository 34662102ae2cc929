import type { Columns } from './insert-rows';

// SQL types of what the catalogue writes; a column that is not named keeps its default.

export const placeColumns: Columns = {
  id: 'text',
  category: 'text',
  names: 'jsonb',
  search_text: 'text',
  country: 'text',
  lat: 'float8',
  lng: 'float8',
  population: 'int',
  department_id: 'text',
  region_id: 'text',
  postal_code: 'text',
};

export const hotelColumns: Columns = {
  id: 'text',
  label: 'text',
  uri: 'text',
  stars: 'int',
  place_id: 'text',
  department_id: 'text',
  region_id: 'text',
  country: 'text',
  area_label: 'text',
  lat: 'float8',
  lng: 'float8',
  address: 'text',
  zip_code: 'text',
  environment: 'text',
  style: 'text',
  type: 'text',
  facilities: 'text[]',
  place_ids: 'text[]',
  pets: 'jsonb',
  checkin_time: 'text',
  checkout_time: 'text',
  tax: 'jsonb',
  scene: 'text',
  review_average: 'float8',
  review_count: 'int',
  review_details: 'jsonb',
  texts: 'jsonb',
  active: 'boolean',
  origin: 'text',
};

export const roomTypeColumns: Columns = {
  id: 'text',
  hotel_id: 'text',
  capacity: 'int',
  max_capacity: 'int',
  size_m2: 'int',
  rooms: 'int',
  scene: 'text',
  texts: 'jsonb',
};

export const packageColumns: Columns = {
  id: 'text',
  hotel_id: 'text',
  room_type_id: 'text',
  uri: 'text',
  min_nights: 'int',
  max_nights: 'int',
  theme: 'int',
  themes: 'int[]',
  tags: 'int[]',
  scene: 'text',
  supplement: 'int',
  child_percent: 'int',
  cancellation: 'text',
  cancellation_days: 'int',
  program: 'jsonb',
  texts: 'jsonb',
  labels: 'text[]',
  published: 'boolean',
  expiration: 'date',
  popularity: 'float8',
  quality: 'float8',
};

export const reviewColumns: Columns = {
  id: 'text',
  hotel_id: 'text',
  locale: 'text',
  customer: 'text',
  type: 'text',
  day: 'date',
  average: 'float8',
  positive: 'text',
  negative: 'text',
};

export const boxColumns: Columns = {
  code: 'text',
  slug: 'text',
  price: 'int',
  reference_price: 'int',
  scene: 'text',
  texts: 'jsonb',
  position: 'int',
};

export const activityColumns: Columns = {
  id: 'text',
  uri: 'text',
  place_id: 'text',
  label: 'text',
  lat: 'float8',
  lng: 'float8',
  duration_minutes: 'int',
  prices: 'jsonb',
  scene: 'text',
  tags: 'int[]',
  texts: 'jsonb',
};
