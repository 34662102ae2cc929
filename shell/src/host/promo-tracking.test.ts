import { createPromoTracking } from './promo-tracking';

describe('the tracking of promos', () => {
  it('pushes a list once, and again only when it is another one [PROMO-007]', () => {
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

  it('says nothing of a visit that never saw one', () => {
    const push = jest.fn();
    createPromoTracking(push)([]);
    expect(push).not.toHaveBeenCalled();
  });
});
