import countries from './outlines.json';

type LatLng = [lat: number, lng: number];

export interface Country {
  /** True for a country with a site. */
  readonly own: boolean;
  readonly rings: readonly LatLng[][];
}

const decode = (steps: readonly number[]): LatLng[] => {
  const ring: LatLng[] = [];
  let lng = 0;
  let lat = 0;
  for (let index = 0; index < steps.length; index += 2) {
    lng += steps[index] ?? 0;
    lat += steps[index + 1] ?? 0;
    ring.push([lat / 100, lng / 100]);
  }
  return ring;
};

/** The land of the keyless map, country by country, generated from Natural Earth by `build/generate-outlines.ts`. */
export function* readOutlines(): Generator<Country> {
  for (const { own, rings } of countries) yield { own, rings: rings.map(decode) };
}
