import { printPath, siteOf, type Locale, type PageName } from '@detour/shared-contracts/sites';
import { findAccount, findAccountByEmail } from '../../sessions/account.repository';
import {
  findToken,
  insertToken,
  renewToken,
} from '../../customers/accounts/sign-in/account-token.repository';
import {
  findEmailChange,
  renewEmailChange,
} from '../../customers/accounts/email-change/email-change.repository';
import { toLinkToken } from '../../customers/accounts/sign-in/link-token';
import type { GatewayContext } from '../../context/context';
import type { OutboxPayloads } from '../../outbox/outbox.repository';
import { accountLetter, type AccountMailKind } from '../letters/notice/account-letter';
import { mailHouse } from '../blocks/mail-house';
import { renderLetter } from '../blocks/render-letter';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'mail'>;
type Payload = OutboxPayloads['mail.account'];

interface Content {
  readonly kind: AccountMailKind;
  readonly firstName: string | null;
  readonly page: PageName;
  readonly query?: Readonly<Record<string, string>>;
  /** Token of a link, placed in the fragment, which no server sees. */
  readonly token?: string;
  readonly orderNumbers?: readonly string[];
}

/** Belgian account pages take their language from the query. */
const linkTo = ({ config }: Context, locale: Locale, { page, query, token }: Content): string =>
  `${config.shopOrigins[siteOf(locale)]}${printPath(page, locale)}?${new URLSearchParams({ locale, ...query })}` +
  (token ? `#token=${token}` : '');

/** Only the mailbox owner learns whether an account exists. */
const signUpContent = async (
  { db, clock, secret }: Context,
  { email, linkId }: Payload,
): Promise<Content | null> => {
  const account = await findAccountByEmail(db, email);
  if (account) return { kind: 'known', firstName: account.first_name, page: 'signin' };
  const token = await findToken(db, 'confirm', linkId);
  if (!token?.data || token.used_at) return null;
  await renewToken(db, linkId, clock.now());
  const { origin, firstName } = token.data;
  const query: Record<string, string> = origin ? { origin } : {};
  return {
    kind: 'confirm',
    firstName,
    page: 'account-confirm',
    query,
    token: toLinkToken(secret, 'confirm', linkId),
  };
};

const resetContent = async (
  { db, clock, secret }: Context,
  { email, linkId }: Payload,
): Promise<Content | null> => {
  const account = await findAccountByEmail(db, email);
  if (!account) return null;
  await insertToken(
    db,
    linkId,
    { kind: 'reset', email, account_uuid: account.uuid, data: null },
    clock.now(),
  );
  await renewToken(db, linkId, clock.now());
  return {
    kind: 'reset',
    firstName: account.first_name,
    page: 'password',
    token: toLinkToken(secret, 'reset', linkId),
  };
};

/** Only the owner of the new mailbox learns whether its address already has an account. */
const newAddressContent = async (
  { db, clock, secret }: Context,
  { email, linkId }: Payload,
): Promise<Content | null> => {
  if (!(await renewEmailChange(db, linkId, clock.now()))) return null;
  const known = await findAccountByEmail(db, email);
  if (known) return { kind: 'email-taken', firstName: known.first_name, page: 'signin' };
  // Without a name: the address may be mistyped and belong to a stranger.
  return {
    kind: 'email-confirm',
    firstName: null,
    page: 'account-email',
    token: toLinkToken(secret, 'email', linkId),
  };
};

/** Mail to the current or former address, with the link that undoes the change. */
const formerAddressContent = async (
  { db, secret }: Context,
  { kind, linkId }: Payload & { readonly kind: 'email-asked' | 'email-changed' },
): Promise<Content | null> => {
  const change = await findEmailChange(db, linkId);
  const account = change && !change.undone_at && (await findAccount(db, change.account_uuid));
  if (!account) return null;
  return {
    kind,
    firstName: account.first_name,
    page: 'account-email',
    query: { undo: '1' },
    token: toLinkToken(secret, 'email-undo', linkId),
  };
};

/** Orders that a proven address brought into an account. Sends nothing if the account was deleted. */
const attachedContent = async ({ db }: Context, payload: Payload): Promise<Content | null> => {
  const account = await findAccountByEmail(db, payload.email);
  return account
    ? {
        kind: 'orders-attached',
        firstName: account.first_name,
        page: 'trips',
        orderNumbers: payload.orderNumbers ?? [],
      }
    : null;
};

const contentOf = async (context: Context, payload: Payload): Promise<Content | null> => {
  if (payload.kind === 'sign-up') return signUpContent(context, payload);
  const { kind } = payload;
  if (kind === 'reset') return resetContent(context, payload);
  if (kind === 'email-confirm') return newAddressContent(context, payload);
  if (kind === 'email-asked' || kind === 'email-changed')
    return formerAddressContent(context, { ...payload, kind });
  if (kind === 'orders-attached') return attachedContent(context, payload);
  return { kind: 'deleted', firstName: payload.firstName ?? null, page: 'home' };
};

/** Sends a mail about an account; sends nothing when its reason no longer exists. */
export const sendAccountMail = async (context: Context, payload: Payload): Promise<void> => {
  const content = await contentOf(context, payload);
  if (!content) return;
  const locale = payload.locale as Locale;
  const { kind, firstName } = content;
  const letter = accountLetter(mailHouse(context.config, locale), {
    kind,
    firstName,
    orderNumbers: content.orderNumbers,
    link: linkTo(context, locale, content),
  });
  await context.mail.send({
    ...renderLetter(letter),
    id: `account-${kind}-${payload.linkId}`,
    to: { name: firstName ?? '', address: payload.email },
  });
};
