import type { Flow } from '../remote/host';

export interface FlowProduct {
  /** A room for one night or more. */
  readonly hasNight: boolean;
  /** What comes with the night (`bundled`), nothing besides it (`none`), or the activity itself (`only`). */
  readonly program: 'bundled' | 'none' | 'only';
  /** The visitor says when: gifts and day activities carry no dates. */
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
 * What a flow sells: stays and gifts are nights with what is bundled, the hotel flow a hotel night only, the activity flow a day activity
 * with no night.
 * @spec FLOW-004 FLOW-005
 */
export const flowProductOf = (flow: Flow): FlowProduct => products[flow];
