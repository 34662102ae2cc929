import type { DateSelection, IsoDate } from '@detour/shared-contracts';

/** What the calendar shows of one day; the owner derives it from the rules and the availability. */
export interface CalendarDay {
  /** Cannot be chosen: the figure is struck, there is no price, a press does nothing. */
  blocked: boolean;
  /** "98 €", under the figure. */
  price?: string | undefined;
  /** Cents; the exact amount behind `price`. */
  amount?: number | undefined;
  /** Best price of its month. */
  best?: boolean | undefined;
  /** Its price is on the way: a bar in its place. */
  loading?: boolean | undefined;
  /** "2 nuits minimum": spoken, and shown while the day is pointed at or focused. @spec CAL-013 */
  note?: string | undefined;
}

/** Every word of the calendar; it makes none itself. */
export interface CalendarLabels {
  /** BCP 47, of the words below: `fr-FR`. */
  language: string;
  /** "lun." to "dim.", Monday first. @spec DATE-014 */
  weekdays: readonly string[];
  /** "lundi" to "dimanche", spoken. */
  weekdayNames: readonly string[];
  /** "décembre 2026" for `2026-12`; drawn with a capital. */
  monthTitle: (month: string) => string;
  /** "vendredi 11 décembre 2026", spoken. */
  dayName: (day: IsoDate) => string;
  /** Under the figure of the last day: "départ". */
  departure: string;
  /** Spoken after the day: "arrivée", "dans le séjour", "indisponible", "meilleur prix du mois", "aujourd’hui". */
  arrival: string;
  between: string;
  unavailable: string;
  bestPrice: string;
  today: string;
  previousMonth: string;
  nextMonth: string;
  /** "Nous cherchons les prochaines disponibilités…" @spec CAL-009 */
  searching: string;
  /** When the calendar itself cannot be loaded: "Le calendrier n’a pas pu être chargé.", and "Réessayer". */
  failed?: string | undefined;
  retry?: string | undefined;
}

export interface RangeCalendarProps {
  /** `pages`: months side by side with arrows. `stack`: months under each other, more as one scrolls. */
  layout: 'pages' | 'stack';
  /** Today on the market's calendar. */
  today: IsoDate;
  /** The last day that can be asked for, a year ahead. */
  lastDay: IsoDate;
  selection: DateSelection;
  dayOf: (day: IsoDate) => CalendarDay;
  onSelect: (day: IsoDate) => void;
  /** First month shown, `yyyy-MM`; in a stack it is the present one. */
  month: string;
  /** `pages`: an arrow or the keyboard left the months shown. */
  onMonthChange?: ((month: string) => void) | undefined;
  /** Months shown; 2 side by side, or as many as are loaded in a stack. */
  months: number;
  /** `stack`: the end is within 200 px, or the keyboard has passed it. */
  onNeedMore?: (() => void) | undefined;
  /** Availabilities are being fetched: the line under the months says so. */
  searching?: boolean | undefined;
  labels: CalendarLabels;
}
