import type { Clock } from '@detour/shared-contracts/base';
import type { Mail, MailTransport } from '../../context/mail';
import type { Database } from '../../database/open-database';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Tokens of links: the holder of one may see and cancel the order. */
const token = /\btoken=[^"&<>\s]+/g;

const masked = (secret: string): string => `••••${secret.slice(-4)}`;

/** A mail's text without what opens or pays something: codes keep their last four characters, tokens nothing. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce(
    (rest, secret) => rest.replaceAll(secret, masked(secret)),
    text.replaceAll(token, 'token=…'),
  );

const keep = async ({ db, clock }: Deps, mail: Mail): Promise<void> => {
  if (!mail.about) return;
  const { kind, orderUuid = null, voucherId = null, secrets = [] } = mail.about;
  await db
    .insertInto('sent_mail')
    .values({
      id: mail.id,
      order_uuid: orderUuid,
      voucher_id: voucherId,
      kind,
      sent_to: mail.to.address,
      subject: mail.subject,
      html: withoutSecrets(mail.html, secrets),
      body: withoutSecrets(mail.text, secrets),
      sent_at: new Date(clock.now()),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/**
 * Keeps a copy of each sent mail about an order or voucher, for customer care. A copy that fails fails the message; its repetition keeps
 * the copy and sends nothing, because the transport below knows the mail.
 */
export const keepSent = (transport: MailTransport, deps: Deps): MailTransport => ({
  async send(mail) {
    await transport.send(mail);
    await keep(deps, mail);
  },
});
