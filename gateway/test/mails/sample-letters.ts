import type { Order, OrderedStay, OrderVoucher } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { mailHouse, type MailHouse } from '../../src/mail/blocks/mail-house';
import type { Letter } from '../../src/mail/blocks/render-letter';
import { accountLetter, type AccountMailKind } from '../../src/mail/letters/notice/account-letter';
import { contactReceivedLetter, contactToCareLetter } from '../../src/mail/letters/notice/contact-letters';
import { newsletterConfirmLetter, newsletterLetter } from '../../src/mail/letters/notice/newsletter-letter';
import { securityLetter, type MailedEvent } from '../../src/mail/letters/notice/security-letter';
import { voucherProlongedLetter } from '../../src/mail/letters/notice/voucher-prolonged-letter';
import { momentOf } from '../../src/mail/letters/order/moment';
import { giftNewsLetter, type GiftNews } from '../../src/mail/letters/giving/gift-news-letter';
import { reminderLetter } from '../../src/mail/letters/giving/reminder-letter';
import { giftLetter } from '../../src/mail/letters/giving/gift-letter';
import {
  buyerCorrectedLetter,
  changeToPayLetter,
  exchangeToPayLetter,
  refundLetter,
  voucherExtendedLetter,
  vouchersLetter,
} from '../../src/mail/letters/order/care-letters';
import {
  paymentFailedLetter,
  paymentPendingLetter,
  paymentReturnedLetter,
} from '../../src/mail/letters/order/payment-letters';
import { stayCancellationLetter } from '../../src/mail/letters/order/stay-cancellation-letter';
import { stayChangeLetter } from '../../src/mail/letters/order/stay-change-letter';
import { stayConfirmationLetter } from '../../src/mail/letters/order/stay-confirmation-letter';
import { voucherConfirmationLetter } from '../../src/mail/letters/order/voucher-confirmation-letter';
import { withdrawalLetter } from '../../src/mail/letters/order/withdrawal-letter';
import { readConfig } from '../../src/settings/read-config';

const at = new Date('2026-11-23T09:05:00Z');

export const sampleStay: OrderedStay = {
  offerId: '1',
  label: 'Escapade au fil de la Loire',
  uri: '/sejours/recherche/1',
  image: null,
  hotel: {
    id: 'h1',
    label: 'Les Deux Rives <& fils>',
    stars: 3,
    uri: 'les-deux-rives',
    review: null,
    location: { label: 'Amboise', area: 'Indre-et-Loire', uri: null, lat: 47.41, lng: 0.98 },
    address: '1 quai de Loire',
    zipCode: '37400',
  },
  roomTitle: 'Chambre double avec vue sur le fleuve',
  checkin: '2026-12-30',
  checkout: '2027-01-02',
  checkinTime: '15:00',
  checkoutTime: '11:00',
  nights: 3,
  rooms: 1,
  adult: 2,
  child: 1,
  baby: 0,
  cancellationPolicy: {
    type: 'FLEX',
    cancellable: true,
    isCancellable: true,
    cancellationDeadline: '2026-12-23',
    cancellableUntil: '2026-12-23',
    message: null,
    steps: [
      { until: '2026-12-23T22:59:59Z', day: '2026-12-23', percent: 100 },
      { until: '2026-12-28T22:59:59Z', day: '2026-12-28', percent: 50 },
    ],
  },
  activities: [{ activityId: 110, title: 'Massage', date: '2026-12-31' }],
};

const baseOrder = {
  orderUUID: '18494bcb-2039-4537-91ad-2c21da0dbdf7',
  orderNumber: '82045056',
  status: 'confirmed',
  createdAt: '2026-11-23T09:00:00.000Z',
  holdExpiresAt: null,
  currency: 'EUR',
  stay: null,
  voucher: null,
  buyer: { firstName: 'Léa', lastName: 'Martin', email: 'lea@example.org' },
  payment: { method: 'card', last4: '4242' },
} as const;

/** Paid by a gift card and a card, with an insurance and the tourist tax at the hotel. */
export const stayOrder = (locale: Locale): Order => ({
  ...baseOrder,
  locale,
  kind: 'stay',
  stay: sampleStay,
  amount: 28_940,
  lines: [
    { kind: 'stay', label: 'Escapade au fil de la Loire', quantity: 1, amount: 36_990 },
    { kind: 'extra', label: 'Massage', quantity: 1, amount: 4000 },
    { kind: 'promotion', label: 'SPRING', quantity: 1, amount: -2050 },
    { kind: 'gift_card_payment', label: 'Carte cadeau', quantity: 1, amount: -10_000 },
  ],
  taxAtHotel: 660,
  money: {
    paidByCard: 28_940,
    paidByVouchers: [{ kind: 'gift_card', codeEnd: 'K7QX', amount: 10_000 }],
    refunds: [],
    kept: 0,
  },
});

const sampleVoucher: OrderVoucher = {
  kind: 'box',
  productId: 'SEA-D-EBOX',
  label: 'Au bord de la mer',
  venue: null,
  image: null,
  format: 'digital',
  ownUse: false,
  adults: 2,
  nights: 1,
  value: null,
  validUntil: '2027-11-23',
  withdrawUntil: '2026-12-07',
  state: 'issued',
  fromName: 'Camille',
  message: 'Joyeux anniversaire Claire !\nÀ vous deux la mer, le vent et les crêpes.',
  deliveryAddress: null,
  extras: [],
  code: 'DTR-7QK2-M9XB-4HTW',
  pdf: null,
};

const content = ['1 nuit pour 2 personnes', 'Le petit déjeuner', 'Un accès au spa'];

const voucherOrder = (locale: Locale, voucher: OrderVoucher): Order => ({
  ...baseOrder,
  locale,
  kind: voucher.kind,
  voucher,
  amount: 14_900,
  lines: [{ kind: 'box', label: voucher.label, quantity: 1, amount: 14_900 }],
  taxAtHotel: 0,
  money: { paidByCard: 14_900, paidByVouchers: [], refunds: [], kept: 0 },
});

const refunded = { last4: null, codeEnd: null, state: 'pending', at: at.toISOString() } as const;

const accountKinds: readonly AccountMailKind[] = [
  'confirm',
  'known',
  'reset',
  'deleted',
  'email-confirm',
  'email-taken',
  'email-asked',
  'email-changed',
];

const securityKinds: readonly MailedEvent[] = [
  'new-device',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'sessions-ended',
];

const coverOf = (house: MailHouse, scene: string, alt: string) => ({
  src: `${house.origin}/images/${scene}/1200_800.jpg`,
  alt,
});

const link =
  'http://fr.localhost:8080/confirmation/18494bcb-2039-4537-91ad-2c21da0dbdf7?locale=fr_FR#token=20800.signature';

type Sample = (house: MailHouse) => Letter;

const stayLetter = (house: MailHouse) => ({
  house,
  order: stayOrder(house.locale),
  stay: sampleStay,
  link,
});

const stayConfirmation: Sample = (house) =>
  stayConfirmationLetter({
    ...stayLetter(house),
    cover: coverOf(house, 'coast-lighthouse-day', 'Les Deux Rives, Amboise'),
    contact: { phone: '+33247000001', access: 'À 5 minutes à pied de la gare, côté château.' },
    included: ['3 nuits avec petit déjeuner', 'Un dîner au bord de l’eau', 'Accès au spa'],
  });

const staySimple: Sample = (house) => {
  const order = stayOrder(house.locale);
  const stay: OrderedStay = {
    ...sampleStay,
    activities: [],
    cancellationPolicy: {
      ...sampleStay.cancellationPolicy,
      type: 'NCNR',
      isCancellable: false,
      cancellationDeadline: null,
      steps: [],
    },
  };
  return stayConfirmationLetter({
    ...stayLetter(house),
    order: { ...order, lines: order.lines.slice(0, 1), money: null },
    stay,
    cover: null,
    contact: null,
    included: [],
  });
};

const cancelledMoney = {
  paidByCard: 28_940,
  paidByVouchers: [],
  refunds: [
    { ...refunded, to: 'card', last4: '4242', amount: 2456 },
    { ...refunded, to: 'gift_card', codeEnd: 'K7QX', amount: 10_000 },
  ],
  kept: 14_940,
} as const satisfies Order['money'];

const stayCancellation: Sample = (house) => {
  const { stay, ...letter } = stayLetter(house);
  const order = { ...letter.order, status: 'cancelled' as const, money: { ...cancelledMoney } };
  return stayCancellationLetter({ ...letter, stay, order: { ...order, money: order.money }, at });
};

const stayChange: Sample = (house) =>
  stayChangeLetter({
    ...stayLetter(house),
    cover: null,
    contact: { phone: '+33247123456', access: 'Gare d’Amboise à 10 minutes à pied.' },
    told: {
      before: { ...sampleStay, checkin: '2026-12-22', checkout: '2026-12-25' },
      paid: 2400,
      back: { card: 1250, vouchers: 990 },
    },
  });

const voucherLetter =
  (change: Partial<OrderVoucher>): Sample =>
  (house) => {
    const voucher = { ...sampleVoucher, ...change };
    const order = voucherOrder(house.locale, voucher);
    const cover = coverOf(house, 'coast-cliffs-dawn', voucher.label);
    return voucherConfirmationLetter({ house, order, voucher, vouchers: [voucher], link, cover, content });
  };

/** Three gifts in one order: one that its buyer keeps, one that was sent, and one for a later day. */
const severalGifts: Sample = (house) => {
  const sent = {
    toName: 'Claire',
    toEmail: 'claire@example.org',
    locale: house.locale,
    design: 'birthday',
  } as const;
  const vouchers: readonly OrderVoucher[] = [
    sampleVoucher,
    {
      ...sampleVoucher,
      code: 'DTR-3FD8-K1WZ-7PQA',
      delivery: { ...sent, sendAt: null, state: 'sent', sentAt: at.toISOString(), canChange: false },
    },
    {
      ...sampleVoucher,
      code: 'DTR-9B5C-T6HN-2XRE',
      message: '',
      delivery: {
        ...sent,
        toName: 'Noé',
        toEmail: 'noe@example.org',
        sendAt: '2026-12-24T08:00:00.000Z',
        state: 'waiting',
        sentAt: null,
        canChange: true,
      },
    },
  ];
  const [voucher = sampleVoucher] = vouchers;
  const one = voucherOrder(house.locale, voucher);
  const order: Order = {
    ...one,
    vouchers: [...vouchers],
    amount: 44_700,
    lines: vouchers.flatMap(() => one.lines),
    money: { paidByCard: 44_700, paidByVouchers: [], refunds: [], kept: 0 },
  };
  const cover = coverOf(house, 'coast-cliffs-dawn', voucher.label);
  return voucherConfirmationLetter({ house, order, voucher, vouchers, link, cover, content });
};

const delivery = {
  name: 'Jonas Petit',
  addressLine: '3 place du Marché',
  postalCode: '37400',
  city: 'Amboise',
  country: 'FR',
};

const withdrawal: Sample = (house) => {
  const order = voucherOrder(house.locale, sampleVoucher);
  const refunds = [{ ...refunded, to: 'card' as const, last4: '4242', amount: 14_900 }];
  const money = { paidByCard: 14_900, paidByVouchers: [], refunds, kept: 0 };
  return withdrawalLetter({
    house,
    order: { ...order, money },
    vouchers: [sampleVoucher],
    positions: [0],
    link,
    at,
  });
};

const gift: Sample = (house) =>
  giftLetter({
    house,
    design: 'birthday',
    toName: 'Claire',
    voucher: sampleVoucher,
    code: 'DTR-7QK2-M9XB-4HTW',
    giftLink: `${house.origin}/gift#token=DTR-7QK2-M9XB-4HTW`,
    typedAddress: 'fr.detour.example/gift',
    cover: coverOf(house, 'sky-balloon-dawn', house.t('voucher.forYou')),
  });

const news =
  (what: GiftNews['what']): Sample =>
  (house) =>
    giftNewsLetter(house, {
      what,
      firstName: 'Léa',
      toName: 'Claire',
      toEmail: 'claire@example.org',
      label: sampleVoucher.label,
      when: what === 'opened' ? house.t('mail.dateAndTime', momentOf(at, house)) : null,
      link,
    });

const reminder =
  (to: 'buyer' | 'recipient'): Sample =>
  (house) =>
    reminderLetter(house, {
      to,
      label: sampleVoucher.label,
      validUntil: '2027-05-28',
      canExtend: true,
      link,
      stopLink: `${house.origin}/api/front/reminders/stop?locale=${house.locale}#token=1.recipient.key`,
    });

const contactToCare: Sample = (house) =>
  contactToCareLetter(house, {
    type: 'Information/request / Confirmation email',
    name: 'Léa Martin',
    email: 'lea@example.org',
    phone: '06 12 34 56 78',
    bookingNumber: '82045056',
    message: 'Je n’ai rien reçu.\nMerci !',
  });

const voucherExtended: Sample = (house) => {
  const order = voucherOrder(house.locale, sampleVoucher);
  return voucherExtendedLetter({ house, order, link, until: '2028-05-21', balance: 14_900 });
};

const vouchersAgain: Sample = (house) => {
  const order = voucherOrder(house.locale, sampleVoucher);
  return vouchersLetter({ house, order, link, vouchers: order.vouchers ?? [sampleVoucher] });
};

const exchangeToPay: Sample = (house) => {
  const order = voucherOrder(house.locale, sampleVoucher);
  return exchangeToPayLetter({ house, order, link, label: sampleVoucher.label, due: 2400, until: at });
};

const toldOfPayment = (house: MailHouse) => ({
  ...stayLetter(house),
  method: 'ideal',
  amount: 44_700,
  until: house.format.timeOf(at.getTime()),
});

/** Every letter of the shop, by its name. */
export const sampleLetters: Readonly<Record<string, Sample>> = {
  'stay-confirmation': stayConfirmation,
  'stay-confirmation-simple': staySimple,
  'stay-cancellation': stayCancellation,
  'stay-change': stayChange,
  'voucher-confirmation': voucherLetter({}),
  'voucher-several-gifts': severalGifts,
  'voucher-by-post': voucherLetter({ format: 'physical', deliveryAddress: delivery }),
  'voucher-for-oneself': voucherLetter({
    kind: 'activity',
    ownUse: true,
    label: 'Kayak sur la Loire',
    venue: 'Le bureau des guides, Amboise',
    nights: null,
    fromName: '',
    message: '',
  }),
  withdrawal,
  gift,
  'gift-opened': news('opened'),
  'gift-used': news('used'),
  'gift-failed': news('failed'),
  'reminder-recipient': reminder('recipient'),
  'reminder-buyer': reminder('buyer'),
  'care-refund': (house) => refundLetter({ ...stayLetter(house), parts: [...cancelledMoney.refunds] }),
  'care-buyer-corrected': (house) => buyerCorrectedLetter(stayLetter(house)),
  'care-change-to-pay': (house) => changeToPayLetter({ ...stayLetter(house), due: 2400, until: at }),
  'care-exchange-to-pay': exchangeToPay,
  'payment-pending': (house) => paymentPendingLetter(toldOfPayment(house)),
  'payment-failed': (house) => paymentFailedLetter(toldOfPayment(house)),
  'payment-returned': (house) => paymentReturnedLetter(toldOfPayment(house)),
  'care-vouchers': vouchersAgain,
  'care-voucher-extended': voucherExtended,
  'voucher-prolonged': (house) =>
    voucherProlongedLetter(house, {
      firstName: 'Léa',
      orderNumber: '82045056',
      wasPaid: true,
      balance: 10_000,
      validUntil: '2027-05-28',
      link: house.homeLink,
    }),
  'contact-to-care': contactToCare,
  'contact-received': (house) => contactReceivedLetter(house, house.contactLink),
  newsletter: (house) => newsletterLetter(house, `${house.origin}/api/newsletter/unsubscribe?token=a`),
  'newsletter-confirm': (house) => newsletterConfirmLetter(house, `${house.origin}/newsletter#token=a`),
  ...Object.fromEntries(
    accountKinds.map((kind) => [
      `account-${kind}`,
      (house: MailHouse) => accountLetter(house, { kind, firstName: 'Léa', link: `${house.origin}/account` }),
    ]),
  ),
  ...Object.fromEntries(
    securityKinds.map((kind) => [
      `security-${kind}`,
      (house: MailHouse) =>
        securityLetter(house, {
          event: { kind, at, browser: 'Firefox', platform: 'Windows' },
          firstName: 'Léa',
          link: `${house.origin}/password`,
        }),
    ]),
  ),
};

export const sampleHouse = (locale: Locale): MailHouse => mailHouse(readConfig({}), locale);
