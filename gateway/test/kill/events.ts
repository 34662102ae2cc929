import { randomUUID } from 'node:crypto';
import { signWebhook } from '../../src/sales/payments/webhook-signature';
import { testKeyring } from '../test-keyring';
import type { World } from './world';

interface Signed {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const post = async (address: string, { body, headers }: Signed): Promise<boolean> => {
  try {
    const response = await fetch(`${address}/api/psp/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    return response.status < 300;
  } catch {
    return false;
  }
};

/** The queue of the gateways delivers the sandbox's events; these are repeated. */
const sandboxEvents = async ({ db, now }: World): Promise<Signed[]> => {
  const rows = await db
    .selectFrom('sandbox_intent')
    .select(['id', 'status'])
    .where('status', '<>', 'requires_payment')
    .orderBy('updated_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ id, status }) => {
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      type: `payment_intent.${status}`,
      intentId: id,
    });
    return { body, headers: { 'psp-signature': signWebhook(testKeyring, body, now()) } };
  });
};

/** Delivers Stripe's new events: in order and once, or newest first and several times. Rejected ones are delivered again. */
export const tellEvents = async (
  world: World,
  { repeated = false, reversed = false }: { readonly repeated?: boolean; readonly reversed?: boolean } = {},
): Promise<void> => {
  const { provider, stripe, gateways, now } = world;
  const told = stripe.books.events.splice(0);
  const stripeEvents = told.map((event) => {
    const { body, signature } = stripe.sign(event, 'whsec_of_the_tests', now());
    return { body, headers: { 'stripe-signature': signature } };
  });
  const events =
    provider === 'stripe' ? stripeEvents : repeated || reversed ? await sandboxEvents(world) : [];
  if (reversed) events.reverse();
  const times = repeated ? 3 : 1;
  const answers = await Promise.all(
    events.map(async (event, index) => {
      const answer = await Promise.all(
        Array.from({ length: times }, (_, time) =>
          post(gateways[(index + time) % 2 === 0 ? 0 : 1].address(), event),
        ),
      );
      return answer.some(Boolean);
    }),
  );
  stripe.books.events.unshift(...told.filter((_, index) => answers[index] === false));
};
