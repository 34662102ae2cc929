export interface Attachment {
  readonly filename: string;
  readonly content: string | Buffer;
  readonly contentType: string;
}

/** Order or voucher that a mail is about. With it, the mail is kept as sent, for customer care. */
interface MailSubject {
  readonly kind: string;
  readonly orderUuid?: string;
  readonly voucherId?: string;
  /** Texts that open or pay something, such as a voucher's code: the kept copy shows only their ends. */
  readonly secrets?: readonly string[];
}

export interface Mail {
  /** Id of the mail. A repeated send writes the same file, or uses the same Message-ID. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that ends a subscription with one POST (RFC 8058). */
  readonly unsubscribe?: string;
  /** Reply-To address. Without it, replies go to the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly attachments?: readonly Attachment[];
  readonly about?: MailSubject;
}

/** Reply code of a mail server that refuses the recipient's address for good; null for any other error. A repetition is in vain. */
export const refusedAddressOf = (error: unknown): number | null => {
  if (!(error instanceof Error) || error.name !== 'MailNotAccepted') return null;
  const { refusedAddress } = error as { readonly refusedAddress?: unknown };
  return typeof refusedAddress === 'number' ? refusedAddress : null;
};

export interface MailTransport {
  /** True when a mail sent twice under one id arrives once. Other transports get each mail at most once. */
  readonly repeatable?: boolean;
  send(mail: Mail): Promise<void>;
}
