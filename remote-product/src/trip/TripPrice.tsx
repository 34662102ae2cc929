import { PriceLines } from '@detour/shared-ui';
import type { PriceBreakdown } from '../booking/quote/price-lines.view-model';

export interface TripPriceProps {
  readonly price: PriceBreakdown;
  readonly size?: 'panel' | 'large';
}

/** Lines, total with every tax, and under it what is paid where. */
export const TripPrice = ({ price, size = 'panel' }: TripPriceProps) => (
  <PriceLines lines={price.lines} total={price.total} after={price.split} size={size} />
);
