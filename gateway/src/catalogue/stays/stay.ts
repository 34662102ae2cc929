import type { ItemType } from '../texts/item';
import type { ByLanguage } from '../hotels/hotel';

export interface StayTexts {
  readonly label: string;
  readonly description: string;
  readonly headwords: readonly string[];
}

export interface ProgramLineTexts {
  readonly title: string;
  readonly detail: string;
  readonly description: string;
}

/** A line of a programme as it is stored: read by the stay page, the quote and the mails. */
export interface StoredProgramLine {
  readonly type: ItemType;
  /** Activity id of the wire; null for meals and extras. */
  readonly activityId: number | null;
  readonly icon: string;
  readonly scene: string;
  readonly minutes: number | null;
  readonly texts: ByLanguage<ProgramLineTexts>;
}

/** What is sold: nights of one room type with a programme. */
export interface Stay {
  readonly id: string;
  readonly hotelId: string;
  readonly roomTypeId: string;
  readonly uri: string;
  readonly minNights: number;
  readonly maxNights: number;
  /** `night`: the room alone, sold in the hotel flow. */
  readonly kind: 'stay' | 'night';
  /** The theme it is listed under first; null for a night. */
  readonly theme: number | null;
  /** Every theme it answers to, `theme` among them; none for a night. */
  readonly themes: readonly number[];
  readonly tags: readonly number[];
  readonly scene: string;
  /** Cents for each adult and night. */
  readonly supplement: number;
  readonly childPercent: number;
  readonly cancellation: 'FLEX' | 'NCNR';
  readonly cancellationDays: number;
  readonly program: readonly StoredProgramLine[];
  /** Keys of `texts/marketing-labels`. */
  readonly labels: readonly string[];
  readonly published: boolean;
  /** Days after the seeded day on which the offer ends; null for an open end. */
  readonly endsAfterDays: number | null;
  /** 0 to 100. */
  readonly popularity: number;
  readonly quality: number;
  readonly texts: ByLanguage<StayTexts>;
}
