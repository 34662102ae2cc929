/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeChannel } from '@detour/shared-releases/channel';
import { readReleaseSettings } from '@detour/shared-releases/stores';
import { createMemoryChannelStore, createTestKeys, testEntry } from '@detour/shared-releases/testing';
import { createAbort } from './abort-canary';

const keys = createTestKeys();
const folder = mkdtempSync(join(tmpdir(), 'abort-'));
const canary = { version: '2', percent: 10, startedAt: 5 };
const releases = { 'remote-search': testEntry('1', { canary }) };
const fileOf = (name: 'abort' | 'platform' | 'search'): string => {
  const file = join(folder, `${name}.key.json`);
  writeFileSync(file, JSON.stringify(keys[name]));
  return file;
};

const open = async (env: Readonly<Record<string, string>>) => {
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
  return { answer, revisions: channels.revisions.size };
};

describe('the canary watch ends a canary', () => {
  it('with a key that has no other right', async () => {
    const { answer, revisions } = await open({ RELEASE_TRUST: 'trust.json', ABORT_KEY: fileOf('abort') });
    expect([answer.ok, revisions]).toEqual([true, 2]);
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
