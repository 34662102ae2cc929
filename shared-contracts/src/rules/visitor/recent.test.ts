import type { Validator } from '../../api/call';
import { addViewed, parseViewed, type ViewedItem } from './recent';

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
