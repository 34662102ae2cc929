import type { BoxDetail, Image } from '@detour/shared-contracts/api';
import type { FragmentPropsOf } from '@detour/shared-contracts/mount';
import { codeInFormat, type GiftFormat } from '@detour/shared-contracts/rules';
import { giftCheckoutAddress, type Locale } from '@detour/shared-contracts/sites';
import { toBoxPrice, type BoxPrice } from '../listing/box-price.view-model';
import { linesOf, type BoxTools } from '../listing/box.view-model';
import type { Names } from '../contract';

export interface BoxDetailView {
  readonly title: string;
  readonly lead: string;
  readonly content: readonly string[];
  readonly price: BoxPrice;
  readonly people: number;
  /** The box itself, then its destinations. */
  readonly face: Image;
  readonly pictures: readonly Image[];
  /** ms UTC; null if no discount is shown. */
  readonly promoEnd: number | null;
}

/** @spec BOX-004 BOX-005 BOX-018 */
export const toBoxDetailView = (
  box: BoxDetail,
  { format, text }: Omit<BoxTools, 'locale'>,
): BoxDetailView => {
  const price = toBoxPrice(
    { value: box.value, reference: box.referencePrice },
    { format, text, exact: true },
  );
  return {
    title: box.title,
    lead: box.description,
    content: linesOf(box.includedContent),
    price,
    people: box.searchCriteriaProperties.adults,
    face: box.images.main,
    pictures: box.images.catalog.slice(1),
    promoEnd: price.reference && box.promoEndsAt ? Date.parse(box.promoEndsAt) : null,
  };
};

/** Checkout address, used without the drawer. @spec BOX-012 */
export const checkoutOf = (box: BoxDetail, giftFormat: GiftFormat, locale: Locale): string =>
  giftCheckoutAddress<Names>(locale, {
    kind: 'box',
    productId: codeInFormat(box.code, giftFormat),
    format: giftFormat,
  });

/** Props of the gift drawer. */
export const drawerPropsOf = (
  box: BoxDetail,
  giftFormat: GiftFormat,
  open: boolean,
): FragmentPropsOf<'remote-gifting/gift-drawer'> => ({
  code: codeInFormat(box.code, giftFormat),
  title: box.title,
  price: box.value,
  referencePrice: box.referencePrice,
  coverUrl: box.images.main.url,
  open,
});
