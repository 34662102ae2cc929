import type Stripe from 'stripe';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { IncomingHttpHeaders } from 'node:http';
import type { ProviderEvent } from '../../../context/payment-provider';
import type { StripeOptions } from './stripe-options';

/** Seconds during which a signature is valid, against replays. */
const toleranceSeconds = 300;

interface SignedRequest {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** The intent that an event refers to: its object, or the intent of a charge, refund or dispute. */
const intentOf = (object: unknown): string | null => {
  const { object: kind, id, payment_intent: intent } = (object ?? {}) as Record<string, unknown>;
  if (kind === 'payment_intent') return typeof id === 'string' ? id : null;
  if (typeof intent === 'string') return intent;
  const expanded = (intent as { id?: unknown } | null | undefined)?.id;
  return typeof expanded === 'string' ? expanded : null;
};

const verify = (
  stripe: Stripe,
  { clock, webhookSecrets }: StripeOptions,
  { body, headers }: SignedRequest,
): Stripe.Event | null => {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return null;
  for (const secret of webhookSecrets) {
    try {
      return stripe.webhooks.constructEvent(
        body,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        clock.now(),
      );
    } catch {
      // Signed with another of our secrets, or not by Stripe.
    }
  }
  return null;
};

/** Verifies that a webhook is signed by Stripe within the last five minutes. Only its ids are used. */
export const parseStripeEvent = (
  stripe: Stripe,
  options: StripeOptions,
  request: SignedRequest,
): Result<ProviderEvent> => {
  const event = verify(stripe, options, request);
  if (!event) {
    return err({
      kind: 'forged',
      message: 'The signature is not from Stripe, or older than five minutes.',
    });
  }
  const isLive = /^[rs]k_live_/.test(options.secretKey);
  if (event.livemode !== isLive) {
    return err({
      kind: 'mode',
      message: `The event is from ${isLive ? 'test' : 'live'} mode, but our key is not.`,
    });
  }
  const { id, type } = event;
  return ok({
    id,
    type,
    intentId: intentOf(event.data.object),
    isDispute: type.startsWith('charge.dispute.'),
  });
};
