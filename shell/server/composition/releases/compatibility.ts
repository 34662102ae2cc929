import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractDocument } from '@detour/shared-contracts/contract';
import type { Refusal } from '@detour/shared-releases/base';
import { printReleaseId, type ReleaseId } from '@detour/shared-releases/release';
import type { ChannelRevision } from '@detour/shared-releases/channel';
import {
  checkContract,
  checkContracts,
  parseContract,
  type ContractProblem,
} from '@detour/shared-releases/contract';
import type { AcceptedReleases } from './accepted-releases';
import type { VerifiedReleases } from './verified-releases';

type Releases = ChannelRevision['releases'];

export interface CompatibilityCheck {
  /**
   * Incompatible releases of a channel, as `remote-search@1.4.0`. Anything accepted before stays accepted, so that rollbacks
   * work.
   */
  findRefused(wanted: Releases, lastGood: Releases | null): Promise<ReadonlyMap<string, Refusal>>;
}

interface CompatibilityOptions {
  readonly verified: Pick<VerifiedReleases, 'find'>;
  readonly accepted: AcceptedReleases;
  /** Packages in development, which may break visibly. */
  developed(): readonly string[];
}

/** Stable release and canary of a package. */
const idsOf = (releases: Releases, name: string): readonly ReleaseId[] => {
  const entry = releases[name];
  if (!entry) return [];
  return [entry.version, ...(entry.canary ? [entry.canary.version] : [])].map((version) => ({
    name,
    version,
  }));
};

const allIds = (releases: Releases): readonly ReleaseId[] =>
  Object.keys(releases).flatMap((name) => idsOf(releases, name));

const createContractReader = (verified: Pick<VerifiedReleases, 'find'>) => {
  const known = new Map<string, ContractDocument | null>();
  return async (id: ReleaseId): Promise<ContractDocument | null> => {
    const folder = verified.find(id)?.folder;
    if (folder === undefined) return null;
    const found = known.get(folder);
    if (found !== undefined) return found;
    const text = await readFile(join(folder, 'contract.json'), 'utf8').catch(() => '');
    const contract = parseContract(text, id.name);
    const document = contract.ok ? { ...contract.value, version: id.version } : null;
    known.set(folder, document);
    return document;
  };
};

const refusal = (id: ReleaseId, problems: readonly ContractProblem[]): Refusal => ({
  kind: 'refused',
  message: `${printReleaseId(id)} is incompatible with what is live: ${problems.map(({ reason }) => reason).join(' ')}`,
});

/** Starts with the shell, because the others are compared with the accepted one. */
const inOrder = (ids: readonly ReleaseId[]): readonly ReleaseId[] =>
  [...ids].sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell'));

/**
 * Returns the releases that a visitor may get together with a candidate: for each package the accepted ones, otherwise its last
 * good one.
 */
const besideOf = (isFit: (id: ReleaseId) => boolean, wanted: Releases, lastGood: Releases | null) => {
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(lastGood ?? {})])];
  return (without: string): readonly ReleaseId[] =>
    names.flatMap((name) => {
      const before = lastGood ? idsOf(lastGood, name) : [];
      if (name === without) return before;
      const now = idsOf(wanted, name).filter(isFit);
      return now.length > 0 || !(name in wanted) ? now : before;
    });
};

/**
 * Repeats the command line's contract check on the server, so that a directly signed revision cannot make an incompatible release
 * live. Gateway calls stay with the command line, which queries the gateway.
 */
export const createCompatibilityCheck = ({
  verified,
  accepted,
  developed,
}: CompatibilityOptions): CompatibilityCheck => {
  const contractOf = createContractReader(verified);
  const contractsOf = async (ids: readonly ReleaseId[]): Promise<readonly ContractDocument[]> =>
    (await Promise.all(ids.map(contractOf))).filter((document) => document !== null);

  const refusedOf = async (fresh: readonly ReleaseId[], wanted: Releases, lastGood: Releases | null) => {
    const fit = new Set(allIds(wanted).map(printReleaseId));
    for (const id of fresh) fit.delete(printReleaseId(id));
    const besides = besideOf((id) => fit.has(printReleaseId(id)), wanted, lastGood);
    const refused = new Map<string, Refusal>();
    const candidates = await contractsOf(fresh);
    const live = await contractsOf([
      ...allIds(lastGood ?? {}),
      ...allIds(wanted).filter((id) => fit.has(printReleaseId(id))),
    ]);
    if (candidates.length === fresh.length && checkContracts(candidates, live).length === 0) return refused;
    // Accepting one release may make another compatible, so repeat until nothing changes.
    for (let found = true; found;) {
      found = false;
      for (const id of inOrder(fresh).filter((one) => !fit.has(printReleaseId(one)))) {
        const [candidate] = await contractsOf([id]);
        const message = `${printReleaseId(id)} has no valid contract.json.`;
        const problems = candidate
          ? checkContract({ candidate, live: await contractsOf(besides(id.name)) })
          : [];
        if (candidate && problems.length === 0) {
          fit.add(printReleaseId(id));
          refused.delete(printReleaseId(id));
          found = true;
        } else
          refused.set(printReleaseId(id), candidate ? refusal(id, problems) : { kind: 'malformed', message });
      }
    }
    return refused;
  };

  return {
    async findRefused(wanted, lastGood) {
      const exempt = new Set(developed());
      const present = allIds(wanted).filter((id) => !exempt.has(id.name) && verified.find(id) !== null);
      const known = accepted.read();
      // A server without history of this channel has nothing to compare with, so it accepts the live releases.
      const fresh = known ? present.filter((id) => !known.has(printReleaseId(id))) : [];
      const refused = await refusedOf(fresh, wanted, lastGood);
      for (const id of known ? [] : present) {
        const [candidate] = await contractsOf([id]);
        const [shell] = await contractsOf(idsOf(wanted, 'shell'));
        const problems = candidate && shell ? checkContract({ candidate, live: [shell] }) : [];
        const cannotMount = problems.filter(({ kind }) => kind === 'mount-api');
        if (id.name !== 'shell' && cannotMount.length > 0)
          refused.set(printReleaseId(id), refusal(id, cannotMount));
      }
      accepted.add(present.map(printReleaseId).filter((id) => !refused.has(id)));
      return refused;
    },
  };
};
