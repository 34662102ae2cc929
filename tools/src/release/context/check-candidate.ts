import { ok, type Result } from '@detour/shared-contracts/base';
import type { ContractDocument } from '@detour/shared-contracts/contract';
import { printReleaseId, type ReleaseId } from '@detour/shared-releases/release';
import type { ChannelState } from '@detour/shared-releases/channel';
import {
  checkContract,
  listDeprecations,
  type ContractProblem,
  type DeprecationNotice,
} from '@detour/shared-releases/contract';
import { loadGatewayContract } from './gateway-contract';
import { printDeprecation } from './print-deprecation';
import { loadContract, needContract } from './published-release';
import type { ReleaseContext } from './release-context';
import type { Trouble } from '../verb';

export interface Comparison {
  readonly problems: readonly ContractProblem[];
  /** Planned removals of the candidate, and planned removals of what it uses. */
  readonly deprecations: readonly DeprecationNotice[];
  /** Compared releases: `remote-product@1.2.0`. */
  readonly against: readonly string[];
  /** Owner and alert address by package. */
  readonly teams: Readonly<Record<string, Team>>;
}

interface Team {
  readonly owner: string;
  readonly alert: string;
}

/** Every release that a page of the channel may contain: live ones and canaries. */
const liveIn = ({ releases }: Pick<ChannelState, 'releases'>): readonly ReleaseId[] =>
  Object.entries(releases).flatMap(([name, { version, canary }]) =>
    [version, ...(canary ? [canary.version] : [])].map((found) => ({ name, version: found })),
  );

/** `unpublished`: contract of a candidate that is not in the store yet. */
export type Compare = (
  id: ReleaseId,
  state: Pick<ChannelState, 'releases'>,
  unpublished?: ContractDocument,
) => Promise<Result<Comparison, Trouble>>;

/**
 * Compares a candidate with everything live in a channel and with the gateway. Reports live releases without a contract as
 * progress. Caches contracts, which never change, across retries.
 */
export const createCompare = (context: ReleaseContext): Compare => {
  const loaded = new Map<string, Promise<ContractDocument | null>>();
  let gateway: ReturnType<typeof loadGatewayContract> | null = null;
  const contractOf = (id: ReleaseId): Promise<ContractDocument | null> => {
    const name = printReleaseId(id);
    const loading =
      loaded.get(name) ??
      loadContract(context, id).then((contract) => {
        if (!contract) context.world.say(`${name} has no contract.json, so it is not compared.`);
        return contract && { ...contract, version: id.version };
      });
    loaded.set(name, loading);
    return loading;
  };
  return async (id, state, unpublished) => {
    const candidate = unpublished ? ok(unpublished) : await needContract(context, id);
    if (!candidate.ok) return candidate;
    const answering = await (gateway ??= loadGatewayContract(context));
    // A gateway candidate is compared with everything else, whether a gateway is running or not.
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

export const linesOf = ({ problems, teams }: Comparison): readonly string[] =>
  problems.flatMap(({ breaks, item, reason }) => {
    const team = teams[breaks];
    return [`  ${breaks}${team ? ` (team ${team.owner}, ${team.alert})` : ''}: ${item}`, `    ${reason}`];
  });

/** The channel with other candidates live for all visitors. */
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

/** Problems and notices of releases that go live together. */
export const joined = (comparisons: readonly Comparison[]): Comparison => {
  const unique = <T>(items: readonly T[]): readonly T[] => [
    ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
  ];
  return {
    problems: unique(comparisons.flatMap(({ problems }) => problems)),
    deprecations: unique(comparisons.flatMap(({ deprecations }) => deprecations)),
    against: unique(comparisons.flatMap(({ against }) => against)),
    teams: Object.assign({}, ...comparisons.map(({ teams }) => teams)) as Comparison['teams'],
  };
};

/**
 * Compares releases that go live together: each with the others of the set and with everything that stays live. Nothing is compared with
 * what the set replaces, apart from what it takes away.
 */
export const compareSet = async (
  compare: Compare,
  ids: readonly ReleaseId[],
  state: Pick<ChannelState, 'releases'>,
): Promise<Result<Comparison, Trouble>> => {
  const comparisons: Comparison[] = [];
  for (const id of ids) {
    const others = ids.filter(({ name }) => name !== id.name);
    const compared = await compare(id, withCandidates(state, others));
    if (!compared.ok) return compared;
    comparisons.push(compared.value);
  }
  return ok(joined(comparisons));
};

/** `remote-search@1.4.0 with remote-boxes@2.0.0` */
export const printSet = (ids: readonly ReleaseId[]): string => ids.map(printReleaseId).join(' with ');

/** A refusal that lists package, item and reason of each problem. */
export const asTrouble = (ids: readonly ReleaseId[], channel: string, comparison: Comparison): Trouble => ({
  kind: 'refused',
  message: `${printSet(ids)} is incompatible with what is live in ${channel}:`,
  lines: [...linesOf(comparison), ...comparison.deprecations.map(printDeprecation)],
  json: { ...comparison },
});
