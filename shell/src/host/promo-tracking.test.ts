import { createPromoTracking } from './promo-tracking';

describe('the tracking of promos', () => {
  it('pushes a list once, and again only when it changes [PROMO-007]', () => {
    const push = jest.fn();
    const track = createPromoTracking(push);
    track(['a', 'b']);
    track(['a', 'b']);
    track(['b']);
    track([]);
    track([]);
    track(['a', 'b']);
    expect(push.mock.calls).toEqual([[['a', 'b']], [['b']], [[]], [['a', 'b']]]);
  });

  it('pushes nothing for a visit without promotions', () => {
    const push = jest.fn();
    createPromoTracking(push)([]);
    expect(push).not.toHaveBeenCalled();
  });
});
