/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signBytes, type SigningKey } from '@detour/shared-releases/trust';
import { createFolderReleaseStore } from '@detour/shared-releases/release';
import {
  createChannelReader,
  type ChannelRevision,
  type StoredRevision,
} from '@detour/shared-releases/channel';
import {
  createMemoryChannelStore,
  createTestKeys,
  promoteInTest,
  emptyContract,
  testFiles,
  writeTestRelease,
} from '@detour/shared-releases/testing';
import { createCompositionSource, type CompositionSource } from './composition-source';
import { createAcceptedReleases } from './releases/accepted-releases';
import { createCompatibilityCheck } from './releases/compatibility';
import { createRefusalLog, type RefusalLog } from './refusal-log';
import { createVerifiedReleases } from './releases/verified-releases';
import { createTrustSource } from './releases/trust-source';

const keys = createTestKeys();
const { trust } = keys;
let folder: string;
let channels: ReturnType<typeof createMemoryChannelStore>;
let source: CompositionSource;
let refusals: RefusalLog;
let polls = 0;

const promote = (name: string, version: string, signer: SigningKey): Promise<void> =>
  promoteInTest(channels, { trust, signer }, [name, version]);

beforeEach(async () => {
  polls = 0;
  folder = mkdtempSync(join(tmpdir(), 'detour-attacks-'));
  const store = createFolderReleaseStore(join(folder, 'releases'));
  channels = createMemoryChannelStore();
  for (const name of ['shell', 'remote-search', 'remote-boxes'])
    for (const version of ['1', '2'])
      await store.publish(
        { name, version },
        writeTestRelease({ name, version }, { key: keys.platform }).folder,
      );
  await promote('shell', '1', keys.platform);
  await promote('remote-search', '1', keys.search);
  await promote('remote-boxes', '1', keys.product);
  await promote('remote-search', '2', keys.search);
  const trustFile = join(folder, 'trust.json');
  writeFileSync(trustFile, JSON.stringify(trust));
  const now = (): number => 1000;
  refusals = createRefusalLog(now);
  const trusted = createTrustSource(trustFile, () => undefined);
  const counted: typeof channels = {
    ...channels,
    latest(channel) {
      polls += 1;
      return channels.latest(channel);
    },
  };
  const judged = { trust: trusted.current, production: true, now };
  const verified = createVerifiedReleases({ store, ...judged });
  source = createCompositionSource({
    refusals,
    now,
    pollPause: 5,
    trust: trusted,
    verified,
    compatibility: createCompatibilityCheck({
      verified,
      accepted: createAcceptedReleases(),
      developed: () => [],
    }),
    reader: createChannelReader({ store: counted, channel: 'production', ...judged }),
    warm: () => Promise.resolve(),
    onChange: () => undefined,
    onRefused: () => undefined,
  });
  await source.start();
});

afterEach(() => {
  source.close();
  rmSync(folder, { recursive: true, force: true });
});

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** Waits until the server has read the result of the attack at least twice. */
const lookAgain = async (): Promise<void> => {
  const before = polls;
  while (polls < before + 2) await pause();
};

const live = (): readonly unknown[] => [
  source.live().revision,
  source.current().composition.remotes['remote-search']?.version,
  source.current().composition.remotes['remote-boxes']?.version,
];

const last = (): StoredRevision => channels.revisions.get(channels.revisions.size) as StoredRevision;

const next = (edit: (document: ChannelRevision) => object, signer: SigningKey): StoredRevision => {
  const document = JSON.parse(last().body) as ChannelRevision;
  const body = JSON.stringify({ ...document, ...edit(document) });
  return { body, signature: signBytes(signer, 'channel', body) };
};

const expectRefused = async (kind: string): Promise<void> => {
  await lookAgain();
  expect(live()).toEqual([4, '2', '1']);
  expect(refusals.list().map((refusal) => refusal.kind)).toContain(kind);
};

describe('a channel under attack', () => {
  it('is at its fourth revision before each attack', () => {
    expect(live()).toEqual([4, '2', '1']);
  });

  it('stops an attack by an older revision that is replayed as the newest', async () => {
    channels.revisions.set(5, channels.revisions.get(2) as StoredRevision);
    await expectRefused('wrong-identity');
  });

  it('stops an attack by a store that was reset to an older state', async () => {
    channels.revisions.delete(4);
    channels.revisions.delete(3);
    await expectRefused('broken-chain');
  });

  it('stops an attack by a revision with a gap before it', async () => {
    channels.revisions.set(
      7,
      next(() => ({ revision: 7 }), keys.search),
    );
    await expectRefused('missing');
  });

  it('stops an attack by a revision that does not continue the one before', async () => {
    channels.revisions.set(
      5,
      next(() => ({ revision: 5, before: 'f'.repeat(64) }), keys.search),
    );
    await expectRefused('broken-chain');
  });

  it('stops an attack by a revision that another team’s key signed', async () => {
    const { createHash } = await import('node:crypto');
    const before = createHash('sha256').update(last().body).digest('hex');
    const edit = ({ releases, change }: ChannelRevision) => ({
      revision: 5,
      before,
      change: { ...change, packages: ['remote-boxes'] },
      releases: { ...releases, 'remote-boxes': { version: '2', previous: '1', canary: null } },
    });
    channels.revisions.set(5, next(edit, keys.search));
    await expectRefused('not-allowed');
  });

  it('stops an attack by an unsigned revision', async () => {
    const stored = next(() => ({ revision: 5 }), keys.search);
    channels.revisions.set(5, { ...stored, signature: { key: keys.search.id, value: '' } });
    await expectRefused('wrong-signature');
  });

  it('stops an attack by a revision signed with an unknown key', async () => {
    channels.revisions.set(
      5,
      next(() => ({ revision: 5 }), keys.stranger),
    );
    await expectRefused('unknown-key');
  });

  it('stops an attack by a revision that was changed after signing', async () => {
    const stored = next(() => ({ revision: 5 }), keys.platform);
    channels.revisions.set(5, { ...stored, body: stored.body.replace('"version":"2"', '"version":"1"') });
    await expectRefused('wrong-signature');
  });

  it('stops an attack by a revision of another channel', async () => {
    channels.revisions.set(
      5,
      next(() => ({ revision: 5, channel: 'preview' }), keys.platform),
    );
    await expectRefused('wrong-identity');
  });

  it('stops an attack by a revision that hides what it changes', async () => {
    const { createHash } = await import('node:crypto');
    const before = createHash('sha256').update(last().body).digest('hex');
    const edit = ({ releases, change }: ChannelRevision) => ({
      revision: 5,
      before,
      change: { ...change, packages: ['remote-search'] },
      releases: { ...releases, 'remote-boxes': { version: '2', previous: '1', canary: null } },
    });
    channels.revisions.set(5, next(edit, keys.platform));
    await expectRefused('malformed');
  });

  it('stops an attack by a promotion past the command line, of a release that no shell here can mount', async () => {
    const id = { name: 'remote-search', version: '99' };
    const contract = emptyContract(id.name, { mountApi: { provides: null, needs: { from: 99, to: 99 } } });
    const files = { ...testFiles(id), 'contract.json': JSON.stringify(contract) };
    const store = createFolderReleaseStore(join(folder, 'releases'));
    await store.publish(id, writeTestRelease(id, { key: keys.search, files }).folder);
    await promote('remote-search', '99', keys.search);
    while (source.live().revision !== 5) await pause();
    expect(source.live().refused).toEqual(['remote-search@99']);
    expect(source.live().releases['remote-search']?.version).toBe('2');
    expect(refusals.list()[0]?.message).toContain('needs the mount API 99');
  });

  it('continues as soon as the store is valid again', async () => {
    channels.revisions.set(
      5,
      next(() => ({ revision: 5 }), keys.stranger),
    );
    await lookAgain();
    channels.revisions.delete(5);
    await promote('remote-boxes', '2', keys.product);
    while (source.live().revision !== 5) await pause();
    expect(live()).toEqual([5, '2', '2']);
  });
});
