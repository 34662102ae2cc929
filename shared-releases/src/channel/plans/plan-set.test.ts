import type { ChannelEntry } from '../channel-document';
import { planPromotion } from './plan-promotion';
import { planRollbacks, planSetPromotion, setOf } from './plan-set';

const entry = (version: string, change: Partial<ChannelEntry> = {}): ChannelEntry => ({
  version,
  previous: null,
  canary: null,
  ...change,
});

const before = { revision: 1, releases: { a: entry('1'), b: entry('4'), c: entry('7') } };
const set = [
  { name: 'a', version: '2' },
  { name: 'b', version: '5' },
] as const;

const promoted = async () => {
  const plan = await planSetPromotion(before, set, 0);
  if (!plan.ok) throw new Error(plan.error.message);
  return { revision: 2, releases: plan.value.releases };
};

const history = (...states: readonly (typeof before | Awaited<ReturnType<typeof promoted>>)[]) =>
  async function* () {
    for (const state of states) yield await Promise.resolve(state);
  };

describe('a set of releases', () => {
  it('goes live in one change, each member with the others', async () => {
    const plan = await planSetPromotion(before, set, 0);
    expect(plan).toEqual({
      ok: true,
      value: {
        what: 'a 1 → 2, b 4 → 5',
        releases: {
          a: entry('2', { previous: '1', together: ['b@5'] }),
          b: entry('5', { previous: '4', together: ['a@2'] }),
          c: before.releases.c,
        },
      },
    });
  });

  it('is refused as a whole when one member cannot be promoted, or is there twice', async () => {
    const canary = { version: '6', percent: 10, startedAt: 0 };
    const busy = { ...before, releases: { ...before.releases, b: entry('4', { canary }) } };
    expect(await planSetPromotion(busy, set, 0)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('b@6 is already a canary') },
    });
    expect(await planSetPromotion(before, [...set, { name: 'a', version: '3' }], 0)).toMatchObject({
      error: { message: 'A set has one release of a, not two.' },
    });
  });

  it('has no members besides those that it made live', async () => {
    const plan = await planSetPromotion(before, [...set, { name: 'c', version: '7' }], 0);
    expect(plan).toMatchObject({ value: { releases: { a: { together: ['b@5'] }, c: before.releases.c } } });
    const alone = await planSetPromotion(
      before,
      [
        { name: 'a', version: '2' },
        { name: 'c', version: '7' },
      ],
      0,
    );
    expect(alone).toMatchObject({ value: { releases: { a: entry('2', { previous: '1' }) } } });
  });

  it('goes back in one change, to exactly the state before; a new remote goes out of the channel', async () => {
    const state = await promoted();
    expect(setOf(state.releases, 'b')).toEqual(['b', 'a']);
    const back = await planRollbacks(state, history(state, before), setOf(state.releases, 'b'));
    expect(back).toMatchObject({ value: { releases: before.releases, what: 'b 5 → 4, a 2 → 1' } });
    const { c } = before.releases;
    const first = await planSetPromotion({ revision: 1, releases: { c } }, set, 0);
    const releases = first.ok ? first.value.releases : {};
    expect(await planRollbacks({ revision: 2, releases }, history(), ['a', 'b'])).toMatchObject({
      value: { releases: { c } },
    });
  });

  it('ends for a member with its next release', async () => {
    const next = planPromotion(await promoted(), { id: { name: 'b', version: '6' }, percent: 100, now: 0 });
    const releases = next.ok ? next.value.releases : {};
    expect(releases['b']).toEqual(entry('6', { previous: '5' }));
    expect(setOf(releases, 'a')).toEqual(['a']);
  });
});
