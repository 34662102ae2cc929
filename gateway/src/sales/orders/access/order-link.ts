import { type Result, err, ok } from '@detour/shared-contracts/base';
import { printPath, siteOf, type Locale } from '@detour/shared-contracts/sites';
import type { Config } from '../../../settings/settings';
import type { Keyring } from '../../../settings/keyring';
import { isSigned, signatureForm, signText } from '../../../http/signing';
import type { OrderRow } from '../../records/order.repository';

const dayMs = 86_400_000;
/** After the last night, or after the purchase of what has no nights: time for an invoice and a complaint. */
const lifeDays = 30;
const form = new RegExp(`^(\\d{1,9})\\.(${signatureForm})$`);

type LinkedOrder = Pick<OrderRow, 'uuid' | 'link_version'>;

const subjectOf = ({ uuid, link_version: version }: LinkedOrder, expiry: number): string =>
  `${uuid}.${version}.${expiry}`;

/** Opens one order without its session, until a day after `end` (ms UTC) at most: `expiry.signature`. */
export const createOrderToken = (secret: Keyring, order: LinkedOrder, end: number): string => {
  const expiry = Math.ceil(end / dayMs);
  return `${expiry}.${signText(secret, 'order-link', subjectOf(order, expiry))}`;
};

/** A link of the order as it is now: those sent before `link_version` was raised are worth nothing. */
export const checkOrderToken = (
  secret: Keyring,
  order: LinkedOrder,
  token: string,
  now: number,
): Result<true> => {
  const [, expiry = '', signature = ''] = form.exec(token) ?? [];
  if (!expiry || Number(expiry) * dayMs < now)
    return err({ kind: 'expired', message: 'The link is malformed or too old.' });
  return isSigned(secret, { purpose: 'order-link', text: subjectOf(order, Number(expiry)) }, signature)
    ? ok(true)
    : err({ kind: 'forged', message: 'The link was revoked, or not signed by us.' });
};

/** Last moment of the links in the mails of an order, ms UTC: the same for a mail that is sent twice. */
const linkEndOf = ({ created_at, checkin, nights }: OrderRow): number => {
  const lastNight = checkin === null ? 0 : Date.parse(checkin) + (nights ?? 0) * dayMs;
  return Math.max(created_at.getTime(), lastNight) + lifeDays * dayMs;
};

interface Link {
  readonly secret: Keyring;
  readonly config: Pick<Config, 'shopOrigins'>;
  readonly order: OrderRow;
}

/**
 * Address of the confirmation that works on any device, for mails. The token stands in the fragment, which no browser sends to a
 * server. Belgian pages take their language from the query.
 */
export const confirmationLink = ({ secret, config, order }: Link): string => {
  const locale = order.locale as Locale;
  const path = printPath('confirmation', locale, { orderUUID: order.uuid });
  const token = createOrderToken(secret, order, linkEndOf(order));
  return `${config.shopOrigins[siteOf(locale)]}${path}?${new URLSearchParams({ locale })}#token=${token}`;
};
