import type { PromotionBody, PromotionProduct } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import { useFormat } from '@detour/remote-kit';
import { useText, type Text, type TextId } from '../../text';
import { choiceName } from '../../words/schema-words';
import { printEuros } from './print-euros';
import { useKnownProducts } from '../products/known-products';

type Format = ReturnType<typeof useFormat>;

interface Words {
  readonly text: Text;
  readonly format: Format;
  readonly known: readonly PromotionProduct[];
}

/** Ids of the texts of a range: with both ends, with the first, with the last. */
type RangeTexts = readonly [both: TextId, least: TextId, most: TextId];

const rangeText = <T extends number | string>(
  [least, most]: readonly [T | null, T | null],
  [both, from, until]: RangeTexts,
  say: (id: TextId, values: { readonly least?: T; readonly most?: T }) => string,
): string | null => {
  if (least !== null && most !== null) return say(both, { least, most });
  if (least !== null) return say(from, { least });
  return most === null ? null : say(until, { most });
};

const dayRange = (
  ends: readonly [string | null, string | null],
  texts: RangeTexts,
  { text, format }: Words,
): string | null => {
  const print = (day: string): string => {
    const date = parseIsoDate(day);
    return date ? format.longDate(date) : day;
  };
  return rangeText(ends, texts, (id, { least, most }) =>
    text(id, {
      ...(least !== undefined && { least: print(least) }),
      ...(most !== undefined && { most: print(most) }),
    }),
  );
};

const countRange = (
  ends: readonly [number | null, number | null],
  texts: RangeTexts,
  { text }: Words,
): string | null => rangeText(ends, texts, (id, values) => text(id, values));

const listText = (id: TextId, names: readonly string[], { text }: Words): string | null =>
  names.length === 0 ? null : text(id, { list: names.map((name) => choiceName(name, text)).join(', ') });

const amountText = (id: TextId, cents: number | null, { text, format }: Words): string | null =>
  cents === null ? null : text(id, { amount: printEuros(format, cents) });

const countText = (id: TextId, count: number | null, { text }: Words): string | null =>
  count === null || count === 0 ? null : text(id, { count });

/** Names of products that are listed one by one. */
const mostNames = 3;

/** "hôtels : Les Deux Rives, Le Moulin", or their number where they are many or not known. */
const productsText = (
  [counted, named]: readonly [TextId, TextId],
  ids: readonly string[],
  words: Words,
): string | null => {
  const names = ids.flatMap((id) => words.known.find((product) => product.id === id)?.name ?? []);
  return names.length === ids.length && ids.length > 0 && ids.length <= mostNames
    ? words.text(named, { list: names.join(', ') })
    : countText(counted, ids.length, words);
};

const valueText = ({ value }: PromotionBody, { text, format }: Words): string =>
  value.kind === 'percent'
    ? text('terms.off', { value: format.percent(value.percent) })
    : text('terms.off', { value: printEuros(format, value.amount) });

const wayTexts = ({ way }: PromotionBody, words: Words): readonly (string | null)[] => {
  const { text } = words;
  if (way.kind === 'automatic')
    return [
      text('terms.automatic'),
      way.priority === 0 ? null : text('terms.priority', { count: way.priority }),
    ];
  return [
    text('terms.code'),
    way.purchases.length === 1 && way.purchases[0] === 'stay'
      ? null
      : listText('terms.purchases', way.purchases, words),
    countText('terms.mostUsesPerBuyer', way.mostUsesPerBuyer, words),
  ];
};

const stayTexts = ({ booking, stay }: PromotionBody, words: Words): readonly (string | null)[] => [
  dayRange(
    [booking.validFrom, booking.validUntil],
    ['terms.bookedBetween', 'terms.bookedFrom', 'terms.bookedUntil'],
    words,
  ),
  dayRange(
    [stay.stayFrom, stay.stayUntil],
    ['terms.arrivalBetween', 'terms.arrivalFrom', 'terms.arrivalUntil'],
    words,
  ),
  countRange(
    [stay.leastDaysBefore, stay.mostDaysBefore],
    ['terms.daysBetween', 'terms.daysLeast', 'terms.daysMost'],
    words,
  ),
  countRange(
    [stay.leastNights, stay.mostNights],
    ['terms.nightsBetween', 'terms.nightsLeast', 'terms.nightsMost'],
    words,
  ),
  amountText('terms.leastAmount', stay.leastAmount, words),
];

/** What a promotion gives, to whom and how often, in plain words: one short phrase each, the value first. */
const termsTexts = (body: PromotionBody, words: Words): readonly string[] => {
  const { products, locales, limits, exclusive } = body;
  return [
    valueText(body, words),
    ...wayTexts(body, words),
    ...stayTexts(body, words),
    listText('terms.flows', products.flows, words),
    listText('terms.themes', products.themes, words),
    productsText(['terms.hotels', 'terms.hotelNames'], products.hotels, words),
    productsText(['terms.packages', 'terms.packageNames'], products.packages, words),
    listText('terms.locales', locales, words),
    exclusive ? words.text('terms.exclusive') : null,
    amountText('terms.mostPerOrder', limits.mostPerOrder, words),
    amountText('terms.budget', limits.budget, words),
    countText('terms.mostUses', limits.mostUses, words),
  ].filter((phrase) => phrase !== null);
};

/** Prints the terms of a promotion in the language of the page. */
export const useTermsTexts = (): ((body: PromotionBody) => readonly string[]) => {
  const text = useText();
  const format = useFormat();
  const { products: known } = useKnownProducts();
  return (body) => termsTexts(body, { text, format, known });
};
