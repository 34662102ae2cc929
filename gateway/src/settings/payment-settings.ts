interface PaymentValues {
  readonly paymentProvider: 'sandbox' | 'stripe' | undefined;
  readonly environment: 'development' | 'production' | undefined;
  readonly stripeSecretKey: string | undefined;
  readonly stripePublishableKey: string | undefined;
  readonly stripeWebhookSecrets: readonly string[] | undefined;
  readonly stripeApiBase: string | undefined;
}

const isLoopback = (address: string): boolean =>
  URL.canParse(address) && ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(address).hostname);

const modeOf = (key: string): string | undefined => /^(?:sk|rk|pk)_(test|live)_/.exec(key)?.[1];

const baseFailures = ({ stripeApiBase, stripeSecretKey = '', environment }: PaymentValues): string[] => {
  if (!stripeApiBase) return [];
  if (environment === 'production') return ['STRIPE_API_BASE is for tests and cannot be set in production.'];
  if (modeOf(stripeSecretKey) === 'live') return ['STRIPE_API_BASE is for tests and takes no live key.'];
  return isLoopback(stripeApiBase) ? [] : ['STRIPE_API_BASE must be an address of this machine.'];
};

/** Returns a sentence for each invalid payment setting. No sentence repeats the value of a key. */
export const paymentFailures = (values: PaymentValues): readonly string[] => {
  if (values.paymentProvider !== 'stripe') return [];
  const { stripeSecretKey = '', stripePublishableKey = '', stripeWebhookSecrets = [] } = values;
  const failures = baseFailures(values);
  if (!/^(sk|rk)_(test|live)_\w+$/.test(stripeSecretKey))
    failures.push('STRIPE_SECRET_KEY must be a secret or restricted key of Stripe (sk_… or rk_…).');
  if (!/^pk_(test|live)_\w+$/.test(stripePublishableKey))
    failures.push('STRIPE_PUBLISHABLE_KEY must be a publishable key of Stripe (pk_…).');
  else if (modeOf(stripePublishableKey) !== modeOf(stripeSecretKey))
    failures.push('STRIPE_PUBLISHABLE_KEY must be of the same mode, test or live, as STRIPE_SECRET_KEY.');
  if (stripeWebhookSecrets.length === 0 || !stripeWebhookSecrets.every((one) => /^whsec_\w+$/.test(one)))
    failures.push('STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook endpoint (whsec_…).');
  return failures;
};
