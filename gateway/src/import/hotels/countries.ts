import type { Country } from '@detour/shared-contracts/sites';

interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Bounding boxes of the countries in Europe, islands included, with a margin. They detect swapped and invented positions. */
const boxes: Readonly<Record<Country, readonly Box[]>> = {
  FR: [{ south: 41.2, north: 51.2, west: -5.3, east: 9.7 }],
  ES: [
    { south: 35.1, north: 43.9, west: -9.5, east: 4.5 },
    { south: 27.5, north: 29.6, west: -18.3, east: -13.2 },
  ],
  IT: [{ south: 35.3, north: 47.2, west: 6.5, east: 18.7 }],
  BE: [{ south: 49.4, north: 51.6, west: 2.4, east: 6.5 }],
  NL: [{ south: 50.7, north: 53.7, west: 3.2, east: 7.3 }],
};

export const countryList = Object.keys(boxes).join(', ');

export const isCountry = (text: string): text is Country => Object.hasOwn(boxes, text);

export const isInCountry = (
  country: Country,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): boolean =>
  boxes[country].some(
    ({ south, north, west, east }) => lat >= south && lat <= north && lng >= west && lng <= east,
  );
