import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryChannelStore, testEntry } from '../testing/test-channel';
import { createTestKeys } from '../testing/test-keys';
import { changeChannel, type ChangeOptions, type ChannelChanger } from './change-channel';
import { createFolderChannelStore } from './stores/folder-channel-store';

const keys = createTestKeys();
const options = (changes: Partial<ChangeOptions> = {}): ChangeOptions => ({
  channel: 'production',
  trust: keys.trust,
  signer: keys.search,
  kind: 'promote',
  by: 'search pipeline',
  why: 'a faster map',
  now: () => 42,
  production: true,
  ...changes,
});
const set =
  (name: string, version: string): ChannelChanger =>
  ({ releases }) => ({
    ok: true,
    value: { releases: { ...releases, [name]: testEntry(version) }, what: `${name} → ${version}` },
  });

describe('changeChannel', () => {
  it('records who, when, what and why', async () => {
    const store = createMemoryChannelStore();
    await changeChannel(store, options(), set('remote-search', '1'));
    const changed = await changeChannel(store, options(), set('remote-search', '2'));
    expect(changed).toMatchObject({ ok: true, value: { changed: true } });
    expect(JSON.parse(store.revisions.get(2)?.body ?? '')).toMatchObject({
      revision: 2,
      change: {
        kind: 'promote',
        by: 'search pipeline',
        why: 'a faster map',
        at: 42,
        packages: ['remote-search'],
        what: 'remote-search → 2',
      },
      releases: { 'remote-search': { version: '2' } },
    });
  });

  it('writes nothing when nothing changes', async () => {
    const store = createMemoryChannelStore();
    await changeChannel(store, options(), set('remote-search', '1'));
    const again = await changeChannel(store, options(), set('remote-search', '1'));
    expect(again).toMatchObject({ ok: true, value: { changed: false } });
    expect(store.revisions.size).toBe(1);
  });

  it('retries on the new state when another writer was faster', async () => {
    const store = createMemoryChannelStore();
    const seen: number[] = [];
    await changeChannel(store, options(), async (current) => {
      seen.push(current.revision);
      if (seen.length === 1)
        await changeChannel(store, options({ signer: keys.product }), set('remote-product', '1'));
      return set('remote-search', '1')(current);
    });
    expect(seen).toEqual([0, 1]);
    expect(Object.keys(JSON.parse(store.revisions.get(2)?.body ?? '').releases)).toEqual([
      'remote-product',
      'remote-search',
    ]);
  });

  it('writes nothing that the key is not authorised for', async () => {
    const store = createMemoryChannelStore();
    const foreign = await changeChannel(store, options(), set('remote-product', '1'));
    const stranger = await changeChannel(
      store,
      options({ signer: keys.stranger }),
      set('remote-search', '1'),
    );
    expect([foreign, stranger]).toMatchObject([
      { ok: false, error: { kind: 'not-allowed' } },
      { ok: false, error: { kind: 'unknown-key' } },
    ]);
    expect(store.revisions.size).toBe(0);
  });

  it('does not sign on top of a channel that fails verification', async () => {
    const store = createMemoryChannelStore();
    await changeChannel(store, options(), set('remote-search', '1'));
    const first = store.revisions.get(1);
    if (first) store.revisions.set(2, first);
    const changed = await changeChannel(store, options({ signer: keys.platform }), set('shell', '1'));
    expect(changed).toMatchObject({ ok: false, error: { kind: 'wrong-identity' } });
  });

  it('passes on why a change was rejected', async () => {
    const error = { kind: 'refused', message: 'No.' } as const;
    const changed = await changeChannel(createMemoryChannelStore(), options(), () => ({ ok: false, error }));
    expect(changed).toEqual({ ok: false, error });
  });

  it('fails with "busy" after too many lost retries', async () => {
    const store = { ...createMemoryChannelStore(), append: async () => 'taken' as const };
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const changed = await changeChannel(store, options(), set('remote-search', '1'));
    jest.restoreAllMocks();
    expect(changed).toMatchObject({ ok: false, error: { kind: 'busy' } });
  });

  it('loses no update of many concurrent writers, in a folder', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'detour-channels-'));
    const add =
      (name: string): ChannelChanger =>
      ({ releases }) => {
        const version = String(Number(releases[name]?.version ?? 0) + 1);
        return { ok: true, value: { releases: { ...releases, [name]: testEntry(version) }, what: name } };
      };
    const writer = async (name: string): Promise<void> => {
      for (let turn = 0; turn < 5; turn += 1)
        await changeChannel(createFolderChannelStore(dir), options({ signer: keys.platform }), add(name));
    };
    await Promise.all(['remote-search', 'remote-product', 'remote-boxes', 'shell'].map(writer));
    const last = await createFolderChannelStore(dir).read('production', 20);
    expect(Object.values(JSON.parse(last?.body ?? '').releases)).toEqual(Array(4).fill(testEntry('5')));
    expect(readdirSync(join(dir, 'production'))).toHaveLength(20);
  });
});
