import { readConfig } from '../../settings/read-config';
import { methodsOfOrder, offeredMethods } from './offered-methods';

const stripe = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

describe('the payment methods of a site', () => {
  it.each([
    [{}, 'nl_NL', ['card', 'ideal', 'paypal']],
    [{}, 'fr_BE', ['card', 'bancontact', 'paypal']],
    [{}, 'it_IT', ['card', 'paypal']],
    [{ PAYMENT_METHODS: 'ideal' }, 'nl_NL', ['card', 'ideal']],
    [{ PAYMENT_METHODS: 'ideal' }, 'fr_FR', ['card']],
    [stripe, 'nl_NL', ['card']],
    [{ ...stripe, PAYMENT_METHODS: 'PayPal, ideal' }, 'nl_NL', ['card', 'ideal', 'paypal']],
  ] as const)('with %j in %s are %j [FOOT-005]', (env, locale, methods) => {
    expect(offeredMethods(readConfig(env), locale)).toEqual(methods);
  });

  it('are only the card for an order whose later parts are charged by it', () => {
    const settings = readConfig({});
    expect(methodsOfOrder(settings, { locale: 'nl_BE', plan: 'INSTALMENTS_3', part: null })).toEqual([
      'card',
    ]);
    expect(methodsOfOrder(settings, { locale: 'nl_BE', plan: null, part: 2 })).toEqual(['card']);
    expect(methodsOfOrder(settings, { locale: 'nl_BE', plan: null, part: null })).toHaveLength(3);
  });

  it('must be known words', () => {
    expect(() => readConfig({ PAYMENT_METHODS: 'cheque' })).toThrow('must hold payment methods');
  });
});
