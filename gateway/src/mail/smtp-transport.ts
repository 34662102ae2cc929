import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { toMessage } from './to-message';
import { type MailTransport } from '../context/mail';

/** The mail server does not have the mail: it was not reached, or it has refused. Recognised by name. */
class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
}

// Less than a run may take: a mail server that hangs fails by itself, and before it takes the mail that failure is certain.
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 40_000 };

/**
 * SMTP has no key that names a repetition, so a caller must know what a failure means. The server can take a mail only once it is given its
 * text, which nodemailer reads after the server has asked for it: a failure before that, or an answer that refuses, is `MailNotTaken`;
 * after any other one nobody knows.
 */
export const createSmtpTransport = (url: string, from: string): MailTransport => ({
  async send(mail) {
    let isHandedOver = false;
    const transport = nodemailer.createTransport({ url, ...patience });
    transport.use('stream', ({ message }, done) => {
      message.build().then((content) => {
        message.createReadStream = () =>
          new Readable({
            read() {
              isHandedOver = true;
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
      if (!isHandedOver || typeof responseCode === 'number')
        throw new MailNotTaken(`The mail server did not take the mail: ${String(error)}`, { cause: error });
      throw error;
    } finally {
      transport.close();
    }
  },
});
