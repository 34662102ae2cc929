import type { WishlistItem } from '@detour/shared-contracts/api';
import { factLine, type Format } from '@detour/shared-contracts/format';
import { productPath, type Locale } from '@detour/shared-contracts/sites';
import type { PictureImage, PriceProps } from '@detour/shared-ui';
import type { Text } from '../text';
import type { Names } from '../contract';

export interface WishlistView {
  readonly id: string;
  readonly type: WishlistItem['type'];
  readonly title: string;
  readonly hotel: string;
  readonly place: string;
  readonly words: string;
  readonly href: string;
  readonly image: PictureImage;
  /** Null if it is not on sale. */
  readonly price: (PriceProps & { readonly basis: readonly string[] }) | null;
}

export interface WishlistTools {
  readonly locale: Locale;
  readonly text: Text;
  readonly format: Format;
}

/** Lowest total including all taxes, rounded up to whole euros, and the part that the hotel collects. */
const priceOf = ({ price }: WishlistItem, { text, format }: WishlistTools): WishlistView['price'] => {
  if (!price) return null;
  const { nights, participants: people } = price;
  const total = price.sellPrice + price.localTaxTotalAmount;
  const atHotel = Math.max(0, total - price.amountToPay);
  return {
    amount: format.wholePrice(total),
    from: text('price.fromWord'),
    basis: [
      nights > 0 ? text('price.forNightsPeople', { nights, people }) : text('activity.forPeople', { people }),
      atHotel > 0
        ? text('price.taxesIncludedAtHotel', { amount: format.price(atHotel) })
        : text('price.taxesIncluded'),
    ],
  };
};

/** Builds the address again, because the list may have been stored in the country's other language. @spec WISH-008 */
export const toWishlistView = (item: WishlistItem, tools: WishlistTools): WishlistView => ({
  id: item.id,
  type: item.type,
  title: item.label,
  hotel: item.hotel.label,
  place: [item.hotel.location.label, item.hotel.location.area].filter(Boolean).join(', '),
  words: factLine(item.headwords.slice(0, 3).map(({ label }) => label)),
  href: productPath<Names>(tools.locale, item.id, { kind: item.type === 'ACTIVITY' ? 'activity' : 'stay' }),
  price: priceOf(item, tools),
  image: item.image ?? { sizes: {}, url: item.imageUrl, alt: '' },
});
