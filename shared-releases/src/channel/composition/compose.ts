import { createHash } from 'node:crypto';
import type { Composition, ReleaseFiles } from '@detour/shared-contracts/mount';
import type { ChannelRevision } from '../channel-document';
import type { ReleaseId, ReleaseTable } from '../../release/release-document';
import type { PackageName } from '../../base/package-name';

/** Verified release tables. Null omits the release, and the rest of the page continues. */
export type FindTable = (id: ReleaseId) => ReleaseTable | null;

/**
 * The target of the composition: a visitor by arm number (0–99; null gets the stable releases), or someone who chose releases.
 */
export type Choice =
  | { readonly arm: number | null }
  | { readonly selection: Readonly<Record<PackageName, string>> };

export interface ChosenRelease {
  readonly version: string;
  /** The browser's fallback when the chosen release fails. */
  readonly lastGood: string | null;
  readonly canary: boolean;
}

type Document = Pick<ChannelRevision, 'releases'>;

/** The release of each package for one visitor. Pure, so that command line and server agree. */
export const chooseReleases = (
  { releases }: Document,
  choice: Choice,
): Readonly<Record<PackageName, ChosenRelease>> => {
  const selection = 'selection' in choice ? choice.selection : {};
  const arm = 'arm' in choice ? choice.arm : null;
  const chosen = Object.fromEntries(
    Object.entries(selection).map(([name, version]) => [name, { version, lastGood: null, canary: false }]),
  );
  const others = Object.entries(releases).filter(
    ([name, { version }]) => !Object.hasOwn(selection, name) || selection[name] === version,
  );
  const given = Object.fromEntries(
    others.map(([name, { version, previous, canary }]) => {
      if (canary && arm !== null && arm < canary.percent)
        return [name, { version: canary.version, lastGood: version, canary: true }];
      return [name, { version, lastGood: previous === version ? null : previous, canary: false }];
    }),
  );
  return { ...chosen, ...given };
};

const toReleaseFiles = ({ files: _, ...release }: ReleaseTable): ReleaseFiles => release;

const scriptsOf = (table: ReleaseTable): [string, string][] =>
  Object.entries(table.files)
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, hash]) => [table.base + file, hash]);

/** Hash of the content, 16 hex digits. Equal releases give equal ids, on every server and after a rollback. */
const idOf = (content: Omit<Composition, 'id'>): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);

/** The resolved releases for one visitor. Throws when the channel names no shell release or that release is missing. */
export const composeFor = (document: Document, findTable: FindTable, choice: Choice): Composition => {
  const chosen = chooseReleases(document, choice);
  const tableOf = (name: PackageName, version: string | null | undefined): ReleaseTable | null =>
    version ? findTable({ name, version }) : null;
  if (!chosen['shell']) throw new Error('The channel names no release of the shell.');
  const shell = tableOf('shell', chosen['shell'].version);
  if (!shell) throw new Error(`The release ${chosen['shell'].version} of the shell does not exist.`);
  const remotes: Record<PackageName, ReleaseFiles> = {};
  const fallbacks: Record<PackageName, ReleaseFiles> = {};
  const integrity = new Map(scriptsOf(shell));
  const take = (into: Record<PackageName, ReleaseFiles>, table: ReleaseTable): void => {
    into[table.remote] = toReleaseFiles(table);
    for (const [path, hash] of scriptsOf(table)) integrity.set(path, hash);
  };
  // Sorted by name, so that the id does not depend on the writing order.
  for (const name of Object.keys(chosen).sort()) {
    if (name === 'shell') continue;
    const table = tableOf(name, chosen[name]?.version);
    if (!table) continue;
    take(remotes, table);
    const last = tableOf(name, chosen[name]?.lastGood);
    if (last) take(fallbacks, last);
  }
  const canaries = Object.keys(chosen)
    .filter((name) => chosen[name]?.canary)
    .sort();
  const content = {
    shell: toReleaseFiles(shell),
    remotes,
    fallbacks,
    integrity: Object.fromEntries(integrity),
  };
  // Excluded from the id: a canary that became stable is the same composition.
  return { id: idOf(content), ...content, ...(canaries.length > 0 ? { canaries } : {}) };
};
