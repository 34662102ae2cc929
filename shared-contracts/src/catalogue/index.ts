export { tips, warnings } from './activity-notes';
export { boxThemes } from './box-themes';
export { kilometresBetween } from './distance';
export { ecoMeasures, type EcoMeasure } from './eco-measures';
export { fits, rows, type FittingText } from './fitting-text';
export { inEachLanguage, languages, wordingOf, type Language, type Wording } from './language';
export { taxOf } from './local-tax';
export { foldText, searchTextOf } from './search-text';
export { slugOf } from './slug';
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
} from './stored-texts';
export { capitalise, joinWithAnd, typeset } from './typography';
export {
  environments,
  facilities,
  hotelTypes,
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
export { withoutProgram } from './without-program';
