import type { Order, OrderVoucher } from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';
import { orderFixture } from './order.fixture';

const recordedVoucher = recorded('order-gift').voucher as OrderVoucher;

export const voucherFixture = (change: Partial<OrderVoucher> = {}): OrderVoucher => ({
  ...recordedVoucher,
  kind: 'gift_stay',
  productId: '123',
  label: 'Deux nuits de château, dîner aux chandelles',
  venue: 'Château de Valmerle, Amboise',
  format: 'digital',
  ownUse: false,
  adults: 2,
  nights: 2,
  value: null,
  validUntil: null,
  withdrawUntil: null,
  state: null,
  fromName: 'Camille',
  message: 'Le château qu’on regardait depuis la route.',
  deliveryAddress: null,
  code: null,
  pdf: null,
  ...change,
});

/** A gift stay of 389,00 €, not paid yet. */
export const voucherOrderFixture = (
  change: Partial<Order> = {},
  voucher: Partial<OrderVoucher> = {},
): Order =>
  orderFixture({
    kind: voucher.kind ?? 'gift_stay',
    amount: 38900,
    taxAtHotel: 0,
    lines: [{ kind: 'gift_stay', label: 'Séjour cadeau, 2 nuits', quantity: 1, amount: 38900 }],
    stay: null,
    voucher: voucherFixture(voucher),
    ...change,
  });

/** Data of a paid voucher. */
export const issued = {
  validUntil: '2028-05-21',
  withdrawUntil: '2026-12-05',
  state: 'issued',
  code: 'DTR-7K2M-9QXW-4HBN-2VCE',
  pdf: '/api/front/purchase/orders/0193f0a0-0000-7000-8000-000000000001/voucher.pdf',
} as const;
