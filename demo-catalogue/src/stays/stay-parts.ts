import { detailOf } from '../pictures/detail-of';
import { inEachLanguage, type Language, typeset, type Wording } from '@detour/shared-contracts/catalogue';
import type { Hotel, RoomType } from '../hotels/hotel';
import type { ProgramItem } from '../texts/programme/program-item';
import { settings } from '../texts/settings/settings';

export const lowerCase = (language: Language, text: string): string =>
  text.charAt(0).toLocaleLowerCase(language) + text.slice(1);

/** "chambre classique (17 m²)" */
export const roomWords = ({ texts, sizeM2 }: RoomType): Wording =>
  inEachLanguage((language) =>
    typeset(language, `${lowerCase(language, texts[language].title)} (${sizeM2} m²)`),
  );

/** Returns two or three nights, or null. A label never names one night, because on some weekends a hotel requires two. */
export const nameable = (nights: number): 2 | 3 | null => (nights === 2 || nights === 3 ? nights : null);

export const sceneOfItem = (item: ProgramItem, hotel: Hotel): string => {
  const kinds = settings[hotel.setting].kinds;
  return (item.picture === 'activity' ? undefined : detailOf(item.picture, kinds)) ?? hotel.scene;
};
