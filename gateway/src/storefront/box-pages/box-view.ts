import type { BoxDetail, BoxesResponse, Image } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { voucherMonths } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import { boxThemes, themeIds } from '@detour/shared-contracts/catalogue';
import { cardImage, galleryOf } from '../../catalogue/stay-images';
import { boxTextsOf, type BoxRow } from './find-box';
import { promoEndOf } from './promo-end';

type ListedBox = BoxesResponse['boxes'][number];

/** Guests of every box. */
export const boxAdults = 2;

/**
 * Integer percent below the reference price, rounded down. None when the reference is not above the price.
 * @spec BOX-020 BOX-022
 */
const promoOf = ({ price, reference_price: reference }: BoxRow): number =>
  reference > price ? Math.floor((1 - price / reference) * 100 + 1e-9) : 0;

const themesOf = ({ family }: BoxRow): number[] => (boxThemes[family] ?? []).map((theme) => themeIds[theme]);

const pageModelOf = (row: BoxRow, locale: Locale): BoxDetail['pageModel'] => {
  const { title, description } = boxTextsOf(row, locale);
  return { pageTitle: title, metaDescription: description };
};

/** @spec BOX-019 CALL-015 */
export const toListedBox = (row: BoxRow, locale: Locale): ListedBox => {
  const { title, includedContent, slug } = boxTextsOf(row, locale);
  const image = cardImage(row.scene);
  return {
    code: row.code,
    title,
    includedContent,
    slug,
    price: { sellPrice: row.price, referencePrice: row.reference_price, promo: promoOf(row) },
    images: { main: image.url, mainBySize: image },
    searchCriteria: { subthemas: themesOf(row) },
    pageModel: pageModelOf(row, locale),
  };
};

const picturesOf = (row: BoxRow, locale: Locale): Image[] =>
  galleryOf(
    [row.scene, ...row.gallery].map((scene) => ({ scene, alt: '' })),
    locale,
  );

/** @spec BOX-017 BOX-018 CALL-010 */
export const toBoxDetail = (row: BoxRow, locale: Locale): BoxDetail => {
  const { title, description, includedContent, slug } = boxTextsOf(row, locale);
  const themes = themesOf(row);
  return {
    code: row.code,
    slug,
    title,
    description,
    includedContent,
    value: row.price,
    referencePrice: row.reference_price,
    promoEndsAt:
      row.promo_until && row.price < row.reference_price ? promoEndOf(isoDate(row.promo_until)) : null,
    searchCriteriaProperties: {
      nights: row.nights,
      adults: boxAdults,
      withDinner: row.with_dinner,
      themes,
    },
    searchCriteria: { subthemas: themes },
    images: { main: cardImage(row.scene), catalog: picturesOf(row, locale) },
    pageModel: pageModelOf(row, locale),
    validityMonths: voucherMonths.box,
    error: null,
  };
};
