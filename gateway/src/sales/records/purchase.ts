import { type VoucherKind } from '@detour/shared-contracts';

/** What an order buys. */
export type Purchase = 'stay' | VoucherKind;
