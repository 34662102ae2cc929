import { startTestPostgres, type TestPostgres } from '../../testing/test-postgres';
import { testEntry } from '../../testing/test-channel';
import { createTestKeys } from '../../testing/test-keys';
import { changeChannel, type ChangeOptions, type ChannelChanger } from '../change-channel';
import { createChannelReader } from '../channel-reader';
import { createPostgresChannelStore } from './postgres-channel-store';

const stored = (body: string) => ({ body, signature: { key: 'k', value: 'v' } });
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const open = () => createPostgresChannelStore(postgres.url);

describe('channel store in PostgreSQL', () => {
  it('creates its table once, even with concurrent first uses', async () => {
    expect(await Promise.all(Array.from({ length: 6 }, () => open().latest('nothing')))).toEqual(
      Array(6).fill(0),
    );
  });

  it('returns revisions unchanged, and separates channels', async () => {
    const store = open();
    expect(await store.append('one', 1, stored('{"é":1}'))).toBe('stored');
    expect(await store.append('two', 1, stored('b'))).toBe('stored');
    expect(await store.read('one', 1)).toEqual(stored('{"é":1}'));
    expect(await store.read('one', 2)).toBeNull();
    expect([await store.latest('one'), await store.channels()]).toEqual([1, ['one', 'two']]);
  });

  it('lists existing revisions, newest first', async () => {
    const store = open();
    for (const number of [1, 2, 3]) await store.append('listed', number, stored(String(number)));
    expect([await store.numbers('listed', 1), await store.numbers('nothing', 0)]).toEqual([[3, 2], []]);
  });

  it('lets one of many concurrent writers win', async () => {
    const writers = Array.from({ length: 12 }, (_, writer) =>
      open().append('race', 1, stored(String(writer))),
    );
    const answers = await Promise.all(writers);
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
    expect((await open().read('race', 1))?.body).toBe(String(answers.indexOf('stored')));
  });

  it('allows no gap and no overwrite', async () => {
    const store = open();
    await store.append('gap', 1, stored('a'));
    expect(await store.append('gap', 3, stored('c'))).toBe('taken');
    expect(await store.append('gap', 1, stored('x'))).toBe('taken');
    expect([await store.latest('gap'), (await store.read('gap', 1))?.body]).toEqual([1, 'a']);
  });

  it('describes itself without the password', () => {
    expect(createPostgresChannelStore('postgres://me:secret@db.example/shop').place).toBe(
      'postgres://db.example/shop',
    );
  });

  it('loses no update of many concurrent writers', async () => {
    const { trust, platform } = createTestKeys();
    const options: ChangeOptions = {
      channel: 'production',
      trust,
      signer: platform,
      kind: 'promote',
      by: 'test',
      why: '',
      now: () => 1,
      production: true,
    };
    const add =
      (name: string): ChannelChanger =>
      ({ releases }) => {
        const version = String(Number(releases[name]?.version ?? 0) + 1);
        return { ok: true, value: { releases: { ...releases, [name]: testEntry(version) }, what: name } };
      };
    const writer = async (name: string): Promise<void> => {
      for (let turn = 0; turn < 5; turn += 1) await changeChannel(open(), options, add(name));
    };
    await Promise.all(['remote-search', 'remote-product', 'remote-boxes', 'shell'].map(writer));
    const reader = createChannelReader({
      store: open(),
      trust,
      channel: 'production',
      now: () => 1,
      production: true,
    });
    await reader.poll();
    const document = reader.newest()?.document;
    expect(document?.revision).toBe(20);
    expect(Object.values(document?.releases ?? {})).toEqual(Array(4).fill(testEntry('5')));
  }, 60_000);
});
