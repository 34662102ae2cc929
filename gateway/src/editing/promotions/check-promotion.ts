import type { PromotionBody } from '@detour/shared-contracts/api';
import type { Database } from '../../database/open-database';
import { schemaErrors, type BodyError } from '../check-body';
import { promotionSchema } from './promotion-body';

type Group = Readonly<Record<string, unknown>>;

/** Pairs of which the first must not be above the second. */
const ranges = [
  ['booking', 'validFrom', 'validUntil'],
  ['stay', 'stayFrom', 'stayUntil'],
  ['stay', 'leastDaysBefore', 'mostDaysBefore'],
  ['stay', 'leastNights', 'mostNights'],
] as const;

const isAbove = (low: unknown, high: unknown): boolean =>
  (typeof low === 'number' && typeof high === 'number' && low > high) ||
  (typeof low === 'string' && typeof high === 'string' && low > high);

const rangeErrors = (body: PromotionBody): readonly BodyError[] =>
  ranges.flatMap(([group, least, most]) => {
    const { [least]: low, [most]: high }: Group = body[group];
    return isAbove(low, high)
      ? [
          {
            path: `/${group}/${most}`,
            rule: 'order',
            message: `must not be below "${least}" (${String(low)})`,
          },
        ]
      : [];
  });

/** Ids of a condition that the catalogue does not have: a condition that is written wrong would never apply. */
const unknownIds = async (
  db: Database,
  table: 'hotel' | 'package',
  ids: readonly string[],
): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const known = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
};

const productErrors = async (
  db: Database,
  { products }: PromotionBody,
  kept: PromotionBody | null,
): Promise<readonly BodyError[]> => {
  const errors = await Promise.all(
    (
      [
        ['hotels', 'hotel'],
        ['packages', 'package'],
      ] as const
    ).map(async ([member, table]) => {
      const unknown = await unknownIds(db, table, products[member]);
      return unknown
        .filter((id) => kept?.products[member].includes(id) !== true)
        .map((id) => ({
          path: `/products/${member}/${products[member].indexOf(id)}`,
          rule: 'unknown',
          message: `the catalogue has no ${table} "${id}"`,
        }));
    }),
  );
  return errors.flat();
};

/**
 * Mistakes of a body that a visitor would never see as a price: form, ranges, and products that do not exist.
 * @param kept the present terms: their themes and products stay valid when they leave the catalogue.
 */
export const checkPromotion = async (
  db: Database,
  body: unknown,
  kept: PromotionBody | null,
): Promise<readonly BodyError[]> => {
  const errors = schemaErrors(promotionSchema(kept?.products.themes), body);
  if (errors.length > 0) return errors;
  const whole = body as PromotionBody;
  return [...rangeErrors(whole), ...(await productErrors(db, whole, kept))];
};
