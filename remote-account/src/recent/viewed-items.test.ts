import { viewedFixture } from '../testing/viewed.fixture';
import { keepViewed, readViewed, viewedKey } from './viewed-items';

const memory = (initial: string | null = null) => {
  let value = initial;
  return {
    read: () => value,
    write: (key: string, next: string) => {
      expect(key).toBe(viewedKey);
      value = next;
    },
    ids: () => readViewed(value).map(({ id }) => id),
  };
};

describe('the stored list', () => {
  it('lists the newest first and each product once [RECENT-001]', () => {
    const storage = memory();
    for (const id of ['a', 'b', 'a', 'c']) keepViewed(storage, viewedFixture(id));
    expect(storage.ids()).toEqual(['c', 'a', 'b']);
  });

  it('keeps at most ten items per type', () => {
    const storage = memory();
    for (let index = 1; index <= 12; index += 1) keepViewed(storage, viewedFixture(`s${index}`));
    expect(storage.ids()).toHaveLength(10);
    expect(storage.ids()[0]).toBe('s12');
  });

  it('neither emits nor writes when the same item is viewed again', () => {
    const storage = memory();
    expect(keepViewed(storage, viewedFixture('a'))).toHaveLength(1);
    expect(keepViewed(storage, viewedFixture('a'))).toBeNull();
  });

  it.each(['{', '"text"', '{"a":1}', '[1,null,{"id":"x"}]', 'null', ''])('treats %s as empty', (broken) => {
    const storage = memory(broken);
    expect(storage.ids()).toEqual([]);
    keepViewed(storage, viewedFixture('a'));
    expect(storage.ids()).toEqual(['a']);
  });
});
