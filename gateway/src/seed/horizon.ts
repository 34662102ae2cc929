import { addDays, type IsoDate } from '@detour/shared-contracts/base';

/** First night after the bookable period, which ends a year from today. */
export const horizonOf = (today: IsoDate): IsoDate => addDays(today, 366);
