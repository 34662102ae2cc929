import { createMemoryChannelStore, promoteInTest, testEntry } from '../../testing/test-channel';
import { createTestKeys } from '../../testing/test-keys';
import type { SigningKey } from '../../trust/trust-document';
import { changeChannel, type ChannelChanger } from '../change-channel';
import type { ChangeKind } from '../channel-document';
import { planFreeze, planOverride } from '../plans/plan-freeze';
import { planPromotion } from '../plans/plan-promotion';
import { planRollback } from '../plans/plan-rollback';
import { planRollout, planRolloutStep } from '../plans/plan-rollout';

const keys = createTestKeys();
const minute = 60_000;
/** A Saturday. */
const begin = Date.parse('2026-11-28T10:00:00Z');
const id = { name: 'remote-search', version: '2' };
const steps = [{ percent: 5, wait: 10 * minute, views: 0, bad: 1000 }];
const freeze = { name: 'weekend', zone: 'UTC', from: 'sat 00:00', to: 'mon 00:00', why: 'nobody is here' };

const open = async () => {
  const store = createMemoryChannelStore();
  let clock = begin;
  const change = async (signer: SigningKey, kind: ChangeKind, changer: ChannelChanger) => {
    const options = { channel: 'production', trust: keys.trust, now: () => clock, production: true };
    const changed = await changeChannel(store, { ...options, signer, kind, by: 'me', why: 'test' }, changer);
    return changed.ok ? 'changed' : changed.error.kind;
  };
  await promoteInTest(store, { trust: keys.trust, signer: keys.search }, ['remote-search', '1']);
  return {
    change,
    pass: (ms: number) => void (clock += ms),
    plan: () =>
      change(keys.search, 'canary', (state) => planRollout(state, { id, steps, starts: true, now: clock })),
    step: (signer = keys.rollout) =>
      change(signer, 'step', (state) =>
        planRolloutStep(state, { ...id, step: 0, now: clock + (signer === keys.rollout ? 0 : 1) }),
      ),
    promote: () =>
      change(keys.search, 'promote', (state) => planPromotion(state, { id, percent: 100, now: clock })),
    freeze: (signer: SigningKey) => change(signer, 'freeze', (state) => planFreeze(state, freeze)),
    override: (signer: SigningKey) =>
      change(signer, 'freeze', (state) =>
        planOverride(
          state,
          'weekend',
          { package: 'remote-search', until: clock + minute, by: 'me', why: 'wrong prices' },
          clock,
        ),
      ),
  };
};

describe('the key that moves plans on', () => {
  it('writes the next step of a signed plan', async () => {
    const channel = await open();
    expect(await channel.plan()).toBe('changed');
    channel.pass(10 * minute);
    expect(await channel.step()).toBe('changed');
  });

  it.each<[string, ChannelChanger, ChangeKind]>([
    [
      'a step before its time',
      ({ releases }) => {
        const rollout = { version: '2', steps, step: 0, since: begin };
        const canary = { version: '2', percent: 5, startedAt: begin };
        const entry = testEntry('2', { previous: '1' });
        return {
          ok: true,
          value: {
            releases: { ...releases, 'remote-search': entry },
            what: `${rollout.step}${canary.percent}`,
          },
        };
      },
      'step',
    ],
    [
      'another share',
      ({ releases }) => {
        const entry = releases['remote-search'] ?? testEntry('1');
        const canary = { version: '2', percent: 50, startedAt: begin };
        return {
          ok: true,
          value: { releases: { ...releases, 'remote-search': { ...entry, canary } }, what: '' },
        };
      },
      'step',
    ],
    [
      'a release without a plan',
      ({ releases }) => ({
        ok: true,
        value: { releases: { ...releases, 'remote-boxes': testEntry('9') }, what: '' },
      }),
      'step',
    ],
    [
      'a rollback',
      (state) => planRollback(state, (async function* () {})(), { name: 'remote-search', to: null }),
      'rollback',
    ],
    ['a freeze', (state) => planFreeze(state, freeze), 'freeze'],
  ])('may not write %s', async (_, changer, kind) => {
    const channel = await open();
    await channel.plan();
    expect(await channel.change(keys.rollout, kind, changer)).toBe('not-allowed');
  });

  it('cannot be replaced by the key that ends canaries', async () => {
    const channel = await open();
    await channel.plan();
    channel.pass(11 * minute);
    expect(await channel.step(keys.abort)).toBe('not-allowed');
  });
});

describe('during a freeze', () => {
  it('nothing new goes live, by hand or by plan, but a rollback does', async () => {
    const channel = await open();
    await channel.plan();
    channel.pass(10 * minute);
    expect(await channel.freeze(keys.operator)).toBe('changed');
    expect(await channel.step()).toBe('frozen');
    expect(await channel.promote()).toBe('frozen');
    const back: ChannelChanger = (state) =>
      planRollback(state, (async function* () {})(), { name: 'remote-search', to: null });
    expect(await channel.change(keys.search, 'rollback', back)).toBe('changed');
  });

  it('an operator overrides it with a reason, and a team does not', async () => {
    const channel = await open();
    expect(await channel.freeze(keys.search)).toBe('not-allowed');
    expect(await channel.freeze(keys.platform)).toBe('changed');
    expect(await channel.override(keys.search)).toBe('not-allowed');
    expect(await channel.promote()).toBe('frozen');
    expect(await channel.override(keys.operator)).toBe('changed');
    expect(await channel.promote()).toBe('changed');
  });

  it('stays in force when a team changes something else', async () => {
    const channel = await open();
    await channel.freeze(keys.operator);
    const flag: ChannelChanger = ({ releases }) => {
      const entry = releases['remote-search'] ?? testEntry('1');
      const next = { ...entry, flags: { 'search.pages': true } };
      return { ok: true, value: { releases: { ...releases, 'remote-search': next }, what: 'flag' } };
    };
    expect(await channel.change(keys.search, 'flag', flag)).toBe('changed');
    expect(await channel.promote()).toBe('frozen');
  });

  it('the key of an operator changes no release', async () => {
    const channel = await open();
    const promotion: ChannelChanger = (state) => planPromotion(state, { id, percent: 100, now: begin });
    for (const kind of ['promote', 'freeze'] as const)
      expect(await channel.change(keys.operator, kind, promotion)).toBe('not-allowed');
  });
});
