import type { Database } from '../database/open-database';

/** Promotion code for trying the demonstration shop. Operators create their own with `set-promotion-code`. */
const code = { code: 'DETOUR10', percent: 10, amount: null, valid_from: null, valid_until: null };

/** Ten percent off any stay. Does not overwrite a code that an operator changed. */
export const writeDemonstrationCodes = async (db: Database): Promise<void> => {
  await db
    .insertInto('promotion_code')
    .values(code)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
};
