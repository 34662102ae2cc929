import { createMovingClock } from '../../test/moving-clock';
import { testNow } from '../../test/shop.fixture';
import { startTimeout, testDatabases, type TestDatabase } from '../../test/test-databases';
import { transact } from '../database/transaction';
import { createOutbox, type OutboxHandlers } from './outbox';
import { claimMessages, countPending, enqueue, forgetOld, markDone } from './outbox.repository';

const mail = (orderUuid: string, dedupeKey?: string) => ({
  topic: 'mail.confirmation' as const,
  payload: { orderUuid },
  dueAt: new Date(testNow),
  ...(dedupeKey ? { dedupeKey } : {}),
});

const silent = { warn: () => {} };

const handlersWith = (confirm: OutboxHandlers['mail.confirmation']): OutboxHandlers => ({
  'mail.confirmation': confirm,
  'mail.cancellation': async () => {},
  'mail.voucher-prolonged': async () => {},
  'mail.account': async () => {},
  'mail.security': async () => {},
  'mail.newsletter': async () => {},
  'mail.contact': async () => {},
  'post.voucher': async () => {},
  'payment.capture': async () => {},
  'payment.release': async () => {},
  'sandbox.webhook': async () => {},
});

describe.each(testDatabases)('the outbox on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(() => database.close());

  it('sends each message once, in its order, when it is due', async () => {
    const { db } = database;
    const clock = createMovingClock(testNow);
    const sent: string[] = [];
    const outbox = createOutbox({
      db,
      clock,
      log: silent,
      handlers: handlersWith(async ({ orderUuid }) => void sent.push(orderUuid)),
    });
    await enqueue(db, { ...mail('later'), dueAt: new Date(clock.now() + 5000) });
    for (let index = 0; index < 25; index += 1) await enqueue(db, mail(`order-${index}`));
    await enqueue(db, mail('once', 'key'));
    await enqueue(db, mail('twice', 'key'));
    expect(await outbox.drain()).toBe(26);
    expect(sent).toEqual([...Array.from({ length: 25 }, (_, index) => `order-${index}`), 'once']);
    clock.advance({ seconds: 5 });
    expect(await outbox.drain()).toBe(1);
    expect(await countPending(db)).toBe(0);
  });

  it('tries again later what could not leave, and lets the rest go', async () => {
    const { db } = database;
    const clock = createMovingClock(testNow);
    let isDown = true;
    const outbox = createOutbox({
      db,
      clock,
      log: silent,
      handlers: handlersWith(async ({ orderUuid }) => {
        if (isDown && orderUuid === 'first') throw new Error('the mail server is away');
      }),
    });
    await enqueue(db, mail('first'));
    await enqueue(db, mail('second'));
    expect(await outbox.drain()).toBe(1);
    expect(await outbox.drain()).toBe(0);
    const waiting = await db
      .selectFrom('outbox')
      .selectAll()
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(waiting).toMatchObject({ attempts: 1, last_error: 'Error: the mail server is away' });
    isDown = false;
    clock.advance({ seconds: 2 });
    expect(await outbox.drain()).toBe(1);
  });

  it('takes up after a minute what a dead gateway had taken', async () => {
    const { db } = database;
    const at = (seconds: number) => new Date(Date.parse(testNow) + seconds * 1000);
    await enqueue(db, mail('order'));
    expect(await claimMessages(db, at(0), 10)).toHaveLength(1);
    expect(await claimMessages(db, at(59), 10)).toHaveLength(0);
    const [again] = await claimMessages(db, at(60), 10);
    expect(again).toMatchObject({ attempts: 2, payload: { orderUuid: 'order' } });
  });

  it('gives a message to one of several gateways', async () => {
    const { db } = database;
    for (let index = 0; index < 40; index += 1) await enqueue(db, mail(`order-${index}`));
    const now = new Date(testNow);
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimMessages(db, now, 10)));
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(40);
  });

  it('sends nothing of a transaction that was undone', async () => {
    const { db } = database;
    const undone = transact(db, async (trx) => {
      await enqueue(trx, mail('order'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await countPending(db)).toBe(0);
  });

  it('forgets what was sent a week ago, and nothing that still waits', async () => {
    const { db } = database;
    await enqueue(db, mail('sent'));
    await enqueue(db, mail('waiting'));
    const [first] = await claimMessages(db, new Date(testNow), 1);
    await markDone(db, first?.id ?? 0, new Date(testNow));
    await forgetOld(db, new Date(Date.parse(testNow) + 8 * 86_400_000));
    const left = await db.selectFrom('outbox').select('payload').execute();
    expect(left).toEqual([{ payload: { orderUuid: 'waiting' } }]);
  });
});
