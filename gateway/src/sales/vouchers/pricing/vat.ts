import type { VoucherKind } from '@detour/shared-contracts/rules';

/** Standard VAT rates of the five countries in 1/100 percent: a day activity is taxed in its country. */
const ordinaryRates: Readonly<Record<string, number>> = { FR: 2000, ES: 2100, IT: 2200, NL: 2100, BE: 2100 };

export interface VoucherVat {
  readonly voucher_type: 'SPV' | 'MPV';
  readonly vat_rate_bp: number | null;
}

/**
 * VAT treatment of a voucher (Directive 2016/1065). An activity has a fixed partner, country and rate: single-purpose, taxed when
 * sold. For gift stays, boxes and cards these are open: multi-purpose, taxed when used.
 */
export const vatOf = (kind: VoucherKind, country: string | null): VoucherVat => {
  const rate = country === null ? undefined : ordinaryRates[country];
  return kind === 'activity' && rate !== undefined
    ? { voucher_type: 'SPV', vat_rate_bp: rate }
    : { voucher_type: 'MPV', vat_rate_bp: null };
};
