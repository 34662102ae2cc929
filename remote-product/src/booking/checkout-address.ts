import {
  applyPatch,
  bookingCriteria,
  printCriteria,
  productPath,
  type Criteria,
  type Locale,
} from '@detour/shared-contracts';

/** Back to the stay with guests and dates, unless other dates are needed. */
export const stayAddress = (
  locale: Locale,
  id: string,
  criteria: Criteria,
  options: { readonly otherDates?: boolean } = {},
): string => {
  const kept = bookingCriteria(criteria);
  return productPath(locale, id, {
    hash: printCriteria(options.otherDates ? applyPatch(kept, { dates: null, activityDates: null }) : kept),
  });
};
