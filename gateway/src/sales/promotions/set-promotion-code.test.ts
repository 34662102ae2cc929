import { isoDate } from '@detour/shared-contracts/base';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { writeDemonstrationCodes } from '../../seed/demonstration-codes';
import { findReduction } from './promotion-code.repository';
import { setPromotionCode } from './set-promotion-code';

describe('a promotion code', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  afterAll(() => database.close());

  const set = (input: object) => setPromotionCode(database.db, JSON.stringify(input));
  const reduce = (code: string, amount = 20_000, today = '2027-01-10') =>
    findReduction(database.db, code, { purchase: 'stay', amount, today: isoDate(today), locale: 'fr_FR' });

  it("is created and changed by the operator's command", async () => {
    expect(await set({ code: 'spring', percent: 15, validUntil: '2027-03-31', leastAmount: 15_000 })).toEqual(
      {
        code: 'SPRING',
      },
    );
    expect(await reduce('Spring')).toEqual({ ok: true, value: { code: 'SPRING', amount: 3000 } });
    expect((await reduce('spring', 14_999)).ok).toBe(false);
    expect((await reduce('spring', 20_000, '2027-04-01')).ok).toBe(false);
    await set({ code: 'SPRING', amount: 2500 });
    expect(await reduce('spring', 2000)).toEqual({ ok: true, value: { code: 'SPRING', amount: 2000 } });
  });

  it.each([
    [{ code: 'x', percent: 10 }, 'is not a code'],
    [{ code: 'BOTH', percent: 10, amount: 100 }, 'Either "percent" or "amount"'],
    [{ code: 'NONE' }, 'Either "percent" or "amount"'],
    [{ code: 'MUCH', percent: 95 }, '1 to 90'],
    [{ code: 'HALF', amount: 10.5 }, 'must be cents'],
    [{ code: 'USES', percent: 10, mostUses: 0 }, 'must be a whole number from 1'],
    [{ code: 'NEVER', percent: 10, validFrom: '2027-02-30' }, 'must be a date'],
    [{ code: 'WHAT', percent: 10, purchases: ['flights'] }, 'must be a list of'],
  ])('is rejected with a reason: %j', async (input, reason) => {
    await expect(set(input)).rejects.toThrow(reason);
  });

  it("exists in the demonstration and keeps the operator's changes", async () => {
    await writeDemonstrationCodes(database.db, new Date());
    expect(await reduce('detour10')).toMatchObject({ value: { amount: 2000 } });
    await set({ code: 'DETOUR10', percent: 5 });
    await writeDemonstrationCodes(database.db, new Date());
    expect(await reduce('detour10')).toMatchObject({ value: { amount: 1000 } });
  });
});
