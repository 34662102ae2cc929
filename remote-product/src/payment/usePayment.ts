import { useCallback, useEffect, useReducer, useState } from 'react';
import type { Order, PaymentResponse, Result } from '@detour/shared-contracts';
import { isTransient, useApi, useHost, type ApiError } from '@detour/shared-ui/remote';
import { extendHold, loadOrder } from '../order/order.client';
import { confirmFreeOrder } from '../summary/confirm-free';
import { answerThreeds, payByCard, type Card } from './payment.client';
import {
  askAgainAfter,
  initialPayment,
  reducePayment,
  type PaymentEvent,
  type PaymentState,
} from './payment-machine';

export interface Payment {
  readonly state: PaymentState;
  readonly order: Order | null;
  pay(card: Card): void;
  answer(result: 'approved' | 'refused'): void;
  retry(): void;
  /** false when the hold could not be extended. */
  extend(): Promise<boolean>;
}

const strangers: readonly (number | undefined)[] = [400, 401, 403, 404, 422];

/** A lost answer is no refusal: the order may have been paid, so it is asked. */
const toEvent = (answer: Result<PaymentResponse, ApiError>): PaymentEvent => {
  if (answer.ok) return { kind: 'answered', answer: answer.value };
  return answer.error.kind === 'problem' && !isTransient(answer.error)
    ? { kind: 'refused', code: answer.error.code }
    : { kind: 'answer-lost' };
};

const toFreeEvent = (answer: Awaited<ReturnType<typeof confirmFreeOrder>>): PaymentEvent => {
  if (answer.ok) return { kind: 'answered', answer: { status: 'confirmed' } };
  return answer.error.kind === 'refused'
    ? { kind: 'refused', code: answer.error.code }
    : { kind: 'answer-lost' };
};

/** Runs the payment of one order: its state, and what must be asked when. */
export const usePayment = (orderUUID: string): Payment => {
  const api = useApi();
  const { clock } = useHost();
  const [state, dispatch] = useReducer(reducePayment, initialPayment);
  const [order, setOrder] = useState<Order | null>(null);

  const ask = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const answer = await loadOrder(api, { orderUUID }, signal);
      if (signal.aborted) return;
      if (answer.ok) setOrder(answer.value);
      dispatch(
        answer.ok
          ? { kind: 'order-read', order: answer.value }
          : {
              kind: 'order-unread',
              reason: strangers.includes(answer.error.status) ? 'unknown' : 'unreachable',
            },
      );
    },
    [api, orderUUID],
  );

  useEffect(() => {
    const delay = askAfter(state, order, clock.now());
    if (delay === null) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void ask(controller.signal), delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [state, order, ask, clock]);

  const isFree = state.kind === 'confirming';
  useEffect(() => {
    if (!isFree) return;
    void confirmFreeOrder(api, orderUUID).then((answer) => dispatch(toFreeEvent(answer)));
  }, [isFree, api, orderUUID]);

  return {
    state,
    order,
    pay: (card) => {
      dispatch({ kind: 'card-sent' });
      void payByCard(api, orderUUID, card).then((answer) => dispatch(toEvent(answer)));
    },
    answer: (result) => {
      dispatch({ kind: 'threeds-sent' });
      void answerThreeds(api, orderUUID, result).then((answer) => dispatch(toEvent(answer)));
    },
    retry: () => dispatch({ kind: 'retried' }),
    extend: async () => {
      const answer = await extendHold(api, orderUUID);
      if (answer.ok) setOrder(answer.value);
      return answer.ok;
    },
  };
};

/** Milliseconds until the order must be asked, or null. At the card form that is when the hold runs out. */
const askAfter = (state: PaymentState, order: Order | null, now: number): number | null => {
  switch (state.kind) {
    case 'loading':
      return 0;
    case 'asking':
    case 'pending':
      return askAgainAfter(state.tries);
    case 'card':
    case 'threeds':
      // At least five seconds: the clock of this device may be ahead of the gateway's.
      return order?.holdExpiresAt ? Math.max(5000, Date.parse(order.holdExpiresAt) - now + 500) : null;
    default:
      return null;
  }
};
