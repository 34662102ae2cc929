import { countedEventNames, trackedEventNames } from '@detour/shared-contracts/api';
import type { WatchedEvent } from './watched-events';
import { toTrackedEvent } from './to-tracked-event';

const notice = (event: WatchedEvent) =>
  toTrackedEvent(
    { event, path: '/recherche', page: 'search' },
    { locale: 'fr_FR', releaseOf: (remote) => (remote === 'remote-search' ? '1.2.0' : null) },
  );

const item = (change: object) => ({ price: null, box_price: null, format: null, ...change });

const viewed = (price: object | null) => ({ id: 'v', price }) as never;

const cases: readonly (readonly [WatchedEvent, string, readonly object[]])[] = [
  [
    {
      name: 'search.results-shown@1',
      payload: { totalCount: 2, hash: '', items: [{ id: 'a', sellPrice: 100 }] },
    },
    'view_item_list',
    [item({ id: 'a', price: 100 })],
  ],
  [
    { name: 'boxes.list-shown@1', payload: { boxes: [{ id: 'B', boxPrice: 200 }] } },
    'view_item_list',
    [item({ id: 'B', price: 200, box_price: 200 })],
  ],
  [
    { name: 'search.offer-selected@1', payload: { id: 'a', index: 3, sellPrice: 100 } },
    'select_item',
    [item({ id: 'a', price: 100 })],
  ],
  [
    { name: 'boxes.box-selected@1', payload: { id: 'B', boxPrice: 200 } },
    'select_item',
    [item({ id: 'B', price: 200, box_price: 200 })],
  ],
  [
    { name: 'product.stay-viewed@1', payload: viewed({ sellPrice: 300 }) },
    'view_item',
    [item({ id: 'v', price: 300 })],
  ],
  [{ name: 'activities.activity-viewed@1', payload: viewed(null) }, 'view_item', [item({ id: 'v' })]],
  [
    { name: 'boxes.box-viewed@1', payload: { id: 'B', boxPrice: 200 } },
    'view_item',
    [item({ id: 'B', price: 200, box_price: 200 })],
  ],
  [
    {
      name: 'product.checkout-started@1',
      payload: { id: 'a', checkin: '2026-12-11', nights: 2, adult: 2, amount: 400, bestPrice: false },
    },
    'add_to_cart',
    [item({ id: 'a', price: 400 })],
  ],
  [
    { name: 'activities.added-to-cart@1', payload: { id: 'x', amount: 500, format: 'physical' } },
    'add_to_cart',
    [item({ id: 'x', price: 500, format: 'physical' })],
  ],
  [
    {
      name: 'gifting.added-to-cart@1',
      payload: { kind: 'box', id: 'B', amount: 250, format: 'physical', boxPrice: 200 },
    },
    'add_to_cart',
    [item({ id: 'B', price: 250, box_price: 200, format: 'physical' })],
  ],
  [
    {
      name: 'gifting.item-personalised@1',
      payload: { id: '', price: 600, format: 'digital', locale: 'fr_FR' },
    },
    'personalization_item',
    [item({ id: 'gift_card', price: 600, format: 'digital' })],
  ],
];

describe('tracked events', () => {
  it.each(cases)('makes of %j a %s [ANALYT-001] [ANALYT-002]', (event, name, items) => {
    expect(notice(event)).toMatchObject({
      name,
      items,
      pagePath: '/recherche',
      pageType: 'search',
      locale: 'fr_FR',
    });
  });

  it('have the five names of the specification, each of some event [ANALYT-001]', () => {
    expect([...new Set(cases.map(([event]) => notice(event)?.name))].sort()).toEqual(
      [...trackedEventNames].sort(),
    );
    expect(countedEventNames).toEqual([...trackedEventNames, 'purchase']);
  });

  const searched = (hash: string, totalCount = 0) =>
    notice({ name: 'search.results-shown@1', payload: { totalCount, hash, items: [] } });

  it.each([
    ['a=2&city=2988507&s=0', 'city:2988507'],
    ['region=3017382&lat=48.1&lng=2.1', 'region:3017382'],
    ['a=2&lat=48.1&lng=2.1', 'around'],
    ['a=2', 'anywhere'],
    ['city=lea@example.org', 'anywhere'],
  ])('name the place of the search %s as %s, and never what else it says', (hash, place) => {
    expect(searched(hash, 7)).toEqual({
      name: 'view_item_list',
      items: [],
      search: { place, results: 7 },
      pagePath: '/recherche',
      pageType: 'search',
      locale: 'fr_FR',
      source: { remote: 'remote-search', release: '1.2.0' },
    });
  });

  it('tell of a purchase neither order nor amount nor path', () => {
    const payload = { orderUUID: '0c0ffee0-0000-4000-8000-000000000000', amount: 12_300 };
    expect(notice({ name: 'product.order-confirmed@1', payload })).toEqual({
      name: 'purchase',
      items: [],
      pagePath: '',
      pageType: 'search',
      locale: 'fr_FR',
    });
  });

  it.each<WatchedEvent>([
    { name: 'boxes.flag-activated@1', payload: { flag: 'boxMigration' } },
    { name: 'boxes.list-shown@1', payload: { boxes: [] } },
    // Of a release that does not list them yet.
    { name: 'search.results-shown@1', payload: { totalCount: 3, hash: '' } },
  ])('makes nothing of %j', (event) => {
    expect(notice(event)).toBeNull();
  });
});
