import {
  boxPath,
  boxPromo,
  type BoxesResponse,
  type Format,
  type Image,
  type Locale,
} from '@detour/shared-contracts';

export type WireBox = BoxesResponse['boxes'][number];

/** A box in strings and flags. */
export interface BoxView {
  readonly code: string;
  readonly title: string;
  readonly href: string;
  readonly image: Image;
  /** One thing that the box holds per item. */
  readonly content: readonly string[];
  /** Cents: what one pays for the box, exactly. */
  readonly amount: number;
  /** Rounded up to whole euros, for cards. */
  readonly cardPrice: string;
  /** With cents, for the box's own page. */
  readonly exactPrice: string;
  /** Struck price and whole percent; null when there is no reduction worth showing. */
  readonly promo: {
    readonly percent: number;
    readonly cardReference: string;
    readonly exactReference: string;
  } | null;
}

/** The call answers every gift product; boxes are those whose code ends so. @spec BOX-003 */
export const isBox = ({ code }: Pick<WireBox, 'code'>): boolean => code.endsWith('EBOX');

/** @spec BOX-005 */
const linesOf = (includedContent: string): readonly string[] =>
  includedContent
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** @spec BOX-020 BOX-021 BOX-022 ROUTE-018 */
export const toBoxView = (box: WireBox, locale: Locale, format: Format): BoxView => {
  const { sellPrice, referencePrice } = box.price;
  const percent = boxPromo(sellPrice, referencePrice);
  return {
    code: box.code,
    title: box.title,
    href: boxPath(locale, box.slug, box.code),
    image: box.images.mainBySize,
    content: linesOf(box.includedContent),
    amount: sellPrice,
    cardPrice: format.wholePrice(sellPrice),
    exactPrice: format.price(sellPrice),
    promo:
      percent === null
        ? null
        : {
            percent,
            cardReference: format.wholePrice(referencePrice),
            exactReference: format.price(referencePrice),
          },
  };
};

export interface PriceSpan {
  readonly min: string;
  readonly max: string;
}

/** Cheapest and dearest box as cards print them; null without boxes. */
export const priceSpanOf = (boxes: readonly WireBox[], format: Format): PriceSpan | null => {
  const prices = boxes.map((box) => box.price.sellPrice);
  return prices.length === 0
    ? null
    : { min: format.wholePrice(Math.min(...prices)), max: format.wholePrice(Math.max(...prices)) };
};
