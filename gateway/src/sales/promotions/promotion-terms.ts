import type { IsoDate } from '@detour/shared-contracts/base';
import type { Selectable } from 'kysely';
import type { VoucherTables } from '../../database/tables/sales/voucher-tables';
import type { PromotionTerms } from '../reductions/promotion';

export type PromotionRow = Selectable<VoucherTables['promotion_code']>;

const noRules = {
  stayFrom: null,
  stayUntil: null,
  leastDaysBefore: null,
  mostDaysBefore: null,
  leastNights: null,
  mostNights: null,
  flows: [],
  locales: [],
  hotels: [],
  packages: [],
  themes: [],
  mostPerOrder: null,
  priority: 0,
  exclusive: false,
} as const;

/** The terms of a stored promotion. A row of an older gateway has no rules. */
export const toTerms = (row: PromotionRow): PromotionTerms => ({
  ...noRules,
  ...(row.rules as Partial<PromotionTerms>),
  code: row.code,
  automatic: row.automatic,
  percent: row.percent,
  amount: row.amount,
  leastAmount: row.least_amount,
  budget: row.budget,
  mostUses: row.most_uses,
  validFrom: row.valid_from as IsoDate | null,
  validUntil: row.valid_until as IsoDate | null,
});
