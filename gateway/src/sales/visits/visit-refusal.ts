import { HttpProblem } from '../../http/problem';

export interface VisitRefusal {
  readonly kind: 'SLOT_TAKEN' | 'BOOKING_CLOSED' | 'GUEST_MISSING';
  readonly message: string;
}

export const toVisitProblem = ({ kind, message }: VisitRefusal): HttpProblem =>
  kind === 'GUEST_MISSING'
    ? new HttpProblem({
        status: 400,
        code: 'INVALID_REQUEST',
        detail: message,
        errors: [{ path: '/guest', message: 'is required for the first booking' }],
      })
    : new HttpProblem({ status: 409, code: kind, detail: message });
