import type { ContractDocument, JsonSchema } from '@detour/shared-contracts/contract';
import type { ContractProblem, ProblemKind } from './contract-problem';
import { findMismatch } from './schema/is-assignable';

/** The packages that share a page. */
export interface Scene {
  readonly candidate: ContractDocument;
  /** The live documents of the candidate's own package, which it replaces. */
  readonly replaced: readonly ContractDocument[];
  /** All other live documents. A package with a canary appears twice. */
  readonly others: readonly ContractDocument[];
}

export type Rule = (scene: Scene) => readonly ContractProblem[];

/** `remote-search 1.4.0` */
export const nameOf = ({ remote, version }: ContractDocument): string => `${remote} ${version}`;

/** Every pair of provider and consumer that includes the candidate. */
export const pairsOf = ({
  candidate,
  others,
}: Scene): readonly (readonly [ContractDocument, ContractDocument])[] => [
  ...others.map((other) => [candidate, other] as const),
  ...others.map((other) => [other, candidate] as const),
  [candidate, candidate],
];

export const problem = (
  kind: ProblemKind,
  breaks: ContractDocument,
  item: string,
  reason: string,
): ContractProblem => ({ kind, breaks: breaks.remote, item, reason });

/** Why the sent value might not fit, as the end of a sentence. Null when it fits. */
export const misfit = (from: JsonSchema, to: JsonSchema): string | null => {
  const found = findMismatch(from, to, '');
  return found && `${found.path === '' ? 'the value' : `"${found.path}"`} ${found.reason}`;
};

/** Items of the replaced release that the candidate lacks and no other package provides in all of its live releases. */
export const lostItems = (
  { candidate, replaced, others }: Scene,
  itemsOf: (document: ContractDocument) => readonly string[],
): readonly string[] => {
  const kept = new Set(itemsOf(candidate));
  const dropped = new Set(replaced.flatMap(itemsOf).filter((item) => !kept.has(item)));
  const stays = (item: string): boolean =>
    others.some(({ remote }) =>
      others.every((other) => other.remote !== remote || itemsOf(other).includes(item)),
    );
  return [...dropped].filter((item) => !stays(item));
};
