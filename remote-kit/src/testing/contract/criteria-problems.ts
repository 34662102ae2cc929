import { criteriaUses, type CriteriaName } from '@detour/shared-contracts/criteria';
import type { ContractDeclaration } from '@detour/shared-contracts/contract/declare';

type Kind = keyof ContractDeclaration['criteria'];

interface CriteriaUse {
  readonly reads: readonly CriteriaName[];
  readonly writes: readonly CriteriaName[];
}

const functions = Object.entries<CriteriaUse>(criteriaUses);

/** Functions of the contracts that make or change criteria for what the contract of their caller declares. */
const named = ['applyPatch', 'parseCriteria', 'bookingCriteria'];

/** The sources name the member as one of an object, or call a function of the contracts that uses it. */
const isUsed = (kind: Kind, member: CriteriaName, text: string): boolean =>
  new RegExp(
    [
      `\\.${member}\\b`,
      `[{,]\\s*${member}\\s*[,:}=]`,
      ...functions.flatMap(([name, use]) => (use[kind].includes(member) ? [`\\b${name}[<(]`] : [])),
    ].join('|'),
  ).test(text);

/** Uses of criteria that the types cannot check, and declared members without a use. `sources`: one text per file. */
export const criteriaProblems = (
  { criteria }: ContractDeclaration,
  sources: readonly string[],
): readonly string[] => {
  const text = sources.filter((source) => /criteria/i.test(source)).join('\n');
  return [
    ...named
      .filter((name) => new RegExp(`\\b${name}\\(`).test(text))
      .map((name) => `The sources call ${name} without the names of the contract. Write ${name}<Names>(…).`),
    ...(text.includes('...emptyCriteria')
      ? ['The sources spread emptyCriteria. Use applyPatch<Names>(emptyCriteria, …).']
      : []),
    ...(['reads', 'writes'] as const).flatMap((kind) =>
      criteria[kind]
        .filter((member) => !isUsed(kind, member, text))
        .map(
          (member) =>
            `src/contract.ts declares "${member}" in "criteria.${kind}", but no source uses it. Remove it.`,
        ),
    ),
  ];
};
