import type { SubjectName } from '../drawing/subjects/subjects';
import { grounds } from './grounds';
import type { CoverScene, DetailKind, DetailScene, HeroScene, PlaceKind, Scene, Season } from './scene';
import type { Hour } from './hour';

type GroundName = keyof typeof grounds;

const cover = (
  id: string,
  [subject, hour]: readonly [SubjectName, Hour],
  kinds: readonly PlaceKind[],
  ground: GroundName,
  more: { season?: Season; detail?: DetailKind } = {},
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
  kinds: readonly PlaceKind[] = [],
  view: SubjectName | null = null,
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
  cover('coast-cliffs-dawn', ['cliffs', 'dawn'], ['sea', 'cliffs', 'beach'], 'chalkCliffs'),
  cover('coast-cliffs-golden', ['cliffs', 'golden'], ['sea', 'cliffs', 'beach'], 'chalkCliffs'),
  cover('coast-lighthouse-day', ['lighthouse', 'day'], ['sea', 'beach', 'dunes', 'island'], 'openSea'),
  cover('coast-lighthouse-golden', ['lighthouse', 'golden'], ['sea', 'beach', 'dunes', 'island'], 'openSea'),
  cover('coast-lighthouse-dusk', ['lighthouse', 'dusk'], ['sea', 'harbour', 'island', 'dunes'], 'openSea'),
  cover('coast-cabins-day', ['beach-cabins', 'day'], ['sea', 'beach', 'dunes'], 'northSea'),
  cover('coast-cabins-dawn', ['beach-cabins', 'dawn'], ['sea', 'beach', 'dunes'], 'northSea'),
  cover('coast-rocks-day', ['granite-coast', 'day'], ['sea', 'cliffs', 'cove', 'island'], 'granite'),
  cover('coast-fort-golden', ['island-fort', 'golden'], ['sea', 'island', 'harbour'], 'stoneForts'),
  cover('harbour-town-golden', ['harbour-town', 'golden'], ['sea', 'harbour', 'old-town'], 'anyHarbour'),
  cover('harbour-town-dawn', ['harbour-town', 'dawn'], ['sea', 'harbour', 'old-town'], 'anyHarbour'),
  cover('harbour-town-dusk', ['harbour-town', 'dusk'], ['sea', 'harbour', 'old-town', 'city'], 'anyHarbour'),
  cover('cove-pines-day', ['cove', 'day'], ['sea', 'cove', 'beach', 'island'], 'mediterranean'),
  cover('cove-pines-golden', ['cove', 'golden'], ['sea', 'cove', 'beach', 'island'], 'mediterranean'),
  cover('cove-pines-dusk', ['cove', 'dusk'], ['sea', 'cove', 'beach', 'island'], 'mediterranean'),
  cover(
    'white-village-day',
    ['white-village', 'day'],
    ['sea', 'village', 'hill-village', 'old-town'],
    'whitewash',
  ),
  cover(
    'white-village-dusk',
    ['white-village', 'dusk'],
    ['sea', 'village', 'hill-village', 'old-town'],
    'whitewash',
  ),
  cover(
    'cliff-village-day',
    ['cliff-village', 'day'],
    ['sea', 'cliffs', 'harbour', 'village'],
    'italianCoast',
  ),
  cover(
    'cliff-village-golden',
    ['cliff-village', 'golden'],
    ['sea', 'cliffs', 'harbour', 'village'],
    'italianCoast',
  ),
  cover('castle-moat-dawn', ['moat-castle', 'dawn'], ['castle', 'countryside', 'river'], 'waterCastles'),
  cover('castle-moat-golden', ['moat-castle', 'golden'], ['castle', 'countryside', 'river'], 'slateCastles'),
  cover('castle-hill-day', ['hill-castle', 'day'], ['castle', 'hill-village', 'countryside'], 'hillCastles'),
  cover(
    'castle-hill-golden',
    ['hill-castle', 'golden'],
    ['castle', 'hill-village', 'countryside'],
    'hillCastles',
  ),
  cover('castle-alley-golden', ['castle-alley', 'golden'], ['castle', 'countryside'], 'slateCastles'),
  cover('castle-alley-day', ['castle-alley', 'day'], ['castle', 'countryside'], 'slateCastles'),
  cover('vineyard-manor-golden', ['vineyard', 'golden'], ['vineyard', 'countryside'], 'vineyards'),
  cover('vineyard-manor-dawn', ['vineyard', 'dawn'], ['vineyard', 'countryside'], 'vineyards'),
  cover('vineyard-manor-day', ['vineyard', 'day'], ['vineyard', 'countryside'], 'vineyards'),
  cover('vineyard-manor-dusk', ['vineyard', 'dusk'], ['vineyard', 'countryside'], 'vineyards'),
  cover(
    'cypress-hill-golden',
    ['cypress-hill', 'golden'],
    ['countryside', 'fields', 'vineyard', 'olive'],
    'tuscany',
  ),
  cover(
    'cypress-hill-dawn',
    ['cypress-hill', 'dawn'],
    ['countryside', 'fields', 'vineyard', 'olive'],
    'tuscany',
  ),
  cover('lavender-farm-golden', ['lavender', 'golden'], ['lavender', 'countryside', 'fields'], 'lavender', {
    season: 'summer',
  }),
  cover('olive-grove-day', ['olive-grove', 'day'], ['olive', 'countryside', 'fields'], 'olives'),
  cover('fields-village-day', ['fields', 'day'], ['fields', 'countryside', 'village'], 'farmland'),
  cover('fields-village-mist', ['fields', 'mist'], ['fields', 'countryside', 'village'], 'farmland'),
  cover(
    'hill-village-golden',
    ['hill-village', 'golden'],
    ['hill-village', 'village', 'old-town', 'countryside'],
    'stoneVillages',
  ),
  cover(
    'hill-village-dawn',
    ['hill-village', 'dawn'],
    ['hill-village', 'village', 'old-town', 'countryside'],
    'stoneVillages',
  ),
  cover(
    'hill-village-day',
    ['hill-village', 'day'],
    ['hill-village', 'village', 'old-town', 'countryside'],
    'stoneVillages',
  ),
  cover('alps-chalet-day', ['chalet', 'day'], ['mountain-summer'], 'alps'),
  cover('alps-chalet-golden', ['chalet', 'golden'], ['mountain-summer'], 'alps'),
  cover('alps-valley-golden', ['alpine-valley', 'golden'], ['mountain-summer', 'village'], 'alps'),
  cover('alps-winter-night', ['winter-chalet', 'night'], ['mountain-winter'], 'alps', { season: 'winter' }),
  cover('alps-winter-dusk', ['winter-chalet', 'dusk'], ['mountain-winter'], 'alps', { season: 'winter' }),
  cover('alps-snow-village-dusk', ['winter-village', 'dusk'], ['mountain-winter', 'village'], 'alps', {
    season: 'winter',
  }),
  cover('alps-snow-forest-dawn', ['winter-forest', 'dawn'], ['mountain-winter', 'forest'], 'alps', {
    season: 'winter',
  }),
  cover('lake-peaks-dawn', ['lake', 'dawn'], ['lake', 'mountain-summer'], 'mountainLakes'),
  cover('lake-peaks-day', ['lake', 'day'], ['lake', 'mountain-summer'], 'mountainLakes'),
  cover('lake-villa-day', ['lake-villa', 'day'], ['lake', 'village'], 'italianLakes'),
  cover('lake-villa-golden', ['lake-villa', 'golden'], ['lake', 'village'], 'italianLakes'),
  cover('mill-canal-dawn', ['windmill', 'dawn'], ['mill', 'countryside', 'river', 'fields'], 'windmills'),
  cover('mill-canal-day', ['windmill', 'day'], ['mill', 'countryside', 'river', 'fields'], 'windmills'),
  cover('mill-tulips-day', ['tulips', 'day'], ['mill', 'countryside', 'fields'], 'bulbFields', {
    season: 'spring',
  }),
  cover('mill-river-day', ['watermill', 'day'], ['mill', 'river', 'countryside', 'village'], 'watermills'),
  cover('city-canal-dusk', ['canal-houses', 'dusk'], ['canal-city', 'city', 'old-town'], 'canals'),
  cover('city-canal-dawn', ['canal-houses', 'dawn'], ['canal-city', 'city', 'old-town'], 'canals'),
  cover('city-canal-day', ['canal-houses', 'day'], ['canal-city', 'city', 'old-town'], 'canals'),
  cover('city-belfry-dusk', ['belfry', 'dusk'], ['city', 'old-town'], 'belfries'),
  cover('city-bridge-golden', ['bridge-town', 'golden'], ['city', 'old-town', 'river'], 'bridges'),
  cover('city-bridge-night', ['bridge-town', 'night'], ['city', 'old-town', 'river'], 'bridges'),
  cover('city-roofs-dawn', ['roofs', 'dawn'], ['city'], 'zincRoofs'),
  cover('city-dome-golden', ['dome', 'golden'], ['city', 'old-town', 'river'], 'domes'),
  cover('city-dome-dusk', ['dome', 'dusk'], ['city', 'old-town', 'river'], 'domes'),
  cover('city-timber-day', ['timber-town', 'day'], ['old-town', 'city', 'village', 'river'], 'halfTimber'),
  cover(
    'city-lagoon-golden',
    ['lagoon', 'golden'],
    ['canal-city', 'city', 'sea', 'old-town', 'island'],
    'lagoon',
  ),
  cover('forest-cabin-mist', ['forest-cabin', 'mist'], ['forest', 'countryside', 'lake'], 'woods'),
  cover('forest-cabin-golden', ['forest-cabin', 'golden'], ['forest', 'countryside', 'lake'], 'woods', {
    season: 'autumn',
  }),
  cover('spa-arches-dawn', ['spa-arches', 'dawn'], ['spa'], 'everywhere'),
  cover('spa-arches-golden', ['spa-arches', 'golden'], ['spa'], 'everywhere'),
  cover('spa-terrace-dusk', ['spa-terrace', 'dusk'], ['spa'], 'everywhere'),
  cover('spa-spring-day', ['spring', 'day'], ['spa', 'forest'], 'woods'),
  cover('sky-balloon-dawn', ['balloon', 'dawn'], ['countryside', 'fields'], 'everywhere', {
    detail: 'activity',
  }),
  cover('gorge-kayak-day', ['kayak', 'day'], ['river'], 'gorges', { detail: 'activity' }),
  cover('lane-bicycle-golden', ['bicycle', 'golden'], ['countryside', 'fields'], 'everywhere', {
    detail: 'activity',
  }),
];

export const detailScenes: readonly DetailScene[] = [
  detail('room-castle-dawn', ['room', 'dawn'], 'room', ['castle', 'countryside', 'forest'], 'castle-alley'),
  detail('room-vineyard-golden', ['room', 'golden'], 'room', ['vineyard', 'olive', 'lavender'], 'vineyard'),
  detail('room-fields-day', ['room', 'day'], 'room', ['fields', 'countryside', 'village', 'mill'], 'fields'),
  detail('room-sea-day', ['room', 'day'], 'room', ['sea', 'beach', 'dunes', 'harbour', 'island'], 'sea-view'),
  detail('room-city-dusk', ['room', 'dusk'], 'room', ['city', 'old-town', 'canal-city', 'river'], 'roofs'),
  detail('room-peaks-dawn', ['room', 'dawn'], 'room', ['mountain-summer', 'lake'], 'lake'),
  detail('room-snow-dusk', ['room', 'dusk'], 'room', ['mountain-winter'], 'winter-forest'),
  detail('room-village-golden', ['room', 'golden'], 'room', ['hill-village', 'village'], 'hill-village'),
  detail('table-morning', ['table', 'dawn'], 'table'),
  detail('table-evening', ['table', 'dusk'], 'table'),
  detail('breakfast-tray', ['breakfast', 'dawn'], 'breakfast'),
  detail(
    'terrace-sea-day',
    ['terrace', 'day'],
    'terrace',
    ['sea', 'beach', 'cove', 'cliffs', 'island'],
    'sea-view',
  ),
  detail(
    'terrace-valley-golden',
    ['terrace', 'golden'],
    'terrace',
    ['countryside', 'vineyard', 'village'],
    'cypress-hill',
  ),
  detail('terrace-lake-dawn', ['terrace', 'dawn'], 'terrace', ['lake', 'mountain-summer'], 'lake'),
  detail('pool-garden-day', ['pool', 'day'], 'pool'),
  detail('pool-hall-dusk', ['pool-hall', 'dusk'], 'pool'),
  detail('spa-hammam', ['hammam', 'dawn'], 'spa'),
  detail('garden-path-day', ['garden', 'day'], 'garden'),
  detail('tasting-cellar', ['tasting', 'golden'], 'tasting'),
];

/** Drawn at their own width, with a calm upper left where a title stands. */
export const heroScenes: readonly HeroScene[] = [
  hero('hero-vineyard', ['vineyard', 'golden']),
  hero('hero-sea', ['cove', 'day']),
  hero('hero-winter', ['winter-chalet', 'night'], 'winter'),
  hero('hero-road', ['road', 'golden']),
];

/** Every picture of the shop, 96 at most (the cache is encoded within a minute). */
export const scenes: readonly Scene[] = [...coverScenes, ...detailScenes, ...heroScenes];

const byId = new Map(scenes.map((scene) => [scene.id, scene]));

export const findScene = (id: string): Scene | undefined => byId.get(id);
