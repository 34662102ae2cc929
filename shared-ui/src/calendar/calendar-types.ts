import type { IsoDate } from '@detour/shared-contracts/base';
import type { DateSelection } from '@detour/shared-contracts/rules';

/** Display state of a day. The owner derives it from rules and availability. */
export interface CalendarDay {
  /** Cannot be chosen: struck number, no price, clicks ignored. */
  blocked: boolean;
  /** "98 €", below the number. */
  price?: string | undefined;
  /** Cents; the exact amount behind `price`. */
  amount?: number | undefined;
  /** Best price of its month. */
  best?: boolean | undefined;
  /** The price is loading: shows a bar. */
  loading?: boolean | undefined;
  /** "2 nuits minimum": announced, and shown on hover and focus. @spec CAL-013 */
  note?: string | undefined;
}

/** All texts of the calendar. */
export interface CalendarLabels {
  /** BCP 47, of the words below: `fr-FR`. */
  language: string;
  /** "lun." to "dim.", Monday first. @spec DATE-014 */
  weekdays: readonly string[];
  /** "lundi" to "dimanche", for screen readers. */
  weekdayNames: readonly string[];
  /** "décembre 2026" for `2026-12`; displayed capitalised. */
  monthTitle: (month: string) => string;
  /** "vendredi 11 décembre 2026", for screen readers. */
  dayName: (day: IsoDate) => string;
  /** Below the last day: "départ". */
  departure: string;
  /** Announced after the day: "arrivée", "dans le séjour", "indisponible", "meilleur prix du mois", "aujourd’hui". */
  arrival: string;
  between: string;
  unavailable: string;
  bestPrice: string;
  today: string;
  previousMonth: string;
  nextMonth: string;
  /** "Nous cherchons les prochaines disponibilités…" @spec CAL-009 */
  searching: string;
  /** When the calendar fails to load: "Le calendrier n’a pas pu être chargé.", and "Réessayer". */
  failed?: string | undefined;
  retry?: string | undefined;
}

export interface RangeCalendarProps {
  /** `pages`: months side by side with arrows. `stack`: months stacked, more on scroll. */
  layout: 'pages' | 'stack';
  /** Today in the market's calendar. */
  today: IsoDate;
  /** Last selectable day, a year ahead. */
  lastDay: IsoDate;
  selection: DateSelection;
  dayOf: (day: IsoDate) => CalendarDay;
  onSelect: (day: IsoDate) => void;
  /** First visible month, `yyyy-MM`. In a stack: the current month. */
  month: string;
  /** `pages`: called when an arrow or key leaves the visible months. */
  onMonthChange?: ((month: string) => void) | undefined;
  /** Number of months: 2 side by side, or the loaded ones in a stack. */
  months: number;
  /** `stack`: the end is within 200 px, or the keyboard passed it. */
  onNeedMore?: (() => void) | undefined;
  /** Availabilities are loading. Shown in the line below the months. */
  searching?: boolean | undefined;
  labels: CalendarLabels;
}
