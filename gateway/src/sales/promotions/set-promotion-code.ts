import type { Database } from '../../database/open-database';
import { listPromotions } from './list-promotions';
import { endPromotion, putPromotion } from './put-promotion';
import { readPromotion } from './read-promotion';

const commandLine = 'command line';

/**
 * Admin command: creates or changes a promotion, `{ code, percent | amount, automatic?, … }`: see `WrittenPromotion`. Amounts are cents,
 * dates `yyyy-MM-dd`. Missing members have no condition or limit.
 */
export const setPromotionCode = async (
  db: Database,
  text: string,
  at = new Date(),
): Promise<{ readonly code: string }> => {
  const promotion = readPromotion(JSON.parse(text) as Readonly<Record<string, unknown>>);
  await putPromotion(db, promotion, { by: commandLine, at });
  return { code: promotion.code };
};

/** Admin command: ends a promotion by its code. Throws when none is open. */
export const endPromotionCommand = async (
  db: Database,
  text: string,
  at: Date,
): Promise<{ readonly ended: string }> => {
  const code = text.trim().toUpperCase();
  if (!(await endPromotion(db, code, { by: commandLine, at })))
    throw new Error(`There is no open promotion "${code}".`);
  return { ended: code };
};

/** Admin command: all promotions with their uses and their history. */
export const listPromotionsCommand = async (db: Database) => ({ promotions: await listPromotions(db) });
