/** @jest-environment node */
import { createShellMetrics } from '../../http/metrics';
import type { PageRequest } from '../page-request';
import { createPartWatch } from './part-watch';

const request = {
  route: { page: 'search', locale: 'fr_FR' },
  requestId: 'request-1',
} as unknown as PageRequest;
const part = { remote: 'remote-search', release: '1.4.0', took: 0.1 };

const setUp = () => {
  const report = jest.fn();
  const warn = jest.fn();
  const clock = { at: 0 };
  const metrics = createShellMetrics();
  const watch = createPartWatch({ log: { warn }, metrics, alerts: { report }, now: () => clock.at });
  return { watch, report, warn, metrics, clock };
};

describe('the outcomes of server-rendered parts', () => {
  it('are counted by release', async () => {
    const { watch, metrics } = setUp();
    watch.onPartDrawn(part);
    watch.onPartLost(request, part, { code: 'late', reason: 'no time' });
    const { values } = await metrics.renders.get();
    expect(values.map(({ labels, value }) => [labels.outcome, value])).toEqual([
      ['drawn', 1],
      ['late', 1],
    ]);
  });

  it('raise an alert when a release loses its part three times within a minute', () => {
    const { watch, report, clock } = setUp();
    const lose = () => watch.onPartLost(request, part, { code: 'lost', reason: 'it threw' });
    lose();
    clock.at = 61_000;
    lose();
    lose();
    expect(report).not.toHaveBeenCalled();
    lose();
    expect(report).toHaveBeenCalledWith({
      kind: 'remote-failing',
      remote: 'remote-search',
      release: '1.4.0',
      text: 'Its part was lost on the server three times in a minute: it threw',
    });
  });

  it('raise no alert for late parts, which are caused by load', () => {
    const { watch, report } = setUp();
    for (let times = 0; times < 5; times += 1)
      watch.onPartLost(request, part, { code: 'late', reason: 'no time' });
    expect(report).not.toHaveBeenCalled();
  });

  it('are logged without secrets', () => {
    const { watch, warn } = setUp();
    watch.onFrameLost(request, 'GET /api/orders?token=abc123 failed');
    expect(JSON.stringify(warn.mock.calls)).not.toContain('abc123');
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ part: 'shell', page: 'search' }),
      expect.anything(),
    );
  });
});
