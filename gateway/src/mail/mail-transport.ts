import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Config } from '../config';
import { createSmtpTransport } from './smtp-transport';

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

/** Whole or not at all: a reader never sees half a mail, and two writers leave one file. */
const writeWhole = async (file: string, content: string | Buffer): Promise<void> => {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, file);
};

/** A mail as nodemailer takes it. */
export const toMessage = (mail: Mail, from: string): SendMailOptions => ({
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
    repeatable: true,
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true });
      await writeWhole(join(folder, `${mail.id}.html`), mail.html);
      await writeWhole(join(folder, `${mail.id}.eml`), message as Buffer);
    },
  };
};

/** SMTP when an address is set, else files in the data folder. */
export const createMailTransport = ({ smtpUrl, mailFrom, dataDir }: Config): MailTransport =>
  smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : createFileTransport(join(dataDir, 'mails'), mailFrom);
