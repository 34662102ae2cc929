import type { TrackedEvent, TrackedItem } from '@detour/shared-contracts/api';
import { placeKeys } from '@detour/shared-contracts/criteria';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Noticed, WatchedEvent } from './watched-events';

type Subject = Pick<TrackedEvent, 'name' | 'items' | 'search'>;

/** Where a search looked, by its hash: key and id of a place. A position is not sent. */
const searchedPlace = (hash: string): string => {
  const values = new URLSearchParams(hash);
  for (const key of placeKeys) {
    const id = values.get(key);
    if (id !== null && /^[\w-]{1,64}$/.test(id)) return `${key}:${id}`;
  }
  return values.has('lat') && values.has('lng') ? 'around' : 'anywhere';
};

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
      // Releases before this member report no cards, so nobody knows whether there were some.
      if (payload.items === undefined) return null;
      const items = payload.items.map(({ id, sellPrice }) => itemOf(id, { price: sellPrice }));
      const search = { place: searchedPlace(payload.hash), results: payload.totalCount };
      return { name: 'view_item_list', items, search };
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
    case 'product.order-confirmed@1':
      // The order stays unknown: neither its id nor its amount is sent.
      return { name: 'purchase', items: [] };
    case 'gifting.item-personalised@1': {
      const { id, price, boxPrice = null, format } = payload;
      return { name: 'personalization_item', items: [itemOf(id, { price, box_price: boxPrice, format })] };
    }
    case 'boxes.flag-activated@1':
      return null;
  }
};

/** True when an event says something: a list of boxes without boxes does not. */
const isTold = ({ name, items, search }: Subject): boolean =>
  items.length > 0 || search !== undefined || name === 'purchase';

/** `remote-search` of `search.results-shown@1`. */
const emitterOf = ({ name }: WatchedEvent): string => `remote-${name.split('.')[0] ?? ''}`;

interface Sender {
  readonly locale: Locale;
  /** The release of a remote that this document uses; null while none is known. */
  releaseOf(remote: string): string | null;
}

/** The analytics event of a noticed event, without its A/B tests. Null for one that is not tracked, and for an empty list. @spec ANALYT-006 */
export const toTrackedEvent = (
  { event, path, page }: Noticed,
  { locale, releaseOf }: Sender,
): Omit<TrackedEvent, 'abTests'> | null => {
  const subject = subjectOf(event);
  if (!subject || !isTold(subject)) return null;
  const remote = emitterOf(event);
  const release = releaseOf(remote);
  return {
    ...subject,
    // The path of an order is private.
    pagePath: subject.name === 'purchase' ? '' : path.slice(0, 200),
    pageType: page,
    locale,
    ...(release !== null && { source: { remote, release } }),
  };
};
