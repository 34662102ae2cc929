import { setTimeout as sleep } from 'node:timers/promises';
import type { GiftDelivery } from '@detour/shared-contracts/api';
import { giftRequest } from '../../../test/sales/gift.fixture';
import { cancelAsTold, openGiftHarness, type GiftHarness } from '../../../test/sales/gift-harness';
import { openTestApp, type TestApp } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { checkInvariants } from '../../operations/invariants/check-invariants';

const rounds = 8;
const day = 24 * 60;

// PGlite runs transactions one after another, so only a real server shows these races.
describe('gifts that are due on several gateways', () => {
  let database: TestDatabase;
  let harness: GiftHarness;
  let other: TestApp;
  const slow: string[] = [];
  let begun = 0;
  /** Called while a gift is mailed, with its response. */
  let atSending: () => Promise<readonly unknown[]>;
  const duringMails: (readonly unknown[])[] = [];
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    harness = await openGiftHarness(database);
    slow.length = 0;
    begun = 0;
    duringMails.length = 0;
    atSending = async () => [];
    other = await openTestApp(database.db, {}, undefined, {
      // As slow as a mail server, so that changes arrive while a mail goes out.
      mail: {
        async send({ id }) {
          begun += 1;
          if (id.startsWith('gift-')) duringMails.push(await atSending());
          await sleep(60);
          slow.push(id);
        },
      },
    });
  });
  afterEach(async () => {
    expect(await checkInvariants({ db: database.db, clock: harness.shop.clock })).toEqual([]);
    await harness.shop.app.close();
    await other.app.close();
  });
  afterAll(() => database.close());

  const advance = (minutes: number): void => {
    for (const { clock } of [harness.shop, other]) clock.advance({ minutes });
  };
  const at = (minutes: number): string => new Date(harness.shop.clock.now() + minutes * 60_000).toISOString();
  const wish = (round: number, sendAt: string): GiftDelivery => ({
    toName: 'Claire',
    toEmail: `claire-${round}@example.org`,
    locale: 'fr_FR',
    design: 'place',
    sendAt,
  });
  const give = async (): Promise<readonly string[]> => {
    const urls: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const item = { delivery: wish(round, at(60)) };
      urls.push((await harness.buy(giftRequest('gift_card', { item }))).url);
    }
    return urls;
  };
  const giftMails = (): readonly string[] =>
    [...harness.shop.mails.map(({ id }) => id), ...slow].filter((id) => id.startsWith('gift-'));
  const turnBoth = () => Promise.all([harness.shop.app.jobs.turn(), other.app.jobs.turn()]);

  it('are sent once each', async () => {
    await give();
    advance(61);
    await turnBoth();
    advance(1);
    await turnBoth();
    expect(giftMails()).toHaveLength(rounds);
    expect(new Set(giftMails()).size).toBe(rounds);
  }, 120_000);

  it('are either sent or moved to another hour: no version is sent twice, and a moved one is sent later', async () => {
    const urls = await give();
    advance(61);
    const later = at(day);
    const [changes] = await Promise.all([
      Promise.all(
        urls.map(async (url, round) => {
          while (begun === 0) await sleep(2);
          await sleep(15 * round);
          return harness.visitor.post(`${url}/gifts/0/delivery`, { body: wish(round, later) });
        }),
      ),
      other.app.jobs.turn(),
    ]);
    await turnBoth();
    const moved = changes.filter(({ status }) => status === 200);
    for (const { status, json } of changes)
      if (status !== 200) expect([status, json.code]).toEqual([409, 'DELIVERY_BUSY']);
    // After a move is confirmed, the first version is never sent.
    const waited = await database.db
      .selectFrom('order_event')
      .innerJoin('voucher', 'voucher.order_uuid', 'order_event.order_uuid')
      .select(['voucher.id', 'order_event.data'])
      .where('order_event.kind', '=', 'gift.changed')
      .execute();
    for (const { id, data } of waited)
      if ('before' in data && data.before === 'waiting') expect(giftMails()).not.toContain(`gift-${id}-1`);
    const before = giftMails();
    expect(new Set(before).size).toBe(before.length);
    // A rejected change means that the mail was being sent.
    expect(before.length).toBeGreaterThanOrEqual(rounds - moved.length);
    advance(day);
    await turnBoth();
    const after = giftMails();
    expect(new Set(after).size).toBe(after.length);
    expect(after.length - before.length).toBe(moved.length);
  }, 120_000);

  it('cannot be changed while they are sent', async () => {
    const item = { delivery: wish(0, at(60)) };
    const { url } = await harness.buy(giftRequest('gift_card', { item }));
    advance(61);
    atSending = async () => {
      const answer = await harness.visitor.post(`${url}/gifts/0/delivery`, { body: wish(0, at(day)) });
      return [answer.status, answer.json.code];
    };
    await other.app.jobs.turn();
    expect(duringMails).toEqual([[409, 'DELIVERY_BUSY']]);
  }, 120_000);

  it('are either sent or withdrawn, never both', async () => {
    const urls = await give();
    advance(61);
    const [cancelled] = await Promise.all([
      Promise.all(urls.map((url) => cancelAsTold(harness.visitor, url))),
      turnBoth(),
    ]);
    await turnBoth();
    expect(new Set(giftMails()).size).toBe(giftMails().length);
    expect(cancelled.every(({ status }) => status === 200)).toBe(true);
    const sent = giftMails().length;
    advance(day);
    await turnBoth();
    expect(giftMails()).toHaveLength(sent);
  }, 120_000);
});
