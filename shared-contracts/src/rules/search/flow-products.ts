import type { Flow } from '../../mount/host';

export interface FlowProduct {
  /** A room for at least one night. */
  readonly hasNight: boolean;
  /** What comes with the night: bundled extras (`bundled`), nothing (`none`), or only the activity (`only`). */
  readonly program: 'bundled' | 'none' | 'only';
  /** Whether the visitor chooses dates. Gifts and day activities have none. */
  readonly hasDates: boolean;
}

const stay: FlowProduct = { hasNight: true, program: 'bundled', hasDates: true };

const products: Readonly<Record<Flow, FlowProduct>> = {
  booking: stay,
  gifting: { ...stay, hasDates: false },
  hotel: { ...stay, program: 'none' },
  activity: { hasNight: false, program: 'only', hasDates: false },
};

/**
 * The product of each flow: stays and gifts sell nights with bundled extras, the hotel flow plain nights, the activity flow day
 * activities without a night.
 * @spec FLOW-004 FLOW-005
 */
export const flowProductOf = (flow: Flow): FlowProduct => products[flow];
