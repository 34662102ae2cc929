import type { Validator } from '../api/call';
import {
  addRecentSearch,
  addViewed,
  parseRecentSearches,
  parseViewed,
  type RecentSearch,
  type ViewedItem,
} from './recent';
import { findStoredItem, storedItems } from '../platform/storage-table';
import { isSupportOpen, supportHours } from './support-hours';

const item = (id: string, type: 'STAY' | 'ACTIVITY' = 'STAY'): ViewedItem =>
  ({ id, type, label: `Stay ${id}` }) as ViewedItem;
const idsOf = (list: readonly ViewedItem[]): readonly string[] => list.map(({ id, type }) => `${type} ${id}`);
const hasId = ((value: unknown) =>
  typeof (value as ViewedItem | null)?.id === 'string') as Validator<ViewedItem>;

describe('recently viewed items', () => {
  it('are kept newest first, without duplicates [RECENT-001]', () => {
    const list = ['1', '2', '1'].map((id) => item(id)).reduce<readonly ViewedItem[]>(addViewed, []);
    expect(idsOf(list)).toEqual(['STAY 1', 'STAY 2']);
    expect(idsOf(addViewed(list, item('1', 'ACTIVITY')))).toEqual(['ACTIVITY 1', 'STAY 1', 'STAY 2']);
  });

  it('are limited to ten per type [RECENT-002]', () => {
    const ids = Array.from({ length: 12 }, (_, index) => String(index));
    const stays = ids.map((id) => item(id)).reduce<readonly ViewedItem[]>(addViewed, []);
    const both = addViewed(stays, item('a', 'ACTIVITY'));
    expect(idsOf(both)).toEqual([
      'ACTIVITY a',
      ...ids
        .slice(2)
        .reverse()
        .map((id) => `STAY ${id}`),
    ]);
  });

  it('are restored from storage without invalid entries; an invalid value counts as empty', () => {
    const list = [item('1'), item('2')];
    expect(parseViewed(JSON.stringify([item('1'), { no: 'id' }, item('2'), null]), hasId)).toEqual(list);
    for (const text of [null, '', '{', '{}', '"x"', 'null']) expect(parseViewed(text, hasId)).toEqual([]);
  });
});

describe('recent searches', () => {
  const search = (id: string): RecentSearch => ({ id, label: id.toUpperCase(), category: 'city' });
  const stored = ['a', 'b', 'c', 'd', 'b'].map(search).reduce<readonly RecentSearch[]>(addRecentSearch, []);

  it('are the last three, newest first; a repeated place moves to the top [DEST-009] [DEST-010] [DEST-011]', () => {
    expect(stored.map(({ id }) => id)).toEqual(['b', 'd', 'c']);
  });

  it('store id, label and category, and are restored from storage [DEST-008]', () => {
    const text = JSON.stringify([
      { ...search('a'), extra: 1 },
      { ...search('b'), category: 'planet' },
      7,
      search('c'),
    ]);
    expect(parseRecentSearches(text)).toEqual([search('a'), search('c')]);
    for (const broken of [null, '{', '[', '"x"']) expect(parseRecentSearches(broken)).toEqual([]);
  });
});

describe('support hours', () => {
  it('follow the documents for each place', () => {
    const written = Object.entries(supportHours).map(([place, hours]) => [
      place,
      hours.map(({ days, from, to }) => `${days.join('')} ${from}-${to}`),
    ]);
    expect(Object.fromEntries(written)).toEqual({
      booking: ['12345 10:00-21:00', '67 10:00-19:00'],
      footer: ['12345 10:00-18:00'],
      contact: ['12345 10:00-19:00', '6 10:00-18:00'],
      chat: ['12345 09:00-18:00'],
    });
  });

  it('tell by the market’s clock whether support is open', () => {
    const at = (iso: string) =>
      (['booking', 'footer', 'contact', 'chat'] as const).filter((place) =>
        isSupportOpen(place, Date.parse(iso), 'Europe/Paris'),
      );
    expect(at('2026-05-13T07:30:00Z')).toEqual(['chat']);
    expect(at('2026-05-13T10:00:00Z')).toEqual(['booking', 'footer', 'contact', 'chat']);
    expect(at('2026-05-13T18:59:59Z')).toEqual(['booking']);
    expect(at('2026-05-13T19:00:00Z')).toEqual([]);
    expect(at('2026-05-16T10:00:00Z')).toEqual(['booking', 'contact']);
    expect(at('2026-05-17T10:00:00Z')).toEqual(['booking']);
  });
});

describe('the storage table', () => {
  it('lists each key once', () => {
    const names = storedItems.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        'giftCustomization',
        'recentSearches',
        'recentlyViewed',
        'consent',
        'session',
        'arm',
        'locale',
      ]),
    );
  });

  it('gives remotes no cookies and no unlisted keys', () => {
    expect(findStoredItem('recentlyViewed')?.owner).toBe('remote-account');
    for (const name of ['session', 'arm', 'unheardOf', '__proto__', ''])
      expect(findStoredItem(name)).toBeNull();
  });

  it('requires consent for everything that the service does not need', () => {
    expect(storedItems.filter((entry) => entry.class !== 'needed').map(({ name }) => name)).toEqual([
      'recentSearches',
      'recentlyViewed',
    ]);
  });
});
