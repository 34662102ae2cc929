import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import { parseSignature, type TrustDocument } from '@detour/shared-releases/trust';
import {
  printReleaseId,
  verifyRelease,
  type ReleaseId,
  type ReleaseStore,
  type ReleaseTable,
} from '@detour/shared-releases/release';

export interface VerifiedRelease {
  readonly table: ReleaseTable;
  /** Local folder with its files, checked against the table. */
  readonly folder: string;
  /** Id of the signing key. */
  readonly key: string;
}

/** Releases that passed verification: signed, complete and local. */
export interface VerifiedReleases {
  /** Fetches and verifies it on the first call. Does not cache refusals, because the store may have been unavailable. */
  open(id: ReleaseId): Promise<Result<VerifiedRelease, Refusal>>;
  /** Synchronous. Null when it was not opened or failed verification. */
  find(id: ReleaseId): VerifiedRelease | null;
  /** Re-verifies each release after a change of trust. */
  forget(): void;
}

interface VerifiedReleasesOptions {
  readonly store: ReleaseStore;
  readonly trust: () => TrustDocument;
  /** Rejects development keys. */
  readonly production: boolean;
  now(): number;
}

const refused = (kind: Refusal['kind'], message: string): Result<never, Refusal> => err({ kind, message });

/** A symbolic link at or below a path. Null when there is none. */
const findLink = async (path: string): Promise<string | null> => {
  const stats = await lstat(path);
  if (stats.isSymbolicLink()) return path;
  if (!stats.isDirectory()) return null;
  for (const entry of await readdir(path)) {
    const found = await findLink(join(path, entry));
    if (found !== null) return found;
  }
  return null;
};

export const createVerifiedReleases = ({
  store,
  trust,
  production,
  now,
}: VerifiedReleasesOptions): VerifiedReleases => {
  const good = new Map<string, VerifiedRelease>();
  const running = new Map<string, Promise<Result<VerifiedRelease, Refusal>>>();

  const verify = async (id: ReleaseId): Promise<Result<VerifiedRelease, Refusal>> => {
    const [table, sealed] = await Promise.all([
      store.read(id, 'release.json'),
      store.read(id, 'release.sig.json'),
    ]);
    if (!table) return refused('missing', `${printReleaseId(id)} is not in ${store.place}.`);
    if (!sealed) return refused('missing', `${printReleaseId(id)} is not signed.`);
    const signature = parseSignature(sealed.toString('utf8'));
    if (!signature.ok) return refused('malformed', `${printReleaseId(id)}: ${signature.error.message}`);
    const judgement = { now: now(), production };
    const verified = verifyRelease(trust(), id, { table, signature: signature.value }, judgement);
    if (!verified.ok) return verified;
    const folder = await store.folder(id);
    // A link could be redirected after the check.
    const link = await findLink(folder);
    if (link !== null) return refused('wrong-file', `${printReleaseId(id)} holds a symbolic link: ${link}.`);
    // The fetched table must be the verified one.
    if (!table.equals(await readFile(join(folder, 'release.json'))))
      return refused('wrong-file', `${printReleaseId(id)}: its local copy has another table.`);
    return ok({ table: verified.value, folder, key: signature.value.key });
  };

  return {
    find: (id) => good.get(printReleaseId(id)) ?? null,
    forget: () => good.clear(),
    open(id) {
      const name = printReleaseId(id);
      const known = good.get(name);
      if (known) return Promise.resolve(ok(known));
      const under = running.get(name);
      if (under) return under;
      const work = verify(id)
        .catch((error: Error) => refused('unreachable', `${name}: ${error.message}`))
        .then((result) => {
          if (result.ok) good.set(name, result.value);
          return result;
        })
        .finally(() => running.delete(name));
      running.set(name, work);
      return work;
    },
  };
};
