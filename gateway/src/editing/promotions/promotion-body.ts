import type { PromotionBody } from '@detour/shared-contracts/api';
import { themeIds } from '@detour/shared-contracts/catalogue';
import { PromotionBody as bodySchema } from '@detour/shared-contracts/schemas';
import { Type, type TSchema } from '@sinclair/typebox';
import { toStoredSchema } from '../../content/kinds/stored-schema';
import type { WrittenPromotion } from '../../sales/promotions/read-promotion';

const wordOfTheme: ReadonlyMap<number, string> = new Map(
  Object.entries(themeIds).map(([word, id]) => [id, word]),
);

/** A theme that has no word is shown by its number, so that a change of other terms keeps it. */
const themeWord = (id: number): string => wordOfTheme.get(id) ?? String(id);

const themeId = (word: string): number =>
  Object.hasOwn(themeIds, word) ? themeIds[word as keyof typeof themeIds] : Number(word);

/**
 * The JSON Schema of a promotion, as the form of staff draws it.
 * @param kept words of themes that the promotion has already.
 */
export const promotionSchema = (kept: readonly string[] = []): Readonly<Record<string, unknown>> => {
  const words = [...new Set([...Object.keys(themeIds), ...kept])];
  const theme: TSchema = Type.Unsafe<string>({ type: 'string', enum: words });
  const { products, ...members } = bodySchema.properties;
  return toStoredSchema({
    ...bodySchema,
    properties: {
      ...members,
      products: {
        ...products,
        properties: { ...products.properties, themes: Type.Array(theme, { uniqueItems: true }) },
      },
    },
  } as TSchema);
};

/** Terms as the form shows them. Of a code, the priority has no effect and is left out. */
export const toBody = (terms: WrittenPromotion): PromotionBody => ({
  value:
    terms.percent === null
      ? { kind: 'amount', amount: terms.amount ?? 1 }
      : { kind: 'percent', percent: terms.percent },
  way: terms.automatic
    ? { kind: 'automatic', priority: terms.priority }
    : {
        kind: 'code',
        purchases: [...terms.purchases] as Extract<PromotionBody['way'], { kind: 'code' }>['purchases'],
        mostUsesPerBuyer: terms.mostUsesPerBuyer,
      },
  exclusive: terms.exclusive,
  booking: { validFrom: terms.validFrom, validUntil: terms.validUntil },
  stay: {
    stayFrom: terms.stayFrom,
    stayUntil: terms.stayUntil,
    leastDaysBefore: terms.leastDaysBefore,
    mostDaysBefore: terms.mostDaysBefore,
    leastNights: terms.leastNights,
    mostNights: terms.mostNights,
    leastAmount: terms.leastAmount === 0 ? null : terms.leastAmount,
  },
  products: {
    flows: [...terms.flows],
    themes: terms.themes.map(themeWord),
    hotels: [...terms.hotels],
    packages: [...terms.packages],
  },
  locales: [...terms.locales],
  limits: { mostPerOrder: terms.mostPerOrder, budget: terms.budget, mostUses: terms.mostUses },
});

/** The input of `readPromotion` for a body that has the form of the schema. */
export const fromBody = (code: string, body: PromotionBody): Readonly<Record<string, unknown>> => {
  const { value, way, exclusive, booking, stay, products, locales, limits } = body;
  return {
    code,
    automatic: way.kind === 'automatic',
    ...(value.kind === 'percent' ? { percent: value.percent } : { amount: value.amount }),
    ...(way.kind === 'automatic'
      ? { priority: way.priority }
      : { purchases: way.purchases, mostUsesPerBuyer: way.mostUsesPerBuyer }),
    exclusive,
    ...booking,
    ...stay,
    leastAmount: stay.leastAmount ?? 0,
    ...products,
    themes: products.themes.map(themeId),
    locales,
    ...limits,
  };
};
