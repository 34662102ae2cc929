import type { Database } from '../../src/database/open-database';
import { putPromotion } from '../../src/sales/promotions/put-promotion';
import { readPromotion, type WrittenPromotion } from '../../src/sales/promotions/read-promotion';
import { testNow } from '../shop.fixture';

/** A promotion of ten percent, unless `terms` differ. */
export const promotionFixture = (
  terms: Partial<WrittenPromotion> & { readonly code: string },
): WrittenPromotion => readPromotion({ ...(terms.amount === undefined && { percent: 10 }), ...terms });

/** Writes an automatic promotion of ten percent, unless `terms` differ, as of `at`. */
export const startPromotion = async (
  db: Database,
  terms: Partial<WrittenPromotion> & { readonly code: string },
  at = new Date(testNow),
): Promise<void> => putPromotion(db, promotionFixture({ automatic: true, ...terms }), { by: 'a test', at });
