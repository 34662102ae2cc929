import { fitsLength, giftTextLimits, isFilled, isPrintableText } from '@detour/shared-contracts/rules';

/** The giver's texts. The browser keeps them until the gift is bought. @spec GIFT-031 */
export interface GiftCustomization {
  readonly fromName: string;
  readonly message: string;
}

export type GiftField = keyof GiftCustomization;

export const emptyCustomization: GiftCustomization = { fromName: '', message: '' };

export type GiftFieldProblem = 'mandatory' | 'textOnly' | 'maxLength' | 'unprintable';

/**
 * Whether a field accepts a text. A text that is too long is rejected as a whole, and the previous text stays. @spec GIFT-033
 * GIFT-034
 */
export const fitsGiftField = (field: GiftField, text: string): boolean =>
  fitsLength(text, giftTextLimits[field]);

/** A name needs letters: a number alone is invalid. */
const isText = (text: string): boolean => /\p{L}/u.test(text);

/**
 * Problem of a field, or null. The message is always optional; the name only when `mandatory` is false.
 * @spec GIFT-041 GIFT-042 GIFT-043 GIFT-044
 */
export const giftFieldProblem = (
  field: GiftField,
  text: string,
  { mandatory }: { readonly mandatory: boolean },
): GiftFieldProblem | null => {
  if (!fitsGiftField(field, text)) return 'maxLength';
  if (!isPrintableText(text)) return 'unprintable';
  if (field === 'message') return null;
  if (!isFilled(text)) return mandatory ? 'mandatory' : null;
  return isText(text) ? null : 'textOnly';
};

const textIn = (value: unknown, field: GiftField): string => {
  const text = (value as Partial<Record<GiftField, unknown>>)[field];
  return typeof text === 'string' && fitsGiftField(field, text) ? text : '';
};

/** Parses the stored value. An invalid one counts as empty. @spec GIFT-031 */
export const parseGiftCustomization = (stored: string | null): GiftCustomization => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null
      ? { fromName: textIn(value, 'fromName'), message: textIn(value, 'message') }
      : emptyCustomization;
  } catch {
    return emptyCustomization;
  }
};

/** Prints the value for storage. Null when empty, so that the caller removes the key. @spec GIFT-028 GIFT-029 */
export const printGiftCustomization = ({ fromName, message }: GiftCustomization): string | null =>
  isFilled(fromName) || isFilled(message) ? JSON.stringify({ fromName, message }) : null;
