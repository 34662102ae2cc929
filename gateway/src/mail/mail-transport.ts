import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Config } from '../config';

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
  send(mail: Mail): Promise<void>;
}

const toMessage = (mail: Mail, from: string): SendMailOptions => ({
  from,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.id}@detour>`,
  ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribe
      ? {
          'List-Unsubscribe': `<${mail.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {}),
  },
  attachments: [...(mail.attachments ?? [])],
});

/** Files instead of mails: `ID.eml` as it would have been sent, and `ID.html` to look at. */
export const createFileTransport = (folder: string, from: string): MailTransport => {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${mail.id}.eml`), message as Buffer);
      await writeFile(join(folder, `${mail.id}.html`), mail.html);
    },
  };
};

const createSmtpTransport = (url: string, from: string): MailTransport => {
  const transport = nodemailer.createTransport(url);
  return { send: async (mail) => void (await transport.sendMail(toMessage(mail, from))) };
};

/** SMTP when an address is set, else files in the data folder. */
export const createMailTransport = ({ smtpUrl, mailFrom, dataDir }: Config): MailTransport =>
  smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : createFileTransport(join(dataDir, 'mails'), mailFrom);
