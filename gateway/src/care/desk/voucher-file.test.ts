import type { CareVoucherFile, ExchangeWish } from '@detour/shared-contracts/api';
import { giftRequest } from '../../../test/sales/gift.fixture';
import { openCareShop, reason, staff } from '../../../test/sales/care-harness';
import { openEmbedded, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { extendByCare } from '../../sales/vouchers/terms/extend-voucher';
import { findVouchersOfOrder, marketDayOf } from '../../sales/vouchers/voucher.repository';
import { transact } from '../../database/transaction';
import { readVoucherFile } from './voucher-file';

describe('the file of a voucher', () => {
  let database: TestDatabase;
  let shop: Awaited<ReturnType<typeof openCareShop>>;
  beforeAll(async () => {
    database = await openEmbedded();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openCareShop(database.db);
  });
  afterAll(() => database.close());

  const delivery = {
    toName: 'Jonas',
    toEmail: 'jonas@example.org',
    locale: 'nl_NL',
    design: 'birthday',
    sendAt: null,
  } as const;
  const give = async (): Promise<string> => {
    const uuid = await shop.harness.hold({
      session: 'giver',
      request: giftRequest('gift_card', { item: { delivery } }),
    });
    await shop.harness.pay(uuid);
    return uuid;
  };
  const fileOf = async (uuid: string, position = 0): Promise<CareVoucherFile> => {
    const file = await readVoucherFile(shop.deps, await shop.find(uuid), position);
    if (!file) throw new Error('no file');
    return file;
  };
  const voucherOf = async (uuid: string) => {
    const [voucher] = await findVouchersOfOrder(database.db, uuid);
    if (!voucher) throw new Error('no voucher');
    return voucher;
  };

  it('returns its mail, its reminders, what it paid, and its extension', async () => {
    const uuid = await give();
    const voucher = await voucherOf(uuid);
    const now = new Date(shop.harness.clock.now());
    await database.db
      .insertInto('reminder')
      .values({
        voucher_id: voucher.id,
        to_kind: 'recipient',
        email: 'jonas@example.org',
        locale: 'nl_NL',
        asked_at: now,
        stopped_at: null,
        sent: JSON.stringify([`${voucher.valid_until}/60`, `${voucher.valid_until}/14`]),
      })
      .execute();
    await database.db
      .updateTable('gift_delivery')
      .set({ state: 'failed', failed_reason: '550 no such user' })
      .execute();
    const by = { actor: 'care' as const, staff: staff.ann.staff, reason };
    await transact(database.db, (trx) =>
      extendByCare(trx, voucher, { by, now, today: marketDayOf('fr_FR', now) }),
    );
    const file = await fileOf(uuid);
    expect(file).toMatchObject({
      customer: expect.stringMatching(/\w/),
      delivery: { toName: 'Jonas', state: 'failed', version: 1, failedReason: '550 no such user' },
      reminders: [{ to: 'recipient', email: 'jonas@example.org', stoppedAt: null, sent: [60, 14] }],
      uses: [],
      visits: [],
      from: null,
      to: null,
    });
    expect(file.events.map(({ kind }) => kind)).toEqual(['confirmed', 'voucher.extended']);
    expect(file.events[1]).toMatchObject({ reason, staff: expect.any(String) });
  });

  it('returns the orders that it paid, a change of a booking as the booking', async () => {
    const { uuid, code } = await shop.buyGift('gift_card');
    const booking = await shop.book([code], 10_000);
    const { number } = await shop.find(booking);
    expect((await fileOf(uuid)).uses).toMatchObject([
      { orderNumber: number, amount: 10_000, returned: 0, state: 'spent' },
    ]);
    const other = await shop.buyGift('box');
    await shop.open(booking, await shop.wish(booking, { nights: 3 }), 10_000, [other.code]);
    expect((await fileOf(other.uuid)).uses).toMatchObject([
      { orderNumber: number, amount: 10_000, state: 'spent' },
    ]);
  });

  it('links to the voucher that replaced it, and back', async () => {
    const { uuid } = await shop.buyGift('box');
    const exchange: ExchangeWish = {
      position: 0,
      kind: 'gift_card',
      productId: '',
      nights: null,
      adults: 2,
      to: null,
    };
    await shop.care.act(uuid, { kind: 'exchange', exchange });
    const order = await database.db
      .selectFrom('orders')
      .selectAll()
      .where('placed_by', 'is not', null)
      .executeTakeFirstOrThrow();
    const former = await fileOf(uuid);
    expect(former).toMatchObject({ from: null, to: { orderNumber: order.number, position: 0 } });
    expect(former.events.map(({ kind }) => kind)).toEqual(['confirmed', 'voucher.exchanged']);
    const { number } = await shop.find(uuid);
    expect(await fileOf(order.uuid)).toMatchObject({
      from: { orderNumber: number, position: 0 },
      to: null,
      delivery: null,
    });
    expect(JSON.stringify(former)).not.toMatch(/"code"/);
  });

  it('is undefined for a gift that the order does not have', async () => {
    const { uuid } = await shop.buyGift('box');
    expect(await readVoucherFile(shop.deps, await shop.find(uuid), 1)).toBeUndefined();
    expect(await readVoucherFile(shop.deps, await shop.find(await shop.book()), 0)).toBeUndefined();
  });
});
