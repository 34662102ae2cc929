import { testEntry } from '../../testing/test-channel';
import { planFreeze, planOverride, planThaw } from '../plans/plan-freeze';
import { freezeOf, type Freeze } from './freeze';

const freeze = (from: string, to: string, zone = 'Europe/Paris'): Freeze => ({
  name: 'sales',
  zone,
  from,
  to,
  why: 'few people on call',
});
const at = (text: string): number => Date.parse(text);
const isFrozen = (one: Freeze, text: string): boolean => freezeOf([one], 'remote-search', at(text)) !== null;

describe('a freeze', () => {
  it.each<[string, Freeze, string, boolean]>([
    ['begins in its zone', freeze('2026-12-18T18:00', '2027-01-04T08:00'), '2026-12-18T17:00:00Z', true],
    ['has not begun', freeze('2026-12-18T18:00', '2027-01-04T08:00'), '2026-12-18T16:59:59Z', false],
    ['ends in its zone', freeze('2026-12-18T18:00', '2027-01-04T08:00'), '2027-01-04T07:00:00Z', false],
    [
      'holds in another zone',
      freeze('2026-12-18T18:00', '2026-12-18T19:00', 'America/New_York'),
      '2026-12-18T23:30:00Z',
      true,
    ],
    ['begins every week', freeze('fri 16:00', 'mon 08:00'), '2026-11-27T15:00:00Z', true],
    ['holds over the end of the week', freeze('fri 16:00', 'mon 08:00'), '2026-11-29T23:59:00Z', true],
    ['ends every week', freeze('fri 16:00', 'mon 08:00'), '2026-11-30T07:00:00Z', false],
    ['follows summer time', freeze('fri 16:00', 'mon 08:00'), '2026-07-03T14:00:00Z', true],
    ['has not begun in summer time', freeze('fri 16:00', 'mon 08:00'), '2026-07-03T13:59:00Z', false],
    ['lies within a week', freeze('tue 09:00', 'tue 10:00'), '2026-11-24T08:30:00Z', true],
  ])('%s', (_, one, time, expected) => {
    expect(isFrozen(one, time)).toBe(expected);
  });

  it.each([
    ['an unknown zone', freeze('fri 16:00', 'mon 08:00', 'Europe/Atlantis'), 'time zone'],
    ['two forms', freeze('fri 16:00', '2026-12-18T18:00'), 'one form'],
    ['an end before its begin', freeze('2026-12-18T18:00', '2026-12-17T18:00'), 'before it begins'],
    ['an impossible date', freeze('2026-13-18T18:00', '2027-12-17T18:00'), 'one form'],
    ['no reason', { ...freeze('fri 16:00', 'mon 08:00'), why: ' ' }, 'no reason'],
  ])('is refused with %s', (_, one, reason) => {
    const planned = planFreeze({ revision: 1, releases: {} }, one);
    expect(!planned.ok && planned.error.message).toContain(reason);
  });

  it('is overridden for one package, for a time, with a reason', () => {
    const releases = { 'remote-search': testEntry('1'), 'remote-boxes': testEntry('1') };
    const state = { revision: 1, releases, freezes: [freeze('fri 16:00', 'mon 08:00')] };
    const now = at('2026-11-28T10:00:00Z');
    const override = { package: 'remote-search', until: now + 3_600_000, by: 'me', why: 'wrong prices' };
    const planned = planOverride(state, 'sales', override, now);
    const freezes = planned.ok ? (planned.value.freezes ?? []) : [];
    const held = (name: string, time: number): boolean => freezeOf(freezes, name, time) !== null;
    expect([
      held('remote-search', now),
      held('remote-boxes', now),
      held('remote-search', now + 3_600_000),
    ]).toEqual([false, true, true]);
    expect(planOverride(state, 'sales', { ...override, why: '' }, now).ok).toBe(false);
    expect(planOverride(state, 'spring', override, now).ok).toBe(false);
    expect(planThaw(state, 'sales')).toMatchObject({ ok: true, value: { freezes: [] } });
  });
});
