import { productPath, type Locale, type WishlistItem } from '@detour/shared-contracts';
import type { PictureImage } from '@detour/shared-ui';

export interface WishlistView {
  readonly id: string;
  readonly type: WishlistItem['type'];
  readonly title: string;
  readonly hotel: string;
  readonly place: string;
  readonly words: string;
  readonly href: string;
  readonly image: PictureImage;
}

/**
 * No price: without dates there is none that holds all taxes. The address is made anew, for the list may have been kept in the country's
 * other language. @spec WISH-008
 */
export const toWishlistView = (item: WishlistItem, locale: Locale): WishlistView => ({
  id: item.id,
  type: item.type,
  title: item.label,
  hotel: item.hotel.label,
  place: [item.hotel.location.label, item.hotel.location.area].filter(Boolean).join(', '),
  words: item.headwords
    .slice(0, 3)
    .map(({ label }) => label)
    .join(' · '),
  href: productPath(locale, item.id, { kind: item.type === 'ACTIVITY' ? 'activity' : 'stay' }),
  image: item.image ?? { sizes: {}, url: item.imageUrl, alt: '' },
});
