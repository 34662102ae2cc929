import { parseIsoDate, type IsoDate } from '@detour/shared-contracts/base';
import { voucherKinds } from '@detour/shared-contracts/rules';
import { locales } from '@detour/shared-contracts/sites';
import { promotedFlows, type PromotionTerms } from '../reductions/promotion';

/** A promotion as staff write it, with the limits that only codes have. */
export interface WrittenPromotion extends PromotionTerms {
  /** Kinds of orders. An automatic promotion reduces stays only. */
  readonly purchases: readonly string[];
  readonly mostUsesPerBuyer: number | null;
}

const purchases: readonly string[] = ['stay', ...voucherKinds];

type Input = Readonly<Record<string, unknown>>;

const shown = (value: unknown): string => JSON.stringify(value);

const isCents = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 100_000_000;

const readDay = (input: Input, name: string): IsoDate | null => {
  const value = input[name] ?? null;
  if (value === null) return null;
  const day = typeof value === 'string' ? parseIsoDate(value) : null;
  if (!day) throw new Error(`"${name}" must be a date such as 2027-01-31, not ${shown(value)}.`);
  return day;
};

const readCount = (input: Input, name: string, least = 1): number | null => {
  const value = input[name] ?? null;
  const isCount = Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= 100_000_000;
  if (value === null || isCount) return value as number | null;
  throw new Error(`"${name}" must be a whole number from ${least}, not ${shown(value)}.`);
};

const readFlag = (input: Input, name: string): boolean => {
  const value = input[name] ?? false;
  if (typeof value !== 'boolean') throw new Error(`"${name}" must be true or false, not ${shown(value)}.`);
  return value;
};

/** Words of a list; all words are allowed without `known`. */
const readWords = <T extends string>(input: Input, name: string, known?: readonly T[]): readonly T[] => {
  const value: unknown = input[name] ?? [];
  const isKnown = (word: unknown): word is T =>
    typeof word === 'string' && word !== '' && (!known || known.includes(word as T));
  if (Array.isArray(value) && value.length <= 500 && value.every(isKnown)) return [...new Set(value)];
  throw new Error(`"${name}" must be a list of ${known ? known.join(', ') : 'ids'}.`);
};

const readThemes = (input: Input): readonly number[] => {
  const value: unknown = input['themes'] ?? [];
  if (Array.isArray(value) && value.length <= 100 && value.every((id) => Number.isSafeInteger(id)))
    return value as number[];
  throw new Error('"themes" must be a list of theme numbers.');
};

const readCode = (input: Input): string => {
  const code = (typeof input['code'] === 'string' ? input['code'] : '').trim().toUpperCase();
  if (!/^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(code))
    throw new Error(`"${code}" is not a code: use 3 to 40 letters, digits, hyphens or underscores.`);
  return code;
};

const readValue = ({ percent = null, amount = null }: Input): Pick<PromotionTerms, 'percent' | 'amount'> => {
  if ((percent === null) === (amount === null))
    throw new Error('Either "percent" or "amount" (cents) is required.');
  if (percent !== null && !(Number.isInteger(percent) && Number(percent) >= 1 && Number(percent) <= 90))
    throw new Error(`"percent" must be 1 to 90, not ${shown(percent)}.`);
  if (amount !== null && !(isCents(amount) && amount > 0))
    throw new Error(`"amount" must be cents, not ${shown(amount)}.`);
  return { percent: percent as number | null, amount };
};

const readPurchases = (input: Input, automatic: boolean): readonly string[] => {
  const wanted = readWords({ purchases: input['purchases'] ?? ['stay'] }, 'purchases', purchases);
  if (wanted.length === 0) throw new Error(`"purchases" must be a list of ${purchases.join(', ')}.`);
  if (automatic && (wanted.length !== 1 || wanted[0] !== 'stay'))
    throw new Error('An automatic promotion is for "purchases": ["stay"] only.');
  return wanted;
};

/** Pairs of which the first must not be above the second. */
const ranges = [
  ['validFrom', 'validUntil'],
  ['stayFrom', 'stayUntil'],
  ['leastDaysBefore', 'mostDaysBefore'],
  ['leastNights', 'mostNights'],
] as const satisfies readonly (readonly [keyof PromotionTerms, keyof PromotionTerms])[];

const names: ReadonlySet<string> = new Set<keyof WrittenPromotion>([
  'code',
  'automatic',
  'percent',
  'amount',
  'leastAmount',
  'mostPerOrder',
  'budget',
  'mostUses',
  'mostUsesPerBuyer',
  'purchases',
  'priority',
  'exclusive',
  'validFrom',
  'validUntil',
  'stayFrom',
  'stayUntil',
  'leastDaysBefore',
  'mostDaysBefore',
  'leastNights',
  'mostNights',
  'flows',
  'locales',
  'hotels',
  'packages',
  'themes',
]);

const checkWhole = (written: WrittenPromotion): WrittenPromotion => {
  for (const [least, most] of ranges) {
    const [low, high] = [written[least], written[most]];
    if (low !== null && high !== null && low > high)
      throw new Error(`"${least}" (${low}) must not be above "${most}" (${high}).`);
  }
  // Nobody has typed an address when an automatic price is shown.
  if (written.automatic && written.mostUsesPerBuyer !== null)
    throw new Error('An automatic promotion cannot have "mostUsesPerBuyer".');
  return written;
};

/** Validates a promotion. Missing members have no condition or limit. Throws a sentence about the first error. */
export const readPromotion = (input: Input): WrittenPromotion => {
  const unknown = Object.keys(input).find((name) => !names.has(name));
  if (unknown !== undefined) throw new Error(`A promotion has no member "${unknown}".`);
  const automatic = readFlag(input, 'automatic');
  const { leastAmount = 0, priority = 0 } = input;
  if (!isCents(leastAmount)) throw new Error(`"leastAmount" must be cents, not ${shown(leastAmount)}.`);
  if (!Number.isSafeInteger(priority) || Math.abs(Number(priority)) > 1000)
    throw new Error(`"priority" must be a whole number from -1000 to 1000, not ${shown(priority)}.`);
  return checkWhole({
    code: readCode(input),
    automatic,
    ...readValue(input),
    leastAmount,
    mostPerOrder: readCount(input, 'mostPerOrder'),
    budget: readCount(input, 'budget'),
    mostUses: readCount(input, 'mostUses'),
    mostUsesPerBuyer: readCount(input, 'mostUsesPerBuyer'),
    purchases: readPurchases(input, automatic),
    priority: Number(priority),
    exclusive: readFlag(input, 'exclusive'),
    validFrom: readDay(input, 'validFrom'),
    validUntil: readDay(input, 'validUntil'),
    stayFrom: readDay(input, 'stayFrom'),
    stayUntil: readDay(input, 'stayUntil'),
    leastDaysBefore: readCount(input, 'leastDaysBefore', 0),
    mostDaysBefore: readCount(input, 'mostDaysBefore', 0),
    leastNights: readCount(input, 'leastNights'),
    mostNights: readCount(input, 'mostNights'),
    flows: readWords(input, 'flows', promotedFlows),
    locales: readWords(input, 'locales', locales),
    hotels: readWords(input, 'hotels'),
    packages: readWords(input, 'packages'),
    themes: readThemes(input),
  });
};
