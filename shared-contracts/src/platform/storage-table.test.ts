import { findStoredItem } from './page-storage';
import { storedItems } from './storage-table';

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
      'analyticsClient',
      'analyticsSession',
      'visitor',
    ]);
  });
});
