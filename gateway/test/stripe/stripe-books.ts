import { randomBytes } from 'node:crypto';

/** The documented members of Stripe's objects that the gateway reads. */
export interface BookedIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  capture_method: string;
  client_secret: string;
  currency: string;
  customer: string | null;
  payment_method: string | null;
  setup_future_usage: string | null;
  last_payment_error: { code: string; decline_code?: string; type: string } | null;
  latest_charge: string | object | null;
  livemode: boolean;
  metadata: Record<string, string>;
  next_action: { type: string; redirect_to_url?: { url: string; return_url: string } } | null;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled';
}

export interface BookedRefund {
  id: string;
  object: 'refund';
  amount: number;
  metadata: Record<string, string>;
  payment_intent: string;
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
}

export interface BookedEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly livemode: boolean;
  readonly created: number;
  readonly data: { readonly object: object };
}

export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: { readonly type: string; readonly code?: string; readonly message: string },
  ) {
    super(body.message);
  }
}

const unexpectedState = (intent: BookedIntent, act: string): ApiFailure =>
  new ApiFailure(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent's status is ${intent.status}; it cannot be ${act}.`,
  });

export const idOf = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The buyer's action in the browser, by card. */
export type BrowserCard = 'approved' | 'declined' | 'threeds' | 'late';

const charge = (method = 'card'): object => ({
  id: idOf('ch'),
  object: 'charge',
  payment_method_details:
    method === 'card' ? { type: 'card', card: { last4: '4242', wallet: null } } : { type: method },
});

/** Methods that Stripe rejects with manual capture. */
const withoutReservation: readonly string[] = ['bancontact', 'ideal'];

/** Stripe's side: intents, refunds and events, with the documented state machine. */
export const createStripeBooks = (now: () => number) => {
  const intents = new Map<string, BookedIntent>();
  const refunds = new Map<string, BookedRefund>();
  const customers = new Set<string>();
  /** Method by intent, of the last confirmation on the server. */
  const methods = new Map<string, string>();
  let savedIsRefused = false;
  const events: BookedEvent[] = [];
  /** Status of new refunds. */
  let refundsBecome: BookedRefund['status'] = 'succeeded';

  const emit = (type: string, object: object): void => {
    const created = Math.floor(now() / 1000);
    events.push({
      id: idOf('evt'),
      object: 'event',
      type,
      livemode: false,
      created,
      data: { object: structuredClone(object) },
    });
  };
  const get = (id: string): BookedIntent => {
    const intent = intents.get(id);
    if (intent) return intent;
    const message = `No such payment_intent: '${id}'`;
    throw new ApiFailure(404, { type: 'invalid_request_error', code: 'resource_missing', message });
  };
  const set = (intent: BookedIntent, change: Partial<BookedIntent>, type: string): BookedIntent => {
    Object.assign(intent, change);
    emit(type, intent);
    return intent;
  };
  const succeed = (intent: BookedIntent): BookedIntent =>
    set(
      intent,
      {
        status: 'succeeded',
        amount_received: intent.amount,
        latest_charge: charge(methods.get(intent.id)),
        next_action: null,
        last_payment_error: null,
      },
      'payment_intent.succeeded',
    );
  const authorise = (intent: BookedIntent): BookedIntent =>
    set(
      intent,
      {
        status: 'requires_capture',
        amount_capturable: intent.amount,
        latest_charge: charge(methods.get(intent.id)),
        payment_method: intent.payment_method ?? idOf('pm'),
        next_action: null,
        last_payment_error: null,
      },
      'payment_intent.amount_capturable_updated',
    );
  const fail = (intent: BookedIntent, code: string): BookedIntent =>
    set(
      intent,
      {
        status: 'requires_payment_method',
        next_action: null,
        last_payment_error: { code, type: 'card_error' },
      },
      'payment_intent.payment_failed',
    );

  return {
    intents,
    refunds,
    events,
    get,
    setRefunds(status: BookedRefund['status']): void {
      refundsBecome = status;
    },
    customers,
    /** The bank refuses charges without the owner of the card. */
    refuseSaved(refuses: boolean): void {
      savedIsRefused = refuses;
    },
    createCustomer(): object {
      const id = idOf('cus');
      customers.add(id);
      return { id, object: 'customer' };
    },
    /** `payment_intents.confirm` by the server, with the saved card of a customer. */
    confirmSaved(id: string, card: string): BookedIntent {
      const intent = get(id);
      const owner = [...intents.values()].find(
        (one) => one.payment_method === card && one.setup_future_usage,
      );
      if (!owner || owner.customer !== intent.customer) {
        const message = `The payment method ${card} does not belong to the customer of ${id}.`;
        throw new ApiFailure(400, { type: 'invalid_request_error', message });
      }
      if (intent.status !== 'requires_payment_method') throw unexpectedState(intent, 'confirmed');
      if (!savedIsRefused) return authorise(Object.assign(intent, { payment_method: card }));
      fail(intent, 'authentication_required');
      const message = 'Your card was declined. This transaction requires authentication.';
      throw new ApiFailure(402, { type: 'card_error', code: 'authentication_required', message });
    },
    create(
      amount: number,
      currency: string,
      metadata: Record<string, string>,
      {
        customer = null,
        setup_future_usage = null,
      }: Partial<Pick<BookedIntent, 'customer' | 'setup_future_usage'>> = {},
    ): BookedIntent {
      const id = idOf('pi');
      const intent: BookedIntent = {
        id,
        object: 'payment_intent',
        amount,
        amount_capturable: 0,
        amount_received: 0,
        capture_method: 'manual',
        client_secret: `${id}_secret_${idOf('x')}`,
        currency,
        customer,
        payment_method: null,
        setup_future_usage,
        last_payment_error: null,
        latest_charge: null,
        livemode: false,
        metadata,
        next_action: null,
        status: 'requires_payment_method',
      };
      intents.set(id, intent);
      emit('payment_intent.created', intent);
      return intent;
    },
    /** `payment_intents.update`. */
    setCapture(id: string, captureMethod: string): BookedIntent {
      const intent = get(id);
      if (['succeeded', 'canceled', 'processing', 'requires_capture'].includes(intent.status))
        throw unexpectedState(intent, 'updated');
      return Object.assign(intent, { capture_method: captureMethod });
    },
    /** `payment_intents.confirm` by the server with a method that has a page of its own. */
    confirmRedirect(
      id: string,
      { method, capture, returnUrl }: { method: string; capture: string; returnUrl: string },
    ): BookedIntent {
      const intent = get(id);
      if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
        throw unexpectedState(intent, 'confirmed');
      if (capture === 'manual' && withoutReservation.includes(method)) {
        const message = `The payment method ${method} does not support manual capture.`;
        throw new ApiFailure(400, { type: 'invalid_request_error', message });
      }
      methods.set(id, method);
      const url = `https://hooks.stripe.test/redirect/${idOf('src')}`;
      return set(
        intent,
        {
          capture_method: capture,
          status: 'requires_action',
          last_payment_error: null,
          next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
        },
        'payment_intent.requires_action',
      );
    },
    /** The bank of a redirect reports later. */
    delay(id: string): BookedIntent {
      return set(get(id), { status: 'processing', next_action: null }, 'payment_intent.processing');
    },
    capture(id: string, amount: number): BookedIntent {
      const intent = get(id);
      if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'captured');
      const change = { status: 'succeeded' as const, amount_capturable: 0, amount_received: amount };
      return set(intent, change, 'payment_intent.succeeded');
    },
    cancel(id: string): BookedIntent {
      const intent = get(id);
      if (['succeeded', 'canceled', 'processing'].includes(intent.status))
        throw unexpectedState(intent, 'canceled');
      return set(intent, { status: 'canceled', amount_capturable: 0 }, 'payment_intent.canceled');
    },
    refund(paymentIntent: string, amount: number, metadata: Record<string, string> = {}): BookedRefund {
      const intent = get(paymentIntent);
      const open = [...refunds.values()].filter(
        (one) => one.payment_intent === paymentIntent && one.status !== 'failed',
      );
      if (amount > intent.amount_received - open.reduce((sum, one) => sum + one.amount, 0)) {
        const message = 'Charge has already been refunded.';
        throw new ApiFailure(400, {
          type: 'invalid_request_error',
          code: 'charge_already_refunded',
          message,
        });
      }
      const id = idOf('re');
      const refund: BookedRefund = {
        id,
        object: 'refund',
        amount,
        metadata,
        payment_intent: paymentIntent,
        status: refundsBecome,
      };
      refunds.set(id, refund);
      emit('refund.created', refund);
      return refund;
    },
    endRefunds(paymentIntent: string, status: 'succeeded' | 'failed'): void {
      for (const refund of refunds.values()) {
        if (refund.payment_intent !== paymentIntent || refund.status !== 'pending') continue;
        refund.status = status;
        emit(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
      }
    },
    /** `stripe.confirmPayment` in the browser. */
    confirm(id: string, card: BrowserCard): BookedIntent {
      const intent = get(id);
      if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
        throw unexpectedState(intent, 'confirmed');
      methods.delete(id);
      if (card === 'approved') return authorise(intent);
      if (card === 'declined') return fail(intent, 'card_declined');
      return card === 'threeds'
        ? set(
            intent,
            { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } },
            'payment_intent.requires_action',
          )
        : set(intent, { status: 'processing' }, 'payment_intent.processing');
    },
    /** Result of the 3-D Secure check, or of a delayed bank. */
    decide(id: string, approved: boolean): BookedIntent {
      const intent = get(id);
      if (approved && intent.capture_method !== 'manual') return succeed(intent);
      if (approved) return authorise(intent);
      return fail(
        intent,
        intent.status === 'processing' ? 'card_declined' : 'payment_intent_authentication_failure',
      );
    },
    emit,
  };
};

export type StripeBooks = ReturnType<typeof createStripeBooks>;
