/** What may leave the gateway, by topic. */
export interface OutboxPayloads {
  'mail.confirmation': { readonly orderUuid: string };
  'mail.cancellation': { readonly orderUuid: string };
  /** A lapsed voucher is valid again, because this order gave its worth back. */
  'mail.voucher-prolonged': { readonly orderUuid: string; readonly voucherId: string };
  /** `linkId` names the mail and its link; what the link opens is found when the mail leaves. */
  'mail.account': {
    readonly kind: 'sign-up' | 'reset' | 'deleted' | 'email-confirm' | 'email-asked' | 'email-changed';
    readonly email: string;
    readonly locale: string;
    readonly linkId: string;
    /** Of an account that is gone. */
    readonly firstName?: string;
  };
  /** Tells of an event of an account's security. `to` is the address that the account had then. */
  'mail.security': { readonly eventId: string; readonly to: string };
  'mail.newsletter': { readonly id: string };
  /** Asks to confirm a subscription. */
  'mail.newsletter-confirm': { readonly linkId: string };
  'mail.contact': { readonly id: string };
  /** A voucher that goes by letter. */
  'post.voucher': { readonly orderUuid: string };
  'payment.capture': { readonly orderUuid: string; readonly intentId: string };
  /** Gives the money back: voids what is authorised, refunds what is captured. */
  'payment.release': { readonly orderUuid: string; readonly intentId: string };
  'sandbox.webhook': { readonly eventId: string; readonly intentId: string };
}

export type OutboxTopic = keyof OutboxPayloads;

export interface OutboxMessage<T extends OutboxTopic = OutboxTopic> {
  readonly topic: T;
  readonly payload: OutboxPayloads[T];
  readonly dueAt: Date;
  /** The same thing is never queued twice under one key, until a week after it has left. */
  readonly dedupeKey?: string;
}

export interface TopicSettings {
  /** Messages that one gateway sends at the same time. */
  readonly concurrency: number;
  /** A run that takes longer is aborted and counts as failed. */
  readonly timeoutSeconds: number;
  /** Failed runs before a message is a dead letter. */
  readonly tries: number;
}

// After 1–2, 2–4, 4–8 … seconds, with a cap of an hour: fifteen tries take half a day, as long as a mail server may be away.
const patient = 15;

const mail: TopicSettings = { concurrency: 2, timeoutSeconds: 90, tries: patient };
const money: TopicSettings = { concurrency: 4, timeoutSeconds: 45, tries: patient };

/** Each topic is a queue and a lane of its own: what waits in one delays nothing in another. */
export const topics: Readonly<Record<OutboxTopic, TopicSettings>> = {
  'mail.confirmation': mail,
  'mail.cancellation': mail,
  'mail.voucher-prolonged': mail,
  'mail.account': mail,
  'mail.security': mail,
  'mail.newsletter': mail,
  'mail.newsletter-confirm': mail,
  'mail.contact': mail,
  'post.voucher': { concurrency: 1, timeoutSeconds: 90, tries: patient },
  'payment.capture': money,
  'payment.release': money,
  'sandbox.webhook': money,
};

export const topicNames = Object.keys(topics) as readonly OutboxTopic[];
