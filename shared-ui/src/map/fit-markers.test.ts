import { pixelOf } from './cluster-markers';
import { fitMarkers } from './fit-markers';

const places = [
  { lat: 47.41, lng: 0.98 },
  { lat: 43.7, lng: 7.26 },
  { lat: 48.85, lng: 2.35 },
];

describe('the view that fits markers', () => {
  it.each([
    [480, 800],
    [900, 400],
    [320, 320],
  ])(
    'shows all of them with room for their tags in %d × %d px, and one level closer would not',
    (width, height) => {
      const view = fitMarkers(places, { width, height });
      const farthest = (zoom: number): { readonly x: number; readonly y: number } => {
        const middle = pixelOf(view?.centre ?? { lat: 0, lng: 0 }, zoom);
        const points = places.map((place) => pixelOf(place, zoom));
        return {
          x: Math.max(...points.map(({ x }) => Math.abs(x - middle.x))),
          y: Math.max(...points.map(({ y }) => Math.abs(y - middle.y))),
        };
      };
      const fits = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
        x <= width / 2 - 64 + 0.001 && y <= height / 2 - 56 + 0.001;
      expect(fits(farthest(view?.zoom ?? 0))).toBe(true);
      expect(fits(farthest((view?.zoom ?? 0) + 0.5))).toBe(false);
    },
  );

  it('shows a town around a single marker, and is null without one', () => {
    const [one] = places;
    const view = fitMarkers(one ? [one] : [], { width: 480, height: 800 });
    expect(view?.zoom).toBe(12);
    expect(view?.centre.lat).toBeCloseTo(47.41, 6);
    expect(view?.centre.lng).toBeCloseTo(0.98, 6);
    expect(fitMarkers([], { width: 480, height: 800 })).toBeNull();
  });
});
