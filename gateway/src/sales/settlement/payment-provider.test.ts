import {
  describeProvider,
  type Means,
  type ProviderUnderTest,
} from '../../../test/sales/payment-provider-contract';
import { createMovingClock } from '../../../test/moving-clock';
import { testCards } from '../../../test/sales/order-harness';
import { testNow } from '../../../test/shop.fixture';
import { testKeyring } from '../../../test/test-keyring';
import { startStripeServer } from '../../../test/stripe/stripe-server';
import { openPostgres } from '../../../test/databases/test-databases';
import { createSandboxProvider } from '../payments/sandbox-provider';
import { createStripeProvider } from '../payments/stripe/stripe-provider';
import { signWebhook } from '../payments/webhook-signature';

const openSandbox = async (): Promise<ProviderUnderTest> => {
  const database = await openPostgres();
  const clock = createMovingClock(testNow);
  const provider = createSandboxProvider({
    db: database.db,
    clock,
    webhookSecret: testKeyring,
    lateMs: 4000,
  });
  return {
    provider,
    pay: (id: string, means: Means) =>
      provider.authoriseCard(id, { number: testCards[means], expiry: '12/30', cvc: '123' }),
    answerCheck: (id, approved) => provider.completeAction(id, approved ? 'approved' : 'refused'),
    bankApproves: (id) => provider.prepareEvent({ eventId: 'evt_late', intentId: id }),
    async event(id, seconds) {
      const { body } = await provider.prepareEvent({ eventId: `evt_${id}`, intentId: id });
      const signature = signWebhook(testKeyring, body, clock.now() - seconds * 1000);
      return { body, headers: { 'psp-signature': signature } };
    },
    close: () => database.close(),
  };
};

const calls = {
  open: 'POST /v1/payment_intents',
  capture: 'POST /v1/payment_intents/',
  release: 'POST /v1/refunds',
} as const;

const openStripe = async (): Promise<ProviderUnderTest> => {
  const clock = createMovingClock(testNow);
  const server = await startStripeServer(() => clock.now());
  const { books } = server;
  const provider = createStripeProvider({
    clock,
    secretKey: 'sk_test_of_the_tests',
    publishableKey: 'pk_test_of_the_tests',
    webhookSecrets: ['whsec_new', 'whsec_former'],
    apiBase: server.origin,
    timeoutMs: 1500,
  });
  return {
    provider,
    pay: async (id, means) => books.confirm(id, means),
    answerCheck: async (id, approved) => books.decide(id, approved),
    bankApproves: async (id) => books.decide(id, true),
    async event(id, seconds) {
      books.emit('payment_intent.amount_capturable_updated', books.get(id));
      const event = books.events.at(-1);
      if (!event) throw new Error('Stripe has sent no event.');
      const { body, signature } = server.sign(event, 'whsec_former', clock.now() - seconds * 1000);
      return { body, headers: { 'stripe-signature': signature } };
    },
    network: {
      breakNext: (call, kind) => void server.faults.push({ on: calls[call], kind }),
      delayRefunds: () => books.setRefunds('pending'),
      endRefunds: (id, status) => books.endRefunds(id, status),
    },
    close: () => server.close(),
  };
};

describeProvider('sandbox', openSandbox, { hasNetwork: false });
describeProvider('Stripe', openStripe, { hasNetwork: true });
