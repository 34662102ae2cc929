import { HttpProblem } from '../../http/problem';

/** The same response for malformed and unknown codes, so that guessing reveals nothing. */
export const unknownVoucher = (): HttpProblem =>
  new HttpProblem({ status: 404, code: 'VOUCHER_NOT_FOUND', detail: 'There is no voucher with this code.' });
