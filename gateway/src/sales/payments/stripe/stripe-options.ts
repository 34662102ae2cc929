import type { Clock } from '@detour/shared-contracts/base';

export interface StripeOptions {
  readonly clock: Clock;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** The current secret first; during a rotation also the previous one. */
  readonly webhookSecrets: readonly string[];
  /** Set by tests; empty means Stripe. */
  readonly apiBase?: string;
  /** ms */
  readonly timeoutMs?: number;
}
