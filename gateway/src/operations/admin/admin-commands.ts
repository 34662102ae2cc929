import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { forgetStaffCommand, setStaffRoleCommand } from '../../care/care-staff.repository';
import { endSessionsCommand } from '../../customers/accounts/security/end-sessions-command';
import { closeAlarmCommand, listAlarmsCommand } from '../../alarms/alarm-commands';
import { contentCommands } from '../../editing/content-commands';
import { countOpenAlarms } from '../../alarms/alarm.repository';
import { checkInvariants } from '../invariants/check-invariants';
import { consentProofCommand } from '../../customers/newsletter/consent-proof-command';
import { mailNoticeCommand } from '../../mail/notices/mail-notice-command';
import { expireOrders } from '../../sales/orders/expire-orders';
import { listJobsCommand, repeatMessageCommand } from '../../outbox/message-commands';
import { revokeOrderLinks } from '../../sales/orders/access/revoke-links';
import { countPending } from '../../outbox/outbox.repository';
import {
  endPromotionCommand,
  listPromotionsCommand,
  setPromotionCode,
} from '../../sales/promotions/set-promotion-code';
import { setPartnerPin } from '../../sales/visits/set-partner-pin';
import { sealVoucherCodes } from '../../sales/vouchers/codes/seal-voucher-codes';

export interface CatalogueCommands {
  /** Extends the catalogue to today: nights up to a year ahead. */
  ensure(): Promise<unknown>;
}

/** @param body the operator's input, such as a file. @param folder where that file is, if the caller says so. */
export type AdminCommand = (body: AsyncIterable<Uint8Array>, folder?: string | null) => Promise<unknown>;

const countBy = async ({ gateway: { db } }: FastifyInstance): Promise<Readonly<Record<string, number>>> => {
  const rows = await db
    .selectFrom('orders')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('amends', 'is', null)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

const status = async (app: FastifyInstance): Promise<unknown> => {
  const { db, readiness } = app.gateway;
  const { rows } = await sql<{ hotels: number; packages: number; first: string | null; last: string | null }>`
    select (select count(*) from hotel) as hotels, (select count(*) from package) as packages,
      (select min(night) from room_night) as first, (select max(night) from room_night) as last`.execute(db);
  return {
    pid: process.pid,
    ready: readiness.isReady(),
    states: readiness.states(),
    catalogue: rows[0],
    orders: await countBy(app),
    outboxPending: await countPending(db),
    alarms: await countOpenAlarms(db),
  };
};

/** Throws while future stays are sold or days of activities are booked, because a new catalogue would replace their rooms and places. */
const reseed = async (app: FastifyInstance, catalogue: CatalogueCommands): Promise<unknown> => {
  const { db } = app.gateway;
  const { ahead } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('ahead'))
    .where('amends', 'is', null)
    .where('status', 'in', ['held', 'paying', 'confirmed'])
    .where(sql<boolean>`checkin + nights >= current_date`)
    .executeTakeFirstOrThrow();
  if (ahead > 0)
    throw new Error(`${ahead} orders for future stays need the present catalogue; cancel them first.`);
  const { booked } = await db
    .selectFrom('activity_booking')
    .select(({ fn }) => fn.countAll<number>().as('booked'))
    .where('state', 'in', ['booked', 'used'])
    .where(sql<boolean>`day >= current_date`)
    .executeTakeFirstOrThrow();
  if (booked > 0)
    throw new Error(`${booked} booked days of activities need the present catalogue; wait for them first.`);
  await sql`truncate place, hotel, room_type, room_night, package, price_history, review, box, activity, activity_slot, content,
    catalogue_state, hold, gift_price, imported_hotel, imported_room`.execute(db);
  return catalogue.ensure();
};

const readText = async (body: AsyncIterable<Uint8Array>): Promise<string> => {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
};

/** Copies the database to a folder. */
export type BackUp = (folder: string) => Promise<unknown>;

/** Where an import reads pictures: beside its table, and at addresses. */
const withPictures = ({ gateway }: FastifyInstance, folder: string | null) => ({
  ...gateway,
  pictures: {
    folder,
    allowPrivate: gateway.config.environment !== 'production',
    photoWorker: gateway.photoWorker,
  },
});

/** Commands of an operator for the running gateway, by name. */
export const createAdminCommands = (
  app: FastifyInstance,
  catalogue: CatalogueCommands,
  backUp: BackUp,
): Readonly<Record<string, AdminCommand>> => ({
  status: () => status(app),
  'open-api': async () => app.swagger(),
  'expire-holds': async () => ({ expired: await expireOrders(app.gateway) }),
  'extend-horizon': () => catalogue.ensure(),
  reseed: () => reseed(app, catalogue),
  // Loaded on demand, so that a warm start does not load the list of places.
  'import-hotels': async (body, folder = null) =>
    (await import('../../import/hotels/import-hotels')).importHotels(withPictures(app, folder), body),
  'import-photos': async (body, folder = null) =>
    (await import('../../import/pictures/import-photos')).importPhotos(withPictures(app, folder), body),
  'import-rates': async (body) =>
    (await import('../../import/rates/import-rates')).importRates(app.gateway, body),
  'demo-rates': async () => (await import('../../import/rates/demo-rates')).addDemoRates(app.gateway),
  'set-partner-pin': async (body) => setPartnerPin(app.gateway.db, await readText(body)),
  'set-promotion-code': async (body) =>
    setPromotionCode(app.gateway.db, await readText(body), new Date(app.gateway.clock.now())),
  'end-promotion': async (body) =>
    endPromotionCommand(app.gateway.db, await readText(body), new Date(app.gateway.clock.now())),
  promotions: () => listPromotionsCommand(app.gateway.db),
  metrics: async () => ({ text: await app.gateway.metrics.registry.metrics() }),
  'revoke-links': async (body) => revokeOrderLinks(app.gateway.db, (await readText(body)).trim()),
  'check-invariants': async () => ({ broken: await checkInvariants(app.gateway) }),
  alarms: () => listAlarmsCommand(app.gateway.db),
  'close-alarm': async (body) =>
    closeAlarmCommand(app.gateway.db, await readText(body), new Date(app.gateway.clock.now())),
  backup: async (body) => backUp(await readText(body)),
  'seal-vouchers': () => sealVoucherCodes(app.gateway),
  'forget-staff': async (body) => forgetStaffCommand(app.gateway.db, await readText(body)),
  'set-staff-role': async (body) => setStaffRoleCommand(app.gateway.db, await readText(body)),
  'mail-notice': async (body) => mailNoticeCommand(app.gateway, await readText(body)),
  'end-sessions': async (body) => endSessionsCommand(app.gateway, await readText(body)),
  'consent-proof': async (body) => consentProofCommand(app.gateway, await readText(body)),
  ...contentCommands(app.gateway, readText),
  jobs: () => listJobsCommand(app.gateway),
  'repeat-message': async (body) => repeatMessageCommand(app.gateway, await readText(body)),
  'run-jobs': async () => {
    await app.jobs.turn();
    return { done: true };
  },
});
