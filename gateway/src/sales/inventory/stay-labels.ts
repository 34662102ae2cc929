import { languageOf, type Locale } from '@detour/shared-contracts/sites';
import type { StayProduct } from './stay-product.repository';

const read = (
  texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  locale: Locale,
  member: string,
): string => String(texts[languageOf(locale)]?.[member] ?? '');

/** Label of the package in the visitor's language. */
export const labelOf = ({ pack }: Pick<StayProduct, 'pack'>, locale: Locale): string =>
  read(pack.texts, locale, 'label');

export const roomTitleOf = ({ room }: Pick<StayProduct, 'room'>, locale: Locale): string =>
  read(room.texts, locale, 'title');
