import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ProviderName, World } from './world';

export const steps = ['hold', 'pay', 'confirm', 'mail', 'change', 'cancel', 'refund'] as const;
export type Step = (typeof steps)[number];

export const faults = [
  'gateway killed',
  'database restarted',
  'connections cut',
  'provider slow',
  'provider lies',
  'provider silent',
  'events repeated',
  'events out of order',
] as const;
export type Fault = (typeof faults)[number];

/** Returns a number below `limit`; deterministic for a seed. */
export type Random = (limit: number) => number;

/** Prefix of the Stripe request at each step that makes one. */
const asked: Readonly<Partial<Record<Step, string>>> = {
  hold: 'POST /v1/payment_intents',
  pay: 'GET /v1/payment_intents',
  confirm: 'POST /v1/payment_intents/',
  change: 'POST /v1/payment_intents',
  refund: 'POST /v1/',
};

const ofProvider: ReadonlySet<Fault> = new Set(['provider slow', 'provider lies', 'provider silent']);

/** The sandbox is in the shop's own database, so it cannot fail alone; mails and cancellations call no provider. */
export const applies = (provider: ProviderName, step: Step, fault: Fault): boolean => {
  if (!ofProvider.has(fault)) return true;
  if (provider === 'stripe') return asked[step] !== undefined;
  return fault !== 'provider silent' && (step === 'pay' || step === 'confirm' || step === 'refund');
};

/** Maximum number of database messages before a cut, by the messages of the first gateway at a step. */
const cutWithin: Readonly<Record<Step, number>> = {
  hold: 60,
  pay: 60,
  confirm: 30,
  mail: 60,
  change: 80,
  cancel: 12,
  refund: 20,
};

const kill = async (world: World, step: Step, random: Random): Promise<void> => {
  const [first, second] = world.gateways;
  if (step !== 'mail') return world.proxy.cutAt(1 + random(cutWithin[step]), () => first.kill());
  // Kills both gateways between the sending of a mail and its record.
  const before = world.mails().length;
  for (let look = 0; look < 2000 && world.mails().length === before; look += 1) await sleep(2);
  first.kill();
  second.kill();
};

/** Locks or changes the sandbox's own table. */
const troubleSandbox = async ({ db }: World, fault: Fault): Promise<void> => {
  if (fault === 'provider lies')
    await sql`update sandbox_intent set amount = amount - 1 where status in ('requires_payment', 'authorised')`.execute(
      db,
    );
  else
    await db.transaction().execute(async (trx) => {
      await sql`lock table sandbox_intent in access exclusive mode`.execute(trx);
      await sleep(300);
    });
};

/** Begins a fault; resolves with a function that ends it and returns whether it happened. */
export const beginFault = async (
  world: World,
  { step, fault, random }: { readonly step: Step; readonly fault: Fault; readonly random: Random },
): Promise<() => Promise<boolean>> => {
  const { proxy, stripeProxy, gateways, postgres, provider } = world;
  if (fault === 'gateway killed') {
    const killing = kill(world, step, random);
    return async () => {
      await killing;
      if (!proxy.disarm()) gateways[0].kill();
      await Promise.all(gateways.map((gateway) => (gateway.isAlive() ? Promise.resolve() : gateway.start())));
      return true;
    };
  }
  if (fault === 'connections cut') {
    proxy.cutAt(1 + random(cutWithin[step]), () => {});
    return async () => proxy.disarm();
  }
  if (fault === 'database restarted') {
    const restarting = sleep(random(60)).then(() => postgres.restart());
    return async () => {
      await restarting;
      return true;
    };
  }
  if (!ofProvider.has(fault)) return async () => true;
  if (provider === 'sandbox') {
    const troubled = troubleSandbox(world, fault);
    return async () => {
      await troubled;
      return true;
    };
  }
  stripeProxy.fail(fault.slice('provider '.length) as 'slow', asked[step] ?? '', 1 + random(6));
  return async () => stripeProxy.endFaults() > 0;
};
