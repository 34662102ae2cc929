import { Type, type Static } from '@sinclair/typebox';
import { voucherKinds } from '../../rules/gifts/gift';
import { KeptDelivery } from '../orders/giving.schema';
import { Order } from '../orders/order.schema';
import { Amount, Day, Instant, LocaleWord, Nullable, Open, Strict, Words } from '../schema-kit';

const cents = Type.Integer();
const word = Type.String();

/** Members of staff by the name of their last sign-in; by the id at their issuer when they have left. */
const staff = Nullable(Type.String());

/**
 * POST /api/care/search: the text is in the body, because servers log addresses. It may be an order number, mail address,
 * phone number, voucher code, the last four digits of a card, or a name.
 */
export const CareSearchRequest = Strict({ text: Type.String({ minLength: 2, maxLength: 120 }) });
export type CareSearchRequest = Static<typeof CareSearchRequest>;

const CareHit = Open({
  orderNumber: Type.String(),
  /** Buyer. Empty when the buyer's data has been deleted. */
  name: Type.String(),
  label: Type.String(),
  kind: Words(['stay', ...voucherKinds] as const),
  status: word,
  checkin: Nullable(Day),
  /** Last day of a voucher. */
  validUntil: Nullable(Day),
  /** Cents that the order keeps of what was paid online. */
  amount: cents,
  createdAt: Instant,
  matchedBy: Words(['number', 'email', 'phone', 'voucher', 'card', 'name'] as const),
});
export type CareHit = Static<typeof CareHit>;
/** At most 20, best first: exact keys before names, newest first. `more`: there are others. */
export const CareSearchResponse = Open({ hits: Type.Array(CareHit), more: Type.Boolean() });
export type CareSearchResponse = Static<typeof CareSearchResponse>;

const CareEvent = Open({
  /** Of the journal. A page shows a kind that it does not know by its word. */
  kind: word,
  actor: word,
  staff,
  reason: Nullable(Type.String()),
  at: Instant,
  /** Amounts and words of the event, flat: `before.checkin`. */
  facts: Type.Array(Open({ name: Type.String(), value: Type.Union([Type.String(), Type.Number()]) })),
});

const CarePayment = Open({
  /** Null for the order's own payment; else the number of the change that it pays. */
  changeNumber: Nullable(Type.String()),
  /** Place of the part of a payment plan that it pays, from 2. Absent for every other payment. */
  part: Type.Optional(Type.Integer()),
  provider: word,
  intentId: Nullable(Type.String()),
  status: word,
  method: Nullable(Type.String()),
  last4: Nullable(Type.String()),
  captured: Type.Boolean(),
  updatedAt: Instant,
  ledger: Type.Array(Open({ kind: word, amount: cents, movement: Type.String(), at: Instant })),
  refunds: Type.Array(
    Open({
      amount: cents,
      cause: word,
      state: word,
      failures: Type.Integer(),
      plannedAt: Instant,
      settledAt: Nullable(Instant),
    }),
  ),
});

const CareNight = Open({
  night: Day,
  room: Type.String(),
  rooms: Type.Integer(),
  state: word,
  /** Of the open or last change. */
  ofChange: Type.Boolean(),
  /** Stock of the night as it is now. Null when the catalogue no longer has it. */
  stock: Nullable(Open({ capacity: Type.Integer(), sold: Type.Integer(), held: Type.Integer() })),
});

const CareChange = Open({
  orderNumber: Type.String(),
  status: word,
  amount: cents,
  checkin: Nullable(Day),
  nights: Nullable(Type.Integer()),
  createdAt: Instant,
  /** It gives the booking its present nights and lines. */
  isApplied: Type.Boolean(),
});

const CareVoucher = Open({
  id: Type.String(),
  /** Gift of the order: 0 for the first. */
  position: Type.Optional(Type.Integer()),
  kind: Words(voucherKinds),
  label: Type.String(),
  /** Last four characters. Customer care never sees a whole code. */
  codeEnd: Nullable(Type.String()),
  state: word,
  value: cents,
  remaining: cents,
  validUntil: Day,
  issuedAt: Instant,
  openedAt: Nullable(Instant),
  extendedAt: Nullable(Instant),
  /** Null for a gift that the buyer hands over. Absent from older gateways. */
  delivery: Type.Optional(Nullable(KeptDelivery)),
  ledger: Type.Array(
    Open({
      kind: word,
      amount: cents,
      at: Instant,
      orderNumber: Nullable(Type.String()),
      validUntil: Nullable(Day),
    }),
  ),
});

/** A voucher of another order that paid a part of this one. */
const CareUsedVoucher = Open({
  kind: Words(voucherKinds),
  codeEnd: Nullable(Type.String()),
  state: word,
  amount: cents,
  returned: cents,
  orderNumber: Type.String(),
});

/** What the mail provider reported: `delivered`, `bounced` or `complained`. `reason` holds no address and may be empty. */
const CareMailOutcome = Open({ kind: word, reason: Type.String(), at: Instant });

/** `uri`: the mail as it was sent, without codes and tokens: a page for a frame without rights. */
const CareMail = Open({
  id: Type.String(),
  kind: word,
  sentTo: Type.String(),
  subject: Type.String(),
  sentAt: Instant,
  uri: Type.String(),
  /** Null while nothing was reported. */
  outcome: Type.Optional(Nullable(CareMailOutcome)),
});

const CareNote = Open({ id: Type.Integer(), author: Type.String(), body: Type.String(), at: Instant });

const CareVisit = Open({
  compositionId: Nullable(Type.String()),
  /** Reports of the browser from the tab that sent the order, newest first. */
  errors: Type.Array(
    Open({
      at: Instant,
      kind: word,
      code: Nullable(Type.String()),
      message: Type.String(),
      location: Nullable(Type.String()),
      remote: Nullable(Type.String()),
      release: Nullable(Type.String()),
      compositionId: Nullable(Type.String()),
    }),
  ),
});

/** GET /api/care/orders/{number}: everything that is kept about an order. */
export const CareFile = Open({
  /** As the buyer sees it, without the code of a voucher. */
  order: Order,
  buyer: Open({
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    phoneNumber: Type.String(),
    addressLine: Type.String(),
    postalCode: Type.String(),
    city: Type.String(),
    country: Type.String(),
    locale: LocaleWord,
    hasAccount: Type.Boolean(),
    /** When the buyer's data was deleted. */
    anonymisedAt: Nullable(Instant),
  }),
  /** Member of staff who ordered for the customer. */
  placedBy: staff,
  /** Cents that the order keeps now, of cards and vouchers together. */
  kept: Amount,
  events: Type.Array(CareEvent),
  payments: Type.Array(CarePayment),
  nights: Type.Array(CareNight),
  changes: Type.Array(CareChange),
  vouchers: Type.Array(CareVoucher),
  usedVouchers: Type.Array(CareUsedVoucher),
  mails: Type.Array(CareMail),
  notes: Type.Array(CareNote),
  visit: CareVisit,
});
export type CareFile = Static<typeof CareFile>;

/** POST /api/care/orders/{number}/notes: returns all notes, oldest first. */
export const CareNoteRequest = Strict({
  body: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
});
export type CareNoteRequest = Static<typeof CareNoteRequest>;
export const CareNotes = Open({ notes: Type.Array(CareNote) });
export type CareNotes = Static<typeof CareNotes>;

const VoucherPlace = Nullable(Open({ orderNumber: Type.String(), position: Type.Integer() }));

export const CareVoucherParams = Strict({
  orderNumber: Type.String({ pattern: '^\\d{8}$' }),
  /** 0 for the first gift of the order. */
  position: Type.String({ pattern: '^\\d$' }),
});

/** GET /api/care/orders/{number}/vouchers/{position}: everything that is kept about one voucher. */
export const CareVoucherFile = Open({
  orderNumber: Type.String(),
  /** Buyer. Empty when the buyer's data has been deleted. */
  customer: Type.String(),
  position: Type.Integer(),
  voucher: CareVoucher,
  venue: Nullable(Type.String()),
  fromName: Type.String(),
  /** Its mail to the recipient. Null when the buyer passes it on. */
  delivery: Nullable(
    Open({
      toName: Type.String(),
      toEmail: Type.String(),
      locale: LocaleWord,
      design: word,
      state: word,
      /** Raised by each change and each time it is sent again. */
      version: Type.Integer(),
      sendAt: Nullable(Instant),
      sentAt: Nullable(Instant),
      /** Response of the mail server. */
      failedReason: Nullable(Type.String()),
    }),
  ),
  /** Who is reminded of the last day; `sent`: so many days before it. */
  reminders: Type.Array(
    Open({
      to: word,
      email: Type.String(),
      askedAt: Instant,
      stoppedAt: Nullable(Instant),
      sent: Type.Array(Type.Integer()),
    }),
  ),
  /** Orders that it paid or pays, oldest first. Cents. */
  uses: Type.Array(
    Open({ orderNumber: Type.String(), amount: cents, returned: cents, state: word, at: Instant }),
  ),
  /** Days with the partner, in any state. */
  visits: Type.Array(Open({ day: Day, starts: Type.String(), party: Type.Integer(), state: word })),
  /** The voucher that was exchanged for this one, and the one that replaced it. */
  from: VoucherPlace,
  to: VoucherPlace,
  events: Type.Array(CareEvent),
  mails: Type.Array(CareMail),
});
export type CareVoucherFile = Static<typeof CareVoucherFile>;
