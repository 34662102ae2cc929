import type Stripe from 'stripe';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { IncomingHttpHeaders } from 'node:http';
import type { ProviderEvent } from '../../../context/payment-provider';
import type { StripeOptions } from './stripe-options';

/** Seconds for which a signature is good; an event that is kept and played again later is refused. */
const toleranceSeconds = 300;

interface SignedRequest {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** The intent that an event speaks of: itself, or the one that a charge, a refund or a dispute belongs to. */
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

/** A webhook whose signature is Stripe's and of the last five minutes. Of its content only the ids are used. */
export const parseStripeEvent = (
  stripe: Stripe,
  options: StripeOptions,
  request: SignedRequest,
): Result<ProviderEvent> => {
  const event = verify(stripe, options, request);
  if (!event) {
    return err({
      kind: 'forged',
      message: 'The signature is not Stripe’s, or not of the last five minutes.',
    });
  }
  const isLive = /^[rs]k_live_/.test(options.secretKey);
  if (event.livemode !== isLive) {
    return err({
      kind: 'mode',
      message: `The event is of ${isLive ? 'test' : 'live'} mode, our key is not.`,
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
