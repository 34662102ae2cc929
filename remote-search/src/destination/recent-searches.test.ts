import { addRecentSearch, parseRecentSearches, printRecentSearches, type RecentSearch } from './recent-searches';

const place = (id: string): RecentSearch => ({ id, label: `Lieu ${id}`, category: 'city' });

describe('recent searches', () => {
  it('keeps three at most, most recent first [DEST-004, DEST-009, DEST-010]', () => {
    const searches = ['a', 'b', 'c', 'd'].reduce<readonly RecentSearch[]>(
      (kept, id) => addRecentSearch(kept, place(id)),
      [],
    );
    expect(searches.map(({ id }) => id)).toEqual(['d', 'c', 'b']);
  });

  it('lists a repeated destination once, at the top [DEST-011]', () => {
    const kept = [place('a'), place('b'), place('c')];
    expect(addRecentSearch(kept, place('c')).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('reads back what it wrote', () => {
    const kept = [place('a'), { ...place('b'), category: 'searesort' } as const];
    expect(parseRecentSearches(printRecentSearches(kept))).toEqual(kept);
  });

  it.each([null, '', '{', '7', '{"id":"a"}', '[null, 3, {"id":"<script>","label":"x","category":"city"}]'])(
    'counts the broken value %p as empty',
    (stored) => {
      expect(parseRecentSearches(stored)).toEqual([]);
    },
  );

  it('drops entries of an unknown category and keeps the others', () => {
    const stored = JSON.stringify([{ id: 'a', label: 'A', category: 'planet' }, place('b')]);
    expect(parseRecentSearches(stored)).toEqual([place('b')]);
  });
});
