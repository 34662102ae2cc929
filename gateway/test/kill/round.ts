import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { repeatDeadLetter } from '../../src/outbox/dead-letters';
import { countPending, findMessages } from '../../src/outbox/outbox.repository';
import { orderRequest } from '../shop.fixture';
import { createBuyer, type Buyer } from './buyer';
import { tellEvents } from './events';
import { beginFault, type Fault, type Random, type Step } from './faults';
import { judge, type Verdict } from './verdict';
import type { World } from './world';

export interface RoundPlan {
  readonly step: Step;
  readonly fault: Fault;
  readonly buyers: number;
  readonly random: Random;
}

const ignore = (): void => {};

/** Stripe's form in the browser; a paid or voided intent stays as it is. */
const confirmInBrowser =
  (world: World) =>
  (intentId: string): void => {
    try {
      world.stripe.books.confirm(intentId, 'approved');
    } catch {
      // The form reports the rejection to the buyer.
    }
  };

const turnAll = async ({ gateways }: World): Promise<void> => {
  await Promise.all(gateways.map((gateway) => gateway.turn()));
};

/** Decides mails with unknown delivery by the mail server's log: repeats missing ones and closes the others. */
const decideUnknownMails = async (world: World): Promise<void> => {
  const { db } = world;
  for (const { id, topic } of await findMessages(db, { states: ['dead'] })) {
    const { rows } = await sql<{ mailId: string | null }>`
      select output->>'mailId' as "mailId" from pgboss.job where id = ${id}`.execute(db);
    const mailId = rows[0]?.mailId ?? null;
    if (mailId !== null && world.mails().includes(mailId)) continue;
    await repeatDeadLetter({ db, clock: world }, { topic, id });
  }
};

const isQuiet = async ({ db }: World, since: Date): Promise<boolean> => {
  if ((await countPending(db)) > 0) return false;
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from orders left join payment on payment.order_uuid = orders.uuid
    where created_at >= ${since} and (orders.status in ('held', 'paying')
      or orders.status = 'confirmed' and not coalesce(payment.captured, false) and payment.refund_state = 'none'
      or payment.refund_state in ('pending', 'failed')
      or payment.status in ('processing', 'requires_action') and orders.status <> 'confirmed')`.execute(db);
  return rows[0]?.open === 0;
};

// Seconds: retry delays, timeouts, the reconciliation job's interval, holds.
const pauses = [1, 5, 40, 100, 130, 660, 960, 660, 700, 1300, 3700, 3700, 3700, 3700];

/** Moves the clock until everything has recovered. */
const recover = async (world: World, since: Date): Promise<void> => {
  for (const seconds of pauses) {
    await tellEvents(world);
    await turnAll(world);
    await decideUnknownMails(world);
    if (await isQuiet(world, since)) return;
    world.advance(seconds);
  }
};

/** Runs some orders through all steps, with one fault at one of them; most of them are changed, half of them cancelled. */
export const runRound = async (
  world: World,
  plan: RoundPlan,
): Promise<Verdict & { readonly hasHappened: boolean }> => {
  const { step: faultyStep, fault, random } = plan;
  world.advance(2);
  const since = new Date(world.now());
  const addresses = (): readonly string[] => world.gateways.map((gateway) => gateway.address());
  const buyers = Array.from({ length: plan.buyers }, (_, index) => createBuyer(addresses, index));
  const onAll = async (act: (buyer: Buyer, index: number) => Promise<void>): Promise<void> => {
    await Promise.all(
      buyers.map(async (buyer, index) => {
        await sleep(random(30));
        await act(buyer, index);
      }),
    );
  };
  const pay = (): Promise<void> =>
    onAll((buyer) => buyer.pay(world.provider === 'stripe' ? confirmInBrowser(world) : undefined));
  const cancel = (): Promise<void> =>
    onAll((buyer, index) => (index % 2 === 0 ? buyer.cancel() : Promise.resolve()));
  /** Two of three stay a night longer and pay the difference. */
  const change = (): Promise<void> =>
    onAll((buyer, index) =>
      index % 3 === 2
        ? Promise.resolve()
        : buyer.change(world.provider === 'stripe' ? confirmInBrowser(world) : undefined),
    );
  const events = (): Promise<void> =>
    tellEvents(world, { repeated: fault === 'events repeated', reversed: fault === 'events out of order' });
  /** Scheduled work after a step. */
  const background = async (): Promise<void> => {
    await Promise.all([events().catch(ignore), turnAll(world)]);
  };

  const work: Readonly<Record<Step, () => Promise<void>>> = {
    hold: () => onAll((buyer) => buyer.hold(orderRequest())),
    pay,
    confirm: background,
    mail: background,
    change,
    cancel,
    refund: background,
  };
  // A fault of mails begins before the payment, because mails are sent as soon as possible.
  const begins = faultyStep === 'mail' ? 'pay' : faultyStep;
  let end = async (): Promise<boolean> => false;
  let hasHappened = false;
  for (const [step, perform] of Object.entries(work)) {
    if (step === begins) end = await beginFault(world, { step: faultyStep, fault, random });
    await perform();
    if (step === faultyStep) hasHappened = await end();
  }
  await recover(world, since);
  return { ...(await judge(world, since)), hasHappened };
};
