import type { ReleaseId } from '../../release/release-document';
import type { ChannelEntry, ChannelRevision } from '../channel-document';
import { planPromotion } from './plan-promotion';
import { planRollback } from './plan-rollback';
import { canarySetOf, planRollbacks, planSetPromotion, setOf, type PromotionOfSet } from './plan-set';

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

const live = (ids: readonly ReleaseId[]): PromotionOfSet => ({ ids, percent: 100, now: 0 });

const promoted = async () => {
  const plan = await planSetPromotion(before, live(set));
  if (!plan.ok) throw new Error(plan.error.message);
  return { revision: 2, releases: plan.value.releases };
};

const history = (...states: readonly (typeof before | Awaited<ReturnType<typeof promoted>>)[]) =>
  async function* () {
    for (const state of states) yield await Promise.resolve(state);
  };

describe('a set of releases', () => {
  it('goes live in one change, each member with the others', async () => {
    const plan = await planSetPromotion(before, live(set));
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
    expect(await planSetPromotion(busy, live(set))).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('b@6 is already a canary') },
    });
    expect(await planSetPromotion(before, live([...set, { name: 'a', version: '3' }]))).toMatchObject({
      error: { message: 'A set has one release of a, not two.' },
    });
  });

  it('has no members besides those that it made live', async () => {
    const plan = await planSetPromotion(before, live([...set, { name: 'c', version: '7' }]));
    expect(plan).toMatchObject({ value: { releases: { a: { together: ['b@5'] }, c: before.releases.c } } });
    const alone = await planSetPromotion(
      before,
      live([
        { name: 'a', version: '2' },
        { name: 'c', version: '7' },
      ]),
    );
    expect(alone).toMatchObject({ value: { releases: { a: entry('2', { previous: '1' }) } } });
  });

  it('goes back in one change, to exactly the state before; a new remote goes out of the channel', async () => {
    const state = await promoted();
    expect(setOf(state.releases, 'b')).toEqual(['b', 'a']);
    const back = await planRollbacks(state, history(state, before), setOf(state.releases, 'b'));
    expect(back).toMatchObject({ value: { releases: before.releases, what: 'b 5 → 4, a 2 → 1' } });
    const { c } = before.releases;
    const first = await planSetPromotion({ revision: 1, releases: { c } }, live(set));
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

describe('a canary of a set', () => {
  const tried = async (
    percent: number,
    state: { readonly revision: number; readonly releases: ChannelRevision['releases'] } = before,
  ) => {
    const plan = await planSetPromotion(state, { ids: set, percent, now: 9 });
    if (!plan.ok) throw new Error(plan.error.message);
    return { revision: state.revision + 1, releases: plan.value.releases };
  };
  const canary = (version: string, percent: number, together: readonly string[]) => ({
    version,
    percent,
    startedAt: 9,
    together,
  });

  it('starts in one change for the same visitors, each member with the others', async () => {
    expect((await tried(10)).releases).toEqual({
      a: entry('1', { canary: canary('2', 10, ['b@5']) }),
      b: entry('4', { canary: canary('5', 10, ['a@2']) }),
      c: before.releases.c,
    });
  });

  it('is widened and goes live as a whole', async () => {
    const wider = await tried(50, await tried(10));
    expect(wider.releases['b']).toEqual(entry('4', { canary: canary('5', 50, ['a@2']) }));
    expect((await tried(100, wider)).releases).toEqual({
      a: entry('2', { previous: '1', together: ['b@5'] }),
      b: entry('5', { previous: '4', together: ['a@2'] }),
      c: before.releases.c,
    });
  });

  it.each([1, 50, 100])('leaves no member behind at %s %', async (percent) => {
    const plan = await planSetPromotion(await tried(10), {
      ids: [{ name: 'a', version: '2' }],
      percent,
      now: 9,
    });
    expect(plan).toMatchObject({
      ok: false,
      error: { message: 'a@2 is a canary in a set with b@5. Promote them together, or roll them back.' },
    });
  });

  it('ends in one change, and not by the rollback of one member to a version', async () => {
    const state = await tried(10);
    expect(canarySetOf(state.releases, 'b')).toEqual(['b', 'a']);
    const ended = await planRollbacks(state, history(), canarySetOf(state.releases, 'b'));
    expect(ended).toMatchObject({ value: { releases: before.releases } });
    for (const to of ['1', '0', 'none'])
      expect(await planRollback(state, history()(), { name: 'a', to })).toMatchObject({
        ok: false,
        error: { message: expect.stringContaining('a 2 is a canary in a set with b@5.') },
      });
  });
});
