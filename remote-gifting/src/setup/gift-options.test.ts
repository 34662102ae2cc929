import { giftFormatOptions } from './gift-options';

describe('gift formats', () => {
  it('arrive at once by e-mail without paper, or by post for free [GIFT-011] [GIFT-012]', () => {
    expect(giftFormatOptions).toEqual([
      { format: 'digital', delivery: 'instant-email', tag: 'ecological' },
      { format: 'physical', delivery: 'post', tag: 'free-delivery' },
    ]);
  });
});
