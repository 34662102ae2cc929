import type { Cents, IsoDate } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';

/** Flows that sell dated stays: `booking` sells stays with their programme, `hotel` bare nights. */
export const promotedFlows = ['booking', 'hotel'] as const;
export type PromotedFlow = (typeof promotedFlows)[number];

/** When a promotion applies. An empty list, or null, is no condition. Days are days of the market, both ends included. */
export interface PromotionConditions {
  /** Day of the booking. */
  readonly validFrom: IsoDate | null;
  readonly validUntil: IsoDate | null;
  /** Day of check-in. */
  readonly stayFrom: IsoDate | null;
  readonly stayUntil: IsoDate | null;
  /** Days from the booking to check-in. `mostDaysBefore` makes a last-minute promotion, `leastDaysBefore` an early one. */
  readonly leastDaysBefore: number | null;
  readonly mostDaysBefore: number | null;
  readonly leastNights: number | null;
  readonly mostNights: number | null;
  readonly flows: readonly PromotedFlow[];
  readonly locales: readonly Locale[];
  readonly hotels: readonly string[];
  readonly packages: readonly string[];
  readonly themes: readonly number[];
}

/** What staff write. Either `percent` (whole, 1 to 90) or `amount` (cents) is set. */
export interface PromotionTerms extends PromotionConditions {
  readonly code: string;
  /** True: applies by itself. False: the visitor types the code. */
  readonly automatic: boolean;
  readonly percent: number | null;
  readonly amount: Cents | null;
  /** Cents that the stay must cost at least, without taxes. */
  readonly leastAmount: Cents;
  /** Cents that one order gets at most. */
  readonly mostPerOrder: Cents | null;
  /** Cents that all orders together get at most. */
  readonly budget: Cents | null;
  readonly mostUses: number | null;
  /** Of automatic promotions that apply to a stay, the highest priority wins; then the greatest discount. */
  readonly priority: number;
  /** Is not combined: a code with an automatic promotion, or the reverse. */
  readonly exclusive: boolean;
}

/** A promotion that can be given now. */
export interface Promotion extends PromotionTerms {
  /** Cents left of the budget: 0 when budget or uses are used up, null without a limit of cents. */
  readonly left: Cents | null;
}

/** Terms as they were from `from` to `until`, days of the market, both included. `until` is null for the present terms. */
export interface PromotionVersion {
  readonly terms: PromotionTerms;
  readonly from: IsoDate;
  readonly until: IsoDate | null;
}

/** Automatic promotions of a site: what can be given now, and every version of the last 400 days, for the reference price. */
export interface SitePromotions {
  readonly live: readonly Promotion[];
  readonly versions: readonly PromotionVersion[];
}

export const noPromotions: SitePromotions = { live: [], versions: [] };

/** What the conditions of a promotion look at. */
export interface PromotedStay {
  readonly packageId: string;
  readonly hotelId: string;
  readonly kind: 'stay' | 'night';
  readonly themes: readonly number[];
  readonly checkin: IsoDate;
  readonly nights: number;
}

/** A promotion with what it takes off a price. */
export interface AppliedPromotion {
  readonly promotion: Pick<PromotionTerms, 'code' | 'percent' | 'exclusive' | 'budget' | 'mostUses'>;
  /** Cents, positive. */
  readonly discount: Cents;
}
