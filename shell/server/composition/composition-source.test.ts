/** @jest-environment node */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SigningKey, TrustDocument } from '@detour/shared-releases/trust';
import { createFolderReleaseStore } from '@detour/shared-releases/release';
import {
  changeChannel,
  createChannelReader,
  type Canary,
  type ChannelEntry,
} from '@detour/shared-releases/channel';
import {
  createMemoryChannelStore,
  createTestKeys,
  testEntry,
  writeTestRelease,
} from '@detour/shared-releases/testing';
import type { ComposedRelease } from './composed-release';
import { createCompositionSource } from './composition-source';
import { createAcceptedReleases } from './releases/accepted-releases';
import { createCompatibilityCheck } from './releases/compatibility';
import { createRefusalLog } from './refusal-log';
import { createVerifiedReleases } from './releases/verified-releases';
import { createTrustSource } from './releases/trust-source';

const keys = createTestKeys();

const world = () => {
  const folder = mkdtempSync(join(tmpdir(), 'detour-world-'));
  const releases = createFolderReleaseStore(join(folder, 'releases'));
  const channels = createMemoryChannelStore();
  const trustFile = join(folder, 'trust.json');
  let written = 1;
  const believe = (trust: TrustDocument): void => {
    writeFileSync(trustFile, JSON.stringify(trust));
    utimesSync(trustFile, written, written);
    written += 1;
  };
  believe(keys.trust);
  let clock = 1000;
  const refusals = createRefusalLog(() => clock);
  const trust = createTrustSource(trustFile, (message) => refusals.add({ kind: 'malformed', message }));
  const judged = { trust: trust.current, production: true, now: () => clock };
  const verified = createVerifiedReleases({ store: releases, ...judged });
  const warmed: string[] = [];
  const changes: (readonly ComposedRelease[])[] = [];
  const source = createCompositionSource({
    verified,
    trust,
    refusals,
    now: () => clock,
    pollPause: 5,
    compatibility: createCompatibilityCheck({
      verified,
      accepted: createAcceptedReleases(),
      developed: () => [],
    }),
    reader: createChannelReader({ store: channels, channel: 'production', ...judged }),
    warm: async ({ composition }) => void warmed.push(composition.id),
    onChange: (all) => changes.push(all),
    onRefused: () => undefined,
  });
  const publish = async (name: string, version: string, key: SigningKey | null = keys.platform) => {
    const { folder: build } = writeTestRelease({ name, version }, key ? { key } : {});
    await releases.publish({ name, version }, build);
  };
  const promote = async (entries: Readonly<Record<string, ChannelEntry>>): Promise<void> => {
    const options = {
      channel: 'production',
      kind: 'promote',
      by: 'test',
      why: '',
      production: true,
    } as const;
    const changed = await changeChannel(
      channels,
      { ...options, trust: keys.trust, signer: keys.platform, now: () => clock },
      (now) => ({ ok: true, value: { releases: { ...now.releases, ...entries }, what: 'test' } }),
    );
    if (!changed.ok) throw new Error(changed.error.message);
  };
  return {
    folder,
    releases,
    channels,
    verified,
    source,
    refusals,
    warmed,
    changes,
    publish,
    promote,
    believe,
    later: (ms: number) => void (clock += ms),
  };
};

type World = ReturnType<typeof world>;
let here: World;

const searchOf = (arm: number | null = null): string | undefined =>
  here.source.current(arm).composition.remotes['remote-search']?.version;

const canaryOf = (version: string, percent: number): Canary => ({ version, percent, startedAt: 0 });

beforeEach(async () => {
  here = world();
  for (const version of ['1', '2', '3']) await here.publish('remote-search', version, keys.search);
  await here.publish('remote-boxes', '1', keys.product);
  await here.publish('shell', '1');
  await here.promote({
    shell: testEntry('1'),
    'remote-search': testEntry('1'),
    'remote-boxes': testEntry('1'),
  });
});

afterEach(() => {
  here.source.close();
  rmSync(here.folder, { recursive: true, force: true });
});

/** Waits for a state without a timeout of its own. */
const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('the composition of a channel', () => {
  it('exists after the start, with folders to render from', async () => {
    await here.source.start();
    expect(searchOf()).toBe('1');
    expect(here.source.current().folders['remote-search']).toBe(
      join(here.releases.place, 'remote-search', '1'),
    );
    expect(here.source.current().globalCss).toBe('html{}');
  });

  it('follows a promotion without a request, and is warm before it is served', async () => {
    await here.source.start();
    const before = here.warmed.length;
    await here.promote({ 'remote-search': testEntry('2', { previous: '1' }) });
    await until(() => searchOf() === '2');
    expect(here.warmed).toHaveLength(before + 1);
    expect(here.warmed.at(-1)).toBe(here.source.current().composition.id);
    expect(here.changes).toHaveLength(2);
  });

  it('is the same again after a rollback, including its id', async () => {
    await here.source.start();
    const former = here.source.current().composition.id;
    await here.promote({ 'remote-search': testEntry('2', { previous: '1' }) });
    await until(() => searchOf() === '2');
    await here.promote({ 'remote-search': testEntry('1') });
    await until(() => searchOf() === '1');
    expect(here.source.current().composition.id).toBe(former);
  });

  it('keeps a package whose new release is rejected, while others are updated', async () => {
    await here.source.start();
    await here.publish('remote-search', '8', null);
    await here.publish('remote-boxes', '2', keys.product);
    await here.promote({
      'remote-search': testEntry('8', { previous: '1' }),
      'remote-boxes': testEntry('2', { previous: '1' }),
    });
    await until(() => here.source.current().composition.remotes['remote-boxes']?.version === '2');
    expect(searchOf()).toBe('1');
    expect(here.source.live().refused).toEqual(['remote-search@8']);
    expect(here.refusals.list()[0]?.message).toContain('remote-search@8 is not signed');
  });

  it('serves none of a set while one member is refused, and all of it once that is there', async () => {
    await here.source.start();
    const boxes = (): string | undefined =>
      here.source.current().composition.remotes['remote-boxes']?.version;
    await here.publish('remote-boxes', '2', keys.product);
    await here.promote({
      'remote-search': testEntry('9', { previous: '1', together: ['remote-boxes@2'] }),
      'remote-boxes': testEntry('2', { previous: '1', together: ['remote-search@9'] }),
    });
    await until(() => here.source.live().refused.length > 1);
    expect([searchOf(), boxes()]).toEqual(['1', '1']);
    expect(here.refusals.list().map(({ message }) => message)).toContain(
      'remote-boxes@2 went live in a set with remote-search@9, which is refused, so none of the set is served.',
    );
    await here.publish('remote-search', '9', keys.search);
    here.later(6000);
    await until(() => searchOf() === '9');
    expect([boxes(), here.source.live().refused]).toEqual(['2', []]);
  });

  it('serves a member that moved on without the rest of its set', async () => {
    await here.source.start();
    await here.publish('remote-boxes', '2', keys.product);
    await here.promote({
      'remote-search': testEntry('1'),
      'remote-boxes': testEntry('2', { previous: '1', together: ['remote-search@9'] }),
    });
    await until(() => here.source.current().composition.remotes['remote-boxes']?.version === '2');
    expect(here.source.live().refused).toEqual([]);
  });

  it('adds a missing release once it is available', async () => {
    await here.source.start();
    await here.promote({ 'remote-search': testEntry('9', { previous: '1' }) });
    await until(() => here.source.live().refused.length > 0);
    expect(searchOf()).toBe('1');
    await here.publish('remote-search', '9', keys.search);
    here.later(6000);
    await until(() => searchOf() === '9');
    expect(here.source.live().refused).toEqual([]);
  });

  it('starts with the last good release when the current one is rejected at the start', async () => {
    await here.promote({ 'remote-search': testEntry('9', { previous: '1' }) });
    await here.source.start();
    expect(searchOf()).toBe('1');
  });

  it('cannot start without a shell, and reports why', async () => {
    await here.promote({ shell: testEntry('9') });
    await expect(here.source.start()).rejects.toThrow('shell');
  });

  it('drops a release whose key is revoked while the server runs', async () => {
    await here.source.start();
    here.believe(keys.with(keys.search, { revokedAt: 500 }));
    await until(() => searchOf() === undefined);
    expect(here.refusals.list()[0]?.kind).toBe('revoked-key');
    expect(here.source.current().composition.remotes['remote-boxes']?.version).toBe('1');
  });

  it('keeps its trusted keys when the trust document becomes invalid', async () => {
    await here.source.start();
    here.believe('broken' as never);
    await until(() => here.refusals.list().length > 0);
    expect(searchOf()).toBe('1');
  });
});

describe('a canary', () => {
  it('that ends moves its visitors to the stable composition at once, without a new warm-up', async () => {
    await here.promote({ 'remote-search': testEntry('2', { canary: canaryOf('3', 10) }) });
    await here.source.start();
    const warmed = here.warmed.length;
    expect(searchOf(5)).toBe('3');
    await here.promote({ 'remote-search': testEntry('2') });
    await until(() => searchOf(5) === '2');
    expect(here.source.current(5)).toBe(here.source.current(95));
    expect(here.warmed).toHaveLength(warmed);
  });

  it('is only in the compositions of its arms, which fall back to the stable release', async () => {
    await here.promote({ 'remote-search': testEntry('2', { previous: '1', canary: canaryOf('3', 10) }) });
    await here.source.start();
    expect([searchOf(0), searchOf(9), searchOf(10), searchOf(99), searchOf()]).toEqual([
      '3',
      '3',
      '2',
      '2',
      '2',
    ]);
    expect(here.source.current(3).composition.fallbacks['remote-search']?.version).toBe('2');
    expect(here.source.current(3).canaries).toEqual(['remote-search']);
    expect(here.source.hasCanary()).toBe(true);
    expect(here.source.current(10)).toBe(here.source.current(99));
  });

  it('adds one composition per distinct share, also with several canaries', async () => {
    await here.publish('remote-boxes', '2', keys.product);
    await here.promote({
      'remote-search': testEntry('2', { canary: canaryOf('3', 10) }),
      'remote-boxes': testEntry('1', { canary: canaryOf('2', 50) }),
    });
    await here.source.start();
    const ids = Array.from({ length: 100 }, (_, arm) => here.source.current(arm).composition.id);
    expect([new Set(ids.slice(0, 10)).size, new Set(ids.slice(10, 50)).size, new Set(ids).size]).toEqual([
      1, 1, 3,
    ]);
    expect(ids[99]).toBe(here.source.current().composition.id);
  });

  const inSet = (version: string, percent: number, ...together: readonly string[]): Canary => ({
    ...canaryOf(version, percent),
    together,
  });
  const boxesOf = (arm: number): string | undefined =>
    here.source.current(arm).composition.remotes['remote-boxes']?.version;

  it('of a set is shown with the others of it', async () => {
    await here.publish('remote-boxes', '2', keys.product);
    await here.promote({
      'remote-search': testEntry('2', { canary: inSet('3', 10, 'remote-boxes@2') }),
      'remote-boxes': testEntry('1', { canary: inSet('2', 10, 'remote-search@3') }),
    });
    await here.source.start();
    expect([searchOf(9), boxesOf(9), searchOf(10), boxesOf(10)]).toEqual(['3', '2', '2', '1']);
  });

  it.each([
    ['is not published', inSet('9', 10, 'remote-search@3')],
    ['has another share', inSet('2', 50, 'remote-search@3')],
    ['ended', null],
  ])('of a set is shown to nobody while a member %s', async (_, canary) => {
    await here.publish('remote-boxes', '2', keys.product);
    await here.promote({
      'remote-search': testEntry('2', { canary: inSet('3', 10, `remote-boxes@${canary?.version ?? '2'}`) }),
      'remote-boxes': testEntry('1', { canary }),
    });
    await here.source.start();
    expect([searchOf(0), boxesOf(0), here.source.hasCanary()]).toEqual(['2', '1', false]);
    expect(here.source.live().refused).toContain('remote-search@3');
  });

  it('that is rejected leaves all visitors on the stable release', async () => {
    await here.promote({ 'remote-search': testEntry('2', { canary: canaryOf('9', 50) }) });
    await here.source.start();
    expect([searchOf(0), here.source.hasCanary()]).toEqual(['2', false]);
  });
});

describe('a preview', () => {
  it('shows chosen releases over the stable ones', async () => {
    await here.source.start();
    const shown = await here.source.preview({ 'remote-search': '3' });
    expect(shown.ok && shown.value.composition.remotes['remote-search']?.version).toBe('3');
    expect(shown.ok && shown.value.composition.remotes['remote-boxes']?.version).toBe('1');
    expect(searchOf()).toBe('1');
  });

  it('stops an attack by a preview of a release that was never published, or never signed', async () => {
    await here.source.start();
    await here.publish('remote-search', '8', null);
    for (const version of ['8', '77']) {
      const shown = await here.source.preview({ 'remote-search': version });
      expect(shown.ok).toBe(false);
    }
  });
});
