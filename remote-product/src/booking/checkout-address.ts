import {
  alternatesOf,
  applyPatch,
  emptyCriteria,
  printCriteria,
  productPath,
  type Criteria,
  type Locale,
} from '@detour/shared-contracts';

/** Paths that are the same in two languages carry `?locale=`. */
const summaryPath = (locale: Locale): string =>
  alternatesOf({ page: 'summary', params: {} }).find((alternate) => alternate.locale === locale)?.path ?? '/';

/** What a booking needs of the criteria: neither place nor filters travel into the checkout. */
const bookingCriteria = (criteria: Criteria): Criteria =>
  applyPatch(emptyCriteria, {
    adults: criteria.adults,
    children: criteria.children,
    babies: criteria.babies,
    activityDates: criteria.activityDates,
    ...(criteria.dates && { dates: criteria.dates }),
  });

/**
 * Address of the summary of one offer. `offerId` only where the offer is not the page's own product.
 * @spec CHK-008 CHK-009
 */
export const summaryAddress = (
  locale: Locale,
  { id, offerId, criteria }: { readonly id: string; readonly offerId?: string; readonly criteria: Criteria },
): string => {
  const carried = applyPatch(bookingCriteria(criteria), { id, ...(offerId && { offerId }) });
  return `${summaryPath(locale)}#${printCriteria(carried)}`;
};

/** Back to the stay, travellers and dates kept unless other dates are wanted. */
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
