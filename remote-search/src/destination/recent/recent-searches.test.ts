import { addRecentSearch, parseRecentSearches, type RecentSearch } from './recent-searches';

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
