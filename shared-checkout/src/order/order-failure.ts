import type { Cents } from '@detour/shared-contracts/base';

/** Why there is no order. In none of these cases was anything charged. */
export type OrderFailure =
  | { readonly kind: 'amount-changed'; readonly message: string; readonly newAmount: Cents | null }
  | { readonly kind: 'sold-out'; readonly message: string }
  | { readonly kind: 'checkin-unavailable'; readonly message: string }
  | { readonly kind: 'not-available'; readonly message: string }
  /** This visitor has reached the limit of held rooms. Holds expire automatically. */
  | { readonly kind: 'too-many-holds'; readonly message: string }
  /** The gateway's `code`, if any. A remote may have a more specific text for it. */
  | { readonly kind: 'refused'; readonly message: string; readonly code?: string }
  | { readonly kind: 'unreachable'; readonly message: string };
