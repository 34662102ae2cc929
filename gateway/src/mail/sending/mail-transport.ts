import { toMessage } from './to-message';
import type { MailTransport } from '../../context/mail';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../../settings/settings';
import { createSmtpTransport } from './smtp-transport';

/** Writes atomically: readers never see a partial mail, and concurrent writers leave one file. */
const writeWhole = async (file: string, content: string | Buffer): Promise<void> => {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, file);
};

/** Writes files instead of mails: `ID.eml` as it would be sent, and `ID.html` for a browser. */
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

/** SMTP when a URL is configured, else files in the data folder. */
export const createMailTransport = ({ smtpUrl, mailFrom, dataDir }: Config): MailTransport =>
  smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : createFileTransport(join(dataDir, 'mails'), mailFrom);
