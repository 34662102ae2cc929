import { codeInHeader } from '@detour/shared-contracts/rules';
import { goodCard, ordersPath } from '../../../test/sales/gift-harness';
import { giftRequest, seedGifts } from '../../../test/sales/gift.fixture';
import { openTestApp, type TestApp } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { findFileMails } from '../../care/desk/file-history.repository';
import { findOrder } from '../../sales/records/order.repository';
import { mailNoticeCommand } from './mail-notice-command';
import { signNotice } from './notice-signature';

const [secret, former] = ['s'.repeat(40), 'f'.repeat(40)];
const path = '/api/mail/notices';
const claire = 'claire@example.org';

const noticeText = (change: object): string =>
  JSON.stringify({ messageId: 'a', kind: 'bounced', address: claire, at: '2026-11-23T10:00:00Z', ...change });

describe('a notice of the mail provider', () => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedGifts(database.db);
    shop = await openTestApp(database.db, { MAIL_NOTICE_SECRET: `${secret},${former}` });
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const send = (body: string, signature = signNotice(secret, body, shop.clock.now())) =>
    shop.app.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { 'content-type': 'application/json', 'x-mail-signature': signature },
    });
  const noticeOf = (messageId: string, more: object = {}): string =>
    JSON.stringify({
      messageId,
      kind: 'bounced',
      address: claire,
      reason: `550 5.1.1 <${claire}>: no such  user`,
      at: new Date(shop.clock.now()).toISOString(),
      ...more,
    });
  const tell = async (messageId: string, more: object = {}): Promise<number> =>
    (await send(noticeOf(messageId, more))).statusCode;
  const told = async (): Promise<readonly string[]> =>
    (await database.db.selectFrom('mail_notice').select('kind').orderBy('kind').execute()).map(
      ({ kind }) => kind,
    );
  const counted = async (outcome: string): Promise<number> => {
    const { values } = await shop.app.gateway.metrics.mailNotices.get();
    return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
  };

  const delivery = (toEmail: string) => ({
    toName: 'Claire',
    toEmail,
    locale: 'fr_FR' as const,
    design: 'love' as const,
    sendAt: null,
  });
  const give = async () => {
    const visitor = shop.visitor();
    const body = giftRequest('gift_card', { item: { delivery: delivery(claire) } });
    const uuid = String((await visitor.post(ordersPath, { body })).json.orderUUID);
    const url = `${ordersPath}/${uuid}`;
    await visitor.post(`${url}/card`, { body: goodCard });
    await shop.app.jobs.turn();
    return {
      uuid,
      mailId: shop.mails.find(({ id }) => id.startsWith('gift-'))?.id ?? '',
      code: async () => (await visitor.get(url)).json.voucher.code as string,
      state: async () => (await visitor.get(url)).json.voucher.delivery.state as string,
      correct: async (address: string) =>
        (await visitor.post(`${url}/gifts/0/delivery`, { body: delivery(address) })).status,
    };
  };
  const lettersTo = (kind: string) => shop.mails.filter(({ id }) => id.includes(kind));

  it('about a gift that came back notifies its giver, who corrects the address and sends it again', async () => {
    const gift = await give();
    expect(await gift.state()).toBe('sent');
    shop.clock.advance({ minutes: 5 * 60 });
    expect(await tell(`<${gift.mailId}@detour>`)).toBe(202);
    await shop.app.jobs.turn();
    expect(await gift.state()).toBe('failed');
    expect(lettersTo('-gift-failed')).toHaveLength(1);
    const row = await database.db.selectFrom('gift_delivery').selectAll().executeTakeFirstOrThrow();
    expect(row.failed_reason).toBe('550 5.1.1 … no such user');
    // Sent again and again by the provider.
    expect(await tell(gift.mailId)).toBe(202);
    await shop.app.jobs.turn();
    expect(lettersTo('-gift-failed')).toHaveLength(1);
    expect(await gift.correct('claire.petit@example.org')).toBe(200);
    await shop.app.jobs.turn();
    expect(await gift.state()).toBe('sent');
    // A notice about the former mail has no effect on the new one.
    expect(await tell(gift.mailId, { kind: 'complained' })).toBe(202);
    expect(await gift.state()).toBe('sent');
  });

  it('never fails a gift that its recipient has opened', async () => {
    const gift = await give();
    const opened = await shop.visitor().post(`/api/front/vouchers/${codeInHeader}/open`, {
      headers: { 'x-gift-code': await gift.code() },
    });
    expect(opened.status).toBe(204);
    await tell(gift.mailId);
    expect(await gift.state()).toBe('sent');
  });

  it('is shown to customer care with the mail, the worst of several', async () => {
    const gift = await give();
    await tell(gift.mailId, { kind: 'delivered', reason: '250 ok' });
    await tell(gift.mailId, { kind: 'complained', reason: 'abuse' });
    await tell(gift.mailId, { kind: 'delivered' });
    expect(await told()).toEqual(['complained', 'delivered']);
    const order = await findOrder(database.db, gift.uuid);
    const mails = order ? await findFileMails(database.db, order) : [];
    expect(mails.map(({ kind, outcome }) => [kind, outcome?.kind ?? null]).sort()).toEqual([
      ['confirmation', null],
      ['gift', 'complained'],
    ]);
    expect(await gift.state()).toBe('sent');
  });

  it.each(['bounced', 'complained'] as const)('that it %s ends reminders and newsletter', async (kind) => {
    const gift = await give();
    const code = await gift.code();
    const asked = await shop.visitor().post(`/api/front/vouchers/${codeInHeader}/reminder`, {
      body: { email: 'Claire@Example.org', locale: 'fr_FR' },
      headers: { 'x-gift-code': code },
    });
    expect(asked.status).toBeLessThan(300);
    const now = new Date(shop.clock.now());
    const proof = { country: 'FR', language: 'fr', source: 'footer' as const, text_version: '2026-11' };
    await database.db
      .insertInto('newsletter_subscription')
      .values({
        id: '7a0f0c9e-0d0f-4d67-9a63-0a7ad1d4a001',
        email: claire,
        ...proof,
        asked_at: now,
        asked_from: 'a',
        confirmed_at: now,
        confirmed_from: 'a',
        subscribed_at: now,
      })
      .execute();
    await tell(gift.mailId, { kind: 'delivered' });
    const ends = async () => [
      (await database.db.selectFrom('reminder').select('stopped_at').executeTakeFirstOrThrow()).stopped_at,
      (await database.db.selectFrom('newsletter_subscription').selectAll().executeTakeFirstOrThrow())
        .unsubscribed_at,
    ];
    expect(await ends()).toEqual([null, null]);
    await tell(gift.mailId, { kind, address: 'CLAIRE@example.org' });
    expect(await ends()).toEqual([now, now]);
  });

  it('about an unknown mail, or another address than the mail’s, is counted and changes nothing', async () => {
    const gift = await give();
    expect(await tell('gift-7a0f0c9e-0d0f-4d67-9a63-0a7ad1d4a001-1')).toBe(202);
    expect(await tell(gift.mailId, { address: 'eve@example.org' })).toBe(202);
    expect([await counted('unknown'), await counted('other-address')]).toEqual([1, 1]);
    expect([await gift.state(), await told()]).toEqual(['sent', []]);
  });

  it('is refused when it is forged, old or signed for another body', async () => {
    const gift = await give();
    const body = noticeOf(gift.mailId);
    const now = shop.clock.now();
    const forged = [
      '',
      'v1=a',
      signNotice('x'.repeat(40), body, now),
      signNotice(secret, noticeOf(gift.mailId, { kind: 'complained' }), now),
      signNotice(secret, body, now - 301_000),
      signNotice(secret, body, now + 301_000),
      signNotice(secret, body, now).replace(/t=\d+/, `t=${Math.floor(now / 1000) - 1}`),
    ];
    for (const signature of forged) {
      const { statusCode, json } = await send(body, signature);
      expect([statusCode, json().code]).toEqual([400, 'INVALID_SIGNATURE']);
    }
    expect(await told()).toEqual([]);
    expect((await send(body, signNotice(former, body, now))).statusCode).toBe(202);
    // A replay within the five minutes changes nothing more, a later one is old.
    const replayed = signNotice(secret, body, now);
    expect((await send(body, replayed)).statusCode).toBe(202);
    expect(await counted('repeated')).toBe(1);
    shop.clock.advance({ minutes: 6 });
    expect((await send(body, replayed)).statusCode).toBe(400);
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['no id', JSON.stringify({ kind: 'bounced', address: claire, at: '2026-11-23T10:00:00Z' })],
    ['another kind', noticeText({ kind: 'opened' })],
    ['an empty id', noticeText({ messageId: '' })],
    ['a day instead of an instant', noticeText({ at: '2026-11-23' })],
    ['a month that does not exist', noticeText({ at: '2026-13-23T10:00:00Z' })],
    ['a number as address', noticeText({ address: 5 })],
    ['nothing', ''],
  ])('is refused with %s', async (_what, body) => {
    const { statusCode, json } = await send(body);
    expect([statusCode, json().code]).toEqual([400, 'INVALID_REQUEST']);
    expect(json().detail).not.toContain('@');
  });

  it('that many send at once is done once', async () => {
    const gift = await give();
    const answers = await Promise.all(Array.from({ length: 12 }, () => tell(gift.mailId)));
    expect(new Set(answers)).toEqual(new Set([202]));
    expect([await counted('bounced'), await counted('repeated')]).toEqual([1, 11]);
    await shop.app.jobs.turn();
    expect(lettersTo('-gift-failed')).toHaveLength(1);
  });

  it('can be tried by an operator without a provider', async () => {
    const gift = await give();
    const { taken } = await mailNoticeCommand(shop.app.gateway, noticeOf(gift.mailId));
    expect([taken, await gift.state()]).toEqual(['bounced', 'failed']);
    await expect(mailNoticeCommand(shop.app.gateway, '{}')).rejects.toThrow('not valid');
  });

  it('has no call without a secret', async () => {
    const closed = await openTestApp(database.db);
    const body = noticeOf('a');
    const { statusCode } = await closed.app.inject({ method: 'POST', url: path, payload: body });
    expect(statusCode).toBe(404);
    await closed.app.close();
  });
});
