export type { ActivityPartner, SlotPattern } from './activity-partner';
export { tips, warnings } from './texts/activity-notes';
export { boxThemes } from './box-themes';
export { kilometresBetween } from './distance';
export { ecoMeasures, type EcoMeasure } from './eco-measures';
export { rows, type FittingText } from './texts/fitting-text';
export { inEachLanguage, languages, wordingOf, type Language, type Wording } from './language';
export { taxOf } from './tax-by-country';
export { foldText, searchTextOf } from './texts/search-text';
export { slugOf } from './texts/slug';
export type { PetsColumn, ReviewDetailsColumn, TaxColumn } from './stored-columns';
export type {
  ActivityTexts,
  BoxTexts,
  ByLanguage,
  HotelTexts,
  ItemType,
  RoomTexts,
  StayTexts,
  StoredProgramLine,
} from './texts/stored-texts';
export { typeset } from './texts/typography';
export {
  environments,
  facilities,
  facilityName,
  hotelTypes,
  meals,
  petsName,
  styles,
  themeIds,
  themeNames,
  wordingFrom,
  type EnvironmentKey,
  type FacilityKey,
  type Four,
  type HotelType,
  type StyleKey,
  type ThemeKey,
} from './vocabulary';
export { withoutProgram } from './texts/without-program';
