import { isoDate } from '@detour/shared-contracts/base';
import { giftFormatOptions, voucherEndOf } from './gift-options';

describe('gift formats', () => {
  it('arrive at once by e-mail without paper, or by post for free [GIFT-011] [GIFT-012]', () => {
    expect(giftFormatOptions).toEqual([
      { format: 'digital', delivery: 'instant-email', tag: 'ecological' },
      { format: 'physical', delivery: 'post', tag: 'free-delivery' },
    ]);
  });
});

describe('the last valid day of a voucher', () => {
  it.each([
    ['gift_stay', '2026-11-21', '2028-05-21'],
    ['activity', '2026-11-21', '2027-11-21'],
    ['gift_stay', '2026-08-31', '2028-02-29'],
    ['box', '2028-02-29', '2029-02-28'],
  ] as const)('of a %s paid on %s is %s', (kind, paid, last) => {
    expect(voucherEndOf(kind, isoDate(paid))).toBe(last);
  });
});
