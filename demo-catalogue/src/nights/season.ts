import { type SettingKey, settings } from '../texts/settings/settings';
import type { CalendarDay } from './calendar-days';
import { itemAt } from '../item-at';

/** Season of a place: factor on the price, and share of booked rooms. */
export interface Season {
  readonly price: number;
  /** 0 to 1. */
  readonly demand: number;
}

export type SeasonProfile = 'sea' | 'mountain' | 'snow' | 'city' | 'country' | 'vineyard' | 'spa';

const profiles: Readonly<Partial<Record<string, SeasonProfile>>> = {
  sea: 'sea',
  lake: 'sea',
  mountain: 'mountain',
  city: 'city',
  vineyard: 'vineyard',
  spa: 'spa',
};

export const profileOf = (setting: SettingKey): SeasonProfile =>
  setting === 'snow' ? 'snow' : (profiles[settings[setting].environment] ?? 'country');

/** Factors for the first day of each month from January on. Days between are interpolated. */
const prices: Readonly<Record<SeasonProfile, readonly number[]>> = {
  sea: [0.82, 0.82, 0.88, 0.98, 1.06, 1.14, 1.34, 1.44, 1.16, 0.98, 0.86, 0.84],
  mountain: [1.02, 1.1, 1.0, 0.86, 0.88, 0.98, 1.14, 1.18, 1.0, 0.9, 0.86, 0.96],
  snow: [1.2, 1.36, 1.22, 1.0, 0.95, 0.95, 0.95, 0.95, 0.95, 0.95, 1.0, 1.12],
  city: [0.86, 0.9, 0.98, 1.06, 1.12, 1.1, 1.02, 0.98, 1.1, 1.08, 0.96, 1.04],
  country: [0.86, 0.86, 0.92, 1.0, 1.1, 1.12, 1.18, 1.2, 1.1, 1.0, 0.9, 0.9],
  vineyard: [0.84, 0.84, 0.9, 0.98, 1.08, 1.1, 1.1, 1.12, 1.24, 1.22, 0.94, 0.9],
  spa: [0.98, 1.04, 1.0, 1.0, 1.02, 1.0, 1.0, 1.02, 1.02, 1.04, 1.04, 1.0],
};

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Season of a day, without weekends and holidays. Demand follows the price. */
export const seasonOf = (profile: SeasonProfile, { day, month, date }: CalendarDay): Season => {
  const year = Number(day.slice(0, 4));
  const table = prices[profile];
  const here = itemAt(table, month - 1);
  const next = itemAt(table, month % 12);
  const price = here + ((next - here) * (date - 1)) / daysInMonth(year, month);
  return { price, demand: Math.min(0.8, Math.max(0.25, 0.45 + (price - 1) * 0.8)) };
};

/** First and last open day of a seasonal hotel, as month and day in one number. */
const openings = {
  winter: { from: 1212, until: 412 },
  summer: { from: 401, until: 1031 },
} as const;

/** True when the setting is open on the night. */
export const isOpenOn = (setting: SettingKey, { month, date: dateOfMonth }: CalendarDay): boolean => {
  const { season } = settings[setting];
  if (!season) return true;
  const { from, until } = openings[season];
  const date = month * 100 + dateOfMonth;
  return from <= until ? date >= from && date <= until : date >= from || date <= until;
};
