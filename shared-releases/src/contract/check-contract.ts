import type { ContractDocument } from '@detour/shared-contracts/contract';
import type { ContractProblem, DeprecationNotice } from './contract-problem';
import { broughtRules } from './rules/brought-rules';
import { callRules } from './rules/call-rules';
import { eventRules } from './rules/event-rules';
import { fragmentRules } from './rules/fragment-rules';
import { hostRules } from './rules/host-rules';
import { keptRules } from './rules/kept-rules';
import { pageRules } from './rules/page-rules';
import type { Scene } from './scene';
import { usesOf } from './uses-of';

export interface ContractCheck {
  readonly candidate: ContractDocument;
  /**
   * Everything live in the channel, including canaries, shell and gateway. The candidate replaces the documents of its own
   * package.
   */
  readonly live: readonly ContractDocument[];
}

const rules = [hostRules, pageRules, broughtRules, eventRules, fragmentRules, keptRules, callRules];

const toScene = ({ candidate, live }: ContractCheck): Scene => ({
  candidate,
  replaced: live.filter(({ remote }) => remote === candidate.remote),
  others: live.filter(({ remote }) => remote !== candidate.remote),
});

const orderOf = ({ breaks, kind, item, reason }: ContractProblem): string =>
  `${breaks} ${kind} ${item} ${reason}`;

const inOrder = (problems: readonly ContractProblem[]): readonly ContractProblem[] => {
  const once = new Map(problems.map((problem) => [orderOf(problem), problem]));
  return [...once].sort(([first], [second]) => (first < second ? -1 : 1)).map(([, problem]) => problem);
};

/** Compares a candidate with every package that can share a page with it. Empty when nothing breaks. Pure, no I/O. */
export const checkContract = (check: ContractCheck): readonly ContractProblem[] => {
  const scene = toScene(check);
  return inOrder(rules.flatMap((rule) => rule(scene)));
};

/** Candidates that go live together: each is compared with the others instead of with what they replace. */
export const checkContracts = (
  candidates: readonly ContractDocument[],
  live: readonly ContractDocument[],
): readonly ContractProblem[] => {
  const names = new Set(candidates.map(({ remote }) => remote));
  return inOrder(
    candidates.flatMap((candidate) => {
      const replaced = live.filter(({ remote }) => remote === candidate.remote);
      const others = live.filter(({ remote }) => !names.has(remote));
      return checkContract({
        candidate,
        live: [...replaced, ...others, ...candidates.filter(({ remote }) => remote !== candidate.remote)],
      });
    }),
  );
};

/** Planned removals of the candidate and of everything live, with their remaining users. */
export const listDeprecations = ({ candidate, live }: ContractCheck): readonly DeprecationNotice[] => {
  const { others } = toScene({ candidate, live });
  const after = [candidate, ...others];
  return after.flatMap(({ remote, deprecations }) =>
    deprecations.map((deprecation) => ({
      remote,
      ...deprecation,
      consumers: [
        ...new Set(
          after
            .filter((user) => user.remote !== remote && usesOf(user).has(deprecation.item))
            .map((user) => user.remote),
        ),
      ].sort(),
    })),
  );
};
