import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractDocument } from '@detour/shared-contracts/contract';
import type { ChannelRevision } from '@detour/shared-releases/channel';
import { checkContract, parseContract } from '@detour/shared-releases/contract';
import { printReleaseId, type ReleaseId } from '@detour/shared-releases/release';
import type { VerifiedReleases } from '../composition/releases/verified-releases';
import type { GatewayLink } from '../http/proxy/gateway-link';

interface RolloutContractsOptions {
  readonly verified: Pick<VerifiedReleases, 'open'>;
  readonly gateway: Pick<GatewayLink, 'fetch'>;
  now(): number;
}

/** How long (ms) an answer of a plan that waits is kept. */
const kept = 5000;
const gatewayTimeout = 3000;

const releasesIn = ({ releases }: ChannelRevision): readonly ReleaseId[] =>
  Object.entries(releases).flatMap(([name, { version, canary }]) =>
    [version, ...(canary ? [canary.version] : [])].map((one) => ({ name, version: one })),
  );

/** Compares a release with the others of its set, everything else that is live and the gateway, as `check` of the command line does. Empty when it fits. */
export const createRolloutProblems = ({ verified, gateway, now }: RolloutContractsOptions) => {
  const known = new Map<string, { readonly at: number; readonly problems: readonly string[] }>();

  const contractOf = async (id: ReleaseId): Promise<ContractDocument | null> => {
    const opened = await verified.open(id);
    if (!opened.ok) return null;
    const text = await readFile(join(opened.value.folder, 'contract.json'), 'utf8').catch(() => '');
    const contract = parseContract(text, id.name);
    return contract.ok ? { ...contract.value, version: id.version } : null;
  };

  const gatewayContract = async (): Promise<ContractDocument | null> => {
    const signal = AbortSignal.timeout(gatewayTimeout);
    const answer = await gateway.fetch('/api/contract', { signal }).catch(() => null);
    const contract = answer?.ok ? parseContract(await answer.text(), 'gateway') : null;
    return contract?.ok ? contract.value : null;
  };

  const compare = async (
    id: ReleaseId,
    set: readonly ReleaseId[],
    document: ChannelRevision,
  ): Promise<readonly string[]> => {
    const candidate = await contractOf(id);
    if (!candidate) return [`${printReleaseId(id)} has no valid contract.json.`];
    const answering = await gatewayContract();
    if (!answering) return ['The gateway does not answer, so calls cannot be compared.'];
    // The others of the set stand for what they replace, as in `check` of a set.
    const replaced = set.filter(({ name }) => name !== id.name);
    const others = [
      ...releasesIn(document).filter(
        ({ name, version }) =>
          !replaced.some((other) => other.name === name) && (name !== id.name || version !== id.version),
      ),
      ...replaced,
    ];
    const found = (await Promise.all(others.map(contractOf))).filter((contract) => contract !== null);
    return checkContract({ candidate, live: [...found, answering] }).map(({ reason }) => reason);
  };

  return async (
    id: ReleaseId,
    set: readonly ReleaseId[],
    document: ChannelRevision,
  ): Promise<readonly string[]> => {
    const key = `${printReleaseId(id)} ${document.revision}`;
    const before = known.get(key);
    if (before && now() - before.at < kept) return before.problems;
    const problems = await compare(id, set, document);
    for (const [other, { at }] of known) if (now() - at >= kept) known.delete(other);
    if (problems.length > 0) known.set(key, { at: now(), problems });
    return problems;
  };
};
