import { createFormat } from '@detour/shared-contracts/format';
import type { Text } from '../text';
import { toArmLine } from './result.view-model';

const text = ((id: string, values: object = {}) =>
  `${id} ${Object.values(values).join(' | ')}`.trim()) as Text;
const line = (difference: { value: number; low: number; high: number } | null) =>
  toArmLine(
    { arm: 'shown', visitors: 12_345, purchases: 185, rate: 185 / 12_345, difference },
    createFormat('fr_FR'),
    text,
  );

describe('the line of an arm', () => {
  it('prints numbers, a true minus, and the interval', () => {
    const { visitors, purchases, rate, difference } = line({ value: -0.0123, low: -0.02, high: 0.004 });
    expect([visitors, purchases, rate]).toEqual(['12\u202f345', '185', '1,5\u00a0%']);
    expect(difference).toBe('experiments.interval −1,23\u00a0% | −2\u00a0% | +0,4\u00a0%');
  });

  it('is clear when the interval leaves out zero', () => {
    expect(line({ value: 0.01, low: -0.001, high: 0.02 }).isClear).toBe(false);
    expect(line({ value: 0.01, low: 0.001, high: 0.02 }).isClear).toBe(true);
    expect(line({ value: -0.01, low: -0.02, high: -0.001 }).isClear).toBe(true);
    expect(line(null)).toMatchObject({ difference: 'experiments.unknown', isClear: false });
  });
});
