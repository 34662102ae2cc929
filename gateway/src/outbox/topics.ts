/** Messages by topic. */
export interface OutboxPayloads {
  /** `copy` gives a mail that the buyer requested again its own id. */
  'mail.confirmation': { readonly orderUuid: string; readonly copy?: string };
  /** `gifts`: the buyer withdrew from these gifts of several, at this instant. */
  'mail.cancellation': {
    readonly orderUuid: string;
    readonly copy?: string;
    readonly gifts?: { readonly positions: readonly number[]; readonly at: string };
  };
  'mail.change': { readonly orderUuid: string; readonly changeUuid: string; readonly copy?: string };
  /** Customer care gave a part back; `refund` is its id in the journal. */
  'mail.refund': { readonly orderUuid: string; readonly refund: string; readonly copy?: string };
  /** The vouchers of an order for its buyer, as customer care sends them again. */
  'mail.vouchers': { readonly orderUuid: string; readonly copy: string };
  /** Notifies the former address of a booking that care has corrected it. */
  'mail.buyer-corrected': { readonly orderUuid: string; readonly to: string; readonly copy: string };
  /** A change by customer care waits for its payment. */
  'mail.change-to-pay': {
    readonly orderUuid: string;
    readonly changeUuid: string;
    readonly copy?: string;
  };
  /** An exchange by customer care waits for its payment. */
  'mail.exchange-to-pay': { readonly orderUuid: string; readonly copy?: string };
  /** Customer care extended a voucher. */
  'mail.voucher-extended': { readonly orderUuid: string; readonly voucherId: string; readonly until: string };
  /** An expired voucher was extended, because this order returned its value. */
  'mail.voucher-prolonged': { readonly orderUuid: string; readonly voucherId: string };
  /**
   * A booked day with a partner was made, moved or cancelled. Names and addresses are read when the mail is sent; the slot is
   * named as it was at this change.
   */
  'mail.visit': {
    readonly bookingId: string;
    readonly version: number;
    readonly what: 'booked' | 'moved' | 'cancelled';
    readonly to: 'guest' | 'partner';
    readonly day: string;
    readonly starts: string;
    /** The slot that a move has left. */
    readonly before?: { readonly day: string; readonly starts: string };
  };
  /** A gift for its recipient. Void when its delivery has another version. */
  'mail.gift': { readonly orderUuid: string; readonly position: number; readonly version: number };
  /** Notifies the buyer of the state of a gift that we sent. */
  'mail.gift-news': {
    readonly orderUuid: string;
    readonly position: number;
    readonly what: 'opened' | 'used' | 'failed';
    /** Of the delivery that failed. */
    readonly version?: number;
  };
  /** `days` until the last day when it was queued. */
  'mail.reminder': {
    readonly voucherId: string;
    readonly to: 'buyer' | 'recipient';
    readonly days: number;
    /** Last day of the voucher then: an extension makes it void. */
    readonly validUntil: string;
  };
  /** `linkId` identifies the mail and its link; the content is read when the mail is sent. */
  'mail.account': {
    readonly kind:
      | 'sign-up'
      | 'reset'
      | 'deleted'
      | 'email-confirm'
      | 'email-asked'
      | 'email-changed'
      | 'orders-attached';
    readonly email: string;
    readonly locale: string;
    readonly linkId: string;
    /** Set for a deleted account. */
    readonly firstName?: string;
    /** Set for attached orders, oldest first. */
    readonly orderNumbers?: readonly string[];
  };
  /** Reports a security event of an account. `to` is the account's address at that time. */
  'mail.security': { readonly eventId: string; readonly to: string };
  /** A part of a payment plan was paid or refused; `attempt` counts its charges. */
  'mail.instalment': {
    readonly orderUuid: string;
    readonly position: number;
    readonly what: 'paid' | 'refused' | 'unpaid';
    readonly attempt: number;
  };
  /**
   * A payment on the page of a method is reported later, was refused after that, or arrived after the order had ended and is returned. `attempt`
   * counts the payments of the order.
   */
  'mail.payment': {
    readonly orderUuid: string;
    readonly what: 'pending' | 'failed' | 'returned';
    readonly attempt: number;
  };
  'mail.newsletter': { readonly id: string };
  /** Asks to confirm a subscription. */
  'mail.newsletter-confirm': { readonly linkId: string };
  'mail.contact': { readonly id: string };
  /** Notifies the sender of a message that it has arrived. */
  'mail.contact-received': { readonly id: string };
  /** A voucher sent by post. */
  'post.voucher': { readonly orderUuid: string };
  'payment.capture': { readonly orderUuid: string; readonly intentId: string };
  /** Voids an authorisation or refunds a capture. */
  'payment.release': { readonly orderUuid: string; readonly intentId: string };
  /** Refunds a part of a capture. */
  'payment.refund': { readonly orderUuid: string; readonly refundId: string };
  'sandbox.webhook': { readonly eventId: string; readonly intentId: string };
}

export type OutboxTopic = keyof OutboxPayloads;

export interface OutboxMessage<T extends OutboxTopic = OutboxTopic> {
  readonly topic: T;
  readonly payload: OutboxPayloads[T];
  readonly dueAt: Date;
  /** A key is queued once, until a week after its message was sent. */
  readonly dedupeKey?: string;
}

export interface TopicSettings {
  /** Maximum number of concurrent messages per gateway. */
  readonly concurrency: number;
  /** A longer run is aborted and counts as failed. */
  readonly timeoutSeconds: number;
  /** Failed runs until a message becomes a dead letter. */
  readonly tries: number;
}

// Delays of 1–2, 2–4, 4–8 … seconds, at most an hour: fifteen tries take half a day, the time that a mail server may be down.
const patient = 15;

const mail: TopicSettings = { concurrency: 2, timeoutSeconds: 90, tries: patient };
const money: TopicSettings = { concurrency: 4, timeoutSeconds: 45, tries: patient };

/** Each topic has its own queue and concurrency, so that topics do not delay each other. */
export const topics: Readonly<Record<OutboxTopic, TopicSettings>> = {
  'mail.confirmation': mail,
  'mail.cancellation': mail,
  'mail.change': mail,
  'mail.refund': mail,
  'mail.vouchers': mail,
  'mail.buyer-corrected': mail,
  'mail.change-to-pay': mail,
  'mail.exchange-to-pay': mail,
  'mail.voucher-extended': mail,
  'mail.voucher-prolonged': mail,
  'mail.visit': mail,
  'mail.gift': mail,
  'mail.gift-news': mail,
  'mail.reminder': mail,
  'mail.account': mail,
  'mail.security': mail,
  'mail.instalment': mail,
  'mail.payment': mail,
  'mail.newsletter': mail,
  'mail.newsletter-confirm': mail,
  'mail.contact': mail,
  'mail.contact-received': mail,
  'post.voucher': { concurrency: 1, timeoutSeconds: 90, tries: patient },
  'payment.capture': money,
  'payment.release': money,
  'payment.refund': money,
  'sandbox.webhook': money,
};

export const topicNames = Object.keys(topics) as readonly OutboxTopic[];
