import { voucherStatusCall, type Locale, type Result, type VoucherStatus } from '@detour/shared-contracts';
import { validateVoucherStatus } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/shared-ui/remote';

/** What a gift code is good for; 404 for one that nobody has. */
export const loadVoucher = (
  api: Api,
  code: string,
  locale: Locale,
): Promise<Result<VoucherStatus, ApiError>> =>
  api.request(voucherStatusCall, validateVoucherStatus, { params: { code }, query: { locale } });
