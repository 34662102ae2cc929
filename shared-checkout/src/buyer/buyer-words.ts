import type { Buyer } from '@detour/shared-contracts/api';
import type { BuyerProblem } from '@detour/shared-contracts/rules';
import type { BuyerField } from './checkout-draft';

/** Texts of the form, from the catalogue of the remote that shows it. */
export interface BuyerWords {
  label(field: BuyerField): string;
  problem(problem: BuyerProblem): string;
  civility(civility: Buyer['civility']): string;
  readonly emailHint: string;
  readonly phoneHint: string;
  /** "Vouliez-vous dire @gmail.com ?" */
  mailDomain(domain: string): string;
}

/** Id of a field's control, which the error summary links to. */
export const fieldIdOf = (field: BuyerField): string => `buyer-${field}`;
