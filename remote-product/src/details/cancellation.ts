import type { CancellationPolicy } from '@detour/shared-contracts/api';
import { parseIsoDate, type IsoDate } from '@detour/shared-contracts/base';

export type CancellationText =
  | { readonly kind: 'add-dates' }
  | { readonly kind: 'until'; readonly deadline: IsoDate }
  | { readonly kind: 'none' };

/**
 * The cancellation text: a prompt without dates, the deadline of a cancellable stay, otherwise "not exchangeable, not
 * refundable". The deadline is a day of the market.
 * @spec PROD-031 PROD-032 PROD-033 PROD-074
 */
export const cancellationTextOf = (
  policy: Pick<CancellationPolicy, 'type' | 'cancellable' | 'cancellationDeadline'>,
  hasDates: boolean,
): CancellationText => {
  if (!hasDates) return { kind: 'add-dates' };
  const deadline = parseIsoDate(policy.cancellationDeadline);
  return policy.type !== 'NCNR' && policy.cancellable && deadline
    ? { kind: 'until', deadline }
    : { kind: 'none' };
};
