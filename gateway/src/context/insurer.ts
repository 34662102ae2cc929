import type { InsuranceQuoteQuery } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';

/**
 * Port of the company that insures cancellations. The tariff is agreed in advance, so an order computes its premium within its transaction
 * and waits for nobody.
 */
export interface Insurer {
  /** The sandbox insures nobody. */
  readonly isTest: boolean;
  /** Premium in cents. `amount`: cents of the insured stay. */
  premiumOf(ask: Pick<InsuranceQuoteQuery, 'amount' | 'cancellationType'>): Cents;
  /** Name of the insurance in an order, its mails and its papers. */
  labelIn(locale: Locale): string;
}
