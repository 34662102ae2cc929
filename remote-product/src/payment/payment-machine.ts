import type { Order, PaymentResponse } from '@detour/shared-contracts/api';

/** Why the visitor is back at the choice of methods. */
export type PaymentProblem =
  | 'declined'
  | 'threeds-refused'
  | 'failed'
  | 'not-charged'
  | 'method-refused'
  | 'method-left';

/** State of a payment. Only the order is authoritative: `asking` and `pending` query it, and nothing is sent twice meanwhile. */
export type PaymentState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unknown' }
  /** Codes paid the full amount. */
  | { readonly kind: 'confirming' }
  | { readonly kind: 'card'; readonly problem: PaymentProblem | null }
  | { readonly kind: 'paying' }
  | { readonly kind: 'threeds'; readonly answering: boolean }
  /** The visitor has left, or leaves now, for the page of a method. */
  | { readonly kind: 'away'; readonly method: string; readonly url: string; readonly tries: number }
  /** The payment response was lost: the order is read again. */
  | { readonly kind: 'asking'; readonly tries: number }
  /** The bank has not responded. */
  | { readonly kind: 'pending'; readonly tries: number }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'closed' };

type ReadOrder = Pick<Order, 'status' | 'paymentAction' | 'amount' | 'paymentRedirect' | 'paymentProblem'>;

export type PaymentEvent =
  | { readonly kind: 'order-read'; readonly order: ReadOrder }
  /** The order could not be read: the gateway does not know it, or does not respond. */
  | { readonly kind: 'order-unread'; readonly reason: 'unknown' | 'unreachable' }
  | { readonly kind: 'retried' }
  | { readonly kind: 'card-sent' }
  | { readonly kind: 'threeds-sent' }
  /** The page of the method is known and opens. */
  | { readonly kind: 'sent-away'; readonly method: string; readonly url: string }
  /** The visitor wants to pay another way than on the page that is open. */
  | { readonly kind: 'chose-other' }
  | { readonly kind: 'answered'; readonly answer: Pick<PaymentResponse, 'status' | 'error'> }
  /** The gateway rejected the payment with a code and charged nothing. */
  | { readonly kind: 'refused'; readonly code: string | undefined }
  /** The request that pays, or completes 3-D Secure, failed without a response: the payment may exist. */
  | { readonly kind: 'answer-lost' };

export const initialPayment: PaymentState = { kind: 'loading' };

/** Pure and total: an event without a transition leaves the state unchanged. */
export const reducePayment = (state: PaymentState, event: PaymentEvent): PaymentState => {
  switch (event.kind) {
    case 'order-read':
      return onOrder(state, event.order);
    case 'order-unread':
      return onNoOrder(state, event.reason);
    case 'retried':
      return state.kind === 'unreachable' ? initialPayment : state;
    case 'card-sent':
      return state.kind === 'card' ? { kind: 'paying' } : state;
    case 'threeds-sent':
      return state.kind === 'threeds' ? { kind: 'threeds', answering: true } : state;
    case 'sent-away':
      return state.kind === 'paying'
        ? { kind: 'away', method: event.method, url: event.url, tries: 0 }
        : state;
    case 'chose-other':
      return state.kind === 'away' ? { kind: 'card', problem: null } : state;
    case 'answered':
      return isWaiting(state) ? onAnswer(event.answer) : state;
    case 'refused':
      return isWaiting(state) ? onRefusal(event.code, state) : state;
    case 'answer-lost':
      return isWaiting(state) ? afterLoss(state) : state;
  }
};

/** A request of this payment is running. */
const isWaiting = (state: PaymentState): boolean =>
  state.kind === 'paying' || state.kind === 'confirming' || (state.kind === 'threeds' && state.answering);

/** Confirming a free order can be repeated: nothing is charged. */
const afterLoss = (state: PaymentState): PaymentState =>
  state.kind === 'confirming' ? { kind: 'unreachable' } : { kind: 'asking', tries: 0 };

const onOrder = (state: PaymentState, order: ReadOrder): PaymentState => {
  // The pending response is more precise than the order, unless the order is complete.
  if (isWaiting(state) && (order.status === 'held' || order.status === 'paying')) return state;
  switch (order.status) {
    case 'confirmed':
      return { kind: 'confirmed' };
    case 'expired':
      return { kind: 'expired' };
    case 'cancelled':
      return { kind: 'closed' };
    case 'paying':
      return onPaying(state, order);
    case 'held':
      return order.amount === 0 ? { kind: 'confirming' } : onHeld(state, order);
  }
};

const onPaying = (state: PaymentState, { paymentAction, paymentRedirect }: ReadOrder): PaymentState => {
  if (paymentAction?.kind === 'threeds') return { kind: 'threeds', answering: false };
  if (!paymentRedirect) return { kind: 'pending', tries: state.kind === 'pending' ? state.tries + 1 : 0 };
  // The visitor chooses another way while the page of the former one is still open.
  if (state.kind === 'card') return state;
  const { method, url } = paymentRedirect;
  return { kind: 'away', method, url, tries: state.kind === 'away' ? state.tries + 1 : 0 };
};

const onHeld = (state: PaymentState, { paymentProblem }: ReadOrder): PaymentState => {
  if (state.kind === 'card') return state;
  if (state.kind === 'asking') return { kind: 'card', problem: 'not-charged' };
  if (paymentProblem)
    return { kind: 'card', problem: paymentProblem.reason === 'left' ? 'method-left' : 'method-refused' };
  return { kind: 'card', problem: state.kind === 'pending' || state.kind === 'threeds' ? 'failed' : null };
};

type Asking = Extract<PaymentState, { tries: number }>;

/** The order is read again and again. */
const isAsking = (state: PaymentState): state is Asking => 'tries' in state;

const onNoOrder = (state: PaymentState, reason: 'unknown' | 'unreachable'): PaymentState => {
  if (state.kind === 'loading') return { kind: reason };
  return isAsking(state) ? { ...state, tries: state.tries + 1 } : state;
};

const paying: PaymentState = { kind: 'paying' };

const onAnswer = ({ status, error }: Pick<PaymentResponse, 'status' | 'error'>): PaymentState => {
  switch (status) {
    case 'confirmed':
      return { kind: 'confirmed' };
    case 'requires_action':
      return { kind: 'threeds', answering: false };
    case 'pending':
      return { kind: 'pending', tries: 0 };
    case 'failed':
      return onRefusal(error?.code, paying);
  }
};

const onRefusal = (code: string | undefined, state: PaymentState): PaymentState => {
  switch (code) {
    case 'CARD_DECLINED':
      return { kind: 'card', problem: 'declined' };
    case 'THREEDS_REFUSED':
      return { kind: 'card', problem: 'threeds-refused' };
    case 'PAYMENT_FAILED':
      return { kind: 'card', problem: 'failed' };
    case 'HOLD_EXPIRED':
      return { kind: 'expired' };
    case 'ORDER_NOT_FOUND':
      return { kind: 'unknown' };
    default:
      // Closed, busy, or an unknown code: the order decides.
      return afterLoss(state);
  }
};

/** Poll delays (ms): short at first, then every ten seconds. */
export const askAgainAfter = (tries: number): number =>
  Math.min(10_000, tries === 0 ? 600 : 1000 * 2 ** (tries - 1));
