import { addDays, isoDate } from '@detour/shared-contracts/base';
import { codeInHeader } from '@detour/shared-contracts/rules';
import { giftRequest } from '../../../test/sales/gift.fixture';
import { openGiftHarness, tokenOf, type GiftHarness } from '../../../test/sales/gift-harness';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import type { Mail } from '../../context/mail';
import { deleteOldPersonalData } from '../../customers/privacy/delete-old-personal-data';
import { remindVouchers } from './remind-vouchers';

const address = 'claire@example.org';

describe.each(testDatabases)('reminders before the last day of a voucher, on %s', (_name, open) => {
  let database: TestDatabase;
  let harness: GiftHarness;
  let url: string;
  let code: string;
  let lastDay: string;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    harness = await openGiftHarness(database);
    ({ url } = await harness.buy(giftRequest('gift_card')));
    ({ code, validUntil: lastDay } = (await harness.visitor.get(url)).json.voucher);
  });
  afterEach(() => harness.shop.app.close());
  afterAll(() => database.close());

  const reminders = (): readonly Mail[] => harness.shop.mails.filter(({ id }) => id.startsWith('reminder-'));
  const askAsHolder = (email = address) =>
    harness.shop.visitor().post(`/api/front/vouchers/${codeInHeader}/reminder`, {
      body: { email, locale: 'fr_FR' },
      headers: { 'x-gift-code': code },
    });
  const askAsBuyer = (wanted: boolean) =>
    harness.visitor.post(`${url}/gifts/0/reminder`, { body: { wanted } });
  /** Goes to a day before the last one, at an hour of the market's clock (winter or summer, after ten). */
  const goTo = async (daysBefore: number, hour = 12): Promise<void> => {
    const target = Date.parse(
      `${addDays(isoDate(lastDay), -daysBefore)}T${String(hour).padStart(2, '0')}:00:00Z`,
    );
    harness.shop.clock.advance({ minutes: Math.round((target - harness.shop.clock.now()) / 60_000) });
    await harness.shop.app.jobs.turn();
    await harness.shop.app.jobs.turn();
  };

  it('are sent only after a request', async () => {
    await goTo(60);
    await goTo(14);
    expect(reminders()).toEqual([]);
  });

  it('are sent 60 and 14 days before, by day, without price, and end with one click (RFC 8058)', async () => {
    expect((await askAsHolder()).status).toBe(204);
    await goTo(61);
    await goTo(60, 3);
    expect(reminders()).toEqual([]);
    await goTo(60);
    await goTo(30);
    expect(reminders()).toHaveLength(1);
    await goTo(14);
    await goTo(5);
    expect(reminders().map(({ to }) => to.address)).toEqual([address, address]);
    const [mail] = reminders();
    expect(mail?.text).not.toContain('100,00');
    expect(mail?.text).toContain(`#token=${code}`);
    expect(mail?.text).not.toContain('/confirmation');
    expect(mail?.unsubscribe).toMatch(/\/api\/front\/reminders\/stop\?/);
  });

  it('stop with the link of the mail: by the mail program, and by the button of the page', async () => {
    for (const way of ['header', 'page'] as const) {
      await askAsHolder();
      await goTo(way === 'header' ? 60 : 14);
      const mail = reminders().at(-1);
      const { pathname, search } = new URL(mail?.unsubscribe ?? '');
      const visitor = harness.shop.visitor();
      const page = await visitor.get(pathname + '?locale=fr_FR');
      expect([page.status, page.text.includes('Arrêter les rappels')]).toEqual([200, true]);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const stopped =
        way === 'header'
          ? await visitor.post(pathname + search, { body: 'List-Unsubscribe=One-Click', headers })
          : await visitor.post(`${pathname}?locale=fr_FR`, {
              body: `token=${/stop\?locale=fr_FR#token=([\w.-]+)/.exec(mail?.text ?? '')?.[1]}`,
              headers,
            });
      expect([stopped.status, stopped.text.includes('plus de rappel')]).toEqual([200, true]);
      const { stopped_at: end } = await database.db
        .selectFrom('reminder')
        .select('stopped_at')
        .executeTakeFirstOrThrow();
      expect(end).not.toBeNull();
    }
    const forged = await harness.shop.visitor().post('/api/front/reminders/stop?id=x&key=y');
    expect(forged.status).toBe(404);
  });

  it('go to the buyer too, with the page of the order, until they take it back', async () => {
    expect((await askAsBuyer(true)).json.voucher.reminder).toBe(true);
    await goTo(60);
    expect(reminders()).toHaveLength(1);
    const link = tokenOf(reminders()[0]?.text ?? '');
    expect((await harness.shop.visitor().get(url, { headers: { 'x-order-link': link } })).status).toBe(200);
    expect((await askAsBuyer(false)).json.voucher.reminder).toBe(false);
    await goTo(14);
    expect(reminders()).toHaveLength(1);
  });

  it('are dropped when they were stopped after they were queued', async () => {
    await askAsBuyer(true);
    await harness.shop.app.jobs.turn();
    const target = Date.parse(`${addDays(isoDate(lastDay), -60)}T12:00:00Z`);
    harness.shop.clock.advance({ minutes: Math.round((target - harness.shop.clock.now()) / 60_000) });
    expect(await remindVouchers(harness.shop.app.gateway)).toBe(1);
    await askAsBuyer(false);
    await harness.shop.app.jobs.turn();
    expect(reminders()).toEqual([]);
  });

  it('skip a past date: a request 40 days before the end leads to the reminder 14 days before', async () => {
    await goTo(40);
    await askAsHolder();
    await goTo(39);
    expect(reminders()).toEqual([]);
    await goTo(14);
    expect(reminders()).toHaveLength(1);
  });

  it.each([
    ['used', `update voucher set state = 'redeemed', remaining = 0`],
    ['withdrawn', `update voucher set state = 'refunded', remaining = 0`],
    ['ended', `update voucher set state = 'expired', remaining = 0`],
  ])('are not sent for a voucher that was %s', async (_what, statement) => {
    await askAsHolder();
    const { sql } = await import('kysely');
    await sql.raw(statement).execute(database.db);
    await goTo(60);
    expect(reminders()).toEqual([]);
    expect((await askAsHolder()).status).toBe(409);
  });

  it('forget their address 30 days after the last day', async () => {
    await askAsHolder();
    const kept = async () => (await database.db.selectFrom('reminder').select('email').execute()).length;
    await goTo(-30);
    await deleteOldPersonalData(harness.shop.app.gateway);
    expect(await kept()).toBe(1);
    await goTo(-31);
    await deleteOldPersonalData(harness.shop.app.gateway);
    expect(await kept()).toBe(0);
  });

  it('need a valid address and a known code', async () => {
    const wrong = await askAsHolder('claire@');
    expect([wrong.status, wrong.json.errors[0].path]).toEqual([400, 'body/email']);
    const stranger = await harness.shop.visitor().post(`/api/front/vouchers/${codeInHeader}/reminder`, {
      body: { email: address, locale: 'fr_FR' },
      headers: { 'x-gift-code': 'DTR-0000-0000-0000-0000' },
    });
    expect(stranger.status).toBe(404);
  });
});
