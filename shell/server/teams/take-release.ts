import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, type Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import { parseSignature } from '@detour/shared-releases/trust';
import {
  checkReleaseFolder,
  signatureFile,
  tableFile,
  verifyRelease,
  type ReleaseId,
  type ReleaseStore,
} from '@detour/shared-releases/release';
import { unpackBundle } from '@detour/shared-releases/team';
import type { TeamSources } from './team-sources';

const missing = (file: string): Result<never, Refusal> => ({
  ok: false,
  error: { kind: 'missing', message: `The release has no ${file}.` },
});

/** As `publish` and each shell server verify it: signed for this package and version, and complete. */
const verify = async (
  { trust, production, now }: TeamSources,
  id: ReleaseId,
  folder: string,
): Promise<Result<null, Refusal>> => {
  const read = (file: string): Promise<Buffer | null> => readFile(join(folder, file)).catch(() => null);
  const [table, text] = await Promise.all([read(tableFile), read(signatureFile)]);
  if (!table) return missing(tableFile);
  if (!text) return missing(signatureFile);
  const signature = parseSignature(text.toString('utf8'));
  if (!signature.ok) return signature;
  const judgement = { now: now(), production };
  const release = verifyRelease(trust(), id, { table, signature: signature.value }, judgement);
  if (!release.ok) return release;
  const files = await checkReleaseFolder(folder, release.value);
  return files.ok ? ok(null) : files;
};

/** Stores a release that a team sent, after its verification. */
export const takeRelease = async (
  sources: TeamSources & { readonly releases: ReleaseStore },
  id: ReleaseId,
  body: string,
): Promise<Result<'published' | 'taken', Refusal>> => {
  const folder = await mkdtemp(join(tmpdir(), 'detour-team-'));
  try {
    const unpacked = await unpackBundle(body, folder);
    if (!unpacked.ok) return unpacked;
    const verified = await verify(sources, id, folder);
    return verified.ok ? ok(await sources.releases.publish(id, folder)) : verified;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
