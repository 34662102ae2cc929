import type { Quote } from '@detour/shared-contracts/api';
import { addDays, nightsBetween, parseIsoDate } from '@detour/shared-contracts/base';
import type { DateSelection, Guests } from '@detour/shared-contracts/rules';
import type { CriteriaPatch } from '../contract';

/** Writes a complete range, or clears the dates. Never called with half a range. @spec PROD-051 PROD-053 PROD-054 */
export const toDatesPatch = ({ checkin, checkout }: DateSelection): CriteriaPatch =>
  checkin && checkout
    ? {
        dates: { checkin, checkout, nights: nightsBetween(checkin, checkout) },
        // Activity days of the previous dates are no longer valid.
        activityDates: null,
        error: null,
      }
    : { dates: null, activityDates: null, error: null };

/** @spec PROD-055 */
export const toGuestsPatch = ({ adult, child, baby }: Guests): CriteriaPatch => ({
  adults: adult,
  children: child,
  babies: baby,
});

/** The gateway's alternative to the request. @spec QUOTE-012 */
export const toModifiedPatch = (
  modified: NonNullable<Quote['modifiedReservationCriteria']>,
): CriteriaPatch => {
  const checkin = parseIsoDate(modified.checkin);
  return {
    ...toGuestsPatch(modified),
    ...(checkin && {
      dates: { checkin, checkout: addDays(checkin, modified.nights), nights: modified.nights },
    }),
  };
};
