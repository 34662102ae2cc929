import type { ChannelEntry } from '../channel-document';
import { testEntry } from '../../testing/test-channel';
import { planPromotion } from './plan-promotion';

const state = (entry?: ChannelEntry) => ({
  revision: 3,
  releases: { shell: testEntry('1'), ...(entry ? { 'remote-search': entry } : {}) },
});
const plan = (entry: ChannelEntry | undefined, version: string, percent = 100) =>
  planPromotion(state(entry), { id: { name: 'remote-search', version }, percent, now: 50 });
const gives = (entry: ChannelEntry, what: string) => ({
  ok: true,
  value: { releases: { shell: testEntry('1'), 'remote-search': entry }, what },
});
const trying = (version: string, percent: number) =>
  testEntry('1', { canary: { version, percent, startedAt: 9 } });

describe('planPromotion', () => {
  it('makes a release live and keeps the previous one as the last good release', () => {
    const before = testEntry('1', { previous: '0' });
    expect(plan(before, '2')).toEqual(gives(testEntry('2', { previous: '1' }), 'remote-search 1 → 2'));
  });

  it('adds a new package', () => {
    expect(plan(undefined, '1')).toEqual(gives(testEntry('1'), 'remote-search new → 1'));
  });

  it('starts a canary, and widens it without restarting it', () => {
    const canary = (percent: number, startedAt: number) =>
      testEntry('1', { canary: { version: '2', percent, startedAt } });
    expect(plan(testEntry('1'), '2', 10)).toMatchObject(
      gives(canary(10, 50), 'remote-search 2 for 10 %, 1 for the rest'),
    );
    expect(plan(trying('2', 10), '2', 25)).toMatchObject({
      value: { releases: { 'remote-search': canary(25, 9) } },
    });
  });

  it('ends a canary by promoting it to all visitors', () => {
    expect(plan(trying('2', 10), '2')).toEqual(
      gives(testEntry('2', { previous: '1' }), 'remote-search 1 → 2'),
    );
  });

  it('changes nothing for a release that is already live', () => {
    expect(plan(testEntry('1', { previous: '0' }), '1')).toMatchObject({
      ok: true,
      value: { releases: { 'remote-search': testEntry('1', { previous: '0' }) } },
    });
  });

  it.each<[string, ChannelEntry | undefined, string, number, string]>([
    ['another canary runs', trying('2', 10), '3', 100, 'remote-search@2 is already a canary for 10 %'],
    [
      'another canary runs and a second one is requested',
      trying('2', 10),
      '3',
      5,
      'Promote it or roll it back',
    ],
    ['the live release would be tried', testEntry('1'), '1', 10, 'is live for all visitors'],
    ['there is nothing to compare a canary with', undefined, '1', 10, 'is not live yet'],
    ['the share is none', testEntry('1'), '2', 0, 'from 1 to 100, not 0'],
    ['the share is more than all', testEntry('1'), '2', 101, 'not 101'],
    ['the share is no whole number', testEntry('1'), '2', 2.5, 'not 2.5'],
  ])('rejects a promotion when %s', (_, entry, version, percent, message) => {
    const planned = plan(entry, version, percent);
    expect(planned.ok ? '' : planned.error.message).toContain(message);
  });
});
