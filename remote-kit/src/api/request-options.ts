import type { CallBody, CallParams, CallQuery } from '@detour/shared-contracts/api';

export interface RequestOptions<C> {
  readonly params?: CallParams<C>;
  readonly query?: CallQuery<C>;
  readonly body?: CallBody<C>;
  /** Idempotency key: a repeated request with the same key has one effect. */
  readonly idempotencyKey?: string;
  /** Token of an order's signed link. Sent as a header, because servers log URLs. */
  readonly orderLink?: string;
  /** Voucher code, with `codeInHeader` in the path. Sent as a header, because servers log URLs. */
  readonly giftCode?: string;
  /**
   * True when the call goes on after the visitor has left the page, even if its code has not loaded. Only for a call without a body
   * that has the same effect when it arrives twice.
   */
  readonly outlivesPage?: boolean;
  readonly signal?: AbortSignal;
}

export interface ApiOptions {
  /** Empty in the browser (same origin); the gateway's origin on the server. */
  readonly baseUrl: string;
  /** Timeout of a call in milliseconds. */
  readonly timeout?: number;
  /** `x-composition-id`, `x-request-id`… */
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers of calls that change something, read at each of them: the visit that an order comes from. */
  readonly writeHeaders?: () => Readonly<Record<string, string>>;
}
