import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryChannelStore, promoteInTest, testEntry } from '../testing/test-channel';
import { createTestKeys } from '../testing/test-keys';
import { signBytes } from '../trust/signing';
import { createChannelReader, type ChannelReaderOptions } from './channel-reader';
import { createReaderMemory } from './reader-memory';
import { repairChannel } from './repair-channel';

const keys = createTestKeys();

const open = () => {
  const store = createMemoryChannelStore();
  const promote = (signer: typeof keys.search, name: string, version: string) =>
    promoteInTest(store, { trust: keys.trust, signer }, [name, version]);
  const reader = (options: Partial<ChannelReaderOptions> = {}) =>
    createChannelReader({
      store,
      trust: keys.trust,
      channel: 'production',
      now: () => 1,
      production: true,
      ...options,
    });
  return { store, promote, reader };
};

const at = (revision: number) => expect.objectContaining({ document: expect.objectContaining({ revision }) });
const refused = (kind: string, revision: unknown) =>
  expect.objectContaining({ kind: 'refused', error: expect.objectContaining({ kind }), revision });

describe('channel reader', () => {
  it('returns null before the first revision, then the first revision', async () => {
    const { promote, reader } = open();
    const reading = reader();
    expect(await reading.poll()).toEqual({ kind: 'unchanged', revision: null });
    await promote(keys.search, 'remote-search', '1');
    expect(await reading.poll()).toEqual({ kind: 'newest', revision: at(1) });
    expect(await reading.poll()).toEqual({ kind: 'unchanged', revision: at(1) });
    expect(reading.newest()?.document.releases['remote-search']).toEqual(testEntry('1'));
  });

  it('shares one read between concurrent calls', async () => {
    const { promote, reader } = open();
    await promote(keys.search, 'remote-search', '1');
    const reading = reader();
    const [first, second] = await Promise.all([reading.poll(), reading.poll()]);
    expect(second).toBe(first);
  });

  it('keeps the last good revision when a later one is forged', async () => {
    const { store, promote, reader } = open();
    await promote(keys.search, 'remote-search', '1');
    const reading = reader();
    await reading.poll();
    const body = (await store.read('production', 1))?.body.replace('"revision":1', '"revision":2') ?? '';
    store.revisions.set(2, { body, signature: { key: 'search', value: 'AAAA' } });
    expect(await reading.poll()).toEqual(refused('wrong-signature', at(1)));
  });

  it('accepts the valid revisions before a forged one', async () => {
    const { store, promote, reader } = open();
    await promote(keys.search, 'remote-search', '1');
    const reading = reader();
    await reading.poll();
    await promote(keys.search, 'remote-search', '2');
    const second = store.revisions.get(2);
    if (second) store.revisions.set(3, second);
    expect(await reading.poll()).toEqual({ kind: 'newest', revision: at(2) });
    expect(await reading.poll()).toEqual(refused('wrong-identity', at(2)));
  });

  it('never goes back: an older state of the store is rejected', async () => {
    const { store, promote, reader } = open();
    await promote(keys.search, 'remote-search', '1');
    await promote(keys.search, 'remote-search', '2');
    const reading = reader();
    await reading.poll();
    store.revisions.delete(2);
    expect(await reading.poll()).toEqual(refused('broken-chain', at(2)));
  });

  it('detects a rewritten history', async () => {
    const { store, promote, reader } = open();
    await promote(keys.search, 'remote-search', '1');
    await promote(keys.product, 'remote-product', '1');
    const reading = reader();
    await reading.poll();
    store.revisions.delete(2);
    await promote(keys.search, 'remote-search', '2');
    await promote(keys.search, 'remote-search', '3');
    expect(await reading.poll()).toEqual(refused('broken-chain', at(2)));
  });

  it('remembers the last revision across a restart', async () => {
    const { store, promote, reader } = open();
    const memory = createReaderMemory(join(mkdtempSync(join(tmpdir(), 'detour-memory-')), 'seen.json'));
    await promote(keys.search, 'remote-search', '1');
    await promote(keys.product, 'remote-product', '1');
    await reader({ memory }).poll();
    expect(await reader({ memory }).poll()).toEqual({ kind: 'newest', revision: at(2) });
    store.revisions.delete(2);
    expect(await reader({ memory }).poll()).toEqual(refused('missing', null));
    await promote(keys.search, 'remote-search', '2');
    await promote(keys.search, 'remote-search', '3');
    expect(await reader({ memory }).poll()).toEqual(refused('broken-chain', null));
    expect(await reader().poll()).toEqual({ kind: 'newest', revision: at(3) });
  });

  it('starts at the last platform revision, which vouches for everything before it', async () => {
    const { store, promote, reader } = open();
    await promote(keys.search, 'remote-search', '1');
    await promote(keys.platform, 'shell', '1');
    await promote(keys.search, 'remote-search', '2');
    store.revisions.delete(1);
    expect(await reader().poll()).toEqual({ kind: 'newest', revision: at(3) });
  });

  it('accepts the platform’s continuation after a team key was revoked', async () => {
    const { promote, reader } = open();
    await promote(keys.search, 'remote-search', '1');
    const revoked = keys.with(keys.search, { revokedAt: 0 });
    expect(await reader({ trust: revoked }).poll()).toEqual(refused('revoked-key', null));
    await promote(keys.platform, 'shell', '1');
    expect(await reader({ trust: revoked }).poll()).toEqual({ kind: 'newest', revision: at(2) });
  });

  it('skips a broken link only when the platform vouches for a later revision', async () => {
    const { store, promote, reader } = open();
    await promote(keys.search, 'remote-search', '1');
    const reading = reader();
    await reading.poll();
    const whole = (revision: number, signer: typeof keys.search) => {
      const change = { kind: 'promote', by: 'x', at: 1, packages: [], what: '', why: '' };
      const releases = { shell: testEntry('7') };
      const body = JSON.stringify({
        format: 1,
        channel: 'production',
        revision,
        before: '?',
        change,
        releases,
      });
      store.revisions.set(revision, { body, signature: signBytes(signer, 'channel', body) });
    };
    whole(2, keys.search);
    whole(3, keys.search);
    expect(await reading.poll()).toEqual(refused('broken-chain', at(1)));
    whole(4, keys.platform);
    expect(await reading.poll()).toEqual({ kind: 'newest', revision: at(4) });
  });

  it('starts after an unsigned revision', async () => {
    const { store, promote, reader } = open();
    await promote(keys.platform, 'shell', '1');
    store.revisions.set(2, { body: 'broken', signature: { key: '', value: '' } });
    const reading = reader();
    expect(await reading.poll()).toEqual({ kind: 'newest', revision: at(1) });
    expect(await reading.poll()).toEqual(refused('wrong-signature', at(1)));
  });

  it('reports an unavailable store and keeps its state', async () => {
    const { store, promote, reader } = open();
    await promote(keys.search, 'remote-search', '1');
    let broken = false;
    const latest = async () => {
      if (broken) throw new Error('no route');
      return 1;
    };
    const reading = reader({ store: { ...store, latest } });
    await reading.poll();
    broken = true;
    expect(await reading.poll()).toEqual(refused('unreachable', at(1)));
  });
});

describe('a store with a gap', () => {
  it('is read without trying the missing numbers, and is repaired by one revision', async () => {
    const { store, promote, reader } = open();
    await promote(keys.search, 'remote-search', '1');
    store.revisions.set(99_999_999, { body: 'anything', signature: { key: '', value: '' } });
    let reads = 0;
    const counted = {
      ...store,
      read: (channel: string, revision: number) => {
        reads += 1;
        if (reads > 1000) throw new Error('read number by number');
        return store.read(channel, revision);
      },
    };
    const reading = reader({ store: counted });
    await reading.poll();
    expect(await reading.poll()).toEqual(refused('missing', at(1)));
    expect(reads).toBeLessThan(10);
    const common = { channel: 'production', trust: keys.trust, production: true, by: 'me', why: '' };
    const repaired = await repairChannel(store, { ...common, signer: keys.platform, now: () => 2, from: 1 });
    expect(repaired.ok).toBe(true);
    expect(await reading.poll()).toEqual({ kind: 'newest', revision: at(100_000_000) });
  });
});

describe('after restoring a channel backup', () => {
  const file = () => join(mkdtempSync(join(tmpdir(), 'detour-restored-')), 'production.json');
  const common = { channel: 'production', trust: keys.trust, production: true, by: 'me', from: null };
  const repairAt = (store: ReturnType<typeof open>['store'], now: number) =>
    repairChannel(store, { ...common, signer: keys.platform, now: () => now, why: 'a backup was restored' });

  const restoreFirst = async (memory = createReaderMemory(file())) => {
    const { store, promote, reader } = open();
    await promote(keys.search, 'remote-search', '1');
    const backup = new Map(store.revisions);
    for (const version of ['2', '3', '4']) await promote(keys.search, 'remote-search', version);
    const running = reader({ memory });
    await running.poll();
    store.revisions.clear();
    for (const [number, stored] of backup) store.revisions.set(number, stored);
    return { store, promote, running, started: () => reader({ memory }) };
  };

  it('rejects older revisions until one platform repair, also in starting servers', async () => {
    const { store, promote, running, started } = await restoreFirst();
    expect(await running.poll()).toEqual(refused('broken-chain', at(4)));
    expect(await started().poll()).toEqual(refused('missing', null));
    expect((await repairAt(store, 50)).ok).toBe(true);
    expect(await started().poll()).toEqual({ kind: 'newest', revision: at(2) });
    expect(await running.poll()).toEqual({ kind: 'newest', revision: at(2) });
    await promote(keys.search, 'remote-search', '5');
    expect(await running.poll()).toEqual({ kind: 'newest', revision: at(3) });
  });

  it('accepts revisions after a repair, also above the last seen number', async () => {
    const { store, promote, started } = await restoreFirst();
    await repairAt(store, 50);
    for (const version of ['5', '6', '7', '8']) await promote(keys.search, 'remote-search', version);
    expect(await started().poll()).toEqual({ kind: 'newest', revision: at(6) });
  });

  it('rejects a replayed older repair', async () => {
    const { store, running, started } = await restoreFirst();
    // Signed before the last known revision, so it is not proof of a backup.
    await repairAt(store, 1);
    expect(await running.poll()).toEqual(refused('broken-chain', at(4)));
    expect((await started().poll()).kind).toBe('refused');
  });
});
