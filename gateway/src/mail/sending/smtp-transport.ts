import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { toMessage } from './to-message';
import { type MailTransport } from '../../context/mail';

/** The mail server does not have the mail: it was unreachable or rejected it. Recognised by name. */
class MailNotAccepted extends Error {
  override readonly name = 'MailNotAccepted';
  constructor(cause: unknown) {
    super(`The mail server did not accept the mail: ${String(cause)}`, { cause });
    this.refusedAddress = refusalOf(cause);
  }
  /** Reply code, when the server refused the recipient's address for good. Null for any other reason. */
  readonly refusedAddress: number | null;
}

const refusalOf = (error: unknown): number | null => {
  const { command, responseCode: code } = error as {
    readonly command?: unknown;
    readonly responseCode?: unknown;
  };
  return command === 'RCPT TO' && typeof code === 'number' && code >= 500 ? code : null;
};

// Shorter than the timeout of a run, so that a hanging mail server fails first, while it certainly has not got the mail.
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 40_000 };

/**
 * SMTP has no idempotency key, so a caller must know what a failure means. The server can only accept a mail after it
 * received the text, which nodemailer reads when the server requests it. A failure before that, or a rejection, is
 * `MailNotAccepted`; after any other failure delivery is unknown.
 */
export const createSmtpTransport = (url: string, from: string): MailTransport => ({
  async send(mail) {
    const text = { isHandedOver: false };
    const transport = nodemailer.createTransport({ url, ...patience });
    transport.use('stream', ({ message }, done) => {
      message.build().then((content) => {
        message.createReadStream = () =>
          new Readable({
            read() {
              text.isHandedOver = true;
              this.push(content);
              this.push(null);
            },
          }) as ReturnType<typeof message.createReadStream>;
        done();
      }, done);
    });
    try {
      await transport.sendMail(toMessage(mail, from));
    } catch (error) {
      const { responseCode } = error as { readonly responseCode?: unknown };
      if (!text.isHandedOver || typeof responseCode === 'number') throw new MailNotAccepted(error);
      throw error;
    } finally {
      transport.close();
    }
  },
});
