import fc from 'fast-check';
import { testEntry } from '../../testing/test-channel';
import type { ChannelEntry } from '../channel-document';
import { planRollout, planRolloutStep } from '../plans/plan-rollout';
import { planPromotion } from '../plans/plan-promotion';
import { planRollback } from '../plans/plan-rollback';
import { judgeRollout, type RolloutFacts } from './judge-rollout';
import { dueAt, isRollout, nextOfRollout, rolloutOf } from './rollout';
import type { RolloutStep } from './rollout-document';

const minute = 60_000;
const name = 'remote-search';
const steps: readonly RolloutStep[] = [
  { percent: 1, wait: 10 * minute, views: 50, bad: 20 },
  { percent: 10, wait: 60 * minute, views: 500, bad: 20 },
];
const state = (entry: ChannelEntry = testEntry('1')) => ({ revision: 3, releases: { [name]: entry } });
const start = (starts = true, entry = testEntry('1')): ChannelEntry => {
  const planned = planRollout(state(entry), { id: { name, version: '2' }, steps, starts, now: 1000 });
  if (!planned.ok) throw new Error(planned.error.message);
  return planned.value.releases[name] ?? entry;
};
const noHistory = async function* () {};

const facts = (changes: Partial<RolloutFacts> = {}): RolloutFacts => ({
  now: 1000 + 10 * minute,
  evidence: { views: 50, bad: 1 },
  verdict: null,
  freeze: null,
  problems: [],
  missing: null,
  ...changes,
});

const freeze = { name: 'sales', zone: 'Europe/Paris', from: 'fri 16:00', to: 'mon 08:00', why: 'weekend' };

describe('a rollout plan', () => {
  it('starts with its first share, rises by its steps, and ends live for all', () => {
    const first = start();
    expect(first.canary).toEqual({ version: '2', percent: 1, startedAt: 1000 });
    const second = nextOfRollout(first, 1000 + 10 * minute);
    expect(second?.canary).toEqual({ version: '2', percent: 10, startedAt: 1000 });
    const last = second && nextOfRollout(second, 1000 + 70 * minute);
    expect(last).toEqual(testEntry('2', { previous: '1' }));
  });

  it('waits without visitors, then starts', () => {
    const waiting = start(false);
    expect([waiting.canary, rolloutOf(waiting)?.step]).toEqual([null, -1]);
    expect(nextOfRollout(waiting, 5000)?.canary?.percent).toBe(1);
  });

  it.each<[string, Partial<RolloutFacts>, string, string]>([
    ['due with time and page views', {}, 'due', ''],
    ['running before its time', { now: 1000 + 10 * minute - 1 }, 'running', '1 % until'],
    ['running with too few page views', { evidence: { views: 49, bad: 0 } }, 'running', '49 of 50'],
    ['held over its share of bad page views', { evidence: { views: 50, bad: 2 } }, 'held', 'are bad (4 %)'],
    ['running with one bad of few page views', { evidence: { views: 5, bad: 1 } }, 'running', '5 of 50'],
    ['held by the canary watch', { verdict: 'errors' }, 'held', 'found it worse: errors'],
    ['held by a freeze', { freeze }, 'held', 'freeze sales'],
    ['held by a contract', { problems: ['No package emits a@1.'] }, 'held', 'does not fit'],
    ['held without its release', { missing: 'remote-search@2 is not signed.' }, 'held', 'not signed'],
  ])('is %s', (_, changes, kind, why) => {
    expect(judgeRollout(start(), facts(changes))).toEqual({
      kind,
      ...(kind !== 'due' && { why: expect.stringContaining(why) as string }),
    });
  });

  it.each<[string, (entry: ChannelEntry) => ChannelEntry | null | undefined]>([
    ['an aborted canary', (entry) => ({ ...entry, canary: null })],
    [
      'a share that was changed by hand',
      (entry) => {
        const planned = planPromotion(state(entry), { id: { name, version: '2' }, percent: 30, now: 9 });
        return planned.ok ? planned.value.releases[name] : null;
      },
    ],
    [
      'a release that went live by hand',
      (entry) => {
        const planned = planPromotion(state(entry), { id: { name, version: '2' }, percent: 100, now: 9 });
        return planned.ok ? planned.value.releases[name] : null;
      },
    ],
  ])('is over after %s', (_, change) => {
    const entry = change(start());
    expect(entry && rolloutOf(entry)).toBeNull();
    expect(entry && nextOfRollout(entry, 1e12)).toBeNull();
  });

  it.each([true, false])('is ended by a rollback (started: %s)', async (starts) => {
    const planned = await planRollback(state(start(starts)), noHistory(), { name, to: null });
    expect(planned.ok && planned.value.releases[name]).toEqual(testEntry('1'));
  });

  it('is not stepped twice by two servers', () => {
    const first = start();
    const now = 1000 + 10 * minute;
    const step = { name, version: '2', step: 0, now };
    const once = planRolloutStep(state(first), step);
    const next = once.ok ? once.value.releases[name] : undefined;
    expect(next?.rollout?.step).toBe(1);
    const twice = planRolloutStep(state(next), step);
    expect(twice.ok && twice.value.releases[name]).toEqual(next);
  });

  it.each<[string, object]>([
    ['falling shares', { steps: [...steps].reverse() }],
    ['a share of all', { steps: [{ ...steps[0], percent: 100 }] }],
    ['a negative wait', { steps: [{ ...steps[0], wait: -1 }] }],
    ['a step beyond the last', { step: 2 }],
    ['a step before waiting', { step: -2 }],
    ['no release', { version: '../x' }],
  ])('is refused with %s', (_, changes) => {
    const rollout = { version: '2', steps, step: 0, since: 5 };
    expect([isRollout(rollout), isRollout({ ...rollout, ...changes })]).toEqual([true, false]);
  });

  it('never falls, never skips a share and never goes on before its time', () => {
    const shares = fc
      .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 6 })
      .map((all) => [...all].sort((a, b) => a - b));
    const pauses = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 40 });
    fc.assert(
      fc.property(shares, fc.integer({ min: 1, max: 4_000 }), pauses, (percents, wait, times) => {
        const plan = percents.map((percent) => ({ percent, wait, views: 0, bad: 1000 }));
        const begun = planRollout(state(), {
          id: { name, version: '2' },
          steps: plan,
          starts: false,
          now: 0,
        });
        let entry = begun.ok ? begun.value.releases[name] : undefined;
        let now = 0;
        const seen: number[] = [];
        for (const time of times) {
          now += time;
          if (!entry) return false;
          const due = rolloutOf(entry);
          const next = nextOfRollout(entry, now);
          if (due && (next !== null) !== now >= dueAt(due)) return false;
          if (!due && next !== null) return false;
          if (next) seen.push(next.canary?.percent ?? 100);
          entry = next ?? entry;
        }
        return [...percents, 100].slice(0, seen.length).join() === seen.join();
      }),
      { numRuns: 200 },
    );
  });
});
