// The only door to the demonstration catalogue. A module that takes a value from here is loaded by `import()`, when there is something
// to write: a gateway that runs on a filled database reads neither the places of the world nor four languages of texts.
export {
  boxFamiliesOf,
  buildBoxes,
  buildPlaces,
  calendarDays,
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
