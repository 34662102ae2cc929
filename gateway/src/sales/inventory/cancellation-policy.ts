import type { CancellationPolicy } from '@detour/shared-contracts/api';
import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import type { StayProduct } from './stay-product.repository';

/**
 * Cancellation terms of a stay. With dates, FLEX is free of charge until `cancellation_days` before check-in (inclusive) and not
 * cancellable afterwards. Without dates only the kind is returned.
 * @spec PROD-031 PROD-033
 */
export const cancellationPolicyOf = (
  { pack }: { readonly pack: Pick<StayProduct['pack'], 'cancellation' | 'cancellation_days'> },
  checkin: IsoDate | null,
  today: IsoDate,
): CancellationPolicy => {
  const lastDay = checkin && pack.cancellation === 'FLEX' ? addDays(checkin, -pack.cancellation_days) : null;
  const deadline = lastDay && lastDay >= today ? lastDay : null;
  const cancellable = pack.cancellation === 'FLEX' && (checkin === null || deadline !== null);
  return {
    type: pack.cancellation,
    cancellable,
    isCancellable: cancellable,
    cancellationDeadline: deadline,
    cancellableUntil: deadline,
    message: null,
  };
};
