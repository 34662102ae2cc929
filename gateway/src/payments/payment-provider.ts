import type { CardRequest, Cents, Result } from '@detour/shared-contracts';

/** Where the provider says that the money is. `authorised` is promised, `captured` is taken. */
export interface ProviderState {
  readonly status:
    | 'open'
    | 'requires_action'
    | 'processing'
    | 'authorised'
    | 'captured'
    | 'declined'
    | 'voided'
    | 'refunded';
  /** `card`, or the wallet's name. */
  readonly method: string | null;
  readonly last4: string | null;
}

export interface PaymentIntent {
  readonly id: string;
  readonly clientSecret: string;
}

/** What a webhook says; its content is not believed, the state is asked for again. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId: string;
}

/**
 * The port to whoever moves the money. Every call may be repeated: the provider answers the state that it has reached. Calls are
 * made outside transactions.
 */
export interface PaymentProvider {
  openIntent(amount: Cents): Promise<PaymentIntent>;
  authoriseCard(intentId: string, amount: Cents, card: CardRequest): Promise<ProviderState>;
  authoriseWallet(intentId: string, amount: Cents, method: string): Promise<ProviderState>;
  /** Back from 3-D Secure. A real provider knows the result itself; the sandbox is told by its own page. */
  completeAction(intentId: string, result: 'approved' | 'refused'): Promise<ProviderState>;
  retrieve(intentId: string): Promise<ProviderState>;
  capture(intentId: string): Promise<ProviderState>;
  /** Voids what is authorised, refunds what is captured. */
  release(intentId: string): Promise<ProviderState>;
  parseEvent(body: string, signature: string): Result<ProviderEvent>;
}
