import { themeIds } from '@detour/shared-contracts/catalogue';
import type { Database } from '../database/open-database';
import { putPromotion } from '../sales/promotions/put-promotion';
import { readPromotion } from '../sales/promotions/read-promotion';

/** Promotions for trying the demonstration shop, one for each kind of rule. Staff create their own. Amounts are cents. */
const promotions = [
  // Any stay, by code.
  { code: 'DETOUR10', percent: 10 },
  // A code with conditions, instead of an automatic promotion.
  {
    code: 'ESCAPADE25',
    amount: 2500,
    leastAmount: 20_000,
    leastNights: 2,
    mostUsesPerBuyer: 1,
    exclusive: true,
  },
  { code: 'LASTMINUTE', automatic: true, percent: 10, mostDaysBefore: 5, flows: ['booking'] },
  { code: 'EARLYBIRD', automatic: true, percent: 8, leastDaysBefore: 120, flows: ['booking'] },
  {
    code: 'THREENIGHTS',
    automatic: true,
    percent: 12,
    leastNights: 3,
    mostPerOrder: 6000,
    flows: ['booking'],
  },
  { code: 'ROOMONLY', automatic: true, amount: 1000, leastAmount: 12_000, flows: ['hotel'] },
  {
    code: 'WELLNESS',
    automatic: true,
    percent: 15,
    themes: [themeIds.wellness],
    leastDaysBefore: 14,
    mostDaysBefore: 45,
    priority: 10,
    budget: 500_000,
    mostUses: 200,
    exclusive: true,
  },
] as const;

/** Writes the promotions as of `at`. Does not overwrite one that staff changed or ended. */
export const writeDemonstrationCodes = async (db: Database, at: Date): Promise<void> => {
  const known = new Set(
    (await db.selectFrom('promotion_code').select('code').execute()).map(({ code }) => code),
  );
  for (const one of promotions)
    if (!known.has(one.code)) await putPromotion(db, readPromotion(one), { by: 'demonstration', at });
};
