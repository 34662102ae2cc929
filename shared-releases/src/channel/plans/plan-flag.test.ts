import { planFlag } from './plan-flag';
import { planPromotion } from './plan-promotion';
import { planRollback } from './plan-rollback';

const entry = { version: '2', previous: '1', canary: null, flags: { 'reviews.pages': true } };
const state = {
  revision: 4,
  releases: { 'remote-reviews': entry, shell: { version: '1', previous: null, canary: null } },
};
const brought = { 'reviews.pages': false, 'reviews.stars': true };

const history = (async function* () {
  await Promise.resolve();
  yield { releases: {} };
})();

describe('a flag of a remote', () => {
  it('is switched in the channel, beside the others', () => {
    const plan = planFlag(state, { name: 'remote-reviews', flag: 'reviews.stars', on: false, brought });
    expect(plan).toEqual({
      ok: true,
      value: {
        what: 'flag reviews.stars off',
        releases: {
          ...state.releases,
          'remote-reviews': { ...entry, flags: { 'reviews.pages': true, 'reviews.stars': false } },
        },
      },
    });
  });

  it('is refused when no live release brings it, with those that it brings', () => {
    const plan = planFlag(state, { name: 'remote-reviews', flag: 'reviews.star', on: true, brought });
    expect(plan).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('Its flags: reviews.pages, reviews.stars.') },
    });
    expect(planFlag(state, { name: 'remote-voices', flag: 'voices.a', on: true, brought: {} })).toMatchObject(
      {
        error: { message: expect.stringContaining('not in the channel') },
      },
    );
  });

  it('keeps its state over promotions and rollbacks', async () => {
    const promoted = planPromotion(state, {
      id: { name: 'remote-reviews', version: '3' },
      percent: 100,
      now: 0,
    });
    expect(promoted).toMatchObject({
      value: { releases: { 'remote-reviews': { version: '3', flags: { 'reviews.pages': true } } } },
    });
    const back = await planRollback(state, history, { name: 'remote-reviews', to: null });
    expect(back).toMatchObject({
      value: { releases: { 'remote-reviews': { version: '1', flags: { 'reviews.pages': true } } } },
    });
  });

  it('goes with its remote, when that is taken out of the channel; the shell cannot be', async () => {
    const gone = await planRollback(state, history, { name: 'remote-reviews', to: 'none' });
    expect(gone).toEqual({
      ok: true,
      value: { what: 'remote-reviews 2 → none', releases: { shell: state.releases.shell } },
    });
    expect(await planRollback(state, history, { name: 'shell', to: 'none' })).toMatchObject({ ok: false });
  });
});
