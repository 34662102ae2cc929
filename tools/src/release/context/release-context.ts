import { userInfo } from 'node:os';
import { join } from 'node:path';
import {
  createDevelopmentKeys,
  keyFileOf,
  maySign,
  operatorOwner,
  parseTrust,
  platformOwner,
  readSigningKey,
  readTrust,
  type SigningKey,
  type TrustDocument,
} from '@detour/shared-releases/trust';
import { openStores, type OpenStores } from '@detour/shared-releases/stores';
import type { TeamServiceClient } from '@detour/shared-releases/team';

/** Injected environment of the command line. */
export interface ReleaseWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly rootDir: string;
  /** Current time (ms UTC). */
  readonly now: () => number;
  /** Result: standard output. */
  readonly print: (text: string) => void;
  /** Progress and errors: standard error. */
  readonly say: (text: string) => void;
}

/** Open stores and keys. */
export interface ReleaseContext extends OpenStores {
  readonly world: ReleaseWorld;
  readonly trust: TrustDocument;
  /** Folder of unpublished builds. */
  readonly buildsDir: string;
  /** Author in the history, unless `--by` overrides it. */
  readonly user: string;
  /** Signing key of a package; null for several packages at once. Throws a sentence when it is missing. */
  signerFor(name: string | null): SigningKey;
  /** Signing key of an operator, who writes and overrides freezes. Throws a sentence when it is missing. */
  operatorSigner(): SigningKey;
  /** The package whose key may change all of these. Null when they belong to several teams: then the platform key signs. */
  signingNameOf(names: readonly string[]): string | null;
}

const userOf = (env: ReleaseWorld['env']): string => {
  try {
    return env['RELEASE_BY'] || userInfo().username;
  } catch {
    return 'unknown';
  }
};

/** Team whose development key signs for a package. Defaults to the platform. */
const ownerOf = (trust: TrustDocument, name: string): string =>
  trust.keys.find((key) => key.packages !== '*' && key.development && maySign(key, name))?.owner ??
  platformOwner;

const noKeys: TrustDocument = { format: 1, keys: [] };

/** The keys that a shop trusts, from its servers. */
const readTrustOf = async (client: TeamServiceClient): Promise<TrustDocument> => {
  const bytes = await client.get('/trust');
  const trust = parseTrust(bytes?.toString('utf8') ?? '');
  if (!trust.ok) throw new Error(`${client.place} takes no releases of teams: ${trust.error.message}`);
  return trust.value;
};

const trustOf = async (
  { client, settings }: OpenStores,
  { rootDir }: ReleaseWorld,
): Promise<TrustDocument> => {
  if (client) return readTrustOf(client);
  const { developmentKeys, keysDir, trustFile } = settings;
  return developmentKeys ? createDevelopmentKeys(keysDir, rootDir) : readTrust(trustFile);
};

/** `isLocal`: for what asks no shop, so that a build needs no network. */
export const openContext = async (
  world: ReleaseWorld,
  { isLocal = false }: { readonly isLocal?: boolean } = {},
): Promise<ReleaseContext> => {
  const stores = openStores(world.env, world.rootDir);
  const { keyFile, keysDir, developmentKeys } = stores.settings;
  const trust = isLocal ? noKeys : await trustOf(stores, world);
  return {
    ...stores,
    world,
    trust,
    user: userOf(world.env),
    buildsDir: world.env['BUILDS_DIR'] || join(world.rootDir, '.cache', 'builds'),
    signingNameOf(names) {
      const [first = null, ...more] = names;
      const owner = first === null ? null : ownerOf(trust, first);
      return more.every((name) => ownerOf(trust, name) === owner) ? first : null;
    },
    operatorSigner() {
      if (keyFile) return readSigningKey(keyFile);
      if (!developmentKeys)
        throw new Error('RELEASE_TRUST is set, so RELEASE_KEY must name the file of an operator’s key.');
      return readSigningKey(keyFileOf(keysDir, operatorOwner));
    },
    signerFor(name) {
      if (keyFile) return readSigningKey(keyFile);
      if (!developmentKeys)
        throw new Error('RELEASE_TRUST is set, so RELEASE_KEY must name the file of your key.');
      return readSigningKey(keyFileOf(keysDir, name === null ? platformOwner : ownerOf(trust, name)));
    },
  };
};
