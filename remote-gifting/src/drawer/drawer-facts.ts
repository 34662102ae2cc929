import type { Cents, Json } from '@detour/shared-contracts/base';

/** Data of the box, from the embedding page. */
export interface DrawerFacts {
  readonly code: string;
  readonly title: string;
  /** Cents. */
  readonly price: Cents;
  /** Cents; the lowest price of the 30 days before a discount, otherwise the price. */
  readonly referencePrice: Cents;
  readonly coverUrl: string | null;
  readonly open: boolean;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const centsIn = (value: unknown): Cents | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;

/** null for a box without code or price, which cannot be bought. */
export const readDrawerFacts = (props: Json): DrawerFacts | null => {
  if (typeof props !== 'object' || props === null || Array.isArray(props)) return null;
  const given = props as Readonly<Record<string, unknown>>;
  const code = textIn(given['code']);
  const price = centsIn(given['price']);
  if (code === '' || price === null) return null;
  return {
    code,
    title: textIn(given['title']),
    price,
    referencePrice: centsIn(given['referencePrice']) ?? price,
    coverUrl: textIn(given['coverUrl']) || null,
    open: given['open'] === true,
  };
};
