import type { Criteria } from '@detour/shared-contracts';

/** Who comes along, in the words of the calls. */
export interface Pax {
  readonly adult: number;
  readonly child: number;
  readonly baby: number;
}

export const paxOf = (criteria: Pick<Criteria, 'adults' | 'children' | 'babies'>): Pax => ({
  adult: criteria.adults,
  child: criteria.children,
  baby: criteria.babies,
});
