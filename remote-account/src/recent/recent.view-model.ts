import type { Image } from '@detour/shared-contracts/api';
import type { ViewedItem } from '@detour/shared-contracts/rules';
import { productPath, type Locale } from '@detour/shared-contracts/sites';
import type { Names } from '../contract';

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
  /** The current item of the page, which the list omits. */
  readonly currentId: string | null;
}

/** Props cross a boundary between two releases: an unknown value gets its default. */
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
 * Without a price, because the viewed one may be outdated. Builds the address again, because the stored one may be in the country's other
 * language or invalid. @spec RECENT-004
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
      href: productPath<Names>(locale, id, { kind: type === 'ACTIVITY' ? 'activity' : 'stay' }),
      image: { sizes: {}, url: imageUrl, alt: '' },
    }));
