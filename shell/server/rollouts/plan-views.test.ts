/** @jest-environment node */
import { withoutRollout, type ChannelEntry } from '@detour/shared-releases/channel';
import { planViews } from './plan-views';
import type { RolloutReport } from './rollout-driver';

const steps = [1, 10].map((percent) => ({ percent, wait: 60_000, views: 50, bad: 20 }));
const entry: ChannelEntry = {
  version: '1.0.0',
  previous: null,
  canary: { version: '2.0.0', percent: 10, startedAt: 1000 },
  rollout: { version: '2.0.0', steps, step: 1, since: 5000 },
};
const report: RolloutReport = {
  name: 'remote-search',
  version: '2.0.0',
  percent: 10,
  shares: [1, 10],
  state: 'held',
  why: '3 of 60 page views are bad',
  at: 9000,
  evidence: { views: 60, bad: 3 },
};
const viewsOf = (...reports: readonly RolloutReport[]) =>
  planViews({ releases: { 'remote-search': entry, shell: withoutRollout(entry) } }, reports);

it('shows steps, reached step, waits, guard figures and what is held of each plan', () => {
  expect(viewsOf(report)).toEqual([
    {
      name: 'remote-search',
      version: '2.0.0',
      percent: 10,
      shares: [1, 10],
      steps,
      step: 1,
      since: 5000,
      dueAt: 65_000,
      state: 'held',
      why: '3 of 60 page views are bad',
      evidence: { views: 60, bad: 3 },
    },
  ]);
});

it('does not use the report of another share or release', () => {
  for (const other of [{ percent: 1 }, { version: '1.9.0' }, { name: 'shell' }])
    expect(viewsOf({ ...report, ...other })).toEqual([
      expect.objectContaining({ state: 'unknown', why: '', dueAt: 65_000 }),
    ]);
});

it('names the other releases of a set, and shows no plan of a set that is broken', () => {
  const rollout = { version: '2.0.0', steps, step: 1, since: 5000 };
  const search: ChannelEntry = { ...entry, rollout: { ...rollout, together: ['remote-boxes@2.0.0'] } };
  const boxes: ChannelEntry = { ...entry, rollout: { ...rollout, together: ['remote-search@2.0.0'] } };
  const shown = (other: ChannelEntry) =>
    planViews({ releases: { 'remote-boxes': other, 'remote-search': search } }, [report]);
  expect(shown(boxes)).toEqual([
    expect.objectContaining({ name: 'remote-boxes', together: ['remote-search@2.0.0'], state: 'unknown' }),
    expect.objectContaining({ name: 'remote-search', together: ['remote-boxes@2.0.0'], state: 'held' }),
  ]);
  expect(shown({ ...boxes, canary: null })).toEqual([]);
});
