import { ok, type ContractDocument, type Result } from '@detour/shared-contracts';
import {
  checkContract,
  listDeprecations,
  printReleaseId,
  type ChannelState,
  type ContractProblem,
  type DeprecationNotice,
  type ReleaseId,
} from '@detour/shared-releases';
import { loadGatewayContract } from './gateway-contract';
import { printDeprecation } from './print-deprecation';
import { loadContract, needContract } from './published-release';
import type { ReleaseDesk } from './release-desk';
import type { Trouble } from './verb';

export interface Comparison {
  readonly problems: readonly ContractProblem[];
  /** What the candidate will take away, and what it uses of others that will go. */
  readonly deprecations: readonly DeprecationNotice[];
  /** What it was compared with: `remote-product@1.2.0`. */
  readonly against: readonly string[];
  /** Whom a problem concerns, and the address that hears of it: by package. */
  readonly teams: Readonly<Record<string, Team>>;
}

interface Team {
  readonly owner: string;
  readonly alert: string;
}

/** Every release that a page of the channel may hold: live ones and canaries. */
const liveIn = ({ releases }: Pick<ChannelState, 'releases'>): readonly ReleaseId[] =>
  Object.entries(releases).flatMap(([name, { version, canary }]) =>
    [version, ...(canary ? [canary.version] : [])].map((found) => ({ name, version: found })),
  );

/** `unpublished` is the contract of a candidate that is not in the store yet. */
export type Compare = (
  id: ReleaseId,
  state: Pick<ChannelState, 'releases'>,
  unpublished?: ContractDocument,
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
  return async (id, state, unpublished) => {
    const candidate = unpublished ? ok(unpublished) : await needContract(desk, id);
    if (!candidate.ok) return candidate;
    const answering = await (gateway ??= loadGatewayContract(desk));
    // A gateway that is to replace the running one is compared with everything else, whether that runs or not.
    if (!answering.ok && id.name !== 'gateway') return answering;
    const others = liveIn(state).filter(({ name, version }) => name !== id.name || version !== id.version);
    const found = (await Promise.all(others.map(contractOf))).filter((contract) => contract !== null);
    const live = [...found, ...(answering.ok ? [answering.value] : [])];
    const check = { candidate: { ...candidate.value, version: id.version }, live };
    const problems = checkContract(check);
    const concerned = [...live, check.candidate].filter(({ remote }) =>
      problems.some(({ breaks }) => breaks === remote),
    );
    return ok({
      problems,
      teams: Object.fromEntries(concerned.map(({ remote, owner, alert }) => [remote, { owner, alert }])),
      deprecations: listDeprecations(check).filter(
        ({ remote, consumers }) => remote === id.name || consumers.includes(id.name),
      ),
      against: live
        .filter(({ remote }) => remote !== 'gateway' || id.name !== 'gateway')
        .map(({ remote, version }) => `${remote}@${version}`),
    });
  };
};

const linesOf = ({ problems, teams }: Comparison): readonly string[] =>
  problems.flatMap(({ breaks, item, reason }) => {
    const team = teams[breaks];
    return [`  ${breaks}${team ? ` (team ${team.owner}, ${team.alert})` : ''}: ${item}`, `    ${reason}`];
  });

/** The channel as it would be with other candidates in it, all of them for every visitor. */
export const withCandidates = (
  { releases }: Pick<ChannelState, 'releases'>,
  candidates: readonly ReleaseId[],
): Pick<ChannelState, 'releases'> => ({
  releases: {
    ...releases,
    ...Object.fromEntries(
      candidates.map(({ name, version }) => [name, { version, previous: null, canary: null }]),
    ),
  },
});

/** A refusal that names package, item and reason of each problem. */
export const asTrouble = (id: ReleaseId, channel: string, comparison: Comparison): Trouble => ({
  kind: 'refused',
  message: `${printReleaseId(id)} does not fit to what is live in ${channel}:`,
  lines: [...linesOf(comparison), ...comparison.deprecations.map(printDeprecation)],
  json: { ...comparison },
});
