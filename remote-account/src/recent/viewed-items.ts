import type { StoragePort } from '@detour/shared-contracts/mount';
import { addViewed, parseViewed, type ViewedItem } from '@detour/shared-contracts/rules';
import { validateEventProductStayViewed1 } from '@detour/shared-contracts/validators';

export const viewedKey = 'recentlyViewed';

/** The stored items, newest first. An invalid value counts as empty. */
export const readViewed = (stored: string | null): readonly ViewedItem[] =>
  parseViewed(stored, validateEventProductStayViewed1);

/** Puts an item first. Returns the new list, or null if the item was first already. @spec RECENT-001 */
export const keepViewed = (
  storage: Pick<StoragePort<'recentlyViewed'>, 'read' | 'write'>,
  item: ViewedItem,
): readonly ViewedItem[] | null => {
  const stored = storage.read(viewedKey);
  const list = addViewed(readViewed(stored), item);
  const next = JSON.stringify(list);
  if (next === stored) return null;
  storage.write(viewedKey, next);
  return list;
};
