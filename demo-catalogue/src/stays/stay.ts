import type { ByLanguage, StayTexts, StoredProgramLine } from '@detour/shared-contracts/catalogue';

/** Until so many days before check-in, `percent` of the price comes back. */
export interface CancellationStep {
  readonly days: number;
  readonly percent: number;
}

/** A product: nights of a room type with a programme. */
export interface Stay {
  readonly id: string;
  readonly hotelId: string;
  readonly roomTypeId: string;
  readonly uri: string;
  readonly minNights: number;
  readonly maxNights: number;
  /** `night`: the room alone, sold in the hotel flow. */
  readonly kind: 'stay' | 'night';
  /** Main theme. Null for a night. */
  readonly theme: number | null;
  /** All themes, including `theme`. Empty for a night. */
  readonly themes: readonly number[];
  readonly tags: readonly number[];
  readonly scene: string;
  /** Cents for each adult and night. */
  readonly supplement: number;
  readonly childPercent: number;
  readonly cancellation: 'FLEX' | 'NCNR';
  readonly cancellationDays: number;
  /** All steps, most days first. Null: the free one until `cancellationDays` before is the only one. */
  readonly cancellationSteps: readonly CancellationStep[] | null;
  readonly program: readonly StoredProgramLine[];
  /** Keys of `texts/marketing-labels`. */
  readonly labels: readonly string[];
  readonly published: boolean;
  /** Days from the seeded day to the end of the offer. Null: no end. */
  readonly endsAfterDays: number | null;
  /** 0 to 100. */
  readonly popularity: number;
  readonly quality: number;
  readonly texts: ByLanguage<StayTexts>;
}
