import { parseIsoDate, type IsoDate } from '@detour/shared-contracts/base';
import { HttpProblem } from './problem';

/** Parses a well-formed date of a request. Throws 400 for a day that does not exist, such as 31 February. */
export const parseDay = (text: string, path: string): IsoDate => {
  const day = parseIsoDate(text);
  if (day) return day;
  throw new HttpProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    detail: `"${text}" is not a day of the calendar.`,
    errors: [{ path, message: 'must be a day of the calendar' }],
  });
};

/**
 * First day of a month `yyyy-MM` of a request. Throws 400 outside the years 1900 to 2900, which leaves room for the months
 * that calls add to it.
 */
export const parseMonth = (text: string, path: string): IsoDate => {
  const day = parseIsoDate(`${text}-01`);
  if (day && day < '2901') return day;
  throw new HttpProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    detail: `"${text}" is not a month of the years 1900 to 2900.`,
    errors: [{ path, message: 'must be a month of the years 1900 to 2900' }],
  });
};
