import { detailOf } from '../pictures/detail-of';
import type { Hotel } from '../hotels/hotel';
import type { ProgramItem } from '../texts/programme/program-item';
import { settings } from '../texts/settings/settings';

/** Returns two or three nights, or null. A label never names one night, because on some weekends a hotel requires two. */
export const nameable = (nights: number): 2 | 3 | null => (nights === 2 || nights === 3 ? nights : null);

export const sceneOfItem = (item: ProgramItem, hotel: Hotel): string => {
  const kinds = settings[hotel.setting].kinds;
  return (item.picture === 'activity' ? undefined : detailOf(item.picture, kinds)) ?? hotel.scene;
};
