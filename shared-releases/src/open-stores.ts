import { randomUUID } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { createFolderChannelStore } from './channel/stores/folder-channel-store';
import { createPostgresChannelStore } from './channel/stores/postgres-channel-store';
import { createObjectStoreClient } from './release/object-store/object-store.client';
import { createObjectReleaseStore } from './release/object-store/object-release-store';
import { createFolderReleaseStore } from './release/folder-release-store';
import { openCoordination, type Coordination } from './coordination/index';
import type { ChannelStore } from './channel/stores/channel-store';
import type { ReleaseStore } from './release/release-store';
import { createTeamServiceClient, type TeamServiceClient } from './team/team-service.client';
import { createTeamChannelStore, createTeamReleaseStore } from './team/team-stores';
import { readSigningKey } from './trust/development-keys';

type Env = Readonly<Record<string, string | undefined>>;

export interface ReleaseSettings {
  /** Folder of releases. With an object store: folder of fetched releases. */
  readonly releasesDir: string;
  /** `s3://bucket/prefix`. Null stores releases in the folder. */
  readonly objectStore: { readonly bucket: string; readonly prefix: string; readonly place: string } | null;
  /** `https://fr.shop.example`: servers of a shop, which keep releases and channels for teams. Null opens the stores themselves. */
  readonly service: string | null;
  /** A folder, or a URL that starts with `postgres`. */
  readonly channels: string;
  readonly trustFile: string;
  /** Folder of the development keys. */
  readonly keysDir: string;
  /** Creates missing keys. True unless a trust document is given. */
  readonly developmentKeys: boolean;
  /** Signing key file. Null uses the development key of the package's team. */
  readonly keyFile: string | null;
  /** Key file with which the shell server ends canaries. Null uses the development abort key. */
  readonly abortKeyFile: string | null;
  /** Key file with which the shell server moves rollout plans on. Null uses the development key. */
  readonly rolloutKeyFile: string | null;
  /** Rejects development keys. */
  readonly production: boolean;
}

const parseObjectStore = (text: string): ReleaseSettings['objectStore'] => {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(text) ?? [];
  if (!bucket) throw new Error(`RELEASES must be s3://BUCKET/PREFIX or empty, not "${text}".`);
  const prefix = path.replace(/^\/+|\/+$/g, '');
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/`, place: text };
};

/**
 * Settings of stores and keys, shared by shell server and command line. Throws for an invalid setting; the message is a
 * sentence for the operator.
 */
export const readReleaseSettings = (env: Env, rootDir: string): ReleaseSettings => {
  const dataDir = resolve(rootDir, env['DATA_DIR'] || '.data');
  const keysDir = join(dataDir, 'keys');
  const channels = env['CHANNELS'] || join(dataDir, 'channels');
  if (/^\w+:\/\//.test(channels) && !/^postgres(ql)?:\/\//.test(channels))
    throw new Error(
      `CHANNELS must be a folder or postgres://…, because it needs conditional writes; not "${channels}".`,
    );
  const service = env['RELEASE_SERVICE'] || null;
  if (service !== null && !/^https?:\/\/[^/]+\/?$/.test(service))
    throw new Error(
      `RELEASE_SERVICE must be the address of a shop such as https://fr.shop.example, not "${service}".`,
    );
  return {
    service,
    releasesDir: resolve(rootDir, env['RELEASES_DIR'] || join(dataDir, 'releases')),
    objectStore: env['RELEASES'] ? parseObjectStore(env['RELEASES']) : null,
    channels,
    trustFile: resolve(rootDir, env['RELEASE_TRUST'] || join(keysDir, 'trust.json')),
    keysDir,
    developmentKeys: !env['RELEASE_TRUST'] && service === null,
    keyFile: env['RELEASE_KEY'] ? resolve(rootDir, env['RELEASE_KEY']) : null,
    abortKeyFile: env['ABORT_KEY'] ? resolve(rootDir, env['ABORT_KEY']) : null,
    rolloutKeyFile: env['ROLLOUT_KEY'] ? resolve(rootDir, env['ROLLOUT_KEY']) : null,
    production: env['SECURE'] === '1',
  };
};

const needed = (env: Env, name: string): string => {
  const value = env[name];
  if (!value) throw new Error(`RELEASES is an object store, so ${name} must be set.`);
  return value;
};

const openReleases = (env: Env, { objectStore, releasesDir }: ReleaseSettings): ReleaseStore => {
  if (!objectStore) return createFolderReleaseStore(releasesDir);
  const region = env['S3_REGION'] || 'us-east-1';
  const endpoint = env['S3_ENDPOINT'] || `https://s3.${region}.amazonaws.com`;
  if (!URL.canParse(endpoint)) throw new Error(`S3_ENDPOINT must be a URL, not "${endpoint}".`);
  const client = createObjectStoreClient({
    endpoint,
    region,
    bucket: objectStore.bucket,
    accessKeyId: needed(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: needed(env, 'S3_SECRET_ACCESS_KEY'),
  });
  return createObjectReleaseStore({ client, ...objectStore, cacheDir: releasesDir, now: Date.now });
};

/** What the servers of a channel share besides its revisions. The command line reads it too. */
export const coordinationOf = ({ channels, keysDir }: ReleaseSettings, channel: string): Coordination =>
  openCoordination({
    channels,
    channel,
    holder: randomUUID(),
    file: join(dirname(keysDir), 'seen', `${channel}-coordination.json`),
  });

export interface OpenStores {
  readonly settings: ReleaseSettings;
  readonly releases: ReleaseStore;
  readonly channels: ChannelStore;
  /** The servers of a shop, which keep the stores. Absent when they are opened directly. */
  readonly client?: TeamServiceClient;
}

/** Stores behind the servers of a shop: a team needs its key and an address. */
const openService = (service: string, settings: ReleaseSettings): OpenStores => {
  const { keyFile } = settings;
  if (keyFile === null)
    throw new Error('RELEASE_SERVICE is set, so RELEASE_KEY must name the file of your key.');
  const client = createTeamServiceClient(service, () => readSigningKey(keyFile));
  return {
    settings,
    client,
    releases: createTeamReleaseStore(client, settings.releasesDir),
    channels: createTeamChannelStore(client),
  };
};

/** Opens the stores that the environment configures. Defaults to folders. */
export const openStores = (env: Env, rootDir: string): OpenStores => {
  const settings = readReleaseSettings(env, rootDir);
  const { channels, service } = settings;
  if (service !== null) return openService(service, settings);
  return {
    settings,
    releases: openReleases(env, settings),
    channels: channels.startsWith('postgres')
      ? createPostgresChannelStore(channels)
      : createFolderChannelStore(resolve(rootDir, channels)),
  };
};
