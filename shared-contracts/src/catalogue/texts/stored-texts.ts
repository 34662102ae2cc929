import type { Language } from '../language';
export type ItemType = 'breakfast' | 'dinner' | 'activity' | 'extra';

export interface HotelTexts {
  readonly description: string;
  readonly access: string;
  readonly parking: string | null;
  readonly importantInfos: readonly string[];
}

export interface RoomTexts {
  readonly title: string;
  readonly bedding: string;
  readonly description: string;
  readonly highlights: readonly string[];
}

export type ByLanguage<T> = Readonly<Record<Language, T>>;

export interface StayTexts {
  readonly label: string;
  readonly description: string;
  readonly headwords: readonly string[];
}

interface ProgramLineTexts {
  readonly title: string;
  readonly detail: string;
  readonly description: string;
}

/** A stored programme line. The stay page, the quote and the mails read it. */
export interface StoredProgramLine {
  readonly type: ItemType;
  /** Activity id of the API. Null for meals and extras. */
  readonly activityId: number | null;
  readonly icon: string;
  readonly scene: string;
  readonly minutes: number | null;
  /** `HH:mm`, when this line lets the guests keep the room longer than the hotel does. */
  readonly checkoutTime?: string;
  readonly texts: ByLanguage<ProgramLineTexts>;
}

export interface BoxTexts {
  readonly title: string;
  readonly description: string;
  /** One line per item of the box. */
  readonly includedContent: string;
  readonly slug: string;
}

export interface ActivityTexts {
  readonly label: string;
  readonly description: string;
  readonly center: string;
  /** Items included in the price. */
  readonly included: readonly string[];
  readonly gettingThere: string;
  readonly schedules: readonly string[];
  readonly niceToKnow: readonly string[];
  readonly importantInfo: readonly string[];
}
