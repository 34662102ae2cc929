import type { Locale } from '../sites/locale';

/** Slots of a week: each of `starts` on each of `days`, for `capacity` people. */
export interface SlotPattern {
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
  /** `HH:mm` on the partner's clock. */
  readonly starts: readonly string[];
  readonly capacity: number;
}

/** Who receives the visitors of an activity, as stored in `activity.partner`. */
export interface ActivityPartner {
  readonly name: string;
  /** Street and number. */
  readonly address: string;
  readonly zip: string;
  /** Local name. */
  readonly town: string;
  readonly country: string;
  /** E.164 */
  readonly phone: string;
  readonly email: string;
  /** Language of mails to the partner. */
  readonly locale: Locale;
  /** Languages in which the activity is held, ISO 639-1, the local one first. */
  readonly languages: readonly string[];
  /** Days of a year `MM-dd` on which the partner is closed. */
  readonly closedOn: readonly string[];
  /** Null: the day is agreed with the partner, by phone or mail. */
  readonly slots: SlotPattern | null;
}
