import type { VoucherStatus } from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';

/** An unused box from Camille; `change` makes it another gift. */
export const giftFixture = (change: Partial<VoucherStatus> = {}): VoucherStatus => ({
  ...recorded('voucher'),
  kind: 'box',
  state: 'issued',
  label: 'Escapade en ville – deux nuits',
  productId: 'VILLE2N-D-EBOX',
  nights: null,
  adults: 2,
  value: 27_900,
  remainingValue: 27_900,
  validUntil: '2027-11-21',
  image: null,
  venue: null,
  content: ['2 nuits pour 2 personnes', 'Le petit-déjeuner'],
  ownUse: false,
  fromName: 'Camille',
  message: 'Profitez bien !',
  toName: '',
  uses: [],
  end: null,
  next: 'choose-stay',
  uri: '/sejours/recherche/box/VILLE2N-D-EBOX',
  activity: null,
  ...change,
});
