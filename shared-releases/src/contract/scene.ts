import type { ContractDocument, JsonSchema } from '@detour/shared-contracts';
import type { ContractProblem, ProblemKind } from './contract-problem';
import { findMismatch } from './schema/is-assignable';

/** Who is on the page with whom. */
export interface Scene {
  readonly candidate: ContractDocument;
  /** What the candidate replaces: the live documents of its own package. */
  readonly replaced: readonly ContractDocument[];
  /** Every other live document; a package with a canary stands there twice. */
  readonly others: readonly ContractDocument[];
}

export type Rule = (scene: Scene) => readonly ContractProblem[];

/** `remote-search 1.4.0` */
export const nameOf = ({ remote, version }: ContractDocument): string => `${remote} ${version}`;

/** Each pair in which the candidate is one side: who gives something, and who takes it. */
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

/** Why what one sends might not fit what another takes, as the end of a sentence; null when it fits. */
export const misfit = (from: JsonSchema, to: JsonSchema): string | null => {
  const found = findMismatch(from, to, '');
  return found && `${found.path === '' ? 'the value' : `"${found.path}"`} ${found.reason}`;
};

/** Items that the replaced release had, the candidate has no more, and no other package has in each of its live releases. */
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
