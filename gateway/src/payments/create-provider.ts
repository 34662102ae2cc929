import type { Clock } from '@detour/shared-contracts';
import type { Config } from '../config';
import type { Keyring } from '../http/keyring';
import type { Database } from '../database/open-database';
import type { PaymentProvider } from './payment-provider';
import { createSandboxProvider, type SandboxProvider } from './sandbox-provider';

interface Options {
  readonly config: Pick<Config, 'sandboxWebhookMs'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: Keyring;
}

export interface Providers {
  readonly provider: PaymentProvider;
  /** null beside a real provider. */
  readonly sandbox: SandboxProvider | null;
}

/** The provider that the configuration names. */
export const createProviders = ({ config, db, clock, secret }: Options): Providers => {
  const sandbox = createSandboxProvider({
    db,
    clock,
    webhookSecret: secret,
    lateMs: config.sandboxWebhookMs,
  });
  return { provider: sandbox, sandbox };
};
