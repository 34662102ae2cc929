import { plain } from '@detour/remote-kit/testing';
import { flexible } from '../../testing/stay.fixture';
import { toolsFor } from '../../testing/view-tools';
import { cancellationLine } from './cancellation-text';

const free = { until: '2026-12-08T22:59:59.000Z', day: '2026-12-08', percent: 100 };
const half = { until: '2026-12-10T22:59:59.000Z', day: '2026-12-10', percent: 50 };
const line = (policy: ReturnType<typeof flexible>, hasDates = true) => {
  const { text, reassuring } = cancellationLine(policy, { hasDates, ...toolsFor('fr_FR') });
  return { text: plain(text), reassuring };
};

describe('the cancellation terms in words', () => {
  it('show a step that gives a part back after the free days', () => {
    expect(line({ ...flexible('2026-12-08'), steps: [free, half] })).toEqual({
      text: 'Modifiable et annulable jusqu’au 8 décembre 2026. Ensuite, 50 % remboursés jusqu’au 10 décembre 2026',
      reassuring: true,
    });
  });

  it('show only the part once the free days are over', () => {
    expect(line({ ...flexible(), cancellable: false, steps: [half] })).toEqual({
      text: '50 % remboursés jusqu’au 10 décembre 2026',
      reassuring: false,
    });
  });

  it('are the deadline alone without further steps', () => {
    expect(line(flexible('2026-12-08')).text).toBe('Modifiable et annulable jusqu’au 8 décembre 2026');
  });
});
