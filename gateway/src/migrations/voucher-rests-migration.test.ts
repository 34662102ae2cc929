import { sql } from 'kysely';
import { giftRequest, seedGifts } from '../../test/sales/gift.fixture';
import { createOrderHarness } from '../../test/sales/order-harness';
import { startTimeout, testDatabases, type TestDatabase } from '../../test/databases/test-databases';
import { expireVouchers } from '../sales/vouchers/voucher.repository';
import { addDays } from '@detour/shared-contracts/base';
import { today } from '../../test/shop.fixture';
import { voucherRestsMigration } from './steps/0026-voucher-rests';

describe.each(testDatabases)('the migration of remaining values on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  afterAll(() => database.close());

  /** Sets the voucher of a new gift to the values of an older gateway. */
  const sell = async (kind: 'gift_stay' | 'box' | 'gift_card', row: string): Promise<string> => {
    const harness = createOrderHarness(database.db);
    const uuid = await harness.hold({ session: `giver-${kind}-${row}`, request: giftRequest(kind) });
    await harness.pay(uuid);
    await sql.raw(`update voucher set ${row} where order_uuid = '${uuid}'`).execute(database.db);
    return uuid;
  };
  const stateOf = async (uuid: string) => {
    const { state, remaining, closed_at } = await database.db
      .selectFrom('voucher')
      .selectAll()
      .where('order_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    return [state, remaining, closed_at === null];
  };

  it('reopens vouchers with a remaining value, once, and changes no others [GCARD-002]', async () => {
    await database.clear();
    await seedGifts(database.db, { rooms: 9 });
    const ended = "state = 'redeemed', closed_at = now()";
    const stay = await sell('gift_stay', `${ended}, remaining = 4840`);
    const box = await sell('box', `${ended}, remaining = 1, valid_until = '2026-01-01'`);
    const used = await sell('gift_stay', `${ended}, remaining = 0`);
    const withdrawn = await sell('box', `state = 'refunded', closed_at = now(), remaining = 0`);
    const card = await sell('gift_card', `state = 'claimed', remaining = 500`);
    for (let times = 0; times < 2; times += 1) {
      await voucherRestsMigration.up(database.db);
      expect(await stateOf(stay)).toEqual(['claimed', 4840, true]);
      expect(await stateOf(box)).toEqual(['claimed', 1, true]);
      expect(await stateOf(used)).toEqual(['redeemed', 0, false]);
      expect(await stateOf(withdrawn)).toEqual(['refunded', 0, false]);
      expect(await stateOf(card)).toEqual(['claimed', 500, true]);
    }
    await expireVouchers(database.db, addDays(today, 1), new Date());
    expect(await stateOf(box)).toEqual(['expired', 0, false]);
    expect(await stateOf(stay)).toEqual(['claimed', 4840, true]);
  });
});
