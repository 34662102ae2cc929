import type { CardRequest } from '@detour/shared-contracts/api';
import type { Cents, Result } from '@detour/shared-contracts/base';
import type { RedirectMethod } from '@detour/shared-contracts/sites';
import type { IncomingHttpHeaders } from 'node:http';

/** A refund. `settled` once the provider reports that the money arrived. */
export interface ProviderRefund {
  readonly id: string;
  readonly amount: Cents;
  readonly status: 'pending' | 'settled' | 'failed';
  /** The key under which we requested it. Null for a refund by `release`, or by hand. */
  readonly key: string | null;
}

/** State of the money at the provider. `authorised`: reserved; `captured`: taken. */
export interface ProviderState {
  readonly status:
    | 'open'
    | 'requires_action'
    | 'processing'
    | 'authorised'
    | 'captured'
    | 'declined'
    | 'voided'
    /** Captured; a refund is in progress. */
    | 'refunding'
    | 'refunded';
  /** Amount of the intent, in cents. */
  readonly amount: Cents;
  /** Authorised and not captured, in cents. */
  readonly authorised: Cents;
  /** Captured, in cents, refunds not subtracted. */
  readonly captured: Cents;
  readonly refunds: readonly ProviderRefund[];
  /** ISO 4217, capitals. */
  readonly currency: string;
  /** The order of the intent. Null when the provider names none. */
  readonly orderUuid: string | null;
  /** `card`, or the name of the wallet or method. */
  readonly method: string | null;
  readonly last4: string | null;
  /** Reason for `declined`: by the bank, because the buyer failed the bank's check, or came back without paying. */
  readonly refusal: 'declined' | 'authentication' | 'left' | null;
}

export interface PaymentIntent {
  readonly id: string;
  readonly clientSecret: string;
}

/** Request to open an intent. */
export interface IntentWish {
  readonly orderUuid: string;
  /** Cents, more than 0. */
  readonly amount: Cents;
  /** ISO 4217, capitals. */
  readonly currency: string;
  /** Idempotency key: the same key opens one intent. */
  readonly key: string;
  /** Saves the card for later charges without the buyer: a payment plan. */
  readonly savesCard?: boolean;
  /** A paid intent that saved the card of the same buyer. */
  readonly savedBy?: string;
}

/** Request to pay on the page of a method. */
export interface RedirectWish {
  readonly method: RedirectMethod;
  /** Absolute URL to which the page sends the buyer, whatever happened there. It says nothing about the outcome. */
  readonly returnTo: string;
  /** Name of the buyer, which some methods require. */
  readonly payerName: string;
}

/** State after the request, and the page to open. Null when the intent no longer takes a payment. */
interface StartedRedirect {
  readonly state: ProviderState;
  readonly url: string | null;
}

/** Request to refund a part of a captured intent. */
export interface RefundWish {
  /** Cents, more than 0. */
  readonly amount: Cents;
  /** Idempotency key: the same key refunds once, unless the earlier attempt failed. */
  readonly key: string;
}

/** Content of a webhook. It is not trusted: the state is requested again. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** null for an event that concerns no payment. */
  readonly intentId: string | null;
  /** The buyer's bank disputes the payment: an operator must reply. */
  readonly isDispute: boolean;
}

/**
 * Port to the payment provider. Every call is idempotent and returns the current state. Calls happen outside transactions.
 * Throws a `ProviderError` when the provider cannot be reached or rejects the call.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  /** Publishable key for the browser. Null when cards reach the provider only through our calls. */
  readonly publishableKey: string | null;
  openIntent(wish: IntentWish): Promise<PaymentIntent>;
  retrieve(intentId: string): Promise<ProviderState>;
  /**
   * Authorises an intent with the card that the intent `savedBy` has saved, without the buyer. Charges once, however often it is called; a card
   * that needs the buyer, or that its bank refuses, is `declined`. Both intents have the same buyer.
   */
  chargeSaved(intentId: string, savedBy: string): Promise<ProviderState>;
  /**
   * Begins a payment on the page of a method. A new attempt, of the same or another method, ends the page of the former one, so that an intent is
   * paid once. Methods without a reservation are captured by the buyer's approval.
   */
  startRedirect(intentId: string, wish: RedirectWish): Promise<StartedRedirect>;
  /** Lets an intent that `startRedirect` has prepared for a method be paid in the browser again. */
  useForm(intentId: string): Promise<void>;
  /** Captures `amount` cents of the authorised money, once. */
  capture(intentId: string, amount: Cents): Promise<ProviderState>;
  /** Voids an authorised or undecided intent, refunds a captured one. Retries a failed refund. */
  release(intentId: string): Promise<ProviderState>;
  /** Refunds a part of a captured intent. Retries a failed refund. */
  refund(intentId: string, wish: RefundWish): Promise<ProviderState>;
  parseEvent(body: string, headers: IncomingHttpHeaders): Result<ProviderEvent>;
}

/** A provider that takes cards through our own calls: the sandbox. A real provider takes the card in the browser. */
export interface DirectProvider extends PaymentProvider {
  authoriseCard(intentId: string, card: CardRequest): Promise<ProviderState>;
  authoriseWallet(intentId: string, method: string): Promise<ProviderState>;
  /** Completes 3-D Secure with the result that the buyer chose on the sandbox's page. */
  completeAction(intentId: string, result: 'approved' | 'refused'): Promise<ProviderState>;
}

/** Compare it by name, never by `instanceof`. `unavailable` may be retried; `refused` may not. */
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
