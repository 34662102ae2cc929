import { parseIsoDate } from '@detour/shared-contracts/base';
import { voucherKinds } from '@detour/shared-contracts/rules';
import type { Database } from '../../database/open-database';

const purchases: readonly string[] = ['stay', ...voucherKinds];

type Input = Readonly<Record<string, unknown>>;

const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const readDay = (input: Input, name: string): string | null => {
  const value = input[name] ?? null;
  if (value === null) return null;
  const day = typeof value === 'string' ? parseIsoDate(value) : null;
  if (!day) throw new Error(`"${name}" must be a date such as 2027-01-31, not ${JSON.stringify(value)}.`);
  return day;
};

const readCount = (input: Input, name: string): number | null => {
  const value = input[name] ?? null;
  if (value === null || (Number.isSafeInteger(value) && Number(value) > 0)) return value as number | null;
  throw new Error(`"${name}" must be a whole number from 1, not ${JSON.stringify(value)}.`);
};

/** Parses the operator's input; throws a sentence about the first error. */
const readInput = (text: string) => {
  const input = JSON.parse(text) as Input;
  const code = String(input['code'] ?? '')
    .trim()
    .toUpperCase();
  if (!/^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(code))
    throw new Error(`"${code}" is not a code: use 3 to 40 letters, digits, hyphens or underscores.`);
  const { percent = null, amount = null, leastAmount = 0 } = input;
  if ((percent === null) === (amount === null))
    throw new Error('Either "percent" or "amount" (cents) is required.');
  if (percent !== null && !(Number.isInteger(percent) && Number(percent) >= 1 && Number(percent) <= 90))
    throw new Error(`"percent" must be 1 to 90, not ${JSON.stringify(percent)}.`);
  if (amount !== null && !(isCents(amount) && amount > 0))
    throw new Error(`"amount" must be cents, not ${JSON.stringify(amount)}.`);
  if (!isCents(leastAmount))
    throw new Error(`"leastAmount" must be cents, not ${JSON.stringify(leastAmount)}.`);
  const [mostUses, mostUsesPerBuyer] = [readCount(input, 'mostUses'), readCount(input, 'mostUsesPerBuyer')];
  const wanted: unknown = input['purchases'] ?? ['stay'];
  if (
    !Array.isArray(wanted) ||
    wanted.length === 0 ||
    wanted.some((one) => !purchases.includes(one as string))
  )
    throw new Error(`"purchases" must be a list of ${purchases.join(', ')}.`);
  return {
    code,
    percent: percent as number | null,
    amount,
    least_amount: leastAmount,
    purchases: wanted as string[],
    valid_from: readDay(input, 'validFrom'),
    valid_until: readDay(input, 'validUntil'),
    most_uses: mostUses,
    most_uses_per_buyer: mostUsesPerBuyer,
  };
};

/**
 * Admin command: creates or changes a promotion code, `{ code, percent | amount, leastAmount?, purchases?, validFrom?, validUntil?,
 * mostUses?, mostUsesPerBuyer? }`. Amounts are cents, dates `yyyy-MM-dd`.
 */
export const setPromotionCode = async (db: Database, text: string): Promise<{ readonly code: string }> => {
  const { code, ...rest } = readInput(text);
  await db
    .insertInto('promotion_code')
    .values({ code, ...rest })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(rest))
    .execute();
  return { code };
};
