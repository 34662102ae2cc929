import type { StripeOptions } from './stripe-options';
import Stripe from 'stripe';
import {
  ProviderError,
  type IntentWish,
  type PaymentIntent,
  type PaymentProvider,
  type ProviderRefund,
  type ProviderState,
  type RefundWish,
} from '../../../context/payment-provider';
import { parseStripeEvent } from './stripe-events';
import { hasMovedOn, toProviderError, wasRefused } from './stripe-errors';
import { createRedirects } from './stripe-redirects';
import { createSavedCards } from './stripe-saved-cards';
import { orderKey, refundKey, toRefund, toStripeState, unreturned } from './stripe-state';

const createClient = ({ secretKey, apiBase, timeoutMs = 10_000 }: StripeOptions): Stripe => {
  const base = apiBase ? new URL(apiBase) : null;
  return new Stripe(secretKey, {
    // Each retry has the same idempotency key, so it cannot act twice.
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
    appInfo: { name: 'detour-gateway' },
    ...(base && {
      protocol: base.protocol === 'https:' ? 'https' : 'http',
      host: base.hostname,
      port: base.port,
    }),
  });
};

const asking = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    throw toProviderError(error);
  }
};

/** Ignores the error of an intent that changed in the meantime: its state is read afterwards anyway. */
const unlessMovedOn = async (act: Promise<unknown>): Promise<void> => {
  await act.catch((error: unknown) => {
    if (!hasMovedOn(error)) throw error;
  });
};

/** A refusal of the card, or of an intent that changed in the meantime: its state is read afterwards. */
const unlessRefused = async (act: Promise<unknown>): Promise<void> => {
  await act.catch((error: unknown) => {
    if (!hasMovedOn(error) && !wasRefused(error)) throw error;
  });
};

/** Access to Stripe's own objects, hidden from the port. */
const createBooks = (stripe: Stripe) => {
  const read = async (intentId: string) => {
    const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
    const refunds: ProviderRefund[] = [];
    if (intent.amount_received > 0) {
      const list = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
      refunds.push(...list.data.map(toRefund));
    }
    return { intent, refunds };
  };
  return {
    read,
    async stateOf(intentId: string): Promise<ProviderState> {
      const { intent, refunds } = await read(intentId);
      return toStripeState(intent, refunds);
    },
    /** Refunds the remaining money. An attempt after a failed refund has a new key; a retry of the same one keeps its key. */
    async refund(intentId: string, captured: number, refunds: readonly ProviderRefund[]): Promise<void> {
      const amount = unreturned(captured, refunds);
      if (amount <= 0) return;
      const failed = refunds.filter(({ status }) => status === 'failed').length;
      const idempotencyKey = `refund:${intentId}:${failed}:${amount}`;
      await unlessMovedOn(stripe.refunds.create({ payment_intent: intentId, amount }, { idempotencyKey }));
    },
    /** Refunds a part under our key, which the refund keeps as metadata. */
    async refundPart(intentId: string, { amount, key }: RefundWish): Promise<void> {
      const { refunds } = await read(intentId);
      const earlier = refunds.filter((one) => one.key === key);
      if (earlier.some(({ status }) => status !== 'failed')) return;
      await stripe.refunds.create(
        { payment_intent: intentId, amount, metadata: { [refundKey]: key } },
        { idempotencyKey: `refund:${key}:${earlier.length}` },
      );
    },
  };
};

const openIntent = async (
  stripe: Stripe,
  { orderUuid, amount, currency, key, savesCard = false, savedBy }: IntentWish,
  customerOf: ReturnType<typeof createSavedCards>['customerOf'],
): Promise<PaymentIntent> => {
  const intent = await stripe.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      capture_method: 'manual',
      // A later charge without the buyer has no page to return to.
      automatic_payment_methods: {
        enabled: true,
        ...(savedBy !== undefined && { allow_redirects: 'never' as const }),
      },
      metadata: { [orderKey]: orderUuid },
      ...(savesCard && {
        customer: await customerOf(savedBy, key),
        setup_future_usage: 'off_session',
      }),
    },
    { idempotencyKey: key },
  );
  if (!intent.client_secret)
    throw new ProviderError('refused', `Stripe returned no client secret for ${intent.id}.`);
  return { id: intent.id, clientSecret: intent.client_secret };
};

/**
 * Stripe PaymentIntents with manual capture. Cards, wallets and 3-D Secure stay in the browser (`@stripe/stripe-js`): no card number
 * reaches this process.
 */
export const createStripeProvider = (options: StripeOptions): PaymentProvider => {
  const stripe = createClient(options);
  const { read, stateOf, refund, refundPart } = createBooks(stripe);
  const { customerOf, confirmSaved } = createSavedCards(stripe);
  const redirects = createRedirects(stripe);
  return {
    name: 'stripe',
    publishableKey: options.publishableKey,
    openIntent: (wish) => asking(() => openIntent(stripe, wish, customerOf)),
    chargeSaved: (intentId, savedBy) =>
      asking(async () => {
        await unlessRefused(confirmSaved(intentId, savedBy));
        return stateOf(intentId);
      }),
    startRedirect: (intentId, wish) =>
      asking(async () => {
        await unlessRefused(redirects.confirm(intentId, wish));
        const { intent, refunds } = await read(intentId);
        return { state: toStripeState(intent, refunds), url: redirects.urlOf(intent) };
      }),
    useForm: (intentId) => asking(() => unlessMovedOn(redirects.undo(intentId))),
    retrieve: (intentId) => asking(() => stateOf(intentId)),
    capture: (intentId, amount) =>
      asking(async () => {
        await unlessMovedOn(stripe.paymentIntents.capture(intentId, { amount_to_capture: amount }));
        return stateOf(intentId);
      }),
    release: (intentId) =>
      asking(async () => {
        const { intent } = await read(intentId);
        const isDecided = intent.status === 'succeeded' || intent.status === 'canceled';
        if (!isDecided) await unlessMovedOn(stripe.paymentIntents.cancel(intentId));
        // Reads the intent again, because it may have been captured in between.
        const after = await read(intentId);
        if (after.intent.status === 'succeeded')
          await refund(intentId, after.intent.amount_received, after.refunds);
        return stateOf(intentId);
      }),
    refund: (intentId, wish) =>
      asking(async () => {
        await refundPart(intentId, wish);
        return stateOf(intentId);
      }),
    parseEvent: (body, headers) => parseStripeEvent(stripe, options, { body, headers }),
  };
};
