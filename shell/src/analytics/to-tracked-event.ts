import type { TrackedEvent, TrackedItem } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Noticed, WatchedEvent } from './watched-events';

type Subject = Pick<TrackedEvent, 'name' | 'items'>;

const itemOf = (id: string, more: Partial<Omit<TrackedItem, 'id'>>): TrackedItem => ({
  // A gift card has no id of its own.
  id: id || 'gift_card',
  price: null,
  box_price: null,
  format: null,
  ...more,
});

const boxOf = ({ id, boxPrice }: { readonly id: string; readonly boxPrice: number }): TrackedItem =>
  itemOf(id, { price: boxPrice, box_price: boxPrice });

/** Analytics name and items of an event; null for an event that is not tracked. @spec ANALYT-001 ANALYT-002 */
const subjectOf = ({ name, payload }: WatchedEvent): Subject | null => {
  switch (name) {
    case 'search.results-shown@1': {
      const items = (payload.items ?? []).map(({ id, sellPrice }) => itemOf(id, { price: sellPrice }));
      return { name: 'view_item_list', items };
    }
    case 'boxes.list-shown@1':
      return { name: 'view_item_list', items: payload.boxes.map(boxOf) };
    case 'search.offer-selected@1':
      return { name: 'select_item', items: [itemOf(payload.id, { price: payload.sellPrice })] };
    case 'boxes.box-selected@1':
      return { name: 'select_item', items: [boxOf(payload)] };
    case 'product.stay-viewed@1':
    case 'activities.activity-viewed@1':
      return {
        name: 'view_item',
        items: [itemOf(payload.id, { price: payload.price?.sellPrice ?? null })],
      };
    case 'boxes.box-viewed@1':
      return { name: 'view_item', items: [boxOf(payload)] };
    case 'product.checkout-started@1':
      return { name: 'add_to_cart', items: [itemOf(payload.id, { price: payload.amount })] };
    case 'activities.added-to-cart@1':
      return {
        name: 'add_to_cart',
        items: [itemOf(payload.id, { price: payload.amount, format: payload.format })],
      };
    case 'gifting.added-to-cart@1': {
      const { id, amount: price, boxPrice = null, format } = payload;
      return { name: 'add_to_cart', items: [itemOf(id, { price, box_price: boxPrice, format })] };
    }
    case 'gifting.item-personalised@1': {
      const { id, price, boxPrice = null, format } = payload;
      return { name: 'personalization_item', items: [itemOf(id, { price, box_price: boxPrice, format })] };
    }
    case 'boxes.flag-activated@1':
      return null;
  }
};

/** The analytics event of a noticed event, without its A/B tests. Null for one that is not tracked, and for an empty list. @spec ANALYT-006 */
export const toTrackedEvent = (
  { event, path, page }: Noticed,
  locale: Locale,
): Omit<TrackedEvent, 'abTests'> | null => {
  const subject = subjectOf(event);
  return subject && subject.items.length > 0
    ? { ...subject, pagePath: path.slice(0, 200), pageType: page, locale }
    : null;
};
