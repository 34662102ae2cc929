import { Migrator, type Kysely } from 'kysely';
import { catalogueMigration } from './migrations/0001-catalogue';
import { ordersMigration } from './migrations/0002-inventory-and-orders';
import { catalogueSearchMigration } from './migrations/0003-catalogue-search';
import { vouchersMigration } from './migrations/0004-vouchers';
import { accountsMigration } from './migrations/0005-accounts';
import { boxesMigration } from './migrations/0006-boxes';
import { activitiesMigration } from './migrations/0007-activities';
import { hotelsMigration } from './migrations/0008-hotels';
import { importMigration } from './migrations/0010-import';
import { paymentByVoucherMigration } from './migrations/0011-payment-by-voucher';
import { hotelNightsMigration } from './migrations/0012-hotel-nights';
import { alarmsMigration } from './migrations/0013-alarms';
import { booksMigration } from './migrations/0014-books';
import { linksAndPromotionUsesMigration } from './migrations/0018-links-and-promotion-uses';
import { paymentsMigration } from './migrations/0015-payments';
import { sealedCodesMigration } from './migrations/0017-sealed-codes';
import { accountSecurityMigration } from './migrations/0016-account-security';
import { jobsMigration } from './migrations/0020-jobs';
import { emailChangesMigration } from './migrations/0021-email-changes';
import { careStaffMigration } from './migrations/0024-care-staff';
import { prepareQueue } from '../messaging/outbox/prepare-queue';
import type { Tables } from './schema';

/** Forward only; a name, once released, is never changed or removed. SQL is valid for PostgreSQL 15 and PGlite. */
const migrations = {
  '0001-catalogue': catalogueMigration,
  '0002-inventory-and-orders': ordersMigration,
  '0003-catalogue-search': catalogueSearchMigration,
  '0004-vouchers': vouchersMigration,
  '0005-accounts': accountsMigration,
  '0006-boxes': boxesMigration,
  '0007-activities': activitiesMigration,
  '0008-hotels': hotelsMigration,
  '0010-import': importMigration,
  '0011-payment-by-voucher': paymentByVoucherMigration,
  '0012-hotel-nights': hotelNightsMigration,
  '0013-alarms': alarmsMigration,
  '0014-books': booksMigration,
  '0015-payments': paymentsMigration,
  '0017-sealed-codes': sealedCodesMigration,
  '0016-account-security': accountSecurityMigration,
  '0020-jobs': jobsMigration,
  '0018-links-and-promotion-uses': linksAndPromotionUsesMigration,
  '0021-email-changes': emailChangesMigration,
  '0024-care-staff': careStaffMigration,
};

/** Of this version, in the order of their numbers. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/** Brings the database up to date; throws the database's own error when a statement fails. */
export const migrate = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Each touches tables of its own: one that is merged later may carry a lower number than one that has run.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  await prepareQueue(db);
  return (results ?? []).map((result) => result.migrationName);
};
