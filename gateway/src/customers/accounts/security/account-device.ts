import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import type { Database } from '../../../database/open-database';
import { readCookie, setCookie } from '../../../http/cookies';
import { sha256 } from '../../../http/signing';

/** Class "needed"; identifies this browser to the accounts that signed in with it. It does not sign in. */
const deviceCookie = 'device';

/** A year. The French authority (CNIL) allows at most 13 months for such a cookie. */
const deviceDays = 365;

const form = /^[\w-]{43}$/;
const dayMs = 86_400_000;

type Context = Pick<GatewayContext, 'db' | 'clock'>;

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const readSecret = (request: FastifyRequest): string | null => {
  const secret = readCookie(request, deviceCookie);
  return secret && form.test(secret) ? secret : null;
};

/** The stored id of the device when it signed in to this account within a year, else null. */
export const findKnownDevice = async (
  { db, clock }: Context,
  request: FastifyRequest,
  email: string,
): Promise<string | null> => {
  const secret = readSecret(request);
  if (!secret) return null;
  const row = await db
    .selectFrom('account_device')
    .innerJoin('account', 'account.uuid', 'account_device.account_uuid')
    .select('account_device.id')
    .where('account_device.id', '=', sha256(secret))
    .where('account.email', '=', email)
    .where('account_device.last_seen_at', '>', new Date(clock.now() - deviceDays * dayMs))
    .executeTakeFirst();
  return row?.id ?? null;
};

export type DeviceNews = 'first' | 'new' | 'known';

/** True when the account has a known device; without one, the first device causes no warning. */
const hasDevices = async (db: Database, accountUuid: string): Promise<boolean> =>
  (await db
    .selectFrom('account_device')
    .select('id')
    .where('account_uuid', '=', accountUuid)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Remembers the browser for the account that signed in, under a new secret each time: a planted or copied cookie is worthless
 * afterwards.
 */
export const rememberDevice = async (
  { db, clock }: Context,
  { request, reply }: Visit,
  accountUuid: string,
): Promise<DeviceNews> => {
  const now = new Date(clock.now());
  const brought = readSecret(request);
  const secret = randomBytes(32).toString('base64url');
  const id = sha256(secret);
  const isFirst = !(await hasDevices(db, accountUuid));
  // Other accounts of the same browser keep it as known.
  if (brought) {
    await db.updateTable('account_device').set({ id }).where('id', '=', sha256(brought)).execute();
  }
  const seen = await db
    .updateTable('account_device')
    .set({ last_seen_at: now })
    .where('account_uuid', '=', accountUuid)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!seen) {
    await db
      .insertInto('account_device')
      .values({ account_uuid: accountUuid, id, first_seen_at: now, last_seen_at: now })
      .execute();
  }
  setCookie(reply, { name: deviceCookie, value: secret, maxAge: (deviceDays * dayMs) / 1000 });
  if (seen) return 'known';
  return isFirst ? 'first' : 'new';
};

/** Forgets the account's browsers, optionally except the one of this request. After a new password, other browsers count as unknown. */
export const forgetDevices = async (
  db: Database,
  accountUuid: string,
  except?: FastifyRequest,
): Promise<void> => {
  const kept = except && readSecret(except);
  await db
    .deleteFrom('account_device')
    .where('account_uuid', '=', accountUuid)
    .where('id', '<>', kept ? sha256(kept) : '')
    .execute();
};
