import { close, countOnce, isClosed, type Closed } from './counted-once';
import { addTally, noTally } from './tally';

describe('a visitor who is counted once', () => {
  it('gives his page views up to the first bad one, by each measure', () => {
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

  it('keeps a letter for a measure that is done, once', () => {
    expect(close(close('', 'lcp'), 'lcp')).toBe('p');
    expect([isClosed('pe', 'errors'), isClosed('pe', 'inp')]).toEqual([true, false]);
  });
});
