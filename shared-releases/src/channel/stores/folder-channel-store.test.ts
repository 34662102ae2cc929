import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderChannelStore } from './folder-channel-store';

const stored = (body: string) => ({ body, signature: { key: 'k', value: 'v' } });
const newStore = () => {
  const dir = mkdtempSync(join(tmpdir(), 'detour-channels-'));
  return { dir, store: createFolderChannelStore(dir) };
};

describe('channel store in a folder', () => {
  it('returns revisions unchanged', async () => {
    const { store } = newStore();
    expect([await store.latest('production'), await store.channels()]).toEqual([0, []]);
    expect(await store.append('production', 1, stored('{"é":1}'))).toBe('stored');
    expect(await store.read('production', 1)).toEqual(stored('{"é":1}'));
    expect(await store.read('production', 2)).toBeNull();
    expect([await store.latest('production'), await store.channels()]).toEqual([1, ['production']]);
  });

  it('lists existing revisions across gaps, and continues after the largest number', async () => {
    const { dir, store } = newStore();
    await store.append('production', 1, stored('a'));
    writeFileSync(join(dir, 'production', '99999999.json'), 'anything');
    const again = createFolderChannelStore(dir);
    expect([await again.latest('production'), await again.numbers('production', 0)]).toEqual([
      99_999_999,
      [99_999_999, 1],
    ]);
    expect(await again.append('production', 100_000_000, stored('b'))).toBe('stored');
    const third = createFolderChannelStore(dir);
    expect([await third.latest('production'), await third.numbers('production', 1)]).toEqual([
      100_000_000,
      [100_000_000, 99_999_999],
    ]);
  });

  it('lets one of many concurrent writers win and leaves no files of the others', async () => {
    const { dir, store } = newStore();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, writer) => store.append('production', 1, stored(String(writer)))),
    );
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
    expect((await store.read('production', 1))?.body).toBe(String(answers.indexOf('stored')));
    expect(readdirSync(join(dir, 'production'))).toEqual(['00000001.json']);
  });

  it('sees revisions of other processes, and separates channels', async () => {
    const { dir, store } = newStore();
    await store.append('production', 1, stored('a'));
    expect(await store.latest('production')).toBe(1);
    const other = createFolderChannelStore(dir);
    await other.append('production', 2, stored('b'));
    await other.append('production', 3, stored('c'));
    await other.append('preview', 1, stored('d'));
    expect([await store.latest('production'), await store.latest('preview')]).toEqual([3, 1]);
  });

  it('ignores files that are not revisions', async () => {
    const { dir, store } = newStore();
    mkdirSync(join(dir, 'production'));
    writeFileSync(join(dir, 'production.json'), '{}');
    writeFileSync(join(dir, 'production', '.00000009.json.77.ab'), 'half');
    expect([await store.latest('production'), await store.channels()]).toEqual([0, ['production']]);
  });

  it('returns a corrupt file as an unsigned revision', async () => {
    const { dir, store } = newStore();
    mkdirSync(join(dir, 'production'));
    writeFileSync(join(dir, 'production', '00000001.json'), '{"body":');
    expect(await store.read('production', 1)).toEqual({
      body: '{"body":',
      signature: { key: '', value: '' },
    });
  });

  it('never accesses files outside its folder', async () => {
    const { store } = newStore();
    await expect(store.latest('../x')).rejects.toThrow('is not a channel name');
  });
});
