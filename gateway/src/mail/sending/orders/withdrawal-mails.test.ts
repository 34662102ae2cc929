import { giftRequest, voucherItem } from '../../../../test/sales/gift.fixture';
import { openGiftHarness, type GiftHarness } from '../../../../test/sales/gift-harness';
import { openEmbedded, startTimeout, type TestDatabase } from '../../../../test/databases/test-databases';

describe('the mail of a withdrawal from one gift of several', () => {
  let database: TestDatabase;
  let harness: GiftHarness;
  beforeAll(async () => {
    database = await openEmbedded();
  }, startTimeout);
  beforeEach(async () => {
    harness = await openGiftHarness(database);
  });
  afterEach(() => harness.shop.app.close());
  afterAll(() => database.close());

  /** Activities of 60 €, 30 € and 60 €, paid by what `codes` leave. */
  const buy = (codes: readonly string[] = [], expectedAmount = 15_000) => {
    const request = giftRequest('activity', { expectedAmount });
    const furtherItems = [voucherItem('activity', { adults: 1 }), voucherItem('activity')];
    return harness.buy({ ...request, items: { ...request.items, furtherItems, voucherCodes: [...codes] } });
  };
  /** Withdraws from a gift, and returns the amounts of the acknowledgement. */
  const withdraw = async (url: string, position: number): Promise<readonly string[]> => {
    const { now } = (await harness.visitor.get(`${url}/cancellation?positions=${position}`)).json;
    const vouchers = now.vouchers.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    const body = { positions: [position], expected: { card: now.card, vouchers } };
    expect((await harness.visitor.post(`${url}/withdraw`, { body })).status).toBe(200);
    const sent = harness.shop.mails.length;
    for (let turn = 0; turn < 4; turn += 1) await harness.shop.app.jobs.turn();
    const [mail, ...more] = harness.shop.mails
      .slice(sent)
      .filter(({ about }) => about?.kind === 'cancellation');
    expect(more).toEqual([]);
    return mail?.text.match(/\d+,\d\d\u00a0€/g) ?? [];
  };

  it('shows the refund of this gift alone, also for the last one', async () => {
    const { url } = await buy();
    expect(await withdraw(url, 1)).toEqual(['30,00\u00a0€']);
    harness.shop.clock.advance({ minutes: 60 });
    expect(await withdraw(url, 0)).toEqual(['60,00\u00a0€']);
    harness.shop.clock.advance({ minutes: 60 });
    expect(await withdraw(url, 2)).toEqual(['60,00\u00a0€']);
    expect((await harness.visitor.get(url)).json.status).toBe('cancelled');
  });

  it('shows the part of the voucher that paid', async () => {
    const paying = await harness.buy(giftRequest('gift_card'));
    const { code } = (await harness.visitor.get(paying.url)).json.voucher;
    const { url } = await buy([code], 5000);
    expect(await withdraw(url, 0)).toEqual(['50,00\u00a0€', '10,00\u00a0€']);
    harness.shop.clock.advance({ minutes: 60 });
    expect(await withdraw(url, 1)).toEqual(['30,00\u00a0€']);
  });
});
