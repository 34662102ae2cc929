import type { VoucherKind } from '@detour/shared-contracts/rules';

/** What an order buys. */
export type Purchase = 'stay' | VoucherKind;
