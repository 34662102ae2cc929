import type { ContractDocument } from '@detour/shared-contracts/contract';
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

/** A missing package is not a break: the channel is being set up, and the slot shows a panel until then. */
export const fragmentRules: Rule = (scene) =>
  pairsOf(scene).flatMap(([owner, user]) => fragmentProblems(owner, user));
