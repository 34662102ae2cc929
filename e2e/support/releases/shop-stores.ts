import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createDevelopmentKeys,
  keyFileOf,
  platformOwner,
  readSigningKey,
  readTrust,
  signBytes,
  type SigningKey,
  type TrustDocument,
} from '@detour/shared-releases/trust';
import {
  printTableScript,
  provenanceFile,
  signatureFile,
  signProvenance,
  tableFile,
  tableScript,
} from '@detour/shared-releases/release';
import { testMaterials } from '@detour/shared-releases/testing';
import {
  changeChannel,
  createFolderChannelStore,
  type ChannelEntry,
  type ChannelStore,
} from '@detour/shared-releases/channel';
import { readProduction } from './production-channel';
import { dataDir, rootDir } from '../shop';

/** A copied release folder that a test may change before a shop serves it. */
export interface ReleaseUnderTest {
  readonly folder: string;
  readonly container: string;
  /**
   * Rewrites a file (a path, or the first in its folder that matches), its hash and the signature, like a publication by its
   * team.
   */
  change(file: RegExp | string, edit: (code: string) => string): void;
  /** Rewrites the table and signs it. */
  changeTable(edit: (table: ReleaseTableFile) => void): void;
}

interface ReleaseTableFile {
  container: string;
  base: string;
  version: string;
  remote: string;
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  readonly messages: Parameters<typeof printTableScript>[0]['messages'];
  files: Record<string, string>;
}

/** Stores for a test's own shop: releases of the running shop, signed with the test's keys. */
export interface ShopStores {
  readonly folder: string;
  readonly trust: TrustDocument;
  readonly platform: SigningKey;
  /** Live release of a package in the copied shop. */
  versionOf(name: string): string;
  /** Live release of every package. */
  live(): Readonly<Record<string, string>>;
  release(name: string, version?: string): ReleaseUnderTest;
  /** Copies a release under another version, as if it were a new build. */
  copy(name: string, version: string): ReleaseUnderTest;
  promote(
    entries: Readonly<Record<string, Partial<ChannelEntry> & { readonly version: string }>>,
  ): Promise<void>;
}

const openRelease = (folder: string, key: SigningKey): ReleaseUnderTest => {
  const file = join(folder, tableFile);
  const read = (): ReleaseTableFile => JSON.parse(readFileSync(file, 'utf8')) as ReleaseTableFile;
  /** The table's script names the hashes too, as `publish` writes it. */
  const writeScript = (table: ReleaseTableFile): void => {
    const code = printTableScript(table);
    writeFileSync(join(folder, tableScript), code);
    for (const packed of ['.br', '.gz']) rmSync(join(folder, tableScript + packed), { force: true });
    table.files[tableScript] = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  };
  /** It names the hash of each file, as `publish` writes it. */
  const writeProvenance = (table: ReleaseTableFile): void => {
    const id = { name: table.remote, version: table.version };
    const text = signProvenance({ id, files: table.files, materials: testMaterials, keys: [key] });
    writeFileSync(join(folder, provenanceFile), text);
    table.files[provenanceFile] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  };
  const write = (table: ReleaseTableFile): void => {
    if (tableScript in table.files) writeScript(table);
    if (provenanceFile in table.files) writeProvenance(table);
    const text = JSON.stringify(table);
    writeFileSync(file, text);
    writeFileSync(join(folder, signatureFile), JSON.stringify(signBytes(key, 'release', text)));
  };
  return {
    folder,
    container: read().container,
    changeTable(edit) {
      const table = read();
      edit(table);
      write(table);
    },
    change(pattern, edit) {
      const table = read();
      const name =
        typeof pattern === 'string' ? pattern : readdirSync(folder).find((entry) => pattern.test(entry));
      if (!name) throw new Error(`${folder} has no file that matches ${String(pattern)}.`);
      const before = readFileSync(join(folder, name), 'utf8');
      const after = edit(before);
      if (after === before) throw new Error(`The fault changed nothing in ${name}. Update its pattern.`);
      writeFileSync(join(folder, name), after);
      for (const packed of [`${name}.br`, `${name}.gz`]) rmSync(join(folder, packed), { force: true });
      table.files[name] = `sha384-${createHash('sha384').update(after).digest('base64')}`;
      write(table);
    },
  };
};

/** The composition that the running shop serves. */
const liveReleases = async (): Promise<Readonly<Record<string, ChannelEntry>>> => {
  const trust = readTrust(join(dataDir, 'keys', 'trust.json'));
  const { revision } = await readProduction(dataDir, trust);
  if (!revision)
    throw new Error(
      `${dataDir} contains no channel. Set SHOP_DATA_DIR to the data folder of the running shop.`,
    );
  return revision.document.releases;
};

/** Rewrites every text of a release that contains its version: base, container and URLs in its code. */
const renameVersion = (folder: string, from: string, to: string): void => {
  const inCode = (text: string): string =>
    text.replaceAll(from, to).replaceAll(from.replace(/\W/g, '_'), to.replace(/\W/g, '_'));
  const visit = (dir: string): void => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      const path = join(dir, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (/\.(br|gz)$/.test(entry.name)) rmSync(path);
      else writeFileSync(path, inCode(readFileSync(path, 'utf8')));
    }
  };
  visit(folder);
};

const hashFiles = (folder: string, table: ReleaseTableFile): void => {
  for (const file of Object.keys(table.files))
    table.files[file] = `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, file)))
      .digest('base64')}`;
};

/** Writes the next revision of the production channel: the present releases with these entries. */
export const createPromote =
  (channels: ChannelStore, { trust, platform }: Pick<ShopStores, 'trust' | 'platform'>) =>
  async (entries: Parameters<ShopStores['promote']>[0]): Promise<void> => {
    const options = {
      channel: 'production',
      kind: 'promote',
      by: 'a test',
      why: '',
      trust,
      signer: platform,
      now: () => Date.now(),
      production: false,
    } as const;
    const full = Object.entries(entries).map(([name, entry]) => [
      name,
      { previous: null, canary: null, ...entry },
    ]);
    const changed = await changeChannel(channels, options, (now) => ({
      ok: true,
      value: { releases: { ...now.releases, ...Object.fromEntries(full) }, what: 'test' },
    }));
    if (!changed.ok) throw new Error(changed.error.message);
  };

export const createShopStores = async (folder: string): Promise<ShopStores> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const keysDir = join(folder, 'keys');
  const trust = await createDevelopmentKeys(keysDir, rootDir);
  const platform = readSigningKey(keyFileOf(keysDir, platformOwner));
  const live = await liveReleases();
  const releases = join(folder, 'releases');
  const channels = createFolderChannelStore(join(folder, 'channels'));
  const versionOf = (name: string): string => live[name]?.version ?? '';
  const release = (name: string, version = versionOf(name)): ReleaseUnderTest =>
    openRelease(join(releases, name, version), platform);
  for (const name of Object.keys(live)) {
    const path = join(name, versionOf(name));
    cpSync(join(dataDir, 'releases', path), join(releases, path), { recursive: true });
    release(name).changeTable(() => undefined);
  }
  const stores: ShopStores = {
    folder,
    trust,
    platform,
    versionOf,
    live: () => Object.fromEntries(Object.keys(live).map((name) => [name, versionOf(name)])),
    release,
    copy(name, version) {
      const to = join(releases, name, version);
      if (existsSync(to)) throw new Error(`${name} ${version} already exists.`);
      cpSync(join(releases, name, versionOf(name)), to, { recursive: true });
      renameVersion(to, versionOf(name), version);
      const copied = openRelease(to, platform);
      copied.changeTable((table) => hashFiles(to, table));
      return copied;
    },
    promote: createPromote(channels, { trust, platform }),
  };
  // Without a last good release, so that the fault itself is visible.
  await stores.promote(
    Object.fromEntries(Object.keys(live).map((name) => [name, { version: versionOf(name) }])),
  );
  return stores;
};
