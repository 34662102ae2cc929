import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeChannel } from '@detour/shared-releases/channel';
import { openStores, type OpenStores } from '@detour/shared-releases/stores';
import {
  createTestKeys,
  emptyContract,
  frameBundle,
  pageBundle,
  testEntry,
  testFiles,
  writeTestRelease,
} from '@detour/shared-releases/testing';
import { createShellApp } from '../../app';
import { readConfig } from '../../settings/config';

const contractOf = (remote: string): string =>
  JSON.stringify(emptyContract(remote, { owner: 'search', alert: 'search@teams.example' }));

type Tail<T extends readonly unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;

/** A channel with a frame and one remote, signed with keys that SECURE=1 accepts. */
const fillStores = async (
  stores: OpenStores,
  keys: ReturnType<typeof createTestKeys>,
  code: string,
): Promise<void> => {
  for (const name of ['shell', 'remote-search']) {
    const id = { name, version: '1' };
    const files = {
      ...testFiles(id),
      'server.cjs': name === 'shell' ? frameBundle : code,
      'messages/fr_FR.json': '{}',
      'contract.json': contractOf(name),
    };
    const key = name === 'shell' ? keys.platform : keys.search;
    await stores.releases.publish(id, writeTestRelease(id, { key, files }).folder);
  }
  const releases = { shell: testEntry('1'), 'remote-search': testEntry('1') };
  const changed = await changeChannel(
    stores.channels,
    {
      channel: 'production',
      kind: 'promote',
      by: 'camille',
      why: 'a test',
      production: false,
      trust: keys.trust,
      signer: keys.platform,
      now: () => Date.now(),
    },
    (now) => ({ ok: true, value: { releases: { ...now.releases, ...releases }, what: 'a change' } }),
  );
  if (!changed.ok) throw new Error(changed.error.message);
};

/** A small channel in a temporary folder, and the settings of a shell server over it. `code` is the server bundle of its remote. */
export const prepareTestShop = async (
  folder: string,
  more: Readonly<Record<string, string>>,
  code = pageBundle('1'),
  keys = createTestKeys(),
) => {
  const env = {
    DATA_DIR: folder,
    OPERATOR_PASSWORD: 'open sesame',
    LOG_LEVEL: 'silent',
    RENDER_BUDGET_MS: '20000',
    REHEARSAL_MS: '20000',
    ...more,
  };
  mkdirSync(join(folder, 'keys'), { recursive: true });
  writeFileSync(join(folder, 'keys', 'trust.json'), JSON.stringify(keys.trust));
  const stores = openStores(env, folder);
  await fillStores(stores, keys, code);
  return { env, stores };
};

/** A shell server over a small channel. */
export const createTestShell = async (folder: string, ...shop: Tail<Parameters<typeof prepareTestShop>>) => {
  const { env, stores } = await prepareTestShop(folder, ...shop);
  return createShellApp(readConfig(env, folder), stores);
};
