import { boxMapCentre, defaultMapCentre, mapViewOf, mapZooms } from './map';

describe('the map position', () => {
  it('zooms in more on smaller places [MAP-005]', () => {
    expect(mapZooms).toEqual({ hotel: 14, city: 12, department: 9, region: 8, large: 6 });
    expect(mapViewOf('city', { lat: 48.85, lng: 2.35 })).toEqual({
      centre: { lat: 48.85, lng: 2.35 },
      zoom: 12,
    });
  });

  it('is Barcelona when neither place nor visitor position is known [MAP-006]', () => {
    expect(mapViewOf('large', null, undefined).centre).toBe(defaultMapCentre);
    expect(defaultMapCentre.lat).toBeCloseTo(41.39, 1);
    expect(defaultMapCentre.lng).toBeCloseTo(2.17, 1);
    expect(mapViewOf('large', null, { lat: 50, lng: 4 }).centre).toEqual({ lat: 50, lng: 4 });
  });

  it.each([
    ['ES', 36, 43.8, -9.3, 3.3],
    ['FR', 42.3, 51.1, -4.8, 8.2],
    ['IT', 36.6, 47.1, 6.6, 18.5],
    ['BE', 49.5, 51.5, 2.5, 6.4],
    ['NL', 50.75, 53.5, 3.4, 7.2],
  ] as const)('is the centre of %s for boxes [MAP-007]', (country, south, north, west, east) => {
    const { lat, lng } = boxMapCentre(country);
    expect(Math.abs(lat - (south + north) / 2)).toBeLessThan((north - south) / 5);
    expect(Math.abs(lng - (west + east) / 2)).toBeLessThan((east - west) / 5);
  });
});
