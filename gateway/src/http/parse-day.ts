import { parseIsoDate, type IsoDate } from '@detour/shared-contracts';
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
