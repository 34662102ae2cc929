import { createMemoryChannelStore, promoteInTest, testEntry } from '../../testing/test-channel';
import { createTestKeys } from '../../testing/test-keys';
import { changeChannel, type ChannelChanger, type ChannelState } from '../change-channel';
import type { ChangeKind, ChannelEntry } from '../channel-document';
import { planFreeze } from '../plans/plan-freeze';
import { planRollout, planRolloutStep, planSetRollout } from '../plans/plan-rollout';
import { planSetPromotion } from '../plans/plan-set';
import type { SigningKey } from '../../trust/trust-document';
import { nextOfPlan, rolloutIn } from './rollout-set';

const minute = 60_000;
/** A Tuesday. */
const begin = Date.parse('2026-11-24T10:00:00Z');
const ids = [
  { name: 'remote-boxes', version: '5' },
  { name: 'remote-search', version: '2' },
];
const steps = [10, 50].map((percent) => ({ percent, wait: 10 * minute, views: 0, bad: 1000 }));
const live = { 'remote-search': testEntry('1'), 'remote-boxes': testEntry('4'), shell: testEntry('1') };
type Releases = ChannelState['releases'];

const start = (releases: Releases = live, starts = true): Releases => {
  const planned = planSetRollout({ revision: 1, releases }, { ids, steps, starts, now: begin });
  if (!planned.ok) throw new Error(planned.error.message);
  return planned.value.releases;
};
const stepOf = (releases: Releases, step: number, now: number): Releases => {
  const planned = planRolloutStep(
    { revision: 1, releases },
    { name: 'remote-search', version: '2', step, now },
  );
  if (!planned.ok) throw new Error(planned.error.message);
  return planned.value.releases;
};
const shares = (releases: Releases) =>
  ids.map(({ name }) => releases[name]?.canary?.percent ?? releases[name]?.version);

describe('the plan of a set', () => {
  it('starts, rises and ends live for all releases in one step each', () => {
    const first = start();
    expect([shares(first), first['remote-boxes']?.canary?.together]).toEqual([[10, 10], ['remote-search@2']]);
    const second = stepOf(first, 0, begin + 10 * minute);
    expect([shares(second), second['remote-boxes']?.canary?.together]).toEqual([
      [50, 50],
      ['remote-search@2'],
    ]);
    const last = stepOf(second, 1, begin + 20 * minute);
    const whole = (version: string, previous: string, other: string): ChannelEntry =>
      testEntry(version, { previous, together: [other] });
    expect(last).toEqual({
      ...live,
      'remote-boxes': whole('5', '4', 'remote-search@2'),
      'remote-search': whole('2', '1', 'remote-boxes@5'),
    });
  });

  it('waits as a whole, and then starts as a whole', () => {
    const waiting = start(live, false);
    expect(shares(waiting)).toEqual(['4', '1']);
    expect(shares(stepOf(waiting, -1, begin))).toEqual([10, 10]);
  });

  it('is the same for each of its releases', () => {
    const members = ids.map(({ name }) => rolloutIn(start(), name)?.members.map((member) => member.name));
    expect(members).toEqual([
      ['remote-boxes', 'remote-search'],
      ['remote-search', 'remote-boxes'],
    ]);
  });

  const overtake = (changes: (entry: ChannelEntry) => Partial<ChannelEntry>): Releases => {
    const { 'remote-boxes': entry = testEntry('4'), ...others } = start();
    return { ...others, 'remote-boxes': { ...entry, ...changes(entry) } };
  };
  const changedPlan =
    (changes: Partial<NonNullable<ChannelEntry['rollout']>>) =>
    ({ rollout }: ChannelEntry): Partial<ChannelEntry> =>
      rollout ? { rollout: { ...rollout, ...changes } } : {};

  it.each<[string, Releases]>([
    ['was aborted', overtake(() => ({ canary: null }))],
    ['has another share', overtake(() => ({ canary: { version: '5', percent: 11, startedAt: begin } }))],
    ['is live already', overtake(() => ({ version: '5' }))],
    ['has another plan', overtake(changedPlan({ since: begin + 1 }))],
    ['has other waits', overtake(changedPlan({ steps: steps.map((step) => ({ ...step, wait: 0 })) }))],
    ['names others', overtake(changedPlan({ together: ['remote-search@2', 'shell@9'] }))],
    ['has left the channel', { 'remote-search': start()['remote-search'] ?? testEntry('1') }],
  ])('is over for all when one release %s', (_, releases) => {
    expect(rolloutIn(releases, 'remote-search')).toBeNull();
    expect(nextOfPlan(releases, 'remote-search', begin + 60 * minute)).toBeNull();
  });

  it('is refused for two releases of a package, and when one cannot have a plan', () => {
    const plan = (other: string, version: string) =>
      planSetRollout(
        { revision: 1, releases: live },
        { ids: [...ids, { name: other, version }], steps, starts: true, now: begin },
      );
    expect(plan('remote-boxes', '6')).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('one release of') },
    });
    expect(plan('shell', '1')).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('needs no plan') },
    });
    expect(plan('remote-new', '1')).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('not live yet') },
    });
  });
});

const keys = createTestKeys();

const open = async (starts = true) => {
  const store = createMemoryChannelStore();
  let clock = begin;
  const change = async (signer: SigningKey, kind: ChangeKind, changer: ChannelChanger) => {
    const options = { channel: 'production', trust: keys.trust, now: () => clock, production: true };
    const changed = await changeChannel(store, { ...options, signer, kind, by: 'me', why: 'test' }, changer);
    return changed.ok ? (changed.value.changed ? 'changed' : 'same') : changed.error.kind;
  };
  for (const name of ['remote-search', 'remote-boxes'])
    await promoteInTest(store, { trust: keys.trust, signer: keys.platform }, [name, '1']);
  const planned = await change(keys.platform, starts ? 'canary' : 'plan', (state) =>
    planSetRollout(state, { ids, steps, starts, now: clock }),
  );
  expect(planned).toBe('changed');
  return { change, pass: (ms: number) => void (clock += ms), now: () => clock };
};

/** The next step of the set, changed by an attacker. */
const tampered =
  (
    at: number,
    changes: (next: Record<string, ChannelEntry>) => Record<string, ChannelEntry>,
  ): ChannelChanger =>
  ({ releases }) => {
    const next = nextOfPlan(releases, 'remote-search', at) ?? {};
    return { ok: true, value: { releases: { ...releases, ...changes({ ...next }) }, what: 'attack' } };
  };
const only =
  (name: string) =>
  (next: Record<string, ChannelEntry>): Record<string, ChannelEntry> => {
    const entry = next[name];
    return entry ? { [name]: entry } : {};
  };
const boxesWith =
  (changes: (entry: ChannelEntry) => Partial<ChannelEntry>) =>
  (next: Record<string, ChannelEntry>): Record<string, ChannelEntry> => {
    const entry = next['remote-boxes'] ?? testEntry('1');
    return { ...next, 'remote-boxes': { ...entry, ...changes(entry) } };
  };

describe('the key that moves plans on', () => {
  it('writes the next step of a whole set', async () => {
    const channel = await open();
    channel.pass(10 * minute);
    const step: ChannelChanger = (state) =>
      planRolloutStep(state, { name: 'remote-boxes', version: '5', step: 0, now: channel.now() });
    expect([await channel.change(keys.rollout, 'step', step)]).toEqual(['changed']);
    expect(await channel.change(keys.rollout, 'step', step)).toBe('same');
  });

  it.each<[string, (next: Record<string, ChannelEntry>) => Record<string, ChannelEntry>]>([
    ['a step of the first release alone', only('remote-boxes')],
    ['a step of the second release alone', only('remote-search')],
    [
      'another share for one release',
      boxesWith(({ canary }) => (canary ? { canary: { ...canary, percent: 60 } } : {})),
    ],
    [
      'another release for one member',
      boxesWith(({ canary }) => (canary ? { canary: { ...canary, version: '6' } } : {})),
    ],
    [
      'a canary without its set',
      boxesWith(({ canary }) =>
        canary ? { canary: { version: canary.version, percent: canary.percent, startedAt: begin } } : {},
      ),
    ],
    [
      'a canary with another set',
      boxesWith(({ canary }) => (canary ? { canary: { ...canary, together: ['shell@9'] } } : {})),
    ],
    [
      'a plan without its set',
      boxesWith(({ rollout }) => (rollout ? { rollout: { ...rollout, together: [] } } : {})),
    ],
    ['an end of one canary', boxesWith(() => ({ canary: null }))],
    ['one release live for all', boxesWith(() => ({ version: '5', canary: null }))],
    ['a release beside the set', (next) => ({ ...next, shell: testEntry('9') })],
  ])('may not write %s', async (_, changes) => {
    const channel = await open();
    channel.pass(10 * minute);
    expect(await channel.change(keys.rollout, 'step', tampered(channel.now(), changes))).toBe('not-allowed');
  });

  it('may not take a step of a set before its time, and another key may not take it', async () => {
    const channel = await open();
    const early = tampered(begin + 10 * minute, (next) => next);
    expect(await channel.change(keys.rollout, 'step', early)).toBe('not-allowed');
    channel.pass(10 * minute);
    expect(await channel.change(keys.abort, 'step', early)).toBe('not-allowed');
    expect(await channel.change(keys.search, 'step', early)).toBe('not-allowed');
  });

  it('takes no step of a set while one of its packages is frozen', async () => {
    const channel = await open();
    const freeze = { name: 'sales', zone: 'UTC', from: 'tue 00:00', to: 'wed 00:00', why: 'sales' };
    expect(await channel.change(keys.operator, 'freeze', (state) => planFreeze(state, freeze))).toBe(
      'changed',
    );
    channel.pass(10 * minute);
    expect(
      await channel.change(
        keys.rollout,
        'step',
        tampered(channel.now(), (next) => next),
      ),
    ).toBe('frozen');
  });
});

describe('a team', () => {
  it('cannot start a plan for a set with the package of another team', async () => {
    const channel = await open(false);
    const plan: ChannelChanger = (state) => planSetRollout(state, { ids, steps, starts: true, now: begin });
    expect(await channel.change(keys.search, 'canary', plan)).toBe('not-allowed');
  });

  it('cannot tie its plan to a package that has another one', async () => {
    const channel = await open(false);
    const alone: ChannelChanger = (state) =>
      planRollout(state, { id: { name: 'remote-search', version: '2' }, steps, starts: false, now: begin });
    expect(await channel.change(keys.search, 'plan', alone)).toBe('changed');
    // The plan of the other team is over, and nobody can take a step of it.
    const step: ChannelChanger = (state) =>
      planRolloutStep(state, { name: 'remote-boxes', version: '5', step: -1, now: begin });
    expect(await channel.change(keys.rollout, 'step', step)).toBe('same');
  });

  it('cannot widen one release of a set by hand', async () => {
    const { ids: _, ...state } = { ids, revision: 1, releases: start() };
    const planned = await planSetPromotion(state, {
      ids: [{ name: 'remote-boxes', version: '5' }],
      percent: 60,
      now: begin,
    });
    expect(planned).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('is a canary in a set with remote-search@2') },
    });
  });
});
