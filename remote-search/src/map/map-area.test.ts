import { kilometresBetween } from '@detour/shared-contracts/catalogue';
import { circleAround } from './map-area';

describe('the circle of a search in the shown area', () => {
  it('holds the whole area, and no more than a kilometre beyond its corners', () => {
    const area = { north: 49.2, south: 48.1, east: 0.9, west: -1.6 };
    const { position, km } = circleAround(area);
    const corners = [
      { lat: area.north, lng: area.east },
      { lat: area.north, lng: area.west },
    ].map((corner) => kilometresBetween(position, corner));
    expect(Math.max(...corners)).toBeLessThanOrEqual(km);
    expect(km - Math.max(...corners)).toBeLessThan(1);
    expect(position.lat).toBeCloseTo(48.65, 6);
    expect(position.lng).toBeCloseTo(-0.35, 6);
  });

  it('has one to 300 km, the bounds of a search', () => {
    const at = { north: 48, south: 48, east: 2, west: 2 };
    expect(circleAround(at).km).toBe(1);
    expect(circleAround({ north: 55, south: 36, east: 20, west: -10 }).km).toBe(300);
  });
});
