import { printPath, siteOf, type Locale, type Result, err, ok } from '@detour/shared-contracts';
import type { Config } from '../config';
import type { Keyring } from '../http/keyring';
import { isSigned, signatureForm, signText } from '../http/signing';

const dayMs = 86_400_000;
// As long as one may ask for an invoice of the stay.
const lifeDays = 400;
const form = new RegExp(`^(\\d{1,9})\\.(${signatureForm})$`);

/** Opens one order without its session, for 400 days unless told: `expiry.signature`. */
export const createOrderToken = (secret: Keyring, uuid: string, now: number, days = lifeDays): string => {
  const expiry = Math.floor(now / dayMs) + days;
  return `${expiry}.${signText(secret, 'order-link', `${uuid}.${expiry}`)}`;
};

export const checkOrderToken = (secret: Keyring, uuid: string, token: string, now: number): Result<true> => {
  const [, expiry = '', signature = ''] = form.exec(token) ?? [];
  if (!expiry || Number(expiry) * dayMs < now)
    return err({ kind: 'expired', message: 'The link is malformed or too old.' });
  return isSigned(secret, { purpose: 'order-link', text: `${uuid}.${expiry}` }, signature)
    ? ok(true)
    : err({ kind: 'forged', message: 'The link was not signed by us.' });
};

interface Link {
  readonly secret: Keyring;
  readonly config: Pick<Config, 'shopOrigins'>;
  readonly order: { readonly uuid: string; readonly locale: string };
  /** ms UTC */
  readonly now: number;
}

/** Address of the confirmation that works on any device, for mails. Belgian pages take their language from the query (A-233). */
export const confirmationLink = ({ secret, config, order, now }: Link): string => {
  const locale = order.locale as Locale;
  const path = printPath('confirmation', locale, { orderUUID: order.uuid });
  const query = new URLSearchParams({ locale, token: createOrderToken(secret, order.uuid, now) });
  return `${config.shopOrigins[siteOf(locale)]}${path}?${query}`;
};
