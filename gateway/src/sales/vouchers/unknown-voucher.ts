import { HttpProblem } from '../../http/problem';

/** One answer for a code that is malformed and for one that nobody has: trying teaches nothing. */
export const unknownVoucher = (): HttpProblem =>
  new HttpProblem({ status: 404, code: 'VOUCHER_NOT_FOUND', detail: 'There is no voucher with this code.' });
