import { languageOf, type Locale } from '@detour/shared-contracts/sites';
import { inMealWords } from '../../catalogue/meal-words';
import type { StayProduct } from './stay-product.repository';

/** Label of the package in the visitor's language. */
export const labelOf = ({ pack }: Pick<StayProduct, 'pack'>, locale: Locale): string =>
  inMealWords(locale, pack.texts[languageOf(locale)].label);

export const roomTitleOf = ({ room }: Pick<StayProduct, 'room'>, locale: Locale): string =>
  room.texts[languageOf(locale)].title;
