import { cancellationStepsOf } from './cancellation-steps';

describe('the cancellation steps of a stay', () => {
  it.each([
    [7, 2],
    [5, 1],
    [3, 1],
    [2, 1],
  ])('give half back after %i free days, until %i days before', (free, half) => {
    expect(cancellationStepsOf('300', free)).toEqual([
      { days: free, percent: 100 },
      { days: half, percent: 50 },
    ]);
  });

  it.each([
    ['301', 7],
    ['300', 1],
    ['300', 0],
  ])('are only the free one for %s with %i days', (id, free) => {
    expect(cancellationStepsOf(id, free)).toBeNull();
  });
});
