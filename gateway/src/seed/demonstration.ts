// The only import of the demonstration catalogue. Modules that import a value from here are loaded by `import()` when there is
// something to write, so that a gateway with a filled database loads no places and texts.
export {
  boxFamiliesOf,
  buildBoxes,
  buildPlaces,
  calendarDays,
  channelOf,
  createNightBuilder,
  createRandom,
  expirationOf,
  generateCatalogue,
  honestCovers,
  housePrice,
  placeIdsOf,
  promotionOn,
  qualityOf,
  settings,
} from '@detour/demo-catalogue';
export type {
  CalendarDay,
  Catalogue,
  CatalogueSize,
  DayActivity,
  GiftBox,
  GuestReview,
  Hotel,
  NightlyHouse,
  Nights,
  Place,
  SettingKey,
  Stay,
} from '@detour/demo-catalogue';
