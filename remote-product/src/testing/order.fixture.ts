import type { Order } from '@detour/shared-contracts/api';
import { orderUUID } from '@detour/shared-checkout/testing';
import { recorded } from '@detour/shared-contracts/recorded';
import { flexible } from './stay.fixture';

const { stay: recordedBooking, actions: _, ...recordedOrder } = recorded('order-held');
if (!recordedBooking) throw new Error('The recorded order has no stay.');

/** The recorded order, held; 13:32 UTC is 14:32 in Paris. A test names the actions that it is about. */
export const orderFixture = (change: Partial<Order> = {}): Order => ({
  ...recordedOrder,
  orderUUID,
  orderNumber: '12345678',
  createdAt: '2026-11-21T13:17:00Z',
  holdExpiresAt: '2026-11-21T13:32:00Z',
  holdLimit: '2026-11-21T13:47:00Z',
  amount: 38200,
  lines: [{ kind: 'stay', label: 'Deux nuits de château', quantity: 1, amount: 38200 }],
  taxAtHotel: 740,
  stay: {
    ...recordedBooking,
    offerId: '123',
    label: 'Deux nuits de château, dîner aux chandelles',
    uri: '/sejours/recherche/123',
    hotel: {
      ...recordedBooking.hotel,
      id: '7',
      label: 'Château de Valmerle',
      stars: 4,
      uri: '/hotel/7',
      review: { count: 286, average: 9.2 },
      location: { label: 'Amboise', area: 'Indre-et-Loire', uri: null, lat: 47.41, lng: 0.98 },
    },
    roomTitle: 'Chambre Douves',
    checkin: '2026-12-11',
    checkout: '2026-12-13',
    checkinTime: '15:00',
    checkoutTime: '11:00',
    cancellationPolicy: flexible('2026-12-08'),
  },
  buyer: { firstName: 'Camille', lastName: 'Exemple', email: 'client@example.com' },
  ...change,
});

/** Paid on 21 November 2026 at 14:20 in Paris: 282,00 € by card, 100,00 € by a gift card with a rest. */
export const paidOrderFixture = (change: Partial<Order> = {}): Order => {
  const { stay, ...order } = orderFixture();
  return {
    ...order,
    status: 'confirmed',
    holdExpiresAt: null,
    amount: 28_200,
    lines: [
      ...order.lines,
      { kind: 'gift_card_payment', label: 'Carte cadeau', quantity: 1, amount: -10_000 },
    ],
    stay: stay && {
      ...stay,
      included: [
        { title: 'Petit-déjeuner', detail: 'chaque matin' },
        { title: 'Dîner aux chandelles', detail: '' },
      ],
    },
    payment: { method: 'card', last4: '4242' },
    money: {
      paidByCard: 28_200,
      paidByVouchers: [
        { kind: 'gift_card', codeEnd: 'K7QX', amount: 10_000, rest: 4_000, validUntil: '2028-05-21' },
      ],
      refunds: [],
      kept: 38_200,
    },
    actions: ['cancel', 'invoice', 'itinerary', 'calendar', 'resend'],
    timeline: [
      { kind: 'opened', at: '2026-11-21T13:17:00Z', amount: null },
      { kind: 'confirmed', at: '2026-11-21T13:20:00Z', amount: null },
    ],
    hotelContact: { phone: '+33261910001', access: 'La gare est à dix minutes à pied.' },
    invoices: [],
    ...change,
  };
};
