import type { Image } from '@detour/shared-contracts/api';
import type { ViewedItem } from '@detour/shared-contracts/rules';
import { productPath, type Locale } from '@detour/shared-contracts/sites';

export interface RecentView {
  readonly id: string;
  readonly title: string;
  readonly hotel: string;
  readonly place: string;
  readonly href: string;
  readonly image: Pick<Image, 'sizes' | 'url' | 'alt'>;
}

export interface RecentProps {
  readonly type: ViewedItem['type'];
  /** What the page shows itself; it is left out. */
  readonly currentId: string | null;
}

/** Properties cross a border between two releases: what is not understood is left to its default. */
export const parseRecentProps = (props: unknown): RecentProps => {
  const { type, currentId } = (typeof props === 'object' && props !== null ? props : {}) as Record<
    string,
    unknown
  >;
  return {
    type: type === 'ACTIVITY' ? 'ACTIVITY' : 'STAY',
    currentId: typeof currentId === 'string' ? currentId : null,
  };
};

/**
 * No price: the one that was seen may no longer be the one that is asked. The address is made anew, for storage may hold that of the
 * country's other language, or anything at all. @spec RECENT-004
 */
export const toRecentViews = (
  items: readonly ViewedItem[],
  { type, currentId }: RecentProps,
  locale: Locale,
): readonly RecentView[] =>
  items
    .filter((item) => item.type === type && item.id !== currentId)
    .map(({ id, label, imageUrl, hotel }) => ({
      id,
      title: label,
      hotel: hotel.label,
      place: hotel.location.label,
      href: productPath(locale, id, { kind: type === 'ACTIVITY' ? 'activity' : 'stay' }),
      image: { sizes: {}, url: imageUrl, alt: '' },
    }));
