import type { StayDetail } from '@detour/shared-contracts/api';
import { createFormat } from '@detour/shared-contracts/format';
import type { Locale } from '@detour/shared-contracts/sites';
import type { StayProduct } from '../../sales/inventory/stay-product.repository';
import { type Language, type StayTexts, wordingOf } from '@detour/shared-contracts/catalogue';

/** Maximum length of a description in search results, in characters. */
const longest = 110;

/** Truncates between two words and adds an ellipsis. */
const shorten = (text: string): string => {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:–]+$/u, '')}…`;
};

const fromWords: Readonly<Record<Language, (price: string, nights: number) => string>> = {
  fr: (price, nights) =>
    `À partir de ${price} pour ${nights} ${nights === 1 ? 'nuit' : 'nuits'} et 2 personnes, taxes comprises.`,
  es: (price, nights) =>
    `Desde ${price} por ${nights} ${nights === 1 ? 'noche' : 'noches'} y 2 personas, impuestos incluidos.`,
  nl: (price, nights) =>
    `Vanaf ${price} voor ${nights} ${nights === 1 ? 'nacht' : 'nachten'} en 2 personen, inclusief belastingen.`,
  it: (price, nights) =>
    `Da ${price} per ${nights} ${nights === 1 ? 'notte' : 'notti'} e 2 persone, tasse incluse.`,
};

/** Returns title and description for search engines. They contain only what the page shows. @spec CALL-022 */
export const pageModelOf = (
  { pack, hotel }: Pick<StayProduct, 'pack' | 'hotel'>,
  texts: StayTexts,
  town: string,
  locale: Locale,
): NonNullable<StayDetail['pageModel']> => {
  const language = wordingOf(locale);
  const total = pack.from_price === null ? null : pack.from_price + (pack.from_tax ?? 0);
  const price =
    total === null || pack.from_nights === null
      ? []
      : [fromWords[language](createFormat(locale).wholePrice(total), pack.from_nights)];
  return {
    pageTitle: `${texts.label} – ${hotel.label}, ${town}`,
    metaDescription: [shorten(texts.description), ...price].join(' '),
  };
};
