import { type Result, err, ok } from '@detour/shared-contracts/base';
import { printPath, siteOf, type Locale } from '@detour/shared-contracts/sites';
import type { Config } from '../../../settings/settings';
import type { Keyring } from '../../../settings/keyring';
import { isSigned, signatureForm, signText } from '../../../http/signing';
import type { OrderRow } from '../../records/order.repository';

const dayMs = 86_400_000;
/** Days after the last night, or after the purchase of a product without nights: time for invoices and complaints. */
const lifeDays = 30;
const form = new RegExp(`^(\\d{1,9})\\.(${signatureForm})$`);

type LinkedOrder = Pick<OrderRow, 'uuid' | 'link_version'>;

const subjectOf = ({ uuid, link_version: version }: LinkedOrder, expiry: number): string =>
  `${uuid}.${version}.${expiry}`;

/** Creates a token `expiry.signature` that opens one order without its session. It expires at most one day after `end` (ms UTC). */
export const createOrderToken = (secret: Keyring, order: LinkedOrder, end: number): string => {
  const expiry = Math.ceil(end / dayMs);
  return `${expiry}.${signText(secret, 'order-link', subjectOf(order, expiry))}`;
};

/** Verifies a token against the order's current `link_version`: raising the version revokes all earlier links. */
export const checkOrderToken = (
  secret: Keyring,
  order: LinkedOrder,
  token: string,
  now: number,
): Result<true> => {
  const [, expiry = '', signature = ''] = form.exec(token) ?? [];
  if (!expiry || Number(expiry) * dayMs < now)
    return err({ kind: 'expired', message: 'The link is malformed or expired.' });
  return isSigned(secret, { purpose: 'order-link', text: subjectOf(order, Number(expiry)) }, signature)
    ? ok(true)
    : err({ kind: 'forged', message: 'The link was revoked or has an invalid signature.' });
};

/** Expiry (ms UTC) of the links in an order's mails. It is the same for a mail that is sent again. */
const linkEndOf = ({ created_at, checkin, nights }: OrderRow, from: Date | null): number => {
  const lastNight = checkin === null ? 0 : Date.parse(checkin) + (nights ?? 0) * dayMs;
  return Math.max(created_at.getTime(), lastNight, from?.getTime() ?? 0) + lifeDays * dayMs;
};

interface Link {
  readonly secret: Keyring;
  readonly config: Pick<Config, 'shopOrigins'>;
  readonly order: OrderRow;
  /** When a later mail with the link was caused: the link lives 30 days from then. */
  readonly from?: Date | null;
}

/**
 * URL of the confirmation page for mails; it works on any device. The token is in the fragment, which browsers never send to a server.
 * Belgian pages take their language from the query.
 */
export const confirmationLink = ({ secret, config, order, from = null }: Link): string => {
  const locale = order.locale as Locale;
  const path = printPath('confirmation', locale, { orderUUID: order.uuid });
  const token = createOrderToken(secret, order, linkEndOf(order, from));
  return `${config.shopOrigins[siteOf(locale)]}${path}?${new URLSearchParams({ locale })}#token=${token}`;
};
