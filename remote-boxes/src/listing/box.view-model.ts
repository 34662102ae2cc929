import type { BoxesResponse, Image } from '@detour/shared-contracts/api';
import { factLine, type Format } from '@detour/shared-contracts/format';
import { isBoxCode } from '@detour/shared-contracts/rules';
import { boxPath, type Locale } from '@detour/shared-contracts/sites';
import type { Text } from '../text';
import { toBoxPrice, type BoxPrice } from './box-price.view-model';
import type { Names } from '../contract';

export type WireBox = BoxesResponse['boxes'][number];

export interface BoxTools {
  readonly locale: Locale;
  readonly format: Format;
  readonly text: Text;
}

/** A box of the list as strings and flags. */
export interface BoxView {
  readonly code: string;
  readonly title: string;
  readonly href: string;
  readonly image: Image;
  /** The first two items of the box's contents. */
  readonly content: string;
  readonly price: BoxPrice;
}

/** The call returns every gift product. Boxes are identified by their code. @spec BOX-003 CALL-016 */
export const onlyBoxes = (boxes: readonly WireBox[]): readonly WireBox[] =>
  boxes.filter(({ code }) => isBoxCode(code));

/** Contents of a box, one item per line. @spec BOX-005 */
export const linesOf = (includedContent: string): readonly string[] =>
  includedContent
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** @spec ROUTE-018 */
export const toBoxView = (box: WireBox, { locale, format, text }: BoxTools): BoxView => ({
  code: box.code,
  title: box.title,
  href: boxPath<Names>(locale, box.slug, box.code),
  image: box.images.mainBySize,
  content: factLine(linesOf(box.includedContent).slice(0, 2)),
  price: toBoxPrice(
    { value: box.price.sellPrice, reference: box.price.referencePrice },
    { format, text, exact: false },
  ),
});

export interface PriceSpan {
  readonly min: string;
  readonly max: string;
}

/** Lowest and highest price as cards show them; null without boxes. */
export const priceSpanOf = (boxes: readonly WireBox[], format: Format): PriceSpan | null => {
  const prices = boxes.map((box) => box.price.sellPrice);
  return prices.length === 0
    ? null
    : { min: format.wholePrice(Math.min(...prices)), max: format.wholePrice(Math.max(...prices)) };
};
