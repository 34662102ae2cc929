import { quoteProblem } from './quote-problem';
import { quoteFixture, unbookable } from '../../testing/quote.fixture';

describe('quoteProblem', () => {
  it('is null for a bookable price', () => {
    expect(quoteProblem(quoteFixture())).toBeNull();
  });

  it('rejects a quote that is not bookable although it has a price [QUOTE-003] [QUOTE-005]', () => {
    expect(quoteProblem(quoteFixture({ bookable: false }))?.reason).toBe('quote.notBookable');
  });

  it('rejects a quote without a price although it is bookable [QUOTE-004] [QUOTE-005]', () => {
    expect(quoteProblem(quoteFixture({ priceInfo: null }))?.reason).toBe('quote.error');
    expect(quoteProblem(quoteFixture({ finalPrice: null }))?.reason).toBe('quote.error');
  });

  it('marks a check-in that the package does not allow [QUOTE-009]', () => {
    expect(quoteProblem(unbookable('PACKAGE_NOT_AVAILABLE_CHECKIN'))).toEqual({
      reason: 'quote.checkinUnavailable',
      checkin: true,
      rooms: false,
    });
    const contained = { code: 'REFUSED', message: 'PMS said: PACKAGE_NOT_AVAILABLE_CHECKIN (12)' };
    expect(quoteProblem({ ...unbookable(), errors: [contained] })?.checkin).toBe(true);
  });

  it('does not report the check-in for another error', () => {
    expect(quoteProblem(unbookable('NO_ROOM_LEFT'))).toEqual({
      reason: 'quote.notBookable',
      checkin: false,
      rooms: true,
    });
  });
});
