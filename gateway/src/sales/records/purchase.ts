import type { VoucherKind } from '@detour/shared-contracts/rules';

/** What an order buys. An exchange buys a voucher with another one. */
export type Purchase = 'stay' | VoucherKind | 'exchange';
