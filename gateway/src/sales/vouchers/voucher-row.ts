import { type Selectable } from 'kysely';
import type { VoucherTable } from '../../database/voucher-tables';

export type VoucherRow = Selectable<VoucherTable>;
