import type { Mail } from '../../context/mail';
import { type SendMailOptions } from 'nodemailer';

/** Converts a mail to nodemailer's options. */
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
