import { close, countOnce, isClosed, type Closed } from './counted-once';
import { addTally, noTally } from './tally';

describe('a visitor counted once', () => {
  it('counts page views up to the first bad one, per measure', () => {
    let closed: Closed = '';
    let sum = noTally;
    for (const bad of [0, 0, 1, 0, 1, 1]) {
      const once = countOnce(closed, 'errors', { views: 1, bad });
      sum = addTally(sum, once.tally);
      closed = once.closed;
    }
    expect(sum).toEqual({ views: 3, bad: 1 });
    expect(countOnce(closed, 'loads', { views: 1, bad: 1 }).tally).toEqual({ views: 1, bad: 1 });
  });

  it('stores one letter per finished measure', () => {
    expect(close(close('', 'lcp'), 'lcp')).toBe('p');
    expect([isClosed('pe', 'errors'), isClosed('pe', 'inp')]).toEqual([true, false]);
  });
});
