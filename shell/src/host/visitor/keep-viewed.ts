import {
  addViewed,
  parseViewed,
  type EventBus,
  type StoragePort,
  type Validator,
  type ViewedItem,
} from '@detour/shared-contracts';

const key = 'recentlyViewed';

/**
 * Notes each stay and activity as seen as soon as its page says so: the list that shows them loads only near the viewport, which is too
 * late for a page that is left before. @spec RECENT-001
 */
export const keepViewed = (
  bus: Pick<EventBus, 'on'>,
  storage: Pick<StoragePort, 'read' | 'write'>,
  validate: Validator<ViewedItem>,
): void => {
  const keep = (item: ViewedItem): void =>
    storage.write(key, JSON.stringify(addViewed(parseViewed(storage.read(key), validate), item)));
  bus.on('product.stay-viewed@1').subscribe(keep);
  bus.on('activities.activity-viewed@1').subscribe(keep);
};
