import type { ChangeRefusal } from '@detour/shared-contracts/api';
import { HttpProblem } from '../../http/problem';
import { toOrderProblem, type OrderRefusal } from '../records/order-refusal';

/** Reason why a booking is not changed. `message` is English, for logs; pages show their own text by `kind`. */
export interface ChangeRefused extends Omit<OrderRefusal, 'kind' | 'reason' | 'newAmount'> {
  readonly kind: OrderRefusal['kind'] | 'CHANGE_NOT_ALLOWED' | 'TOO_MANY_CHANGES';
  /** Set with CHANGE_NOT_ALLOWED. `same`: the wish is the booking as it is. */
  readonly reason?: ChangeRefusal | 'same' | OrderRefusal['reason'];
  /** Cents; set with AMOUNT_CHANGED. */
  readonly due?: number;
}

/** Rolls the transaction back and returns the reason. */
export type RefuseChange = (reason: ChangeRefused) => never;

const daySeconds = '86400';

export const toChangeProblem = ({ kind, message, reason, due }: ChangeRefused): HttpProblem => {
  if (kind === 'CHANGE_NOT_ALLOWED')
    return new HttpProblem({ status: 409, code: kind, detail: message, extra: { reason } });
  if (kind === 'TOO_MANY_CHANGES') {
    const headers = { 'retry-after': daySeconds };
    return new HttpProblem({ status: 429, code: kind, detail: message, headers });
  }
  if (kind === 'AMOUNT_CHANGED')
    return new HttpProblem({ status: 409, code: kind, detail: message, extra: { due } });
  return toOrderProblem({ kind, message });
};
