import { fitsLength, isFilled } from './buyer';
import { giftTextLimits } from './gift';

/** What the giver writes; kept in the browser until the gift is bought. @spec GIFT-031 */
export interface GiftCustomization {
  readonly fromName: string;
  readonly message: string;
}

export type GiftField = keyof GiftCustomization;

export const emptyCustomization: GiftCustomization = { fromName: '', message: '' };

export type GiftFieldProblem = 'mandatory' | 'textOnly' | 'maxLength';

/** Whether a field takes a text; one that is longer is refused as a whole, and the former text stays. @spec GIFT-033 GIFT-034 */
export const fitsGiftField = (field: GiftField, text: string): boolean =>
  fitsLength(text, giftTextLimits[field]);

/** A name is written with letters: a number alone is none. */
const isText = (text: string): boolean => /\p{L}/u.test(text);

/**
 * What is wrong with a field, or null. The message is always optional; the name is where `mandatory` says so.
 * @spec GIFT-041 GIFT-042 GIFT-043 GIFT-044
 */
export const giftFieldProblem = (
  field: GiftField,
  text: string,
  { mandatory }: { readonly mandatory: boolean },
): GiftFieldProblem | null => {
  if (!fitsGiftField(field, text)) return 'maxLength';
  if (field === 'message') return null;
  if (!isFilled(text)) return mandatory ? 'mandatory' : null;
  return isText(text) ? null : 'textOnly';
};

const textIn = (value: unknown, field: GiftField): string => {
  const text = (value as Partial<Record<GiftField, unknown>>)[field];
  return typeof text === 'string' && fitsGiftField(field, text) ? text : '';
};

/** What storage holds; a broken value counts as empty. @spec GIFT-031 */
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

/** For storage; null when nothing is written, so that the key is removed. @spec GIFT-028 GIFT-029 */
export const printGiftCustomization = ({ fromName, message }: GiftCustomization): string | null =>
  isFilled(fromName) || isFilled(message) ? JSON.stringify({ fromName, message }) : null;
