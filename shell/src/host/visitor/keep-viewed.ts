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
  loadValidator: () => Promise<Validator<ViewedItem>>,
): void => {
  const keep = async (item: ViewedItem): Promise<void> => {
    const validate = await loadValidator();
    storage.write(key, JSON.stringify(addViewed(parseViewed(storage.read(key), validate), item)));
  };
  // If the validator cannot be loaded, the stored list stays unchanged.
  const tryToKeep = (item: ViewedItem): void => void keep(item).catch(() => undefined);
  bus.on('product.stay-viewed@1').subscribe(tryToKeep);
  bus.on('activities.activity-viewed@1').subscribe(tryToKeep);
};
