import { applyPatch, patched } from '../../criteria/apply-patch';
import { emptyCriteria } from '../../criteria/canonical-criteria';
import type { Criteria } from '../../criteria/criteria';
import type { ReadBy, UsesOf, WritesOf } from '../../criteria/criteria-uses';
import type { CriteriaWith } from '../../criteria/declared-criteria';
import { printCriteria } from '../../criteria/print-criteria';
import { printAddress } from '../print-path';
import type { Locale } from '../locale';
import type { LinksTo } from './links-to';

/** The criteria that a booking needs. Place and filters do not enter the checkout. */
export const bookingCriteria = <_N extends WritesOf<'bookingCriteria'> = WritesOf<'bookingCriteria'>>(
  criteria: CriteriaWith<ReadBy<'bookingCriteria'>>,
): Criteria =>
  patched<WritesOf<'bookingCriteria'>>(emptyCriteria, {
    adults: criteria.adults,
    children: criteria.children,
    babies: criteria.babies,
    activityDates: criteria.activityDates,
    ...(criteria.dates && { dates: criteria.dates }),
  });

/**
 * URL of the summary for one offer. `offerId` only when the offer is not the page's own product.
 * @spec CHK-008 CHK-009
 */
export const summaryAddress = <
  _N extends LinksTo<'summary'> & WritesOf<'summaryAddress'> = LinksTo<'summary'> &
    WritesOf<'summaryAddress'>,
>(
  locale: Locale,
  {
    id,
    offerId,
    criteria,
  }: {
    readonly id: string;
    readonly offerId?: string;
    readonly criteria: CriteriaWith<ReadBy<'summaryAddress'>>;
  },
): string => {
  const carried = applyPatch<UsesOf<'summaryAddress'>>(bookingCriteria(criteria), {
    id,
    ...(offerId && { offerId }),
  });
  return `${printAddress('summary', locale)}#${printCriteria(carried)}`;
};
