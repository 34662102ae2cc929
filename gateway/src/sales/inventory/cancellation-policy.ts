import type { CancellationPolicy } from '@detour/shared-contracts/api';
import { addDays, instantOf, type IsoDate } from '@detour/shared-contracts/base';
import { zoneOfCountry } from './market';
import type { StayProduct } from './stay-product.repository';

interface Terms {
  readonly pack: Pick<StayProduct['pack'], 'cancellation' | 'cancellation_days'> &
    Partial<Pick<StayProduct['pack'], 'cancellation_steps'>>;
  /** Without it, `steps` is omitted. */
  readonly hotel?: Pick<StayProduct['hotel'], 'country'>;
}

/** Steps that still apply on `today`. Undefined when the terms have no step after the free one. */
const stepsOf = ({ pack, hotel }: Terms, checkin: IsoDate, today: IsoDate): CancellationPolicy['steps'] => {
  const steps = pack.cancellation === 'FLEX' ? pack.cancellation_steps : null;
  if (!steps || !hotel) return undefined;
  const zone = zoneOfCountry(hotel.country);
  return steps.flatMap(({ days, percent }) => {
    const day = addDays(checkin, -days);
    return day >= today ? [{ until: instantOf(day, '23:59:59', zone).toISOString(), day, percent }] : [];
  });
};

/**
 * Cancellation terms of a stay. With dates, FLEX is free of charge until `cancellation_days` before check-in (inclusive);
 * afterwards its further steps, if it has any, give a part back. Without dates only the kind is returned.
 * @spec PROD-031 PROD-033
 */
export const cancellationPolicyOf = (
  terms: Terms,
  checkin: IsoDate | null,
  today: IsoDate,
): CancellationPolicy => {
  const { pack } = terms;
  const lastDay = checkin && pack.cancellation === 'FLEX' ? addDays(checkin, -pack.cancellation_days) : null;
  const deadline = lastDay && lastDay >= today ? lastDay : null;
  const cancellable = pack.cancellation === 'FLEX' && (checkin === null || deadline !== null);
  const steps = checkin && stepsOf(terms, checkin, today);
  return {
    type: pack.cancellation,
    // Two calls of the specification name the same facts differently.
    cancellable,
    isCancellable: cancellable,
    cancellationDeadline: deadline,
    cancellableUntil: deadline,
    message: null,
    ...(steps && { steps }),
  };
};
