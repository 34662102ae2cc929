import type { GivenGift, KeptGift, VoucherStatus } from '@detour/shared-contracts/api';
import { orderUUID } from './account.fixture';

const voucherFixture = (change: Partial<VoucherStatus> = {}): VoucherStatus => ({
  kind: 'gift_stay',
  state: 'issued',
  label: 'Face aux falaises',
  productId: '299546913',
  nights: 2,
  adults: 2,
  value: 23_900,
  remainingValue: 23_900,
  validUntil: '2028-05-21',
  image: null,
  venue: 'Hôtel des Falaises, Étretat',
  content: [],
  ownUse: false,
  fromName: 'Camille',
  message: '',
  toName: '',
  uses: [],
  end: null,
  next: 'choose-dates',
  uri: null,
  activity: null,
  isOpened: true,
  extension: null,
  ...change,
});

export const keptFixture = (
  change: Partial<VoucherStatus> = {},
  kept: Partial<Omit<KeptGift, 'gift'>> = {},
): KeptGift => ({
  code: 'DTR-7K2M-9QXD',
  addedAt: '2026-11-20T10:00:00Z',
  isOwn: false,
  ...kept,
  gift: voucherFixture(change),
});

export const givenFixture = (change: Partial<GivenGift> = {}): GivenGift => ({
  orderUUID,
  orderNumber: '12345678',
  position: 0,
  kind: 'gift_stay',
  label: 'Face aux falaises',
  image: null,
  toName: 'Claire',
  value: 23_900,
  remainingValue: 23_900,
  validUntil: '2028-05-21',
  end: null,
  delivery: {
    toName: 'Claire',
    toEmail: 'claire@example.org',
    locale: 'fr_FR',
    design: 'birthday',
    sendAt: null,
    state: 'sent',
    sentAt: '2026-11-21T17:30:00Z',
    canChange: true,
  },
  openedAt: null,
  usedAt: null,
  boughtAt: '2026-11-20T10:00:00Z',
  uri: `/confirmation/${orderUUID}`,
  ...change,
});
