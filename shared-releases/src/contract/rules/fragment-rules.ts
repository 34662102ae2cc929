import type { ContractDocument } from '@detour/shared-contracts';
import type { ContractProblem } from '../contract-problem';
import { misfit, nameOf, pairsOf, problem, type Rule } from '../scene';

const fragmentProblems = (owner: ContractDocument, user: ContractDocument): readonly ContractProblem[] =>
  user.fragments.uses
    .filter(({ name }) => name.startsWith(`${owner.remote}/`))
    .flatMap(({ name, props }) => {
      const refuse = (reason: string): ContractProblem =>
        problem('fragment', user, `fragment ${name}`, reason);
      const offered = owner.fragments.offers.find((fragment) => fragment.name === name);
      if (!offered)
        return [refuse(`${nameOf(user)} shows the fragment ${name}, which ${nameOf(owner)} does not offer.`)];
      const why = misfit(props, offered.props);
      return why
        ? [
            refuse(
              `${nameOf(user)} gives the fragment ${name} props that ${nameOf(owner)} cannot read: ${why}.`,
            ),
          ]
        : [];
    });

/** A fragment of a package that is not live at all stays an empty panel. */
const missingOwners: Rule = ({ candidate, others }) => {
  const live = new Set([candidate, ...others].map(({ remote }) => remote));
  return candidate.fragments.uses
    .filter(({ name }) => !live.has(name.split('/')[0] ?? ''))
    .map(({ name }) =>
      problem(
        'fragment',
        candidate,
        `fragment ${name}`,
        `${nameOf(candidate)} shows the fragment ${name}, but no release of its owner is live.`,
      ),
    );
};

export const fragmentRules: Rule = (scene) => [
  ...pairsOf(scene).flatMap(([owner, user]) => fragmentProblems(owner, user)),
  ...missingOwners(scene),
];
