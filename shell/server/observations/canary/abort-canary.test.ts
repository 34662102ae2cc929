/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeChannel, type ChannelEntry, type ChannelRevision } from '@detour/shared-releases/channel';
import { readReleaseSettings } from '@detour/shared-releases/stores';
import { createMemoryChannelStore, createTestKeys, testEntry } from '@detour/shared-releases/testing';
import { createAbort } from './abort-canary';

const keys = createTestKeys();
const folder = mkdtempSync(join(tmpdir(), 'abort-'));
const canary = { version: '2', percent: 10, startedAt: 5 };
const alone = { 'remote-search': testEntry('1', { canary }) };
const fileOf = (name: 'abort' | 'platform' | 'search'): string => {
  const file = join(folder, `${name}.key.json`);
  writeFileSync(file, JSON.stringify(keys[name]));
  return file;
};

const open = async (
  env: Readonly<Record<string, string>>,
  releases: Readonly<Record<string, ChannelEntry>> = alone,
) => {
  const channels = createMemoryChannelStore();
  const common = { channel: 'production', trust: keys.trust, now: () => 1, production: true } as const;
  await changeChannel(
    channels,
    { ...common, signer: keys.platform, kind: 'canary', by: 'me', why: '' },
    () => ({ ok: true, value: { releases, what: 'a canary' } }),
  );
  const settings = { ...readReleaseSettings({ DATA_DIR: folder, SECURE: '1', ...env }, folder) };
  const abort = createAbort({
    settings,
    channels,
    channel: 'production',
    trust: () => keys.trust,
    now: () => 2,
  });
  const answer = await abort({ name: 'remote-search', canary, why: 'worse' });
  return { answer, revisions: channels.revisions.size, last: channels.revisions.get(2) };
};

describe('the canary watch ends a canary', () => {
  it('with a key that has no other right', async () => {
    const { answer, revisions } = await open({ RELEASE_TRUST: 'trust.json', ABORT_KEY: fileOf('abort') });
    expect([answer.ok, revisions]).toEqual([true, 2]);
  });

  it('with all of its set in one revision, and no other canary', async () => {
    const other = { version: '8', percent: 10, startedAt: 5 };
    const { last } = await open(
      { RELEASE_TRUST: 'trust.json', ABORT_KEY: fileOf('abort') },
      {
        'remote-search': testEntry('1', { canary: { ...canary, together: ['remote-boxes@5'] } }),
        'remote-boxes': testEntry('4', {
          canary: { version: '5', percent: 10, startedAt: 5, together: ['remote-search@2'] },
        }),
        'remote-product': testEntry('7', { canary: other }),
      },
    );
    const { change, releases } = JSON.parse(last?.body ?? '{}') as ChannelRevision;
    expect(releases).toEqual({
      'remote-search': testEntry('1'),
      'remote-boxes': testEntry('4'),
      'remote-product': testEntry('7', { canary: other }),
    });
    expect(change).toMatchObject({
      packages: ['remote-boxes', 'remote-search'],
      what: 'remote-search 2 for 10 % aborted, 1 stays, remote-boxes 5 for 10 % aborted, 4 stays',
      why: 'worse',
    });
  });

  it.each(['platform', 'search'] as const)('never with the key of %s, and reports why', async (name) => {
    const { answer, revisions } = await open({ RELEASE_TRUST: 'trust.json', ABORT_KEY: fileOf(name) });
    const message = expect.stringContaining('may do more than end canaries') as string;
    expect(answer).toMatchObject({ ok: false, error: { message } });
    expect(revisions).toBe(1);
  });

  it('never with the command line’s key, which it does not read', async () => {
    const { answer } = await open({ RELEASE_TRUST: 'trust.json', RELEASE_KEY: fileOf('platform') });
    expect(answer).toMatchObject({ ok: false, error: { message: 'the watch has no key; set ABORT_KEY' } });
  });
});
