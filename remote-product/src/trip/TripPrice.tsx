import { PriceLines } from '@detour/shared-ui';
import type { PriceBreakdown } from '../booking/quote/price-lines.view-model';

export interface TripPriceProps {
  readonly price: PriceBreakdown;
  readonly size?: 'panel' | 'large';
}

/** Lines, total including all taxes, and below it the recipients of the payments. */
export const TripPrice = ({ price, size = 'panel' }: TripPriceProps) => (
  <PriceLines lines={price.lines} total={price.total} after={price.split} size={size} />
);
