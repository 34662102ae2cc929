import { emptyCriteria } from '@detour/shared-contracts/criteria';
import type { ShopLocation } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import { createFrameStore, flowOf } from './frame-store';

const setUp = () => {
  let location: ShopLocation = { path: '/', search: '', hash: '', key: 'a', state: null };
  const listeners = new Set<(location: ShopLocation) => void>();
  const route = { page: 'home' } as RouteMatch;
  const store = createFrameStore({
    location: () => location,
    route: () => route,
    criteria: () => emptyCriteria,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  const go = (change: Partial<ShopLocation>): void => {
    location = { ...location, ...change };
    listeners.forEach((listener) => listener(location));
  };
  return { store, go };
};

describe('the frame store', () => {
  it.each([
    ['', 'booking'],
    ['?flow=gifting', 'gifting'],
    ['?page=2&flow=activity', 'activity'],
    ['?flow=nonsense', 'booking'],
    ['?overflow=gifting', 'booking'],
  ])('reads the flow of %s as %s [FLOW-007]', (search, flow) => {
    expect(flowOf(search)).toBe(flow);
  });

  it('publishes the location, and writes flow and page to the document', () => {
    const { store, go } = setUp();
    expect(store.current()).toMatchObject({ flow: 'booking', location: { search: '' } });
    const heard = jest.fn();
    const stop = store.subscribe(heard);
    go({ search: '?flow=gifting', hash: '#a=3' });
    expect(store.current()).toMatchObject({ flow: 'gifting', location: { hash: '#a=3' } });
    expect(document.documentElement.dataset).toMatchObject({ flow: 'gifting', page: 'home' });
    stop();
    go({ search: '' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('keeps the same state until a navigation, so that nothing re-renders', () => {
    const { store, go } = setUp();
    const before = store.current();
    expect(store.current()).toBe(before);
    go({ search: '?page=1' });
    expect(store.current()).not.toBe(before);
  });

  it('keeps the header of the page that is shown until the next page or its skeleton is there [PROMO-001]', () => {
    const { store, go } = setUp();
    const top = () => store.current().top.flow;
    const before = store.current();
    store.pageIsShown();
    expect(store.current()).toBe(before);
    go({ search: '?flow=activity' });
    expect([store.current().flow, top()]).toEqual(['activity', 'booking']);
    store.pageIsShown();
    expect(top()).toBe('activity');

    const next = { route: { page: 'search' } as RouteMatch, flow: 'gifting' } as const;
    const release = store.expect(next);
    expect(store.current()).toMatchObject({ flow: 'activity', top: next });
    // A later skeleton is not ended by the end of this one.
    const releaseLater = store.expect({ ...next, flow: 'hotel' });
    release();
    expect(top()).toBe('hotel');
    releaseLater();
    expect(top()).toBe('activity');
  });
});
