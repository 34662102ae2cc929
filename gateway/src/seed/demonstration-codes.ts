import type { Database } from '../database/open-database';

/** A code that whoever tries the demonstration shop can type; an operator's own codes come by `set-promotion-code`. */
const code = { code: 'DETOUR10', percent: 10, amount: null, valid_from: null, valid_until: null };

/** Ten percent off any stay. One that an operator has changed stays as it is. */
export const writeDemonstrationCodes = async (db: Database): Promise<void> => {
  await db
    .insertInto('promotion_code')
    .values(code)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
};
