import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applies, faults, steps, type Fault, type Random, type Step } from './faults';
import { runRound } from './round';
import { openWorld, type ProviderName, type World } from './world';

/** All of it with `npm run proof -- kill`, a sample otherwise. */
const isProof = process.env['PROOF'] === '1';
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 2 ** 31);

/** mulberry32: the same cuts for the same seed. */
const createRandom = (start: number): Random => {
  let state = start;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
};

interface Round {
  readonly step: Step;
  readonly fault: Fault;
}

const sample: readonly Round[] = [
  { step: 'mail', fault: 'gateway killed' },
  { step: 'pay', fault: 'provider lies' },
  { step: 'confirm', fault: 'database restarted' },
];

const roundsOf = (provider: ProviderName): readonly Round[] => {
  const all = steps.flatMap((step) => faults.map((fault) => ({ step, fault })));
  const rounds = all.filter(({ step, fault }) => applies(provider, step, fault));
  return isProof ? rounds : sample;
};

/** With Stripe's interface and SMTP, which have more to lose than the sandbox and a folder. */
const providers: readonly ProviderName[] = isProof ? ['sandbox', 'stripe'] : ['stripe'];

const buyers = isProof ? 8 : 4;

interface Figure {
  /** Orders on their way while the fault came about. */
  runs: number;
  /** Orders that were through before it could. */
  missed: number;
  confirmed: number;
  cancelled: number;
  wrong: number;
}

/** Figures for the page of the proof. */
const figures: Record<string, Figure> = {};

describe.each(providers)('money with two gateways and %s', (provider) => {
  let world: World;
  const random = createRandom(seed);
  beforeAll(async () => {
    world = await openWorld(provider);
  }, 120_000);
  afterAll(async () => {
    await world.close();
    if (!isProof) return;
    const folder = join(import.meta.dirname, '../../../.cache/reports');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'kill-figures.json'), JSON.stringify({ seed, figures }, null, 2));
  }, 60_000);

  it.each(roundsOf(provider).map(({ step, fault }) => [fault, step] as const))(
    'is charged once for an order, and mailed once: %s at %s',
    async (fault, step) => {
      const { wrong, orders, confirmed, cancelled, hasHappened } = await runRound(world, {
        step,
        fault,
        buyers,
        random,
      });
      const sum = (figures[`${provider}, ${fault}`] ??= {
        runs: 0,
        missed: 0,
        confirmed: 0,
        cancelled: 0,
        wrong: 0,
      });
      sum[hasHappened ? 'runs' : 'missed'] += buyers;
      sum.confirmed += confirmed;
      sum.cancelled += cancelled;
      sum.wrong += wrong.length;
      expect({ seed, wrong }).toEqual({ seed, wrong: [] });
      expect(orders).toBeGreaterThan(0);
    },
    240_000,
  );
});
