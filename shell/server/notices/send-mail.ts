import nodemailer from 'nodemailer';
import type { ReleaseNotice } from './notice';

interface MailOptions {
  /** `smtps://user:password@mail.example` */
  readonly url: string;
  readonly from: string;
  /** Readers of every change. The teams of the packages get theirs at the address of their contract. */
  readonly to: readonly string[];
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const isMailAddress = (text: string): boolean => /^[^\s@<>,;:]+@[^\s@<>,;:]+$/.test(text);

/** A reason comes from anybody with a key: it stays on its line of the subject and of the text. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const textOf = ({ what, why, by, at, channel, revision, kind }: ReleaseNotice): string =>
  [
    `${oneLine(what)}.`,
    '',
    `Kind: ${kind}`,
    `By: ${oneLine(by)}`,
    `Why: ${oneLine(why) || 'no reason given'}`,
    `When: ${new Date(at).toISOString()}`,
    `Channel: ${channel}, revision ${revision}`,
    '',
    `npm run release -- status --channel ${channel}`,
  ].join('\n');

/** Mails a notice to its teams and to the readers of all. Resolves to false when the server did not take it. Never rejects. */
export const createMailSender =
  ({ url, from, to }: MailOptions) =>
  async (notice: ReleaseNotice): Promise<boolean> => {
    const teams = notice.teams.map(({ alert }) => alert).filter(isMailAddress);
    const receivers = [...new Set([...to, ...teams])];
    if (receivers.length === 0) return true;
    const transport = nodemailer.createTransport({ url, ...patience });
    try {
      await transport.sendMail({
        from,
        to: receivers,
        subject: oneLine(`[${notice.channel}] ${notice.kind}: ${notice.what}`),
        text: textOf(notice),
        // The same for a repetition, so that a mail program shows it once.
        messageId: `<${notice.id.replace('/', '-')}-${notice.at}@releases.detour>`,
      });
      return true;
    } catch {
      return false;
    } finally {
      transport.close();
    }
  };
