import type { Buyer } from '../../api/orders/order.schema';
import { toE164 } from './phone';

/** Maximum lengths of the buyer's fields, in characters. @spec CHK-016 CHK-017 */
export const buyerLimits = {
  email: 254,
  firstName: 60,
  lastName: 60,
  addressLine: 200,
  postalCode: 20,
  city: 100,
} as const;

/** @spec CHK-013 */
export const isNumberText = (text: string): boolean => /^-?\d+([.,]\d+)?$/.test(text.trim());

/** @spec CHK-013 */
export const isFilled = (text: string): boolean => text.trim() !== '';

/** Counts characters as people do, not UTF-16 units. @spec CHK-013 */
export const fitsLength = (text: string, maxLength: number): boolean => [...text].length <= maxLength;

/** Letters of any script, space, apostrophe (straight or curly) and hyphen. @spec CHK-014 */
export const isName = (text: string): boolean => /^[\p{L}\p{M} '’-]+$/u.test(text) && /\p{L}/u.test(text);

/** An address reachable over the internet: one @, a domain of at least two labels. @spec CONTACT-023 */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  if (at < 1 || local.length > 64 || text.length > buyerLimits.email) return false;
  if (!/^[^\s@"(),:;<>[\]\\]+$/.test(local) || /^\.|\.\.|\.$/.test(local)) return false;
  return /^([\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}\d][\p{L}\d-]{0,61}[\p{L}\d]$/u.test(
    text.slice(at + 1),
  );
};

/** @spec CHK-016 CHK-017 */
export const isPostalCode = (text: string): boolean =>
  isFilled(text) && fitsLength(text, buyerLimits.postalCode) && /^[\p{L}\d \-.]+$/u.test(text);

/** Form values, all as text. The phone is the typed text; the country decides how to parse it. */
export type BuyerDraft = { readonly [K in keyof Buyer]: string };

export type BuyerProblemKind =
  | 'mandatory'
  | 'email'
  | 'name'
  | 'phone'
  | 'postalCode'
  | 'maxLength'
  | 'choose';

export interface BuyerProblem {
  readonly field: keyof Buyer;
  readonly kind: BuyerProblemKind;
  /** Together with `maxLength`. */
  readonly maxLength?: number;
}

type Check = (text: string, draft: BuyerDraft) => BuyerProblemKind | null;

const checks: Readonly<Record<keyof Buyer, Check>> = {
  email: (text) => (isEmail(text) ? null : 'email'),
  civility: (text) => (['MR', 'MRS', 'NEUTRAL'].includes(text) ? null : 'choose'),
  firstName: (text) => (isName(text) ? null : 'name'),
  lastName: (text) => (isName(text) ? null : 'name'),
  phoneNumber: (text, { country }) => (toE164(text, country) ? null : 'phone'),
  addressLine: () => null,
  postalCode: (text) => (isPostalCode(text) ? null : 'postalCode'),
  city: () => null,
  country: (text) => (/^[A-Z]{2}$/.test(text) ? null : 'choose'),
};

const problemOf = (field: keyof Buyer, draft: BuyerDraft): BuyerProblem | null => {
  const text = draft[field].trim();
  if (text === '')
    return { field, kind: field === 'civility' || field === 'country' ? 'choose' : 'mandatory' };
  const maxLength = field in buyerLimits ? buyerLimits[field as keyof typeof buyerLimits] : undefined;
  if (maxLength !== undefined && !fitsLength(text, maxLength)) return { field, kind: 'maxLength', maxLength };
  const kind = checks[field](text, draft);
  return kind ? { field, kind } : null;
};

/** Form order, so that focus can move to the first problem. */
const fields: readonly (keyof Buyer)[] = [
  'civility',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'addressLine',
  'postalCode',
  'city',
  'country',
];

/** Validates one field on blur. @spec CHK-013 CHK-014 CHK-015 CHK-016 */
export const checkBuyerField = (field: keyof Buyer, draft: BuyerDraft): BuyerProblem | null =>
  problemOf(field, draft);

/** All problems of a form in form order, at most one per field. @spec CHK-013 CHK-014 CHK-015 CHK-016 */
export const checkBuyer = (draft: BuyerDraft): readonly BuyerProblem[] =>
  fields.flatMap((field) => problemOf(field, draft) ?? []);

/** The trimmed buyer of an order, with the phone in E.164. Null while the form has a problem. */
export const toBuyer = (draft: BuyerDraft): Buyer | null => {
  if (checkBuyer(draft).length > 0) return null;
  const trimmed = Object.fromEntries(fields.map((field) => [field, draft[field].trim()])) as BuyerDraft;
  const phoneNumber = toE164(trimmed.phoneNumber, trimmed.country);
  // The check above guarantees a valid civility.
  return phoneNumber ? { ...trimmed, civility: trimmed.civility as Buyer['civility'], phoneNumber } : null;
};
