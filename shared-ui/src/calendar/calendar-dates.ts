import { isoDate, type IsoDate } from '@detour/shared-contracts/base';

const two = (value: number): string => String(value).padStart(2, '0');

/** Local midnight of a calendar date: the library uses local time. Never passes a string. */
export const toLocalDate = (day: IsoDate): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};

export const toIsoDate = (date: Date): IsoDate =>
  isoDate(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);

/** `yyyy-MM` */
export const toMonth = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}`;

export const monthToLocalDate = (month: string): Date => toLocalDate(isoDate(`${month}-01`));
