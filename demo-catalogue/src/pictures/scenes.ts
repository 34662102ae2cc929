import type { SubjectName } from '../drawing/subjects/subjects';
import { baseOf, editionIn } from './editions/edition';
import { grounds } from './grounds';
import type { CoverScene, DetailKind, DetailScene, HeroScene, PlaceKind, Scene, Season } from './scene';
import type { Hour } from './hour';

type GroundName = keyof typeof grounds;

const cover = (
  id: string,
  [subject, hour]: readonly [SubjectName, Hour],
  kinds: readonly PlaceKind[],
  { ground, ...more }: { ground: GroundName; season?: Season; detail?: DetailKind },
): CoverScene => ({
  role: 'cover',
  id,
  subject,
  hour,
  season: 'any',
  kinds,
  grounds: grounds[ground],
  ...more,
});

const detail = (
  id: string,
  [subject, hour]: readonly [SubjectName, Hour],
  kind: DetailKind,
  { kinds = [], view = null }: { kinds?: readonly PlaceKind[]; view?: SubjectName | null } = {},
): DetailScene => ({
  role: 'detail',
  id,
  subject,
  hour,
  season: 'any',
  detail: kind,
  kinds,
  view,
  grounds: [],
});

const hero = (
  id: string,
  [subject, hour]: readonly [SubjectName, Hour],
  season: Season = 'any',
): HeroScene => ({
  role: 'hero',
  id,
  subject,
  hour,
  season,
  grounds: [],
});

export const coverScenes: readonly CoverScene[] = [
  cover('coast-cliffs-dawn', ['cliffs', 'dawn'], ['sea', 'cliffs', 'beach'], { ground: 'chalkCliffs' }),
  cover('coast-cliffs-golden', ['cliffs', 'golden'], ['sea', 'cliffs', 'beach'], { ground: 'chalkCliffs' }),
  cover('coast-lighthouse-day', ['lighthouse', 'day'], ['sea', 'beach', 'dunes', 'island'], {
    ground: 'openSea',
  }),
  cover('coast-lighthouse-golden', ['lighthouse', 'golden'], ['sea', 'beach', 'dunes', 'island'], {
    ground: 'openSea',
  }),
  cover('coast-lighthouse-dusk', ['lighthouse', 'dusk'], ['sea', 'harbour', 'island', 'dunes'], {
    ground: 'openSea',
  }),
  cover('coast-cabins-day', ['beach-cabins', 'day'], ['sea', 'beach', 'dunes'], { ground: 'northSea' }),
  cover('coast-cabins-dawn', ['beach-cabins', 'dawn'], ['sea', 'beach', 'dunes'], { ground: 'northSea' }),
  cover('coast-rocks-day', ['granite-coast', 'day'], ['sea', 'cliffs', 'cove', 'island'], {
    ground: 'granite',
  }),
  cover('coast-fort-golden', ['island-fort', 'golden'], ['sea', 'island', 'harbour'], {
    ground: 'stoneForts',
  }),
  cover('harbour-town-golden', ['harbour-town', 'golden'], ['sea', 'harbour', 'old-town'], {
    ground: 'anyHarbour',
  }),
  cover('harbour-town-dawn', ['harbour-town', 'dawn'], ['sea', 'harbour', 'old-town'], {
    ground: 'anyHarbour',
  }),
  cover('harbour-town-dusk', ['harbour-town', 'dusk'], ['sea', 'harbour', 'old-town', 'city'], {
    ground: 'anyHarbour',
  }),
  cover('cove-pines-day', ['cove', 'day'], ['sea', 'cove', 'beach', 'island'], { ground: 'mediterranean' }),
  cover('cove-pines-golden', ['cove', 'golden'], ['sea', 'cove', 'beach', 'island'], {
    ground: 'mediterranean',
  }),
  cover('cove-pines-dusk', ['cove', 'dusk'], ['sea', 'cove', 'beach', 'island'], { ground: 'mediterranean' }),
  cover('white-village-day', ['white-village', 'day'], ['sea', 'village', 'hill-village', 'old-town'], {
    ground: 'whitewash',
  }),
  cover('white-village-dusk', ['white-village', 'dusk'], ['sea', 'village', 'hill-village', 'old-town'], {
    ground: 'whitewash',
  }),
  cover('cliff-village-day', ['cliff-village', 'day'], ['sea', 'cliffs', 'harbour', 'village'], {
    ground: 'italianCoast',
  }),
  cover('cliff-village-golden', ['cliff-village', 'golden'], ['sea', 'cliffs', 'harbour', 'village'], {
    ground: 'italianCoast',
  }),
  cover('castle-moat-dawn', ['moat-castle', 'dawn'], ['castle', 'countryside', 'river'], {
    ground: 'waterCastles',
  }),
  cover('castle-moat-golden', ['moat-castle', 'golden'], ['castle', 'countryside', 'river'], {
    ground: 'slateCastles',
  }),
  cover('castle-hill-day', ['hill-castle', 'day'], ['castle', 'hill-village', 'countryside'], {
    ground: 'hillCastles',
  }),
  cover('castle-hill-golden', ['hill-castle', 'golden'], ['castle', 'hill-village', 'countryside'], {
    ground: 'hillCastles',
  }),
  cover('castle-alley-golden', ['castle-alley', 'golden'], ['castle', 'countryside'], {
    ground: 'slateCastles',
  }),
  cover('castle-alley-day', ['castle-alley', 'day'], ['castle', 'countryside'], { ground: 'slateCastles' }),
  cover('vineyard-manor-golden', ['vineyard', 'golden'], ['vineyard', 'countryside'], {
    ground: 'vineyards',
  }),
  cover('vineyard-manor-dawn', ['vineyard', 'dawn'], ['vineyard', 'countryside'], { ground: 'vineyards' }),
  cover('vineyard-manor-day', ['vineyard', 'day'], ['vineyard', 'countryside'], { ground: 'vineyards' }),
  cover('vineyard-manor-dusk', ['vineyard', 'dusk'], ['vineyard', 'countryside'], { ground: 'vineyards' }),
  cover('cypress-hill-golden', ['cypress-hill', 'golden'], ['countryside', 'fields', 'vineyard', 'olive'], {
    ground: 'tuscany',
  }),
  cover('cypress-hill-dawn', ['cypress-hill', 'dawn'], ['countryside', 'fields', 'vineyard', 'olive'], {
    ground: 'tuscany',
  }),
  cover('lavender-farm-golden', ['lavender', 'golden'], ['lavender', 'countryside', 'fields'], {
    ground: 'lavender',
    season: 'summer',
  }),
  cover('olive-grove-day', ['olive-grove', 'day'], ['olive', 'countryside', 'fields'], { ground: 'olives' }),
  cover('fields-village-day', ['fields', 'day'], ['fields', 'countryside', 'village'], {
    ground: 'farmland',
  }),
  cover('fields-village-mist', ['fields', 'mist'], ['fields', 'countryside', 'village'], {
    ground: 'farmland',
  }),
  cover(
    'hill-village-golden',
    ['hill-village', 'golden'],
    ['hill-village', 'village', 'old-town', 'countryside'],
    { ground: 'stoneVillages' },
  ),
  cover(
    'hill-village-dawn',
    ['hill-village', 'dawn'],
    ['hill-village', 'village', 'old-town', 'countryside'],
    { ground: 'stoneVillages' },
  ),
  cover('hill-village-day', ['hill-village', 'day'], ['hill-village', 'village', 'old-town', 'countryside'], {
    ground: 'stoneVillages',
  }),
  cover('alps-chalet-day', ['chalet', 'day'], ['mountain-summer'], { ground: 'alps' }),
  cover('alps-chalet-golden', ['chalet', 'golden'], ['mountain-summer'], { ground: 'alps' }),
  cover('alps-valley-golden', ['alpine-valley', 'golden'], ['mountain-summer', 'village'], {
    ground: 'alps',
  }),
  cover('alps-winter-night', ['winter-chalet', 'night'], ['mountain-winter'], {
    ground: 'alps',
    season: 'winter',
  }),
  cover('alps-winter-dusk', ['winter-chalet', 'dusk'], ['mountain-winter'], {
    ground: 'alps',
    season: 'winter',
  }),
  cover('alps-snow-village-dusk', ['winter-village', 'dusk'], ['mountain-winter', 'village'], {
    ground: 'alps',
    season: 'winter',
  }),
  cover('alps-snow-forest-dawn', ['winter-forest', 'dawn'], ['mountain-winter', 'forest'], {
    ground: 'alps',
    season: 'winter',
  }),
  cover('lake-peaks-dawn', ['lake', 'dawn'], ['lake', 'mountain-summer'], { ground: 'mountainLakes' }),
  cover('lake-peaks-day', ['lake', 'day'], ['lake', 'mountain-summer'], { ground: 'mountainLakes' }),
  cover('lake-villa-day', ['lake-villa', 'day'], ['lake', 'village'], { ground: 'italianLakes' }),
  cover('lake-villa-golden', ['lake-villa', 'golden'], ['lake', 'village'], { ground: 'italianLakes' }),
  cover('mill-canal-dawn', ['windmill', 'dawn'], ['mill', 'countryside', 'river', 'fields'], {
    ground: 'windmills',
  }),
  cover('mill-canal-day', ['windmill', 'day'], ['mill', 'countryside', 'river', 'fields'], {
    ground: 'windmills',
  }),
  cover('mill-tulips-day', ['tulips', 'day'], ['mill', 'countryside', 'fields'], {
    ground: 'bulbFields',
    season: 'spring',
  }),
  cover('mill-river-day', ['watermill', 'day'], ['mill', 'river', 'countryside', 'village'], {
    ground: 'watermills',
  }),
  cover('city-canal-dusk', ['canal-houses', 'dusk'], ['canal-city', 'city', 'old-town'], {
    ground: 'canals',
  }),
  cover('city-canal-dawn', ['canal-houses', 'dawn'], ['canal-city', 'city', 'old-town'], {
    ground: 'canals',
  }),
  cover('city-canal-day', ['canal-houses', 'day'], ['canal-city', 'city', 'old-town'], { ground: 'canals' }),
  cover('city-belfry-dusk', ['belfry', 'dusk'], ['city', 'old-town'], { ground: 'belfries' }),
  cover('city-bridge-golden', ['bridge-town', 'golden'], ['city', 'old-town', 'river'], {
    ground: 'bridges',
  }),
  cover('city-bridge-night', ['bridge-town', 'night'], ['city', 'old-town', 'river'], { ground: 'bridges' }),
  cover('city-roofs-dawn', ['roofs', 'dawn'], ['city'], { ground: 'zincRoofs' }),
  cover('city-dome-golden', ['dome', 'golden'], ['city', 'old-town', 'river'], { ground: 'domes' }),
  cover('city-dome-dusk', ['dome', 'dusk'], ['city', 'old-town', 'river'], { ground: 'domes' }),
  cover('city-timber-day', ['timber-town', 'day'], ['old-town', 'city', 'village', 'river'], {
    ground: 'halfTimber',
  }),
  cover('city-lagoon-golden', ['lagoon', 'golden'], ['canal-city', 'city', 'sea', 'old-town', 'island'], {
    ground: 'lagoon',
  }),
  cover('forest-cabin-mist', ['forest-cabin', 'mist'], ['forest', 'countryside', 'lake'], {
    ground: 'woods',
  }),
  cover('forest-cabin-golden', ['forest-cabin', 'golden'], ['forest', 'countryside', 'lake'], {
    ground: 'woods',
    season: 'autumn',
  }),
  cover('spa-arches-dawn', ['spa-arches', 'dawn'], ['spa'], { ground: 'everywhere' }),
  cover('spa-arches-golden', ['spa-arches', 'golden'], ['spa'], { ground: 'everywhere' }),
  cover('spa-terrace-dusk', ['spa-terrace', 'dusk'], ['spa'], { ground: 'everywhere' }),
  cover('spa-spring-day', ['spring', 'day'], ['spa', 'forest'], { ground: 'woods' }),
  cover('sky-balloon-dawn', ['balloon', 'dawn'], ['countryside', 'fields'], {
    ground: 'everywhere',
    detail: 'activity',
  }),
  cover('gorge-kayak-day', ['kayak', 'day'], ['river'], { ground: 'gorges', detail: 'activity' }),
  cover('lane-bicycle-golden', ['bicycle', 'golden'], ['countryside', 'fields'], {
    ground: 'everywhere',
    detail: 'activity',
  }),
];

export const detailScenes: readonly DetailScene[] = [
  detail('room-castle-dawn', ['room', 'dawn'], 'room', {
    kinds: ['castle', 'countryside', 'forest'],
    view: 'castle-alley',
  }),
  detail('room-vineyard-golden', ['room', 'golden'], 'room', {
    kinds: ['vineyard', 'olive', 'lavender'],
    view: 'vineyard',
  }),
  detail('room-fields-day', ['room', 'day'], 'room', {
    kinds: ['fields', 'countryside', 'village', 'mill'],
    view: 'fields',
  }),
  detail('room-sea-day', ['room', 'day'], 'room', {
    kinds: ['sea', 'beach', 'dunes', 'harbour', 'island'],
    view: 'sea-view',
  }),
  detail('room-city-dusk', ['room', 'dusk'], 'room', {
    kinds: ['city', 'old-town', 'canal-city', 'river'],
    view: 'roofs',
  }),
  detail('room-peaks-dawn', ['room', 'dawn'], 'room', { kinds: ['mountain-summer', 'lake'], view: 'lake' }),
  detail('room-snow-dusk', ['room', 'dusk'], 'room', { kinds: ['mountain-winter'], view: 'winter-forest' }),
  detail('room-village-golden', ['room', 'golden'], 'room', {
    kinds: ['hill-village', 'village'],
    view: 'hill-village',
  }),
  detail('table-morning', ['table', 'dawn'], 'table'),
  detail('table-evening', ['table', 'dusk'], 'table'),
  detail('breakfast-tray', ['breakfast', 'dawn'], 'breakfast'),
  detail('terrace-sea-day', ['terrace', 'day'], 'terrace', {
    kinds: ['sea', 'beach', 'cove', 'cliffs', 'island'],
    view: 'sea-view',
  }),
  detail('terrace-valley-golden', ['terrace', 'golden'], 'terrace', {
    kinds: ['countryside', 'vineyard', 'village'],
    view: 'cypress-hill',
  }),
  detail('terrace-lake-dawn', ['terrace', 'dawn'], 'terrace', {
    kinds: ['lake', 'mountain-summer'],
    view: 'lake',
  }),
  detail('pool-garden-day', ['pool', 'day'], 'pool'),
  detail('pool-hall-dusk', ['pool-hall', 'dusk'], 'pool'),
  detail('spa-hammam', ['hammam', 'dawn'], 'spa'),
  detail('garden-path-day', ['garden', 'day'], 'garden'),
  detail('tasting-cellar', ['tasting', 'golden'], 'tasting'),
];

/** Scenes at their own width, with space for a title at the upper left. */
export const heroScenes: readonly HeroScene[] = [
  hero('hero-vineyard', ['vineyard', 'golden']),
  hero('hero-sea', ['cove', 'day']),
  hero('hero-winter', ['winter-chalet', 'night'], 'winter'),
  hero('hero-road', ['road', 'golden']),
];

/** Every picture of the shop. At most 96, so that the cache is encoded within a minute. */
export const scenes: readonly Scene[] = [...coverScenes, ...detailScenes, ...heroScenes];

const byId = new Map(scenes.map((scene) => [scene.id, scene]));

/** A scene, or an edition of a cover: `cove-pines-day.provence-7`. */
export const findScene = (id: string): Scene | undefined => {
  const plain = byId.get(id);
  if (plain) return plain;
  const base = byId.get(baseOf(id));
  return base?.role === 'cover' && editionIn(id) ? { ...base, id } : undefined;
};
