import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  remoteNames,
  type Composition,
  type Json,
  type Locale,
  type ReleaseFiles,
  type RemoteName,
} from '@detour/shared-contracts';

/** `release.json` of a release folder: what the composition needs, and the hash of each file. */
export interface ReleaseTable extends ReleaseFiles {
  /** SHA-384 with its prefix, by path within the release. */
  readonly files: Readonly<Record<string, string>>;
}

/** `channels/production.json`: a release by name of package, and the one before it. */
export interface Channel {
  readonly releases: Readonly<Record<string, { readonly version: string; readonly previous: string | null }>>;
}

export interface ComposedRelease {
  readonly composition: Composition;
  /** Folder of each package's present release. */
  readonly folders: Readonly<Record<string, string>>;
  /** Tokens, type and base rules: in each page, whatever else is missing. */
  readonly globalCss: string;
  /** Compiled messages of a package's present release, for server rendering. */
  messages(name: string, locale: Locale): Json;
}

export interface CompositionSource {
  /** Read again when the channel document changed; the last good one stays when the new one is broken. */
  current(): ComposedRelease;
}

const toReleaseFiles = ({ files: _, ...release }: ReleaseTable): ReleaseFiles => release;

const scriptsOnly = (table: ReleaseTable): [string, string][] =>
  Object.entries(table.files)
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, hash]) => [table.base + file, hash]);

export const readReleaseTable = (releasesDir: string, name: string, version: string): ReleaseTable =>
  JSON.parse(readFileSync(join(releasesDir, name, version, 'release.json'), 'utf8')) as ReleaseTable;

const tryRead = (releasesDir: string, name: string, version: string): ReleaseTable | null => {
  try {
    return readReleaseTable(releasesDir, name, version);
  } catch {
    return null;
  }
};

export const compose = (releasesDir: string, channel: Channel): ComposedRelease => {
  const shellEntry = channel.releases['shell'];
  if (!shellEntry) throw new Error('The channel names no release of the shell.');
  const shell = readReleaseTable(releasesDir, 'shell', shellEntry.version);
  const remotes: Partial<Record<RemoteName, ReleaseFiles>> = {};
  const fallbacks: Partial<Record<RemoteName, ReleaseFiles>> = {};
  const integrity = new Map(scriptsOnly(shell));
  const folders: Record<string, string> = { shell: join(releasesDir, 'shell', shell.version) };
  for (const name of remoteNames) {
    const entry = channel.releases[name];
    const table = entry && tryRead(releasesDir, name, entry.version);
    if (!entry || !table) continue;
    remotes[name] = toReleaseFiles(table);
    folders[name] = join(releasesDir, name, table.version);
    for (const [path, hash] of scriptsOnly(table)) integrity.set(path, hash);
    const last =
      entry.previous && entry.previous !== entry.version ? tryRead(releasesDir, name, entry.previous) : null;
    if (!last) continue;
    fallbacks[name] = toReleaseFiles(last);
    for (const [path, hash] of scriptsOnly(last)) integrity.set(path, hash);
  }
  const content = {
    shell: toReleaseFiles(shell),
    remotes,
    fallbacks,
    integrity: Object.fromEntries(integrity),
  };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return {
    composition: { id, ...content },
    folders,
    globalCss: readFileSync(join(folders['shell'] ?? '', 'global.css'), 'utf8'),
    messages: createMessageReader(folders),
  };
};

/** Each file is read once per composition; releases are immutable. */
const createMessageReader = (folders: Readonly<Record<string, string>>): ComposedRelease['messages'] => {
  const read = new Map<string, Json>();
  return (name, locale) => {
    const file = join(folders[name] ?? '', 'messages', `${locale}.json`);
    const known = read.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Json);
    read.set(file, known);
    return known;
  };
};

/** Watches the channel document by its time of change, at most twice a second. */
export const createCompositionSource = (
  releasesDir: string,
  channelFile: string,
  onChange: (id: string) => void,
  onBroken: (error: unknown) => void,
): CompositionSource => {
  const readChannel = (): Channel => JSON.parse(readFileSync(channelFile, 'utf8')) as Channel;
  let seen = statSync(channelFile).mtimeMs;
  let composed = compose(releasesDir, readChannel());
  let checkedAt = 0;
  const refresh = (): void => {
    const changed = statSync(channelFile).mtimeMs;
    if (changed === seen) return;
    seen = changed;
    const next = compose(releasesDir, readChannel());
    if (next.composition.id === composed.composition.id) return;
    composed = next;
    onChange(next.composition.id);
  };
  return {
    current() {
      const now = performance.now();
      if (now - checkedAt > 500) {
        checkedAt = now;
        try {
          refresh();
        } catch (error) {
          onBroken(error);
        }
      }
      return composed;
    },
  };
};
