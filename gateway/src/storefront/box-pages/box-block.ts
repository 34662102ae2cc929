import type { BoxBlock, ContentBoxes, GiftBox } from '@detour/shared-contracts/api';
import { boxPromo, giftBoxDiscount } from '@detour/shared-contracts/rules';
import { boxPath, printPath, type Locale } from '@detour/shared-contracts/sites';
import { type FittingText, typeset, wordingOf } from '@detour/shared-contracts/catalogue';
import { giftBlockTexts, homeTexts } from '../content/home/home-texts';
import { cardImage } from '../../catalogue/stay-images';
import { boxTextsOf, type BoxRow } from './find-box';

/** Boxes of a block. */
const blockSize = 4;

const speaker = (locale: Locale) => {
  const language = wordingOf(locale);
  return (text: FittingText): string => typeset(language, text.wording[language]);
};

/** A box as carousels show it. Boxes have no reviews, so no rating. @spec BOX-023 */
const toGiftBox = (row: BoxRow, position: number, locale: Locale): GiftBox => {
  const { title, includedContent, slug } = boxTextsOf(row, wordingOf(locale));
  const isReduced = boxPromo(row.price, row.reference_price) !== null;
  return {
    id: row.code,
    sku: row.code,
    handle: slug,
    title,
    image: cardImage(row.scene),
    price: isReduced ? row.reference_price : row.price,
    promoPrice: isReduced ? row.price : null,
    rating: null,
    includedContent,
    url: boxPath(locale, slug, row.code),
    discount: isReduced ? giftBoxDiscount(row.reference_price, row.price) : null,
    position,
    campaign: 'serp',
  };
};

/** The first boxes of different families, for the results page. @spec CALL-027 BOX-030 */
export const toBoxBlock = (rows: readonly BoxRow[], locale: Locale): BoxBlock => {
  const say = speaker(locale);
  return {
    id: 'box-block-serp',
    containerId: 'gift-boxes',
    title: say(giftBlockTexts.boxesTitle),
    subtitle: say(giftBlockTexts.boxesText),
    colorPalette: 'green',
    cta: { label: say(homeTexts.boxLink), link: { url: printPath('boxes', locale), newTab: false } },
    boxes: rows.slice(0, blockSize).map((row, index) => toGiftBox(row, index + 1, locale)),
  };
};

/** Texts of a block of boxes, and the target of its button. @spec BOX-025 CALL-071 */
export const toContentBoxes = (locale: Locale): ContentBoxes => {
  const say = speaker(locale);
  return [
    {
      title: say(homeTexts.boxTitle),
      subtitle: say(homeTexts.boxText),
      buttonLabel: say(homeTexts.boxLink),
      buttonURL: printPath('boxes', locale),
    },
  ];
};
