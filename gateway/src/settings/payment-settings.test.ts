import { readConfig } from './read-config';

const whole = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_secret0value',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_former',
};

describe('the settings of payments', () => {
  it('require nothing for the sandbox, and are read completely for Stripe', () => {
    expect(readConfig({}).paymentProvider).toBe('sandbox');
    expect(readConfig(whole)).toMatchObject({
      paymentProvider: 'stripe',
      stripeWebhookSecrets: ['whsec_new', 'whsec_former'],
    });
    expect(readConfig({ ...whole, STRIPE_API_BASE: 'http://127.0.0.1:9' }).stripeApiBase).toBeDefined();
  });

  it.each([
    [{ STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY must be'],
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY must be'],
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'of the same mode'],
    [{ STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY must be'],
    [{ STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET must be'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1,secret' }, 'STRIPE_WEBHOOK_SECRET must be'],
    [{ STRIPE_API_BASE: 'https://evil.example' }, 'address of this machine'],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:9', ENVIRONMENT: 'production' }, 'cannot be set in production'],
    [
      {
        STRIPE_API_BASE: 'http://127.0.0.1:9',
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      },
      'takes no live key',
    ],
  ])('are rejected with %j', (change, sentence) => {
    expect(() => readConfig({ ...whole, ...change })).toThrow(sentence);
  });

  it('never repeat a key in an error', () => {
    const read = () =>
      readConfig({ ...whole, STRIPE_WEBHOOK_SECRET: 'hidden', STRIPE_PUBLISHABLE_KEY: 'hidden' });
    expect(read).toThrow();
    expect(read).not.toThrow(/hidden|secret0value/);
  });
});
