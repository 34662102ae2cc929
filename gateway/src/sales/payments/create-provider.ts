import type { Clock } from '@detour/shared-contracts/base';
import type { Config } from '../../settings/settings';
import type { Keyring } from '../../settings/keyring';
import type { Database } from '../../database/open-database';
import type { PaymentProvider } from '../../context/payment-provider';
import { createSandboxProvider } from './sandbox-provider';
import { type SandboxProvider } from '../../context/sandbox-provider';

interface Options {
  readonly config: Pick<
    Config,
    | 'paymentProvider'
    | 'sandboxWebhookMs'
    | 'stripeSecretKey'
    | 'stripePublishableKey'
    | 'stripeWebhookSecrets'
    | 'stripeApiBase'
  >;
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: Keyring;
}

export interface Providers {
  readonly provider: PaymentProvider;
  /** Null with a real provider. */
  readonly sandbox: SandboxProvider | null;
}

/** Creates the configured provider; `paymentFailures` has validated the settings. */
export const createProviders = async ({ config, db, clock, secret }: Options): Promise<Providers> => {
  if (config.paymentProvider === 'stripe') {
    const { createStripeProvider } = await import('./stripe/stripe-provider');
    const provider = createStripeProvider({
      clock,
      secretKey: config.stripeSecretKey ?? '',
      publishableKey: config.stripePublishableKey ?? '',
      webhookSecrets: config.stripeWebhookSecrets,
      ...(config.stripeApiBase && { apiBase: config.stripeApiBase }),
    });
    return { provider, sandbox: null };
  }
  const lateMs = config.sandboxWebhookMs;
  const sandbox = createSandboxProvider({ db, clock, webhookSecret: secret, lateMs });
  return { provider: sandbox, sandbox };
};
