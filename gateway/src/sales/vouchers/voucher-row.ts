import { type Selectable } from 'kysely';
import type { VoucherTable } from '../../database/tables/sales/voucher-tables';

export type VoucherRow = Selectable<VoucherTable>;
