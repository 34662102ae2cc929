import type { CareActionPreview, CareActions, CareRequests } from '@detour/shared-contracts/api';

export const careActionsFixture = (change: Partial<CareActions> = {}): CareActions => ({
  actions: [
    { kind: 'cancel', refusal: null },
    { kind: 'refund', refusal: null },
    { kind: 'change', refusal: 'started' },
    { kind: 'correct-buyer', refusal: null },
    { kind: 'of-a-newer-gateway', refusal: null },
  ],
  kept: { card: 20_000, vouchers: 5000 },
  wish: null,
  letters: ['confirmation'],
  mails: [
    { letter: 'refund', ref: 'r-2', at: '2026-11-20T10:00:00Z', to: 'claire@exemple.fr', about: '' },
    { letter: 'gift', ref: '1', at: '2026-11-19T10:00:00Z', to: 'jonas@exemple.fr', about: 'Kayak, Jonas' },
    { letter: 'of-a-newer-gateway', ref: null, at: '2026-11-18T10:00:00Z', to: 'a@exemple.fr', about: '' },
    { letter: 'confirmation', ref: null, at: '2026-11-17T10:00:00Z', to: 'claire@exemple.fr', about: '' },
  ],
  buyer: {
    email: 'claire@exemple.fr',
    firstName: 'Claire',
    lastName: 'Vasseur',
    phoneNumber: '+33612345678',
  },
  limit: 20_000,
  ...change,
});

type Gift = NonNullable<CareActions['gifts']>[number];

export const careGiftFixture = (change: Partial<Gift> = {}): Gift => ({
  position: 0,
  kind: 'box',
  label: 'Au bord de la mer',
  toName: 'Jonas',
  toEmail: 'jonas@exemple.fr',
  remaining: 14_900,
  withdraw: null,
  exchange: null,
  ...change,
});

export const previewFixture = (change: Partial<CareActionPreview> = {}): CareActionPreview => ({
  refusal: null,
  needsSecond: false,
  goodwill: 0,
  back: {
    percent: null,
    card: 2550,
    vouchers: [{ kind: 'gift_card', codeEnd: 'K7QX', amount: 1000 }],
    kept: 21_450,
  },
  byTerms: null,
  paidBy: { method: 'card', last4: '4242' },
  daysToCard: { least: 5, most: 10 },
  change: null,
  until: null,
  mails: ['refund'],
  expected: { card: 2550, vouchers: 1000, due: 0 },
  ...change,
});

type Request = CareRequests['requests'][number];

export const requestFixture = (change: Partial<Request> = {}): Request => ({
  id: '18494bcb-2039-4537-91ad-2c21da0dbdf7',
  orderNumber: '12345678',
  customer: 'Claire Vasseur',
  action: { kind: 'refund' },
  amount: 25_000,
  reason: 'Chauffage en panne.',
  askedBy: 'Ann',
  askedAt: '2026-11-21T10:00:00Z',
  decision: null,
  decidedBy: null,
  decidedAt: null,
  own: false,
  ...change,
});
