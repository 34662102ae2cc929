import { zonedNow, type IsoDate } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import { noTracing, type Tracing } from '@detour/shared-contracts/tracing';
import type { FastifyInstance } from 'fastify';
import { announceAlarms } from '../alarms/announce-alarms';
import { forgetCalls } from '../http/limits/call-count.repository';
import { refreshFromPrices } from '../seed/refresh/refresh-prices';
import type { GatewayContext } from '../context/context';
import { continueInvariants } from '../operations/invariants/continue-invariants';
import { extendDemoRates } from '../import/rates/extend-demo-rates';
import { createMailHandlers } from '../mail/sending/mail-handlers';
import { expireOrders } from '../sales/orders/expire-orders';
import { raiseDeadLetterAlarms } from '../outbox/dead-letters';
import { createOutbox, type Outbox, type OutboxHandlers } from '../outbox/outbox';
import { createQueue, type Queue } from '../outbox/queue';
import { countPending } from '../outbox/outbox.repository';
import { deleteOldPrices } from '../operations/delete-old-prices';
import { deleteOldRecords } from '../operations/delete-old-records';
import { deletePastNights } from '../operations/delete-past-nights';
import { capturePayment, releasePayment } from '../sales/settlement/capture-and-release';
import { refundPart } from '../sales/settlement/refund-part';
import { chargeParts } from '../sales/settlement/parts/charge-parts';
import { reconcilePayments } from '../sales/settlement/reconcile-payments';
import { measurePayments } from '../operations/measure-payments';
import { deleteOldPersonalData } from '../customers/privacy/delete-old-personal-data';
import { postVoucher } from '../sales/voucher-documents/post-voucher';
import { remindVouchers } from '../sales/giving/remind-vouchers';
import { sendDueGifts } from '../sales/giving/send-due-gifts';
import { openSlots } from '../sales/slots/open-slots';
import { usePastVisits } from '../sales/visits/end-visit';
import { expireVouchers } from '../sales/vouchers/voucher.repository';
import { createJobs, type Job, type Jobs } from './jobs';

const createHandlers = (app: FastifyInstance, context: GatewayContext): OutboxHandlers => ({
  ...createMailHandlers(context),
  'post.voucher': ({ orderUuid }) => postVoucher(context, orderUuid),
  'payment.capture': (payload) => capturePayment(context, payload),
  'payment.release': (payload) => releasePayment(context, payload),
  'payment.refund': (payload) => refundPart(context, payload),
  // The sandbox sends a signed request to the public call, as a real provider does.
  'sandbox.webhook': async (payload) => {
    if (!context.sandbox) return;
    const { body, signature } = await context.sandbox.prepareEvent(payload);
    const headers = { 'content-type': 'application/json', 'psp-signature': signature };
    const answer = await app.inject({ method: 'POST', url: '/api/psp/webhook', headers, payload: body });
    if (answer.statusCode !== 204)
      throw new Error(`The webhook returned ${answer.statusCode}: ${answer.body}`);
  },
});

/** Seconds. */
const hour = 3600;

/** The market's day. All our markets share the clock of Paris. */
const todayOf = ({ clock }: GatewayContext): IsoDate => zonedNow(clock.now(), timeZoneOf('fr_FR')).date;

/** Updates from-prices after sales. The start of the gateway has just computed them, so the first run is skipped. */
const createPriceRefresh = (context: GatewayContext) => {
  const { db, clock } = context;
  const start = clock.now();
  return async (): Promise<void> => {
    if (clock.now() - start < hour * 1000) return;
    await refreshFromPrices(db, todayOf(context));
  };
};

const createVoucherExpiry = (context: GatewayContext) => (): Promise<number> =>
  expireVouchers(context.db, todayOf(context), new Date(context.clock.now()));

const createVisitEnd =
  (context: GatewayContext) =>
  (signal: AbortSignal): Promise<number> =>
    usePastVisits(context.db, todayOf(context), { now: new Date(context.clock.now()), signal });

/** Time (ms) that a stop waits for running messages. */
const graceMs = 10_000;

const createJobList = (
  context: GatewayContext,
  { queue, outbox }: { queue: Queue; outbox: Outbox },
): Job[] => {
  const { db, clock, metrics } = context;
  const hourly = { everySeconds: hour, shared: true } as const;
  return [
    { name: 'take-back', everySeconds: 10, shared: true, run: () => queue.takeBack() },
    {
      name: 'expire-orders',
      run: async () => metrics.orders.inc({ outcome: 'expired' }, await expireOrders(context)),
    },
    { name: 'reconcile-payments', shared: true, timeoutSeconds: 60, run: () => reconcilePayments(context) },
    {
      name: 'charge-parts',
      everySeconds: 30,
      shared: true,
      timeoutSeconds: 120,
      run: () => chargeParts(context),
    },
    { name: 'send-due-gifts', everySeconds: 30, shared: true, run: () => sendDueGifts(context) },
    { name: 'remind-vouchers', ...hourly, run: () => remindVouchers(context) },
    { name: 'outbox', run: () => outbox.startDue(), runInTurn: () => outbox.drain() },
    { name: 'dead-letters', run: () => raiseDeadLetterAlarms(context) },
    { name: 'measure-outbox', run: async () => metrics.outboxPending.set(await countPending(db)) },
    {
      name: 'measure-payments',
      everySeconds: 30,
      run: () => measurePayments(db, metrics.paymentsWaiting),
    },
    { name: 'announce-alarms', run: () => announceAlarms(context) },
    { name: 'check-invariants', ...hourly, run: (signal) => continueInvariants({ db, clock, signal }) },
    { name: 'from-prices', ...hourly, run: createPriceRefresh(context) },
    { name: 'demo-rates', ...hourly, run: () => extendDemoRates({ db, clock }) },
    { name: 'forget-personal-data', ...hourly, run: (signal) => deleteOldPersonalData(context, { signal }) },
    { name: 'expire-vouchers', ...hourly, run: createVoucherExpiry(context) },
    { name: 'use-past-visits', ...hourly, run: createVisitEnd(context) },
    { name: 'open-slots', ...hourly, run: () => openSlots(db, todayOf(context)) },
    { name: 'forget-calls', everySeconds: 60, shared: true, run: () => forgetCalls(db) },
    {
      name: 'forget-old',
      ...hourly,
      run: (signal) => deleteOldRecords(db, new Date(clock.now()), { signal }),
    },
    {
      name: 'forget-past-nights',
      everySeconds: 24 * hour,
      shared: true,
      run: (signal) => deletePastNights(db, todayOf(context), { signal }),
    },
    {
      name: 'forget-old-prices',
      everySeconds: 24 * hour,
      shared: true,
      run: (signal) => deleteOldPrices(db, todayOf(context), { signal }),
    },
    { name: 'forget-messages', ...hourly, run: () => queue.forget() },
  ];
};

/** All scheduled work of the gateway. */
export const createGatewayJobs = (
  app: FastifyInstance,
  context: GatewayContext,
  tracing: Tracing = noTracing,
): Jobs => {
  const { db, clock, log, metrics } = context;
  const queue = createQueue({ db, clock });
  const outbox = createOutbox({ queue, log, handlers: createHandlers(app, context) });
  const jobs = createJobs({
    db,
    clock,
    log,
    tracing,
    jobs: createJobList(context, { queue, outbox }),
    observe: ({ job, failed, seconds }) =>
      metrics.jobs.observe({ name: job, outcome: failed ? 'failed' : 'done' }, seconds),
  });
  return {
    ...jobs,
    async stop() {
      await Promise.all([jobs.stop(), outbox.stop(graceMs)]);
    },
  };
};
