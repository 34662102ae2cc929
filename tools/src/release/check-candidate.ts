import { ok, type ContractDocument, type Result } from '@detour/shared-contracts';
import {
  checkContract,
  printReleaseId,
  type ChannelState,
  type ContractProblem,
  type ReleaseId,
} from '@detour/shared-releases';
import { loadGatewayContract } from './gateway-contract';
import { loadContract, needContract } from './published-release';
import type { ReleaseDesk } from './release-desk';
import type { Trouble } from './verb';

export interface Comparison {
  readonly problems: readonly ContractProblem[];
  /** What it was compared with: `remote-product@1.2.0`. */
  readonly against: readonly string[];
}

/** Every release that a page of the channel may hold: live ones and canaries. */
const liveIn = ({ releases }: Pick<ChannelState, 'releases'>): readonly ReleaseId[] =>
  Object.entries(releases).flatMap(([name, { version, canary }]) =>
    [version, ...(canary ? [canary.version] : [])].map((found) => ({ name, version: found })),
  );

export type Compare = (
  id: ReleaseId,
  state: Pick<ChannelState, 'releases'>,
) => Promise<Result<Comparison, Trouble>>;

/**
 * Compares a candidate with everything live in a channel, and with the gateway. A live release without a contract is named in the progress.
 * Contracts never change, so each is asked for once, however often a change begins again.
 */
export const createCompare = (desk: ReleaseDesk): Compare => {
  const loaded = new Map<string, Promise<ContractDocument | null>>();
  let gateway: ReturnType<typeof loadGatewayContract> | null = null;
  const contractOf = (id: ReleaseId): Promise<ContractDocument | null> => {
    const name = printReleaseId(id);
    const loading =
      loaded.get(name) ??
      loadContract(desk, id).then((contract) => {
        if (!contract) desk.world.say(`${name} carries no contract, so it is not compared.`);
        return contract && { ...contract, version: id.version };
      });
    loaded.set(name, loading);
    return loading;
  };
  return async (id, state) => {
    const candidate = await needContract(desk, id);
    if (!candidate.ok) return candidate;
    const answering = await (gateway ??= loadGatewayContract(desk));
    if (!answering.ok) return answering;
    const others = liveIn(state).filter(({ name, version }) => name !== id.name || version !== id.version);
    const found = (await Promise.all(others.map(contractOf))).filter((contract) => contract !== null);
    const live = [...found, answering.value];
    return ok({
      problems: checkContract({ candidate: { ...candidate.value, version: id.version }, live }),
      against: live.map(({ remote, version }) => `${remote}@${version}`),
    });
  };
};

const linesOf = (problems: readonly ContractProblem[]): readonly string[] =>
  problems.flatMap(({ breaks, item, reason }) => [`  ${breaks}: ${item}`, `    ${reason}`]);

/** A refusal that names package, item and reason of each problem. */
export const asTrouble = (id: ReleaseId, channel: string, { problems, against }: Comparison): Trouble => ({
  kind: 'refused',
  message: `${printReleaseId(id)} does not fit to what is live in ${channel}:`,
  lines: linesOf(problems),
  json: { problems, against },
});
