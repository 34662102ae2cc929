import { sql } from 'kysely';
import { createMovingClock, type MovingClock } from '../../test/moving-clock';
import { testNow } from '../../test/shop.fixture';
import { startTimeout, testDatabases, type TestDatabase } from '../../test/databases/test-databases';
import { findOpenAlarms } from '../alarms/alarm.repository';
import { transact } from '../database/transaction';
import { repeatDeadLetter, raiseDeadLetterAlarms } from './dead-letters';
import { createOutbox, type OutboxHandlers } from './outbox';
import { countPending, enqueue, findMessages } from './outbox.repository';
import { prepareQueue } from './prepare-queue';
import { createQueue, FinalFailure, type Queue } from './queue';
import { topicNames, topics } from './topics';

const mail = (orderUuid: string, dedupeKey?: string) => ({
  topic: 'mail.confirmation' as const,
  payload: { orderUuid },
  dueAt: new Date(testNow),
  ...(dedupeKey ? { dedupeKey } : {}),
});

const silent = { warn: () => {}, error: () => {} };

const handlersWith = (handlers: Partial<OutboxHandlers>): OutboxHandlers => ({
  ...(Object.fromEntries(topicNames.map((topic) => [topic, async () => {}])) as unknown as OutboxHandlers),
  ...handlers,
});

const gate = () => {
  let open = (): void => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
};

describe.each(testDatabases)('the outbox on %s', (_name, open) => {
  let database: TestDatabase;
  let clock: MovingClock;
  let queue: Queue;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    clock = createMovingClock(testNow);
    queue = createQueue({ db: database.db, clock });
  });
  afterAll(() => database.close());

  const outboxWith = (handlers: Partial<OutboxHandlers>) =>
    createOutbox({ queue, log: silent, handlers: handlersWith(handlers) });
  const sendingTo = (sent: string[]) =>
    outboxWith({ 'mail.confirmation': async ({ orderUuid }) => void sent.push(orderUuid) });

  it('sends each message once, when it is due by the shop’s clock', async () => {
    const { db } = database;
    const sent: string[] = [];
    const outbox = sendingTo(sent);
    await enqueue(db, { ...mail('later'), dueAt: new Date(clock.now() + 5 * 3_600_000) });
    for (let index = 0; index < 25; index += 1) await enqueue(db, mail(`order-${index}`));
    await enqueue(db, mail('once', 'key'));
    await enqueue(db, mail('twice', 'key'));
    expect(await outbox.drain()).toBe(26);
    expect(sent.sort()).toEqual(
      [...Array.from({ length: 25 }, (_, index) => `order-${index}`), 'once'].sort(),
    );
    clock.advance({ minutes: 299 });
    expect(await outbox.drain()).toBe(0);
    clock.advance({ minutes: 1 });
    expect(await outbox.drain()).toBe(1);
    expect(await countPending(db)).toBe(0);
    await enqueue(db, mail('thrice', 'key'));
    expect(await outbox.drain()).toBe(0);
  });

  it('retries a failed message after longer and longer delays, at most an hour', async () => {
    const { db } = database;
    const outbox = outboxWith({
      'mail.confirmation': async ({ orderUuid }) => {
        if (orderUuid === 'first') throw new Error('the mail server is away');
      },
    });
    await enqueue(db, mail('first'));
    await enqueue(db, mail('second'));
    expect(await outbox.drain()).toBe(1);
    expect(await outbox.drain()).toBe(0);
    const waits: number[] = [];
    for (let run = 1; run < topics['mail.confirmation'].tries; run += 1) {
      const [waiting] = await findMessages(db, { states: ['waiting'] });
      expect(waiting).toMatchObject({ failures: run - 1, error: 'the mail server is away' });
      const wait = (waiting?.dueAt.getTime() ?? 0) - clock.now();
      waits.push(wait);
      clock.advance({ seconds: wait / 1000 + 1 });
      await outbox.drain();
    }
    expect(waits[0]).toBeLessThanOrEqual(2100);
    expect(waits[5]).toBeGreaterThan(30_000);
    expect(Math.max(...waits)).toBe(3_600_000);
    expect(await countPending(db)).toBe(0);
    expect(await findMessages(db, { states: ['dead'] })).toMatchObject([{ payload: { orderUuid: 'first' } }]);
  });

  it('reports a dead letter once, and repeats it on demand', async () => {
    const { db } = database;
    let isDown = true;
    const sent: string[] = [];
    const outbox = outboxWith({
      'mail.confirmation': async ({ orderUuid }) => {
        if (isDown) throw new FinalFailure('nobody knows');
        sent.push(orderUuid);
      },
    });
    await enqueue(db, mail('order'));
    await outbox.drain();
    await raiseDeadLetterAlarms({ db, clock });
    await raiseDeadLetterAlarms({ db, clock });
    const [alarm, ...others] = await findOpenAlarms(db);
    expect(alarm).toMatchObject({
      kind: 'message-dead',
      count: 1,
      text: expect.stringContaining('nobody knows') as string,
    });
    expect(others).toEqual([]);
    const [dead] = await findMessages(db, { states: ['dead'] });
    const name = { topic: 'mail.confirmation', id: dead?.id ?? '' } as const;
    isDown = false;
    expect(await outbox.drain()).toBe(0);
    expect(await repeatDeadLetter({ db, clock }, name)).toBe(true);
    expect(await outbox.drain()).toBe(1);
    expect(await repeatDeadLetter({ db, clock }, name)).toBe(false);
    expect(sent).toEqual(['order']);
  });

  it('takes back messages of a dead gateway after their timeout', async () => {
    const { db } = database;
    await enqueue(db, mail('order'));
    expect(await queue.claim('mail.confirmation', 10)).toHaveLength(1);
    const seconds = topics['mail.confirmation'].timeoutSeconds + 30;
    clock.advance({ seconds: seconds - 1 });
    await queue.takeBack();
    expect(await queue.claim('mail.confirmation', 10)).toHaveLength(0);
    clock.advance({ seconds: 2 });
    await queue.takeBack();
    clock.advance({ seconds: 3 });
    expect(await queue.claim('mail.confirmation', 10)).toMatchObject([{ payload: { orderUuid: 'order' } }]);
  });

  it('gives a message to one of several gateways', async () => {
    const { db } = database;
    for (let index = 0; index < 40; index += 1) await enqueue(db, mail(`order-${index}`));
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => createQueue({ db, clock }).claim('mail.confirmation', 10)),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await queue.claim('mail.confirmation', 40);
    expect(ids.length + rest.length).toBe(40);
  });

  it('sends nothing from a transaction that rolled back', async () => {
    const { db } = database;
    const undone = transact(db, async (trx) => {
      await enqueue(trx, mail('order'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await countPending(db)).toBe(0);
  });

  it('captures money while all mail runs hang, and returns the mails to the queue when it stops', async () => {
    const { db } = database;
    const { passed } = gate();
    const captured = gate();
    const outbox = outboxWith({
      'mail.confirmation': () => passed,
      'payment.capture': async () => captured.open(),
    });
    for (let index = 0; index < 6; index += 1) await enqueue(db, mail(`order-${index}`));
    await outbox.startDue();
    const capture = { orderUuid: 'order', intentId: 'intent' };
    await enqueue(db, { topic: 'payment.capture', payload: capture, dueAt: new Date(clock.now()) });
    await outbox.startDue();
    await captured.passed;
    await outbox.stop(0);
    const mails = await findMessages(db, { states: ['waiting', 'running'] });
    expect(mails.filter(({ state }) => state === 'running')).toEqual([]);
    expect(mails.filter(({ error }) => error === 'The gateway is stopping.')).toHaveLength(2);
  });

  it('takes over the messages of the former queue table', async () => {
    const { db } = database;
    await sql`insert into outbox (topic, payload, dedupe_key, due_at, done_at) values
      ('mail.confirmation', '{"orderUuid": "old"}', 'old key', ${new Date(testNow)}, null),
      ('mail.confirmation', '{"orderUuid": "sent"}', null, ${new Date(testNow)}, now())`.execute(db);
    await prepareQueue(db);
    await prepareQueue(db);
    const sent: string[] = [];
    expect(await sendingTo(sent).drain()).toBe(1);
    expect(sent).toEqual(['old']);
  });

  it('deletes messages that were sent a week ago, and none that is pending', async () => {
    const { db } = database;
    const sent: string[] = [];
    await enqueue(db, mail('sent'));
    await sendingTo(sent).drain();
    await enqueue(db, mail('waiting'));
    clock.advance({ minutes: 8 * 24 * 60 });
    await queue.forget();
    const left = await findMessages(db, { states: ['waiting', 'sent'] });
    expect(left.map(({ payload }) => payload)).toEqual([{ orderUuid: 'waiting' }]);
    clock.advance({ minutes: 2 * 24 * 60 });
    await queue.forget();
    const { rows } = await sql`select id from pgboss.archive`.execute(db);
    expect(rows).toEqual([]);
  });
});
