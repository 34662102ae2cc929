import { Type, type Static } from '@sinclair/typebox';
import { redirectMethods } from '../../sites/payment-methods';
import { giftsPerOrder, voucherKinds } from '../../rules/gifts/gift';
import { CancellationPolicy, HotelSummary, Image } from '../products/card.schema';
import { OrderMoney } from './cancellation.schema';
import { OrderVoucher, VoucherItem } from './gift.schema';
import { OrderPlan } from './instalment.schema';
import { orderPage } from './order-page.schema';
import { orderErrorCodes, orderStatuses, payLaterTypes, voucherRefusals } from '../wire-words';
import {
  Amount,
  Day,
  Id,
  Instant,
  ListNumber,
  LocaleWord,
  Nullable,
  Open,
  Pax,
  Strict,
  Uuid,
  Words,
} from '../schema-kit';

const text = (maxLength: number, minLength = 1) => Type.String({ minLength, maxLength });

/** Buyer of an order. The summary form's inputs use these names. The rules for each are in `rules/buyer`. */
export const Buyer = Strict({
  email: text(254),
  civility: Words(['MR', 'MRS', 'NEUTRAL'] as const),
  firstName: text(60),
  lastName: text(60),
  /** E.164 */
  phoneNumber: Type.String({ pattern: '^\\+[1-9]\\d{5,14}$' }),
  addressLine: text(200),
  postalCode: text(20),
  city: text(100),
  /** ISO 3166, two letters. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
});
export type Buyer = Static<typeof Buyer>;

const stayItem = Strict({
  gift: Type.Null(),
  reservationCriteria: Strict({
    /** Id of the package. */
    offerId: Id,
    activityDaySelections: Type.Array(Strict({ activityId: ListNumber, date: Day }), { maxItems: 20 }),
    pax: Strict({ numberOfAdults: Pax.adult, numberOfChildren: Pax.child, numberOfBabies: Pax.baby }),
    travelPeriod: Strict({ checkinDate: Day, checkoutDate: Day }),
    minisiteId: Nullable(ListNumber),
  }),
  specialRequest: Type.String({ maxLength: 500 }),
});

/**
 * Codes of gift cards and vouchers that pay a part. A card pays for anything; a voucher of a stay or box pays only for a stay.
 * Each pays at most its remaining value.
 */
const VoucherCodes = Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 5 }));

/** A dated stay. */
const StayItems = Strict({
  insuranceItem: Type.Boolean(),
  promotionCodeItem: Type.String({ maxLength: 40 }),
  voucherCodes: VoucherCodes,
  shortStayItem: stayItem,
});

/** A gift, or an activity for the buyer's own use: no dates, no insurance. */
const VoucherItems = Strict({
  insuranceItem: Type.Literal(false),
  promotionCodeItem: Type.String({ maxLength: 40 }),
  voucherCodes: VoucherCodes,
  voucherItem: VoucherItem,
  /** Further gifts of the same kind, all by e-mail: a voucher each. Not with an exchange. */
  furtherItems: Type.Optional(Type.Array(VoucherItem, { minItems: 1, maxItems: giftsPerOrder - 1 })),
  /** The one voucher of `voucherCodes` is exchanged for this one: it ends, and its whole remaining value pays for the new one. */
  exchange: Type.Optional(Type.Literal(true)),
});

/** POST /api/front/purchase/orders @spec CALL-075 */
export const OrderRequest = Strict({
  locale: LocaleWord,
  buyer: Buyer,
  currency: Words(['EUR'] as const),
  /**
   * Cents still to pay after codes and cards. Must equal the gateway's own amount; otherwise the response is 409 with the new
   * amount. @spec CALL-089
   */
  expectedAmount: Amount,
  items: Type.Union([StayItems, VoucherItems]),
  /** Pays in parts, of `expectedAmount` in all: the first now, the others later by the same card. Only a stay, and not by wallet. */
  paymentPlan: Type.Optional(Words(payLaterTypes)),
});
export type OrderRequest = Static<typeof OrderRequest>;

const OrderError = Open({
  code: Words(orderErrorCodes),
  message: Type.String(),
  /** Cents, together with AMOUNT_CHANGED. */
  newAmount: Type.Optional(Amount),
  /** With VOUCHER_NOT_USABLE. */
  reason: Type.Optional(Words(voucherRefusals)),
});

/** 201 with the rooms held; 200 for a repeated `Idempotency-Key`. The hold lasts until `holdExpiresAt`. */
export const OrderResponse = Open({
  orderUUID: Uuid,
  /** Eight digits. */
  orderNumber: Type.String({ pattern: '^\\d{8}$' }),
  status: Words(orderStatuses),
  expectedAmount: Amount,
  currency: Words(['EUR'] as const),
  paymentIntent: Open({ id: Type.String(), clientSecret: Type.String() }),
  holdExpiresAt: Instant,
  error: Type.Optional(OrderError),
});
export type OrderResponse = Static<typeof OrderResponse>;

/** POST /api/front/purchase/zeppto: idempotent by `paymentIntentId`. @spec CALL-076 */
export const WalletOrderRequest = Type.Composite(
  [
    OrderRequest,
    Strict({
      pspAuthorization: Strict({
        paymentIntentId: text(80),
        paymentMethod: Words(['apple_pay', 'google_pay', 'paypal', 'sandbox_wallet'] as const),
      }),
    }),
  ],
  { additionalProperties: false },
);
export type WalletOrderRequest = Static<typeof WalletOrderRequest>;
export const WalletOrderResponse = Open({
  booking: Type.Optional(Open({ orderUUID: Uuid })),
  error: Type.Optional(OrderError),
});
export type WalletOrderResponse = Static<typeof WalletOrderResponse>;

/**
 * POST …/orders/{uuid}/card: the sandbox's card form. Digits only, no spaces. With Stripe, card data never reaches our servers.
 */
export const CardRequest = Strict({
  number: Type.String({ pattern: '^\\d{12,19}$' }),
  /** `MM/yy` */
  expiry: Type.String({ pattern: '^(0[1-9]|1[0-2])/\\d{2}$' }),
  cvc: Type.String({ pattern: '^\\d{3,4}$' }),
});
export type CardRequest = Static<typeof CardRequest>;
/**
 * POST …/orders/{uuid}/return: after 3-D Secure or a payment in the browser. `result` is the result that the sandbox's page
 * reported. With a real provider the gateway requests the result from the provider instead.
 */
export const ReturnRequest = Strict({ result: Type.Optional(Words(['approved', 'refused'] as const)) });
export type ReturnRequest = Static<typeof ReturnRequest>;

/** Outcome of the payment. `pending`: the provider reports the result later by webhook, so poll the order. */
export const PaymentResponse = Open({
  status: Words(['confirmed', 'requires_action', 'pending', 'failed'] as const),
  action: Type.Optional(Open({ kind: Words(['threeds'] as const) })),
  error: Type.Optional(OrderError),
});
export type PaymentResponse = Static<typeof PaymentResponse>;

/**
 * POST …/orders/{uuid}/payment: starts a payment in the browser. `confirmed`: the order is already paid, and there is no secret.
 */
export const StartedPayment = Open({
  status: Words(['ready', 'confirmed'] as const),
  /** Client secret for the provider's browser script. It pays only this order. */
  clientSecret: Type.Optional(Type.String()),
});
export type StartedPayment = Static<typeof StartedPayment>;

/** POST …/orders/{uuid}/redirect: pays on a page of the method. */
export const RedirectRequest = Strict({ method: Words(redirectMethods) });
export type RedirectRequest = Static<typeof RedirectRequest>;

/**
 * `redirect`: open `url`, where the visitor pays, refuses or goes back. `pending`: a payment of the order is running. `confirmed`: it is
 * already paid.
 */
export const StartedRedirect = Open({
  status: Words(['redirect', 'pending', 'confirmed'] as const),
  url: Type.Optional(Type.String()),
});
export type StartedRedirect = Static<typeof StartedRedirect>;

/** How the browser pays an order without sending card data through our API. */
const PaymentForm = Open({ kind: Words(['stripe'] as const), publishableKey: Type.String() });

const OrderLine = Open({
  kind: Words([
    'stay',
    'gift_stay',
    'box',
    'gift_card',
    'activity',
    'insurance',
    'extra',
    'shipping',
    'promotion',
    'gift_card_payment',
    'local_tax',
  ] as const),
  label: Type.String(),
  quantity: Type.Integer(),
  /** Cents. Negative for a discount or a gift card payment. */
  amount: Type.Integer(),
});

/** The dated stay of an order. */
export const OrderedStay = Open({
  offerId: Id,
  label: Type.String(),
  uri: Type.String(),
  image: Nullable(Image),
  hotel: HotelSummary,
  roomTitle: Type.String(),
  checkin: Day,
  checkout: Day,
  checkinTime: Type.String(),
  checkoutTime: Type.String(),
  nights: Type.Integer(),
  rooms: Type.Integer(),
  adult: Type.Integer(),
  child: Type.Integer(),
  baby: Type.Integer(),
  cancellationPolicy: CancellationPolicy,
  /** Activities with a chosen day, in order. Absent from older orders. */
  activities: Type.Optional(
    Type.Array(Open({ activityId: Type.Integer(), title: Type.String(), date: Day })),
  ),
  /** What the price includes, in order. Absent from older orders. */
  included: Type.Optional(Type.Array(Open({ title: Type.String(), detail: Type.String() }))),
});
export type OrderedStay = Static<typeof OrderedStay>;

/**
 * GET …/orders/{uuid}: requires the buyer's session or a signed link. The link's token arrives in the header `X-Order-Link` or in
 * a cookie.
 */
export const Order = Open({
  orderUUID: Uuid,
  orderNumber: Type.String(),
  status: Words(orderStatuses),
  locale: LocaleWord,
  createdAt: Instant,
  holdExpiresAt: Nullable(Instant),
  /** The latest end that extensions of the hold can reach. Absent when nothing is held. */
  holdLimit: Type.Optional(Instant),
  currency: Words(['EUR'] as const),
  amount: Amount,
  lines: Type.Array(OrderLine),
  /** Cents; shown separately, not part of `amount`. */
  taxAtHotel: Amount,
  /** What the order buys: a dated stay, or a kind of voucher. */
  kind: Words(['stay', ...voucherKinds] as const),
  /** Null for every other kind. */
  stay: Nullable(OrderedStay),
  /** Null for a stay. */
  voucher: Nullable(OrderVoucher),
  /** All gifts of the order by position; `voucher` is the first. Absent for a stay. */
  vouchers: Type.Optional(Type.Array(OrderVoucher)),
  buyer: Open({ firstName: Type.String(), lastName: Type.String(), email: Type.String() }),
  payment: Nullable(Open({ method: Type.String(), last4: Nullable(Type.String()) })),
  /**
   * The buyer's next step while `paying`, so that a reload resumes 3-D Secure. Absent or null while the bank's result is pending.
   */
  paymentAction: Type.Optional(Nullable(Open({ kind: Words(['threeds'] as const) }))),
  /** The provider's payment form while an amount is due. Absent or null when the sandbox's card form is used. */
  paymentForm: Type.Optional(Nullable(PaymentForm)),
  /** Ways to pay it, in order, while an amount is due. Plain text, so that an older page skips a new one. Absent: by card. */
  paymentMethods: Type.Optional(Type.Array(Type.String())),
  /** True when no money moves: the sandbox. */
  isTestPayment: Type.Optional(Type.Boolean()),
  /** While `paying`: the visitor has left for the page of a method and has not paid, refused or come back there. */
  paymentRedirect: Type.Optional(Open({ method: Type.String(), url: Type.String() })),
  /**
   * While `paying`: the method reports the result later. Until `until` the order keeps what it holds; a payment that is reported
   * after that is returned.
   */
  paymentPending: Type.Optional(Open({ method: Type.String(), until: Instant })),
  /** Of an order that ended while a method had not reported its result: a payment that arrives is returned by it. */
  paymentReturn: Type.Optional(Open({ method: Type.String() })),
  /** While `held`: how the last attempt ended. `left`: the visitor came back without paying. Nothing was charged. */
  paymentProblem: Type.Optional(Open({ method: Type.String(), reason: Words(['refused', 'left'] as const) })),
  /** When it was cancelled or expired. Absent from older gateways. */
  closedAt: Type.Optional(Nullable(Instant)),
  /** Null until it is confirmed. Absent from older gateways. */
  money: Type.Optional(Nullable(OrderMoney)),
  ...orderPage,
  /**
   * Set on an order that pays the difference of a changed booking: that booking, and the cents that it has paid before. `lines` are those
   * of the new stay, so their sum is `amount` plus `paid`.
   */
  changes: Type.Optional(Open({ orderUUID: Uuid, orderNumber: Type.String(), paid: Amount })),
  /** Set on an order that is paid in parts; `amount` is the sum of its parts. */
  plan: Type.Optional(OrderPlan),
  /** Set on an order that pays one part of a booking: that booking. */
  paysPartOf: Type.Optional(Open({ orderUUID: Uuid, orderNumber: Type.String() })),
});
export type Order = Static<typeof Order>;

/** POST …/cancel and …/extend-hold return the current order. */
export const OrderParams = Strict({ orderUUID: Uuid });
