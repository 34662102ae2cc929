import type { Country } from '@detour/shared-contracts/sites';
import {
  coverScenes,
  coversFor,
  detailScenes,
  detailsFor,
  findScene,
  type PlaceKind,
  scenes,
} from '@detour/demo-catalogue/pictures';
import { imageOf } from './image-of';
import { allPictures, findPicture, pathOf } from './picture';
import { imageSizes, sizeKeys, sizesOf } from './sizes';

const place = (country: Country, lat: number, lng: number, ...kinds: PlaceKind[]) => ({
  country,
  lat,
  lng,
  kinds,
});
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

describe('the list of scenes', () => {
  it('has unique ids and stays within the cache’s limit', () => {
    expect(new Set(ids(scenes)).size).toBe(scenes.length);
    expect(scenes.length).toBeLessThanOrEqual(96);
    for (const { id } of scenes) expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
  });

  it('names sizes by their pixels [UI-008]', () => {
    for (const key of sizeKeys) expect(`${imageSizes[key].width}_${imageSizes[key].height}`).toBe(key);
    expect(sizeKeys).toEqual(
      expect.arrayContaining(['120_80', '640_360', '750_360', '960_540', '1920_595', '1920_880']),
    );
  });

  it('gives each scene several widths of one shape, so that a browser can choose', () => {
    for (const scene of scenes) {
      const widths = sizesOf(scene).map((key) => imageSizes[key]);
      const pixels = (size: (typeof widths)[number]): number => size.width * size.height;
      const largest = widths.reduce((one, other) => (pixels(other) > pixels(one) ? other : one));
      const alike = widths.filter(
        ({ width, height }) => Math.abs((width * largest.height) / height / largest.width - 1) < 0.02,
      );
      expect(alike.length).toBeGreaterThanOrEqual(scene.role === 'hero' ? 4 : 6);
    }
  });
});

describe('coversFor', () => {
  it('returns pictures that are true of the place', () => {
    const normandy = ids(coversFor(place('FR', 49.7, 0.2, 'sea', 'cliffs')));
    expect(normandy).toContain('coast-cliffs-dawn');
    expect(normandy.filter((id) => /pines|white-village|cliff-village/.test(id))).toEqual([]);
    const riviera = ids(coversFor(place('FR', 43.5, 6.9, 'sea', 'cove')));
    expect(riviera).toContain('cove-pines-day');
    expect(riviera).not.toContain('coast-cliffs-dawn');
  });

  it('shows snow in winter only, and lavender in summer in Provence only', () => {
    const alps = place('FR', 45.9, 6.8, 'mountain-winter', 'mountain-summer');
    expect(ids(coversFor(alps, 'winter'))[0]).toMatch(/winter|snow/);
    expect(ids(coversFor(alps, 'summer')).filter((id) => /winter|snow/.test(id))).toEqual([]);
    expect(ids(coversFor(place('FR', 43.9, 5.2, 'lavender'), 'summer'))).toContain('lavender-farm-golden');
    expect(ids(coversFor(place('FR', 48.5, 2.2, 'lavender'), 'summer'))).toEqual([]);
  });

  it('puts the pictures of the place’s first kind first', () => {
    const [first] = coversFor(place('BE', 51.2, 3.2, 'canal-city', 'city'));
    expect(first?.kinds).toContain('canal-city');
  });

  const everywhere: readonly (readonly [Country, number, number, PlaceKind])[] = [
    ['FR', 49.4, 0.2, 'sea'],
    ['FR', 47.4, 0.9, 'castle'],
    ['FR', 44.8, -0.1, 'vineyard'],
    ['FR', 45.9, 6.1, 'lake'],
    ['FR', 48.5, 7.7, 'old-town'],
    ['ES', 36.7, -4.4, 'sea'],
    ['ES', 43.4, -3.8, 'sea'],
    ['ES', 37.8, -4.8, 'city'],
    ['IT', 43.5, 11.2, 'countryside'],
    ['IT', 45.9, 9.2, 'lake'],
    ['IT', 46.5, 11.9, 'mountain-summer'],
    ['NL', 52.4, 4.9, 'canal-city'],
    ['NL', 52.1, 4.3, 'sea'],
    ['BE', 51.2, 2.9, 'sea'],
    ['BE', 50.2, 5.5, 'forest'],
    ['NL', 52, 5.9, 'forest'],
  ];
  it.each(everywhere)('finds one for %s at %d, %d by the %s', (country, lat, lng, kind) => {
    expect(coversFor(place(country, lat, lng, kind)).length).toBeGreaterThan(0);
  });
});

describe('detailsFor', () => {
  it('puts the room with the matching window first', () => {
    expect(detailsFor('room', ['sea'])[0]?.id).toMatch(/^room-sea/);
    expect(detailsFor('room', ['mountain-winter'])[0]?.id).toBe('room-snow-dusk');
  });

  it('has a picture without a view for each other kind', () => {
    for (const kind of ['table', 'breakfast', 'pool', 'spa', 'garden', 'tasting'] as const) {
      expect(detailsFor(kind, []).length).toBeGreaterThan(0);
    }
    expect(detailScenes.filter(({ detail }) => detail === 'activity')).toEqual([]);
    expect(coverScenes.filter(({ detail }) => detail === 'activity').length).toBeGreaterThanOrEqual(3);
  });
});

describe('imageOf', () => {
  it('maps each size to a URL without extension [UI-007]', () => {
    const image = imageOf(findScene('coast-cliffs-dawn')!, 'Des falaises.');
    expect(image.sizes['720_480']).toBe('/images/coast-cliffs-dawn/720_480');
    expect(image).toMatchObject({
      url: '/images/coast-cliffs-dawn/960_540.webp',
      alt: 'Des falaises.',
      title: null,
    });
    expect(Object.keys(image.sizes)).toEqual([...sizesOf(findScene('coast-cliffs-dawn')!)]);
    expect(image.tones).toHaveLength(3);
  });

  it('returns URLs that the route serves', () => {
    for (const scene of scenes) {
      for (const address of Object.values(imageOf(scene, '').sizes)) {
        const [, , id, size] = address.split('/');
        expect(findPicture(id!, `${size}.avif`)).toBeDefined();
      }
    }
  });
});

describe('the pictures of the cache', () => {
  it('are ordered heroes and covers first, WebP before AVIF, each once', () => {
    const paths = allPictures().map(pathOf);
    expect(new Set(paths).size).toBe(paths.length);
    const at = (path: string): number => paths.indexOf(path);
    expect(at('hero-vineyard/1920_880.webp')).toBeLessThan(at('coast-cliffs-dawn/120_80.webp'));
    expect(at('coast-cliffs-dawn/1440_960.webp')).toBeLessThan(at('coast-cliffs-dawn/120_80.avif'));
    expect(at('lane-bicycle-golden/1440_960.avif')).toBeLessThan(at('table-morning/120_80.webp'));
  });

  it.each(['720_480', '720_480.png', '720_480.avif.webp', '1920_880.avif', 'toString.webp', '.webp'])(
    'reject %s',
    (file) => {
      expect(findPicture('coast-cliffs-dawn', file)).toBeUndefined();
      expect(findPicture('nowhere', '720_480.avif')).toBeUndefined();
    },
  );
});
