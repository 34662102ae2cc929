import type { Clock } from '@detour/shared-contracts/base';

export interface StripeOptions {
  readonly clock: Clock;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** The present secret first; while it is rotated, the former one too. */
  readonly webhookSecrets: readonly string[];
  /** Of the tests; empty asks Stripe. */
  readonly apiBase?: string;
  /** ms */
  readonly timeoutMs?: number;
}
