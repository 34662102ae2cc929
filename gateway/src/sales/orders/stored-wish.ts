import type { OrderRequest } from '@detour/shared-contracts';
import { hashVoucherCode, readVoucherCode } from '../vouchers/voucher-code';

/** What is kept of a request. Codes are worth money, so only their hashes are. */
export const toStoredWish = ({ expectedAmount, items }: OrderRequest): object => ({
  expectedAmount,
  items: items.voucherCodes
    ? {
        ...items,
        voucherCodes: items.voucherCodes.map((code) => hashVoucherCode(readVoucherCode(code) ?? code)),
      }
    : items,
});
