import { cancellationTextOf } from './cancellation';

describe('the cancellation text', () => {
  const flexible = { type: 'FLEX', cancellable: true, cancellationDeadline: '2026-05-10' } as const;

  it('asks for dates when none are chosen [PROD-031]', () => {
    expect(cancellationTextOf(flexible, false)).toEqual({ kind: 'add-dates' });
  });

  it('names the deadline of a cancellable stay [PROD-032]', () => {
    expect(cancellationTextOf(flexible, true)).toEqual({ kind: 'until', deadline: '2026-05-10' });
  });

  it.each([
    { ...flexible, cancellable: false },
    { ...flexible, cancellationDeadline: null },
    { ...flexible, cancellationDeadline: '2026-02-30' },
    { ...flexible, type: 'NCNR' as const },
  ])('otherwise states that the stay cannot be changed or refunded [PROD-033] [PROD-074]', (policy) => {
    expect(cancellationTextOf(policy, true)).toEqual({ kind: 'none' });
  });
});
