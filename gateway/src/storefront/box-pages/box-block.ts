import type { BoxBlock, ContentBoxes, GiftBox } from '@detour/shared-contracts/api';
import { boxPromo, giftBoxDiscount } from '@detour/shared-contracts/rules';
import { boxPath, printPath, type Locale } from '@detour/shared-contracts/sites';
import { speakerOf } from '../content/belgian-words';
import { giftBlockTexts, homeTexts } from '../content/home/home-texts';
import { cardImage } from '../../catalogue/stay-images';
import { boxTextsOf, type BoxRow } from './find-box';

/** Boxes of a block. */
const blockSize = 4;

const isReduced = (row: BoxRow): boolean => boxPromo(row.price, row.reference_price) !== null;

/**
 * The boxes of a block: the reduced ones first, at most half of it, then the others; both in the order of the list, and each family
 * once (docs/decisions/0890).
 */
export const boxesOfBlock = (rows: readonly BoxRow[]): readonly BoxRow[] => {
  const oneOfEach = (list: readonly BoxRow[]): readonly BoxRow[] =>
    list.filter((row, index) => list.findIndex(({ family }) => family === row.family) === index);
  const offers = oneOfEach(rows.filter(isReduced)).slice(0, blockSize / 2);
  return oneOfEach([...offers, ...rows.filter((row) => !isReduced(row))]).slice(0, blockSize);
};

export interface RatedBox {
  readonly row: BoxRow;
  /** Of the hotels that the box unlocks. Boxes have no reviews of their own. */
  readonly rating: number | null;
}

/** A box as carousels show it. @spec BOX-023 */
const toGiftBox = ({ row, rating }: RatedBox, position: number, locale: Locale): GiftBox => {
  const { title, includedContent, slug } = boxTextsOf(row, locale);
  const offered = isReduced(row);
  return {
    id: row.code,
    sku: row.code,
    handle: slug,
    title,
    image: cardImage(row.scene),
    price: offered ? row.reference_price : row.price,
    promoPrice: offered ? row.price : null,
    rating,
    includedContent,
    url: boxPath(locale, slug, row.code),
    discount: offered ? giftBoxDiscount(row.reference_price, row.price) : null,
    position,
    campaign: 'serp',
  };
};

/** The block of the results page. @spec CALL-027 BOX-030 */
export const toBoxBlock = (boxes: readonly RatedBox[], locale: Locale): BoxBlock => {
  const say = speakerOf(locale);
  return {
    id: 'box-block-serp',
    containerId: 'gift-boxes',
    title: say(giftBlockTexts.boxesTitle),
    subtitle: say(giftBlockTexts.boxesText),
    colorPalette: 'green',
    cta: { label: say(homeTexts.boxLink), link: { url: printPath('boxes', locale), newTab: false } },
    boxes: boxes.map((box, index) => toGiftBox(box, index + 1, locale)),
  };
};

/** Texts of a block of boxes, and the target of its button. @spec BOX-025 CALL-071 */
export const toContentBoxes = (locale: Locale): ContentBoxes => {
  const say = speakerOf(locale);
  return [
    {
      title: say(homeTexts.boxTitle),
      subtitle: say(homeTexts.boxText),
      buttonLabel: say(homeTexts.boxLink),
      buttonURL: printPath('boxes', locale),
    },
  ];
};
