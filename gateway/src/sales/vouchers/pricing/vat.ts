import type { VoucherKind } from '@detour/shared-contracts/rules';

/** Ordinary rates of the five countries, in 1/100 percent: a day activity is taxed where it happens. */
const ordinaryRates: Readonly<Record<string, number>> = { FR: 2000, ES: 2100, IT: 2200, NL: 2100, BE: 2100 };

export interface VoucherVat {
  readonly voucher_type: 'SPV' | 'MPV';
  readonly vat_rate_bp: number | null;
}

/**
 * Which kind of voucher the tax law sees (Directive 2016/1065). An activity names its partner, its country and so its tax: single-purpose,
 * taxed when it is sold. A gift stay can be exchanged, a box and a card open many doors: multi-purpose, taxed when they are used.
 */
export const vatOf = (kind: VoucherKind, country: string | null): VoucherVat => {
  const rate = country === null ? undefined : ordinaryRates[country];
  return kind === 'activity' && rate !== undefined
    ? { voucher_type: 'SPV', vat_rate_bp: rate }
    : { voucher_type: 'MPV', vat_rate_bp: null };
};
