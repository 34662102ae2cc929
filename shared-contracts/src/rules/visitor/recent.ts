import { parseJsonList } from '../../base/json';
import type { Validator } from '../../api/call';
import type { EventPayload } from '../../events/catalogue';

/** @spec RECENT-003 */
export type ViewedItem = EventPayload<'product.stay-viewed@1'>;

/** Maximum items per type. @spec RECENT-002 */
const mostViewed = 10;

/** Adds an item: newest first, no duplicates, at most 10 per type. @spec RECENT-001 RECENT-002 */
export const addViewed = (list: readonly ViewedItem[], item: ViewedItem): readonly ViewedItem[] => {
  const others = list.filter(({ id, type }) => id !== item.id || type !== item.type);
  const counts = new Map<string, number>();
  return [item, ...others].filter(({ type }) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return count <= mostViewed;
  });
};

/**
 * Parses the stored value of `recentlyViewed`. Drops invalid entries; an invalid value counts as empty. `validate` is
 * `validateEventProductStayViewed1`.
 */
export const parseViewed = (text: string | null, validate: Validator<ViewedItem>): readonly ViewedItem[] =>
  parseJsonList(text)
    .filter((item): item is ViewedItem => validate(item))
    .reduceRight<readonly ViewedItem[]>(addViewed, []);
