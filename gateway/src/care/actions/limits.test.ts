import { giftRequest } from '../../../test/sales/gift.fixture';
import { openCareShop, staff } from '../../../test/sales/care-harness';
import { openEmbedded, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';

// The limit of the harness is 5000 cents.
describe('the goodwill limit of one member of staff', () => {
  let database: TestDatabase;
  let shop: Awaited<ReturnType<typeof openCareShop>>;
  beforeAll(async () => {
    database = await openEmbedded();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openCareShop(database.db);
  });
  afterEach(async () => {
    expect(await shop.broken()).toEqual([]);
  });
  afterAll(() => database.close());

  const book = async (codes: readonly string[] = [], amount = 20_000): Promise<string> => {
    const uuid = await shop.book(codes, amount);
    await shop.moveMoney();
    return uuid;
  };
  /** A card of the value, which its buyer has not used. */
  const buyCard = async (value: number): Promise<string> => {
    const request = giftRequest('gift_card', { item: { value }, expectedAmount: value });
    const uuid = await shop.harness.hold({ session: 'giver', request });
    await shop.harness.pay(uuid);
    return uuid;
  };

  it('is the limit itself, of card and vouchers together', async () => {
    const { code } = await shop.buyGift('gift_card');
    const uuid = await book([code], 10_000);
    const limit = { kind: 'refund', card: 2500, vouchers: 2500 } as const;
    expect(await shop.care.preview(uuid, limit)).toMatchObject({ goodwill: 5000, needsSecond: false });
    const above = { ...limit, vouchers: 2501 };
    expect(await shop.care.preview(uuid, above)).toMatchObject({ goodwill: 5001, needsSecond: true });
  });

  it('counts earlier refunds when a cancellation goes beyond the terms', async () => {
    const uuid = await book();
    await shop.care.act(uuid, { kind: 'refund', card: 3000, vouchers: 0 });
    await shop.moveMoney();
    shop.goTo(2);
    // The terms refund half of the remaining 17000 cents.
    expect(await shop.care.preview(uuid, { kind: 'cancel' })).toMatchObject({ goodwill: 0 });
    const within = await shop.care.preview(uuid, { kind: 'cancel', percent: 60 }, staff.lea);
    expect(within).toMatchObject({ goodwill: 1700 + 3000, needsSecond: false });
    const above = await shop.care.preview(uuid, { kind: 'cancel', percent: 65 }, staff.lea);
    expect(above).toMatchObject({ goodwill: 2550 + 3000, needsSecond: true });
  });

  it('counts the refund of a cheaper stay only when the buyer could not change it', async () => {
    const uuid = await book();
    const action = { kind: 'change', wish: await shop.wish(uuid, { nights: 1 }) } as const;
    expect(await shop.care.preview(uuid, action, staff.lea)).toMatchObject({
      goodwill: 0,
      needsSecond: false,
      back: { card: 10_000 },
    });
    shop.goTo(2);
    const late = await shop.care.preview(uuid, action, staff.lea);
    expect(late).toMatchObject({ goodwill: late.expected.card, needsSecond: late.expected.card > 5000 });
    expect(late.expected.card).toBeGreaterThan(0);
  });

  it('allows an extension by the terms; one beyond them needs a lead, and its value counts', async () => {
    const small = await buyCard(4000);
    expect(await shop.care.preview(small, { kind: 'extend' })).toMatchObject({ goodwill: 0 });
    await shop.care.act(small, { kind: 'extend' });
    const again = { goodwill: 4000, mails: ['voucher-extended'] };
    expect(await shop.care.preview(small, { kind: 'extend' }, staff.ann)).toMatchObject({
      ...again,
      needsSecond: true,
    });
    expect(await shop.care.preview(small, { kind: 'extend' }, staff.lea)).toMatchObject({
      ...again,
      needsSecond: false,
    });
    const { uuid: box } = await shop.buyGift('box');
    await shop.care.act(box, { kind: 'extend' });
    expect((await shop.care.preview(box, { kind: 'extend' }, staff.lea)).needsSecond).toBe(true);
  });
});
