import type { FittingText, HotelType } from '@detour/shared-contracts/catalogue';

export const fits = (text: FittingText, type: HotelType): boolean =>
  text.types.length === 0 || text.types.includes(type);
