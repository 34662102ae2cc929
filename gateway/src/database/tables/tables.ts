import type { AccountTables } from './account-tables';
import type { ActivityVisitTables } from './sales/activity-visit-tables';
import type { AlarmTables } from './alarm-tables';
import type { CareTables } from './care/care-tables';
import type { CatalogueTables } from './catalogue-tables';
import type { ContentTables } from './content-tables';
import type { ExperimentTables } from './experiment-tables';
import type { GivingTables } from './sales/giving-tables';
import type { ImportTables } from './import-tables';
import type { InvoiceTables } from './sales/invoice-tables';
import type { JobTables } from './job-tables';
import type { OperationTables } from './operation-tables';
import type { OrderLifeTables } from './sales/order-life-tables';
import type { OrderTables } from './sales/order-tables';
import type { PaymentTables } from './sales/payment-tables';
import type { PhotoTables } from './photo-tables';
import type { VoucherTables } from './sales/voucher-tables';

/**
 * Row types of all tables, for Kysely. Money is in integer cents. Reading a JSON column returns the parsed value. Write one with
 * `json(value)` of `../json`, because node-postgres would turn an array into an SQL array.
 */
export interface Tables
  extends
    AccountTables,
    ActivityVisitTables,
    AlarmTables,
    CareTables,
    CatalogueTables,
    ContentTables,
    ExperimentTables,
    GivingTables,
    ImportTables,
    InvoiceTables,
    JobTables,
    OperationTables,
    OrderLifeTables,
    OrderTables,
    PaymentTables,
    PhotoTables,
    VoucherTables {}
