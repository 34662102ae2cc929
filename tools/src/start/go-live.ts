import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createDevelopmentKeys,
  keyFileOf,
  maySign,
  platformOwner,
  readSigningKey,
  type SigningKey,
  type TrustDocument,
} from '@detour/shared-releases/trust';
import type { ReleaseId, ReleaseStore } from '@detour/shared-releases/release';
import { changeChannel, type ChannelEntry } from '@detour/shared-releases/channel';
import type { OpenStores } from '@detour/shared-releases/stores';
import { sealRelease } from '../release/build/seal-release';
import { rootDir } from '../webpack/build-context';

/** Team whose key signs a package's releases. The platform's key signs for packages without a team. */
export const ownerOf = (trust: TrustDocument, name: string): string =>
  trust.keys.find((key) => key.packages !== '*' && maySign(key, name))?.owner ?? platformOwner;

/** Signs and publishes a copy of a build. Leaves an existing version unchanged. */
const publish = async (
  store: ReleaseStore,
  id: ReleaseId,
  { build, key }: { readonly build: string; readonly key: SigningKey },
): Promise<void> => {
  if (await store.has(id)) return;
  const folder = mkdtempSync(join(tmpdir(), 'detour-publish-'));
  try {
    const sealed = await sealRelease(folder, { build, id, key });
    if (!sealed.ok) throw new Error(sealed.error.message);
    await store.publish(id, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

interface GoLiveOptions {
  readonly versions: Readonly<Record<string, string>>;
  readonly channel: string;
  /** Build folder by name and version. */
  readonly buildsDir: string;
  /** Author of channel changes: `npm start`. */
  readonly by: string;
}

/**
 * Publishes builds with development keys and promotes those that are not live. The previous release stays as the last good one.
 */
export const goLive = async (
  { settings, releases: store, channels }: OpenStores,
  { versions, channel, buildsDir, by }: GoLiveOptions,
): Promise<void> => {
  const { keysDir } = settings;
  const trust = await createDevelopmentKeys(keysDir, rootDir);
  const keyOf = (owner: string): SigningKey => readSigningKey(keyFileOf(keysDir, owner));
  const built = Object.entries(versions);
  for (const [name, version] of built) {
    const key = keyOf(ownerOf(trust, name));
    await publish(store, { name, version }, { build: join(buildsDir, name, version), key });
  }
  const changed = await changeChannel(
    channels,
    {
      channel,
      kind: 'promote',
      by,
      why: 'built from the sources',
      trust,
      signer: keyOf(platformOwner),
      now: () => Date.now(),
      production: false,
    },
    ({ releases }) => {
      const news = built.filter(([name, version]) => releases[name]?.version !== version);
      const entries = news.map(([name, version]): [string, ChannelEntry] => [
        name,
        { version, previous: releases[name]?.version ?? null, canary: null },
      ]);
      const what = news.map(([name, version]) => `${name} ${releases[name]?.version ?? 'new'} → ${version}`);
      return {
        ok: true,
        value: { releases: { ...releases, ...Object.fromEntries(entries) }, what: what.join(', ') },
      };
    },
  );
  if (!changed.ok) throw new Error(changed.error.message);
};
