import { userInfo } from 'node:os';
import { join } from 'node:path';
import {
  createDevelopmentKeys,
  keyFileOf,
  maySign,
  openStores,
  platformOwner,
  readSigningKey,
  readTrust,
  type OpenStores,
  type SigningKey,
  type TrustDocument,
} from '@detour/shared-releases';

/** What the command line gets from outside. */
export interface ReleaseWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly rootDir: string;
  /** Milliseconds UTC. */
  readonly now: () => number;
  /** The answer: standard output. */
  readonly print: (text: string) => void;
  /** Progress and trouble: standard error. */
  readonly say: (text: string) => void;
}

/** Stores and keys, open. */
export interface ReleaseDesk extends OpenStores {
  readonly world: ReleaseWorld;
  readonly trust: TrustDocument;
  /** Where builds lie before they are published. */
  readonly buildsDir: string;
  /** Who is named in the history, unless `--by` says otherwise. */
  readonly user: string;
  /** The key to sign with for a package; null for several packages at once. Throws a sentence when there is none. */
  signerFor(name: string | null): SigningKey;
}

const userOf = (env: ReleaseWorld['env']): string => {
  try {
    return env['RELEASE_BY'] || userInfo().username;
  } catch {
    return 'unknown';
  }
};

/** Team whose development key signs for a package; the platform's where no team has one. */
const ownerOf = (trust: TrustDocument, name: string): string =>
  trust.keys.find((key) => key.packages !== '*' && key.development && maySign(key, name))?.owner ??
  platformOwner;

export const openDesk = async (world: ReleaseWorld): Promise<ReleaseDesk> => {
  const stores = openStores(world.env, world.rootDir);
  const { keyFile, keysDir, developmentKeys, trustFile } = stores.settings;
  const trust = developmentKeys ? await createDevelopmentKeys(keysDir, world.rootDir) : readTrust(trustFile);
  return {
    ...stores,
    world,
    trust,
    user: userOf(world.env),
    buildsDir: world.env['BUILDS_DIR'] || join(world.rootDir, '.cache', 'builds'),
    signerFor(name) {
      if (keyFile) return readSigningKey(keyFile);
      if (!developmentKeys)
        throw new Error('RELEASE_TRUST is set, so RELEASE_KEY must name the file of your key.');
      return readSigningKey(keyFileOf(keysDir, name === null ? platformOwner : ownerOf(trust, name)));
    },
  };
};
