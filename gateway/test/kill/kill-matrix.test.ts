import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applies, faults, steps, type Fault, type Random, type Step } from './faults';
import { runRound } from './round';
import { openWorld, type ProviderName, type World } from './world';

/** `npm run proof -- kill` runs all cells, other runs a sample. */
const isProof = process.env['PROOF'] === '1';
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 2 ** 31);

/** mulberry32: deterministic for a seed. */
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
  { step: 'change', fault: 'gateway killed' },
];

const roundsOf = (provider: ProviderName): readonly Round[] => {
  const all = steps.flatMap((step) => faults.map((fault) => ({ step, fault })));
  const rounds = all.filter(({ step, fault }) => applies(provider, step, fault));
  return isProof ? rounds : sample;
};

/** Stripe's API and SMTP can lose more than the sandbox and a folder. */
const providers: readonly ProviderName[] = isProof ? ['sandbox', 'stripe'] : ['stripe'];

const buyers = isProof ? 8 : 4;

interface Figure {
  /** Orders in progress when the fault happened. */
  runs: number;
  /** Orders that finished before the fault. */
  missed: number;
  confirmed: number;
  cancelled: number;
  wrong: number;
}

/** Figures for the proof page. */
const figures: Record<string, Figure> = {};

describe.each(providers)('payments with two gateways and %s', (provider) => {
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
    'are charged and mailed once per order: %s at %s',
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
