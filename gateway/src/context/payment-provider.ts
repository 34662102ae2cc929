import type { CardRequest } from '@detour/shared-contracts/api';
import type { Cents, Result } from '@detour/shared-contracts/base';
import type { IncomingHttpHeaders } from 'node:http';

/** Money on its way back; `settled` once the provider says that it arrived. */
export interface ProviderRefund {
  readonly id: string;
  readonly amount: Cents;
  readonly status: 'pending' | 'settled' | 'failed';
}

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
    /** Taken, and on its way back. */
    | 'refunding'
    | 'refunded';
  /** Cents that the intent is for. */
  readonly amount: Cents;
  /** Cents that are promised and not taken yet. */
  readonly authorised: Cents;
  /** Cents taken, whatever was given back of them. */
  readonly captured: Cents;
  readonly refunds: readonly ProviderRefund[];
  /** ISO 4217, capitals. */
  readonly currency: string;
  /** The order that the intent was opened for; null when the provider names none. */
  readonly orderUuid: string | null;
  /** `card`, or the wallet's name. */
  readonly method: string | null;
  readonly last4: string | null;
  /** Why it is `declined`: by the bank, or because the buyer failed its check. */
  readonly refusal: 'declined' | 'authentication' | null;
}

export interface PaymentIntent {
  readonly id: string;
  readonly clientSecret: string;
}

/** What an intent is opened for. */
export interface IntentWish {
  readonly orderUuid: string;
  /** Cents, more than 0. */
  readonly amount: Cents;
  /** ISO 4217, capitals. */
  readonly currency: string;
  /** The same key opens one intent, however often it is asked. */
  readonly key: string;
}

/** What a webhook says; its content is not believed, the state is asked for again. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** null for an event that concerns no payment. */
  readonly intentId: string | null;
  /** The buyer's bank takes the money back: a person has to answer. */
  readonly isDispute: boolean;
}

/**
 * The port to whoever moves the money. Every call may be repeated: the provider answers the state that it has reached. Calls are
 * made outside transactions. A provider that cannot be reached, or that refuses, throws a `ProviderError`.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  /** The key with which the browser speaks to the provider; null where no card may reach the provider but through us. */
  readonly publishableKey: string | null;
  openIntent(wish: IntentWish): Promise<PaymentIntent>;
  retrieve(intentId: string): Promise<ProviderState>;
  /** Takes `amount` cents of what is authorised, once. */
  capture(intentId: string, amount: Cents): Promise<ProviderState>;
  /** Voids what is authorised or undecided, refunds what is captured. A refund that failed is tried anew. */
  release(intentId: string): Promise<ProviderState>;
  parseEvent(body: string, headers: IncomingHttpHeaders): Result<ProviderEvent>;
}

/** A provider that is paid through our own calls: the sandbox. A real one takes the card in the browser. */
export interface DirectProvider extends PaymentProvider {
  authoriseCard(intentId: string, card: CardRequest): Promise<ProviderState>;
  authoriseWallet(intentId: string, method: string): Promise<ProviderState>;
  /** Back from 3-D Secure, as the sandbox's own page says. */
  completeAction(intentId: string, result: 'approved' | 'refused'): Promise<ProviderState>;
}

/** Recognised by name, never by `instanceof`. `unavailable` may be tried again, `refused` will be refused again. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(
    readonly kind: 'unavailable' | 'refused',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const isProviderError = (error: unknown): error is ProviderError =>
  error instanceof Error && error.name === 'ProviderError';
