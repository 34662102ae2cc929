import { clusterMarkers, nearestZoom, pixelOf } from './cluster-markers';

const marker = (id: string, lat: number, lng: number) => ({ id, lat, lng, label: id });
const loire = [
  marker('amboise', 47.41, 0.98),
  marker('tours', 47.39, 0.69),
  marker('blois', 47.59, 1.33),
  marker('nice', 43.7, 7.26),
];

const names = (zoom: number, apart?: string) =>
  clusterMarkers(loire, zoom, apart).map(({ members }) => members.map(({ id }) => id).join('+'));

describe('markers on a map', () => {
  it('cluster while their tags overlap, and separate at a closer zoom', () => {
    expect(names(6)).toEqual(['amboise+tours+blois', 'nice']);
    expect(names(11)).toEqual(['amboise', 'tours', 'blois', 'nice']);
  });

  it('never cluster the selected one', () => {
    expect(names(6, 'tours')).toEqual(['amboise+blois', 'tours', 'nice']);
  });

  it('are all separate at the closest zoom', () => {
    const same = [marker('a', 45, 5), marker('b', 45, 5)];
    expect(clusterMarkers(same, nearestZoom)).toHaveLength(2);
    expect(clusterMarkers(same, nearestZoom - 1)).toHaveLength(1);
  });

  it('take the position of the first member, so that no clusters overlap', () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      marker(String(index), 43 + ((index * 37) % 60) / 10, -1 + ((index * 53) % 80) / 10),
    );
    const groups = clusterMarkers(many, 6);
    expect(groups.flatMap(({ members }) => members)).toHaveLength(200);
    for (const [index, group] of groups.entries()) {
      const at = pixelOf(group, 6);
      for (const other of groups.slice(index + 1)) {
        const { x, y } = pixelOf(other, 6);
        expect(Math.abs(x - at.x) >= 108 || Math.abs(y - at.y) >= 46).toBe(true);
      }
    }
  });

  it('use Web Mercator positions', () => {
    const { x, y } = pixelOf({ lat: 0, lng: 0 }, 3);
    expect(x).toBeCloseTo(1024);
    expect(y).toBeCloseTo(1024);
    expect(pixelOf({ lat: 85.0511, lng: 180 }, 0).y).toBeCloseTo(0, 2);
  });
});
