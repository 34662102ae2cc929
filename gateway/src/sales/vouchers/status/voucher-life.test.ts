import { isoDate } from '@detour/shared-contracts/base';
import type { VoucherState } from '@detour/shared-contracts/api';
import type { VoucherKind } from '@detour/shared-contracts/rules';
import { deliveryAddress } from '../../../../test/sales/gift.fixture';
import { marketDayOf } from '../voucher.repository';
import { recipientNameOf } from './recipient-name';
import { endOf, nextStepOf } from './voucher-life';

const today = isoDate('2026-11-23');
const dayOf = (at: Date) => marketDayOf('fr_FR', at);

describe('the end of a voucher', () => {
  it.each<[VoucherState, string, string | null, object | null]>([
    ['issued', '2026-11-23', null, null],
    ['claimed', '2027-01-01', null, null],
    ['issued', '2026-11-22', null, { reason: 'expired', day: '2026-11-22' }],
    ['claimed', '2026-11-22', null, { reason: 'expired', day: '2026-11-22' }],
    ['expired', '2026-10-01', '2026-10-02T04:00:00Z', { reason: 'expired', day: '2026-10-01' }],
    ['redeemed', '2026-10-01', '2026-09-01T22:30:00Z', { reason: 'used', day: '2026-09-02' }],
    ['redeemed', '2028-10-01', null, { reason: 'used', day: null }],
    ['refunded', '2028-10-01', '2026-11-01T10:00:00Z', { reason: 'withdrawn', day: '2026-11-01' }],
    ['exchanged', '2028-10-01', '2026-11-01T10:00:00Z', { reason: 'exchanged', day: '2026-11-01' }],
  ])('of state %s, valid until %s, closed at %s is %j [BENEF-001]', (state, valid_until, closed, end) => {
    const closed_at = closed === null ? null : new Date(closed);
    expect(endOf({ state, valid_until, closed_at }, { today, dayOf })).toEqual(end);
  });
});

describe('the next step of a voucher', () => {
  it.each<[VoucherKind, number, string | null, boolean, string]>([
    ['gift_stay', 20_000, null, false, 'choose-dates'],
    ['gift_stay', 0, null, false, 'wait'],
    ['gift_stay', 0, 'used', false, 'browse'],
    ['box', 1, null, false, 'choose-stay'],
    ['box', 0, 'expired', false, 'contact'],
    ['gift_card', 500, null, false, 'spend'],
    ['gift_card', 0, 'withdrawn', false, 'ask-giver'],
    ['activity', 6000, null, true, 'visit-partner'],
    ['activity', 0, 'withdrawn', true, 'browse'],
    ['activity', 0, 'exchanged', false, 'contact'],
  ])(
    'of a %s with %i cents, ended by %s, own use %s, is %s [BENEF-008]',
    (kind, remaining, reason, ownUse, next) => {
      const end = reason === null ? null : { reason: reason as 'used', day: null };
      expect(nextStepOf({ kind, remaining, ownUse, end })).toBe(next);
    },
  );
});

describe('the name of the recipient', () => {
  const buyer = { firstName: 'Camille', lastName: 'Durand' };
  const to = (name: string) => ({ ownUse: false, deliveryAddress: { ...deliveryAddress, name } });
  it.each([
    ['the name on the letter', to(' Claire Petit '), 'Claire Petit'],
    ['nothing when the letter goes to the buyer', to('camille  DURAND'), ''],
    ['nothing when the buyer writes the last name first', to('Durand Camille'), ''],
    ['nothing without a letter', { ownUse: false, deliveryAddress: null }, ''],
    ['nothing for the buyer’s own activity', { ...to('Claire Petit'), ownUse: true }, ''],
  ])('is %s [GIFT-012]', (_, given, name) => {
    expect(recipientNameOf(given, buyer)).toBe(name);
  });
});
