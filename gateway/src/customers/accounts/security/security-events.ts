import { randomUUID } from 'node:crypto';
import type { SecurityEvent } from '@detour/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { GatewayContext } from '../../../context/context';
import type { SecurityEventKind, SecurityEventTable } from '../../../database/tables/account-security-tables';
import type { Database } from '../../../database/open-database';
import { enqueue } from '../../../outbox/outbox.repository';
import { placeOf } from '../../../sessions/browser-place';

type Context = Pick<GatewayContext, 'config' | 'clock' | 'log'>;

interface NewEvent {
  readonly accountUuid: string;
  readonly kind: SecurityEventKind;
  /** Null for an event that a mailed link causes: its device is unknown. */
  readonly request: FastifyRequest | null;
  /** Recipient of the mail; no mail without one. */
  readonly mailTo?: string;
}

const unknownPlace = { browser: '', platform: '', site: null };

/** Writes an event to the account's list and the log, and queues its mail, in the caller's transaction. */
export const recordSecurityEvent = async (
  context: Context,
  db: Database,
  { accountUuid, kind, request, mailTo }: NewEvent,
): Promise<void> => {
  const id = randomUUID();
  const at = new Date(context.clock.now());
  const place = request ? placeOf(context, request) : unknownPlace;
  await db
    .insertInto('security_event')
    .values({ id, account_uuid: accountUuid, kind, at, ...place })
    .execute();
  context.log.info({ account: accountUuid, securityEvent: kind }, 'security event of an account');
  if (!mailTo) return;
  await enqueue(db, {
    topic: 'mail.security',
    payload: { eventId: id, to: mailTo },
    dueAt: at,
    dedupeKey: `security:${id}:${mailTo}`,
  });
};

/** Events of an account, newest first; all of them or the latest `most`. */
export const listSecurityEvents = (db: Database, accountUuid: string, most?: number) =>
  db
    .selectFrom('security_event')
    .selectAll()
    .where('account_uuid', '=', accountUuid)
    .orderBy('at', 'desc')
    .orderBy('id')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();

export const toSecurityEvent = (row: Selectable<SecurityEventTable>): SecurityEvent => ({
  id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  browser: row.browser,
  platform: row.platform,
  site: row.site as SecurityEvent['site'],
});
