import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@detour/shared-contracts/base';
import type { Composition } from '@detour/shared-contracts/mount';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  chooseReleases,
  composeFor,
  type ChannelRevision,
  type Choice,
} from '@detour/shared-releases/channel';
import type { ServerBundle } from '../rendering/render-process';
import { broughtBy, switchedIn, type Brought } from './brought';
import type { VerifiedReleases } from './releases/verified-releases';

/** A composition and the location of its files on this server. */
export interface ComposedRelease {
  readonly composition: Composition;
  /** Folder of each package's release. */
  readonly folders: Readonly<Record<string, string>>;
  /** Server renderer of each package. Absent when a release has no server bundle. */
  readonly bundles: Readonly<Record<string, ServerBundle>>;
  /** Packages whose release is a canary in this composition. */
  readonly canaries: readonly string[];
  /** Pages and flags that come with its releases. */
  readonly brought: Brought;
  /** Tokens, type and base rules. Part of every page, even if everything else is missing. */
  readonly globalCss: string;
  /** Compiled messages of a package's release, for server rendering. */
  messages(name: string, locale: Locale): Json;
  /** Whether a package's release reads a flag, by its contract. True for a release whose contract does not say. */
  readsFlag(name: string, flag: string): boolean;
}

const serverBundle = 'server.cjs';

/** Returns a reader that reads each file once per composition, because releases are immutable. */
const createMessageReader = (folders: Readonly<Record<string, string>>): ComposedRelease['messages'] => {
  const read = new Map<string, Json>();
  return (name, locale) => {
    const file = join(folders[name] ?? '', 'messages', `${locale}.json`);
    const known = read.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Json);
    read.set(file, known);
    return known;
  };
};

/** Flags by package: `flag datesForced` in the contract's `host`. Null without a contract. */
const createFlagReader = (folders: Readonly<Record<string, string>>): ComposedRelease['readsFlag'] => {
  const known = new Map<string, ReadonlySet<string> | null>();
  const read = (name: string): ReadonlySet<string> | null => {
    try {
      const text = readFileSync(join(folders[name] ?? '', 'contract.json'), 'utf8');
      return new Set((JSON.parse(text) as { readonly host: readonly string[] }).host);
    } catch {
      return null;
    }
  };
  return (name, flag) => {
    // The frame reads no flag of an experiment.
    if (name === 'shell') return false;
    const host = known.has(name) ? known.get(name) : read(name);
    known.set(name, host ?? null);
    return host?.has(`flag ${flag}`) ?? true;
  };
};

/** Builds a composition from local releases and omits missing ones. Throws without a shell release. */
export const assembleRelease = (
  document: Pick<ChannelRevision, 'releases'>,
  verified: Pick<VerifiedReleases, 'find'>,
  choice: Choice,
): ComposedRelease => {
  const composition = composeFor(document, (id) => verified.find(id)?.table ?? null, choice);
  const parts = [composition.shell, ...Object.values(composition.remotes)];
  const folders = Object.fromEntries(
    parts.map(({ remote: name, version }) => [name, verified.find({ name, version })?.folder ?? '']),
  );
  const chosen = chooseReleases(document, choice);
  const bundles = parts.flatMap(({ remote: name, version }): [string, ServerBundle][] => {
    const hash = verified.find({ name, version })?.table.files[serverBundle];
    return hash ? [[name, { file: join(folders[name] ?? '', serverBundle), hash }]] : [];
  });
  return {
    composition,
    folders,
    bundles: Object.fromEntries(bundles),
    canaries: Object.keys(chosen).filter((name) => chosen[name]?.canary && name in folders),
    brought: broughtBy(
      parts.flatMap(({ remote: name, version }) => {
        const release = verified.find({ name, version });
        const isChosen = 'selection' in choice && Object.hasOwn(choice.selection, name);
        return release ? [{ name, release, switched: switchedIn(document.releases, name), isChosen }] : [];
      }),
    ),
    globalCss: readFileSync(join(folders['shell'] ?? '', 'global.css'), 'utf8'),
    messages: createMessageReader(folders),
    readsFlag: createFlagReader(folders),
  };
};
