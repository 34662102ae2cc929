import { Migrator, type Kysely } from 'kysely';
import { catalogueMigration } from './steps/0001-catalogue';
import { ordersMigration } from './steps/0002-inventory-and-orders';
import { catalogueSearchMigration } from './steps/0003-catalogue-search';
import { vouchersMigration } from './steps/0004-vouchers';
import { accountsMigration } from './steps/0005-accounts';
import { boxesMigration } from './steps/0006-boxes';
import { activitiesMigration } from './steps/0007-activities';
import { hotelsMigration } from './steps/0008-hotels';
import { importMigration } from './steps/0010-import';
import { paymentByVoucherMigration } from './steps/0011-payment-by-voucher';
import { hotelNightsMigration } from './steps/0012-hotel-nights';
import { alarmsMigration } from './steps/0013-alarms';
import { booksMigration } from './steps/0014-books';
import { paymentsMigration } from './steps/0015-payments';
import { accountSecurityMigration } from './steps/0016-account-security';
import { sealedCodesMigration } from './steps/0017-sealed-codes';
import { linksAndPromotionUsesMigration } from './steps/0018-links-and-promotion-uses';
import { jobsMigration } from './steps/0020-jobs';
import { emailChangesMigration } from './steps/0021-email-changes';
import { careStaffMigration } from './steps/0024-care-staff';
import { orderLifeMigration } from './steps/0025-order-life';
import { voucherRestsMigration } from './steps/0026-voucher-rests';
import { papersMigration } from './steps/0027-papers';
import { sentMailsMigration } from './steps/0028-sent-mails';
import { amendmentsMigration } from './steps/0029-amendments';
import { voucherTermsMigration } from './steps/0030-voucher-terms';
import { givingMigration } from './steps/0031-giving';
import { activityVisitsMigration } from './steps/0032-activity-visits';
import { careDeskMigration } from './steps/0033-care-desk';
import { careActingMigration } from './steps/0036-care-acting';
import { ordersOfAnAddressMigration } from './steps/0034-orders-of-an-address';
import { accountKeepsMigration } from './steps/0037-account-keeps';
import { exchangesOfRestsMigration } from './steps/0038-exchanges-of-rests';
import { careGoodwillMigration } from './steps/0039-care-goodwill';
import { mailNoticesMigration } from './steps/0040-mail-notices';
import { sizeIndexesMigration } from './steps/0041-indexes-at-size';
import { stayChangesMigration } from './steps/0042-stay-changes';
import { indexesOfCallsMigration } from './steps/0043-indexes-of-calls';
import { analyticsEventsMigration } from './steps/0060-analytics-events';
import { analyticsSearchesMigration } from './steps/0130-analytics-searches';
import { photoHistoryMigration } from './steps/0131-photo-history';
import { channelManagersMigration } from './steps/0135-channel-managers';
import { invariantPassesMigration } from './steps/0136-invariant-passes';
import { pastNightsMigration } from './steps/0065-past-nights';
import { instalmentsMigration } from './steps/0090-instalments';
import { promotionsMigration } from './steps/0070-promotions';
import { contentVersionsMigration } from './steps/0080-content-versions';
import { callCountsMigration } from './steps/0100-call-counts';
import { catalogueRevisionMigration } from './steps/0101-catalogue-revision';
import { redirectPaymentsMigration } from './steps/0119-redirect-payments';
import { experimentsMigration } from './steps/0116-experiments';
import { exposuresMigration } from './steps/0117-exposures';
import { promotionEndsMigration } from './steps/0110-promotion-ends';
import { photosMigration } from './steps/0113-photos';
import { mealsOfStaysMigration } from './steps/0122-meals-of-stays';
import { retentionIndexesMigration } from './steps/0125-retention-indexes';
import { prepareQueue } from '../outbox/prepare-queue';
import type { Tables } from '../database/tables/tables';

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
  '0016-account-security': accountSecurityMigration,
  '0017-sealed-codes': sealedCodesMigration,
  '0018-links-and-promotion-uses': linksAndPromotionUsesMigration,
  '0020-jobs': jobsMigration,
  '0021-email-changes': emailChangesMigration,
  '0024-care-staff': careStaffMigration,
  '0025-order-life': orderLifeMigration,
  '0026-voucher-rests': voucherRestsMigration,
  '0027-papers': papersMigration,
  '0028-sent-mails': sentMailsMigration,
  '0029-amendments': amendmentsMigration,
  '0030-voucher-terms': voucherTermsMigration,
  '0031-giving': givingMigration,
  '0032-activity-visits': activityVisitsMigration,
  '0033-care-desk': careDeskMigration,
  '0034-orders-of-an-address': ordersOfAnAddressMigration,
  '0036-care-acting': careActingMigration,
  '0037-account-keeps': accountKeepsMigration,
  '0038-exchanges-of-rests': exchangesOfRestsMigration,
  '0039-care-goodwill': careGoodwillMigration,
  '0040-mail-notices': mailNoticesMigration,
  '0041-indexes-at-size': sizeIndexesMigration,
  '0042-stay-changes': stayChangesMigration,
  '0043-indexes-of-calls': indexesOfCallsMigration,
  '0060-analytics-events': analyticsEventsMigration,
  '0065-past-nights': pastNightsMigration,
  '0090-instalments': instalmentsMigration,
  '0070-promotions': promotionsMigration,
  '0080-content-versions': contentVersionsMigration,
  '0100-call-counts': callCountsMigration,
  '0101-catalogue-revision': catalogueRevisionMigration,
  '0119-redirect-payments': redirectPaymentsMigration,
  '0116-experiments': experimentsMigration,
  '0117-exposures': exposuresMigration,
  '0110-promotion-ends': promotionEndsMigration,
  '0113-photos': photosMigration,
  '0122-meals-of-stays': mealsOfStaysMigration,
  '0125-retention-indexes': retentionIndexesMigration,
  '0130-analytics-searches': analyticsSearchesMigration,
  '0131-photo-history': photoHistoryMigration,
  '0135-channel-managers': channelManagersMigration,
  '0136-invariant-passes': invariantPassesMigration,
};

/** Of this version, in the order of their numbers. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/** Migrates the database. Throws the database's error when a statement fails. */
export const migrate = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Steps touch separate tables, so a step that is merged later may have a lower number than one that has run.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  await prepareQueue(db);
  return (results ?? []).map((result) => result.migrationName);
};
