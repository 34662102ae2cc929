import { ok, type Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import {
  printReleaseId,
  provenanceFile,
  verifyProvenance,
  type Provenance,
  type ReleaseId,
  type ReleaseTable,
} from '@detour/shared-releases/release';
import { historyOf, newestOf } from './newest-revision';
import { loadWhole } from './published-release';
import type { ReleaseContext } from './release-context';

/** True when the channel had the release live for all visitors, now or before. */
const wasLive = async (
  context: ReleaseContext,
  channel: string,
  { name, version }: ReleaseId,
): Promise<boolean> => {
  const newest = await newestOf(context, channel);
  if (!newest.ok) return false;
  for await (const { releases } of historyOf(context, newest.value))
    if (releases[name]?.version === version) return true;
  return false;
};

export interface Promotable {
  readonly table: ReleaseTable;
  /** Null for an older release, which the channel had before. */
  readonly provenance: Provenance | null;
}

/**
 * A complete, signed release that says where it comes from. Releases from before provenance may come back where they were live; anything else
 * without it must be published again.
 */
export const loadPromotable = async (
  context: ReleaseContext,
  channel: string,
  id: ReleaseId,
): Promise<Result<Promotable, Refusal>> => {
  const whole = await loadWhole(context, id);
  if (!whole.ok) return whole;
  const table = whole.value;
  const bytes = provenanceFile in table.files ? await context.releases.read(id, provenanceFile) : null;
  const text = bytes?.toString('utf8') ?? null;
  const judgement = { now: context.world.now(), production: context.settings.production };
  const verified = verifyProvenance(context.trust, { id, table, text }, judgement);
  if (verified.ok) return ok({ table, provenance: verified.value });
  const isOld = verified.error.kind === 'missing' && (await wasLive(context, channel, id));
  if (isOld) return ok({ table, provenance: null });
  return verified.error.kind === 'missing'
    ? {
        ok: false,
        error: {
          kind: 'missing',
          message: `${printReleaseId(id)} has no provenance, and was never live in ${channel}. Publish it again under the next version.`,
        },
      }
    : verified;
};
