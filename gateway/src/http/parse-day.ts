import { parseIsoDate, type IsoDate } from '@detour/shared-contracts/base';
import { HttpProblem } from './problem';

/** A date of a request that has the right form; 400 when no such day exists, as the 31st of February. */
export const parseDay = (text: string, path: string): IsoDate => {
  const day = parseIsoDate(text);
  if (day) return day;
  throw new HttpProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    detail: `"${text}" is no day of the calendar.`,
    errors: [{ path, message: 'must be a day of the calendar' }],
  });
};

/**
 * The first day of a month `yyyy-MM` of a request; 400 outside of the years 1900 to 2900, which leaves room for every span of months that
 * a call counts on from there.
 */
export const parseMonth = (text: string, path: string): IsoDate => {
  const day = parseIsoDate(`${text}-01`);
  if (day && day < '2901') return day;
  throw new HttpProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    detail: `"${text}" is no month of the years 1900 to 2900.`,
    errors: [{ path, message: 'must be a month of the years 1900 to 2900' }],
  });
};
