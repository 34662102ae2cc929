import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Order, PaymentResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { RedirectMethod } from '@detour/shared-contracts/sites';
import { isTransient, useApi, useHost, type Api, type ApiError } from '@detour/remote-kit';
import { extendHold, loadOrder } from '../order/order.client';
import { checkPayment, confirmFreeOrder, startPayment } from '@detour/shared-checkout';
import { answerThreeds, payByCard, payByRedirect, type Card } from './payment.client';
import {
  askAgainAfter,
  initialPayment,
  reducePayment,
  type PaymentEvent,
  type PaymentState,
} from './payment-machine';
import type { Names } from '../contract';

export interface Payment {
  readonly state: PaymentState;
  readonly order: Order | null;
  pay(card: Card): void;
  /** Opens the page of a method. */
  payBy(method: RedirectMethod): void;
  /** Returns to the choice of methods from the page of one that is open. */
  chooseOther(): void;
  answer(result: 'approved' | 'refused'): void;
  /** Pays in the browser with the given secret. Then always queries the result from the gateway. */
  payInBrowser(pay: (clientSecret: string) => Promise<void>): void;
  retry(): void;
  /** false if the hold could not be extended. */
  extend(): Promise<boolean>;
}

const strangers: readonly (number | undefined)[] = [400, 401, 403, 404, 422];

/** A lost response is not a decline: the order may be paid, so request it. */
const toEvent = (answer: Result<PaymentResponse, ApiError>): PaymentEvent =>
  answer.ok ? { kind: 'answered', answer: answer.value } : toFailure(answer.error);

const toFailure = (error: ApiError): PaymentEvent =>
  error.kind === 'problem' && !isTransient(error)
    ? { kind: 'refused', code: error.code }
    : { kind: 'answer-lost' };

const toReadEvent = (answer: Result<Order, ApiError>): PaymentEvent =>
  answer.ok
    ? { kind: 'order-read', order: answer.value }
    : { kind: 'order-unread', reason: strangers.includes(answer.error.status) ? 'unknown' : 'unreachable' };

const toFreeEvent = (answer: Awaited<ReturnType<typeof confirmFreeOrder>>): PaymentEvent => {
  if (answer.ok) return { kind: 'answered', answer: { status: 'confirmed' } };
  return answer.error.kind === 'refused'
    ? { kind: 'refused', code: answer.error.code }
    : { kind: 'answer-lost' };
};

/** True when the provider may have a newer state than the order and must be queried first. */
const asksProvider = (state: PaymentState, order: Order | null, isReturn: boolean): boolean =>
  state.kind === 'loading' ? isReturn : isUncertain(state) && Boolean(order?.paymentForm);

const isUncertain = ({ kind }: PaymentState): boolean =>
  kind === 'asking' || kind === 'pending' || kind === 'away';

/** Opens the page of a method, or says why not. */
const sendAway = async (
  api: Api<Names>,
  orderUUID: string,
  method: RedirectMethod,
): Promise<PaymentEvent> => {
  const started = await payByRedirect(api, orderUUID, method);
  if (!started.ok) return toFailure(started.error);
  const { status, url } = started.value;
  if (status === 'redirect') return url ? { kind: 'sent-away', method, url } : { kind: 'answer-lost' };
  return { kind: 'answered', answer: { status } };
};

/** Leaves for the page of a method, once for two clicks: the second may arrive before the busy state is rendered. */
const usePage = (
  orderUUID: string,
  dispatch: (event: PaymentEvent) => void,
): ((method: RedirectMethod) => void) => {
  const api = useApi<Names>();
  const { navigation } = useHost();
  const leaving = useRef(false);
  return (method) => {
    if (leaving.current) return;
    leaving.current = true;
    dispatch({ kind: 'card-sent' });
    void sendAway(api, orderUUID, method).then((event) => {
      leaving.current = false;
      dispatch(event);
      if (event.kind === 'sent-away') void navigation.navigate(event.url);
    });
  };
};

const payWith = async (
  api: Api<Names>,
  orderUUID: string,
  pay: (clientSecret: string) => Promise<void>,
): Promise<PaymentEvent> => {
  const started = await startPayment(api, orderUUID);
  if (!started.ok) return toFailure(started.error);
  const { status, clientSecret } = started.value;
  if (status === 'confirmed' || !clientSecret) return { kind: 'answered', answer: { status: 'confirmed' } };
  // Errors of the provider's script concern its own form. Its network error does not show whether money was charged.
  await pay(clientSecret).catch(() => undefined);
  return toEvent(await checkPayment(api, orderUUID));
};

/** Requests the order when the state requires it. Aborts with the next state. */
const useQuestion = (
  state: PaymentState,
  order: Order | null,
  ask: (signal: AbortSignal) => Promise<void>,
): void => {
  const { clock } = useHost();
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
};

/**
 * Runs the payment of one order: its state and its requests. `isReturn`: the browser returns from the provider, which may know more than the order.
 */
export const usePayment = (orderUUID: string, isReturn = false): Payment => {
  const api = useApi<Names>();
  const [state, dispatch] = useReducer(reducePayment, initialPayment);
  const [order, setOrder] = useState<Order | null>(null);

  const inBrowser = useRef(false);
  const payBy = usePage(orderUUID, dispatch);
  const askProvider = asksProvider(state, order, isReturn);

  const ask = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      if (askProvider) await checkPayment(api, orderUUID);
      // Sends nothing when the signal is aborted.
      const answer = await loadOrder(api, { orderUUID }, signal);
      if (signal.aborted) return;
      if (answer.ok) setOrder(answer.value);
      dispatch(toReadEvent(answer));
    },
    [api, orderUUID, askProvider],
  );

  useQuestion(state, order, ask);

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
    payBy,
    chooseOther: () => dispatch({ kind: 'chose-other' }),
    answer: (result) => {
      dispatch({ kind: 'threeds-sent' });
      void answerThreeds(api, orderUUID, result).then((answer) => dispatch(toEvent(answer)));
    },
    payInBrowser: (pay) => {
      // A second click may arrive before the busy state is rendered.
      if (inBrowser.current) return;
      inBrowser.current = true;
      dispatch({ kind: state.kind === 'threeds' ? 'threeds-sent' : 'card-sent' });
      void payWith(api, orderUUID, pay).then((event) => {
        // Never start a payment for a paid order, even if the page still shows the form.
        inBrowser.current = event.kind === 'answered' && event.answer.status === 'confirmed';
        dispatch(event);
      });
    },
    retry: () => dispatch({ kind: 'retried' }),
    extend: async () => {
      const answer = await extendHold(api, orderUUID);
      if (answer.ok) setOrder(answer.value);
      return answer.ok;
    },
  };
};

/** Delay (ms) until the next request of the order, or null. At the card form: until the hold expires. */
const askAfter = (state: PaymentState, order: Order | null, now: number): number | null => {
  switch (state.kind) {
    case 'loading':
      return 0;
    case 'asking':
    case 'pending':
      return askAgainAfter(state.tries);
    case 'away':
      // The browser is leaving; back from its history, the page goes on here.
      return Math.max(3000, askAgainAfter(state.tries));
    case 'card':
    case 'threeds':
      // At least five seconds, because this device's clock may be ahead of the gateway's.
      return order?.holdExpiresAt ? Math.max(5000, Date.parse(order.holdExpiresAt) - now + 500) : null;
    default:
      return null;
  }
};
