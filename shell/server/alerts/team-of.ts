import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseId } from '@detour/shared-releases/release';
import { parseContract } from '@detour/shared-releases/contract';
import type { VerifiedReleases } from '../composition/releases/verified-releases';

/** Owning team of a package and its alert address. */
export interface Team {
  readonly owner: string;
  readonly alert: string;
}

/** Owner from the first of these releases that is on this server. Null when none has a contract. */
export type TeamOf = (ids: readonly ReleaseId[]) => Team | null;

/** Reads and caches `contract.json` of local releases, which are immutable. */
export const createTeamOf = (verified: Pick<VerifiedReleases, 'find'>): TeamOf => {
  const known = new Map<string, Team | null>();
  const read = (folder: string, name: string): Team | null => {
    try {
      const contract = parseContract(readFileSync(join(folder, 'contract.json'), 'utf8'), name);
      return contract.ok ? { owner: contract.value.owner, alert: contract.value.alert } : null;
    } catch {
      return null;
    }
  };
  return (ids) => {
    for (const id of ids) {
      const folder = verified.find(id)?.folder;
      if (folder === undefined) continue;
      const team = known.get(folder) ?? read(folder, id.name);
      known.set(folder, team);
      if (team) return team;
    }
    return null;
  };
};
