import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import { hashOf, unitOf } from '../random';
import type { Stay } from './stay';
import { itemAt } from '../item-at';

/** A reduction on one stay, both days included. */
export interface Promotion {
  readonly percent: number;
  readonly from: IsoDate;
  readonly until: IsoDate;
}

const epochDay = (day: IsoDate): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const dayOf = (index: number): IsoDate => addDays('1970-01-01' as IsoDate, index);

/** Days between two reductions, so that the regular price applied for longer than the 30 days that the law requires. */
const pause = 45;

/**
 * The promotion of a stay on a day, or null. Two stays in five have promotions of 14 to 32 days, at least 45 days apart. A
 * function of seed, stay and day, so no state is stored.
 */
export const promotionOn = (seed: string, stayId: string, day: IsoDate): Promotion | null => {
  const own = hashOf(`${seed}/${stayId}/promotion`);
  if (unitOf(own, 1) > 0.4) return null;
  const length = 14 + Math.floor(unitOf(own, 2) * 19);
  const cycle = length + pause + Math.floor(unitOf(own, 3) * 40);
  const today = epochDay(day);
  const start = today - ((today + Math.floor(unitOf(own, 4) * cycle)) % cycle);
  if (today - start >= length) return null;
  const percent = itemAt([8, 10, 10, 12, 15, 15, 20, 25], Math.floor(unitOf(own, start) * 8));
  return { percent, from: dayOf(start), until: dayOf(start + length - 1) };
};

/** Last day of an offer. Null: no end. */
export const expirationOf = (stay: Stay, day: IsoDate): IsoDate | null =>
  stay.endsAfterDays === null ? null : addDays(day, stay.endsAfterDays);
