import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../context/context';
import { findSitePromotions } from '../reductions/live-promotions.repository';
import { momentOf, type Moment } from './assess-stay';

/** The present moment on a site, with its automatic promotions: whatever shows or sells the price of a stay reads it. */
export const saleMoment = async (
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  locale: Locale,
): Promise<Moment> => {
  const now = clock.now();
  return momentOf(now, timeZoneOf(locale), await findSitePromotions(db, locale, now));
};
