export interface Attachment {
  readonly filename: string;
  readonly content: string | Buffer;
  readonly contentType: string;
}

export interface Mail {
  /** Names the mail: sent twice, it is the same file, or the same Message-ID to the receiver. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that ends a subscription with one POST (RFC 8058). */
  readonly unsubscribe?: string;
  /** Where an answer goes; to the sender without one. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly attachments?: readonly Attachment[];
}

export interface MailTransport {
  /** Whether a mail that is sent twice under its id arrives once; a transport that does not say so is asked at most once. */
  readonly repeatable?: boolean;
  send(mail: Mail): Promise<void>;
}
