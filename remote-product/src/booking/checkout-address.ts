import { applyPatch, printCriteria } from '@detour/shared-contracts/criteria';
import { bookingCriteria, productPath, type Locale } from '@detour/shared-contracts/sites';
import type { Criteria, Names } from '../contract';

/** Back to the stay with guests and dates, unless other dates are needed. */
export const stayAddress = (
  locale: Locale,
  id: string,
  criteria: Criteria,
  options: { readonly otherDates?: boolean } = {},
): string => {
  const kept = bookingCriteria<Names>(criteria);
  return productPath<Names>(locale, id, {
    hash: printCriteria(
      options.otherDates ? applyPatch<Names>(kept, { dates: null, activityDates: null }) : kept,
    ),
  });
};
