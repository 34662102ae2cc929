import type { Validator } from '@detour/shared-contracts/api';
import { addViewed, parseViewed, type ViewedItem } from '@detour/shared-contracts/rules';
import type { OwnBus, OwnStorage } from '../../contract';

const key = 'recentlyViewed';

/**
 * Stores each viewed stay and activity when its page announces it. The fragment that lists them loads only near the viewport,
 * which may be too late. @spec RECENT-001
 */
export const keepViewed = (
  bus: Pick<OwnBus, 'on'>,
  storage: Pick<OwnStorage, 'read' | 'write'>,
  validate: Validator<ViewedItem>,
): void => {
  const keep = (item: ViewedItem): void =>
    storage.write(key, JSON.stringify(addViewed(parseViewed(storage.read(key), validate), item)));
  bus.on('product.stay-viewed@1').subscribe(keep);
  bus.on('activities.activity-viewed@1').subscribe(keep);
};
