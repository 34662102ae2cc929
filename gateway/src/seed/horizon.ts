import { addDays, type IsoDate } from '@detour/shared-contracts/base';

/** The first night that need not be there yet: one can arrive until a year from today. */
export const horizonOf = (today: IsoDate): IsoDate => addDays(today, 366);
