import type { OrderRow, PaymentRow } from '../records/order.repository';
import type { ProviderState } from '../../context/payment-provider';

type Ours = Pick<OrderRow, 'uuid' | 'amount'> & Pick<PaymentRow, 'currency'>;

const moneyOf = ({ status, authorised, captured }: ProviderState): number | null => {
  if (status === 'authorised') return authorised;
  return status === 'captured' || status === 'refunding' || status === 'refunded' ? captured : null;
};

/**
 * Returns why a provider state does not match the order, or null when order, currency and amounts match. The status alone proves
 * nothing: an intent of another order or amount may be `authorised` too.
 */
export const findPaymentMismatch = (state: ProviderState, ours: Ours): string | null => {
  if (state.orderUuid !== ours.uuid)
    return `The intent belongs to order ${state.orderUuid ?? 'of nobody'}, not to ${ours.uuid}.`;
  if (state.currency !== ours.currency)
    return `The intent is in ${state.currency}, the order in ${ours.currency}.`;
  if (state.amount !== ours.amount)
    return `The intent is for ${state.amount} cents, the order for ${ours.amount}.`;
  const money = moneyOf(state);
  if (money !== null && money !== ours.amount)
    return `The provider reports ${money} of ${ours.amount} cents (${state.status}).`;
  return null;
};
