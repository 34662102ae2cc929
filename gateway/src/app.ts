import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import type { Clock } from '@detour/shared-contracts/base';
import { watchFlagd } from '@detour/shared-contracts/visitor-flags';
import { noTracing, type Tracing } from '@detour/shared-contracts/tracing';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { registerPasswordReset, registerProfile, registerSignIn } from './customers/accounts/account.routes';
import { registerPasskeys } from './customers/accounts/passkeys/passkey.routes';
import { registerEmailChange } from './customers/accounts/email-change/email-change.routes';
import { registerSecurity } from './customers/accounts/security/security.routes';
import { registerAccountGifts } from './customers/accounts/gifts/account-gifts.routes';
import { registerAddresses } from './customers/accounts/addresses/addresses.routes';
import { registerTrips } from './customers/accounts/trips/trips.routes';
import { registerActivities } from './storefront/activity-pages/activities.routes';
import { registerAvailability } from './sales/inventory/availability.routes';
import { registerBeneficiary } from './storefront/beneficiary/beneficiary.routes';
import { registerBoxes } from './storefront/box-pages/boxes.routes';
import { registerCareDesk } from './care/desk/care-desk.routes';
import { registerCareMessages } from './care/desk/care-messages.routes';
import { registerActFor } from './care/acting/act-for.routes';
import { registerCareActions, registerCareRequests } from './care/actions/actions.routes';
import { registerCare } from './care/care.routes';
import { registerContentState } from './content/preview/preview.routes';
import { registerEditing } from './editing/desk/editing.routes';
import { registerAnalyticsDesk } from './editing/analytics/analytics-desk.routes';
import { registerExperimentDesk } from './editing/experiments/experiment-desk.routes';
import { createExperimentStore } from './experiments/experiment-store';
import { registerExperiments } from './experiments/experiments.routes';
import { registerPromotionDesk } from './editing/promotions/promotions.routes';
import { createContentStore } from './content/store/content-store';
import type { Config } from './settings/settings';
import { registerContact } from './care/contact/contact.routes';
import { registerContent } from './storefront/content/content.routes';
import { registerFrameContent } from './storefront/content/frame/frame-content.routes';
import { registerLanding } from './storefront/content/landing/landing.routes';
import { registerSitemap } from './storefront/content/sitemap/sitemap.routes';
import type { GatewayContext } from './context/context';
import type { Database } from './database/open-database';
import { registerHotels } from './storefront/hotel-pages/hotels.routes';
import { registerGifts } from './sales/gifts/gift.routes';
import { clientHeaders, registerClientKeys } from './http/requests/client-keys';
import { registerCallTraces } from './http/requests/call-traces';
import { closedPolicy } from './http/requests/closed-headers';
import { registerContract } from './http/server/contract.routes';
import { registerHealth } from './operations/health.routes';
import type { Keyring } from './settings/keyring';
import { createMetrics, registerMetrics } from './http/metrics';
import { registerOpenApi } from './http/server/open-api';
import { isServedSecurely, registerCareHosts, registerOriginCheck } from './http/requests/origin-check';
import { answerUnroutable, registerProblems } from './http/problem-plugin';
import { addCalls } from './http/limits/call-count.repository';
import { createSharedCounts, type SharedCounts } from './http/limits/shared-counts';
import { registerRateLimits } from './http/rate-limits';
import { createReadiness } from './http/server/readiness';
import { registerInFlight } from './http/requests/in-flight';
import { registerPurchaseCalls } from './http/requests/purchase-calls';
import { registerRequestIds, requestIdOf } from './http/requests/request-ids';
import type { ServerCertificate } from './settings/transport-settings';
import { registerStorableText } from './http/requests/storable-text';
import { limitConnections, serverLimits } from './http/server/server-limits';
import { registerValidation } from './http/validation';
import { registerImages, type Images } from './images/images.routes';
import { createPhotoWorker } from './photos/encoding/photo-worker';
import { registerPhotoDesk } from './editing/photos/photos-desk.routes';
import { registerPhotos } from './photos/photos.routes';
import { createGatewayJobs } from './jobs/gateway-jobs';
import type { Jobs } from './jobs/jobs';
import { registerAnalytics } from './customers/analytics/collect.routes';
import { registerLog } from './operations/client-log/log.routes';
import { registerNewsletter } from './customers/newsletter/newsletter.routes';
import { registerNewsletterConfirmation } from './customers/newsletter/newsletter-confirm.routes';
import { registerUnsubscribe } from './customers/newsletter/unsubscribe.routes';
import { deliverOnce } from './mail/sending/deliver-once';
import { keepSent } from './mail/sending/keep-sent';
import { registerMailNotices } from './mail/notices/notice.routes';
import { createMailTransport } from './mail/sending/mail-transport';
import { type MailTransport } from './context/mail';
import { registerChanges } from './sales/amendments/change.routes';
import { registerCancellation } from './sales/cancellation/cancellation.routes';
import { registerPapers } from './sales/papers/papers.routes';
import { registerCalendarFile, registerOrders } from './sales/orders/order.routes';
import { registerInsurance } from './sales/insurance/insurance.routes';
import { registerEligibility } from './sales/settlement/calls/eligibility.routes';
import { registerSandboxPage } from './sales/payments/sandbox-page.routes';
import { registerPayments } from './sales/settlement/calls/payment.routes';
import { createProviders } from './sales/payments/create-provider';
import { registerWebhook } from './sales/settlement/calls/webhook.routes';
import { createPlaces, type Places } from './storefront/search/places/places';
import { registerPlaces } from './storefront/search/places/places.routes';
import { registerQuotes } from './sales/quotes/quote.routes';
import { answerSearch } from './storefront/search/search-answer';
import { cardLabelsIn } from './storefront/content/labels/card-labels';
import { registerSearch } from './storefront/search/search.routes';
import { createReplicaFreshness } from './database/read-replica';
import { createStaySource } from './storefront/search/stay-index/index-source';
import { createStayIndex, type StayIndex } from './storefront/search/stay-index/fresh/stay-index';
import {
  createStayIndexKeeper,
  type StayIndexKeeper,
} from './storefront/search/stay-index/fresh/stay-index-keeper';
import type { StaySource } from './storefront/search/stay-source';
import { registerStays } from './storefront/stay-pages/stays.routes';
import { createFolderPostOffice } from './sales/vouchers/folder-post-office';
import { type PostOffice } from './context/post-office';
import { registerVouchers } from './sales/voucher-documents/voucher.routes';
import { registerStopReminder } from './customers/reminders/stop-reminder.routes';
import { registerGiving } from './sales/giving/giving.routes';
import { registerVoucherTerms } from './sales/vouchers/terms/voucher-terms.routes';
import { registerVisits } from './sales/visits/visits.routes';
import { registerWishlist } from './customers/wishlist/wishlist.routes';

export interface AppOptions {
  readonly config: Config;
  readonly db: Database;
  /** Connections that keep the stays in memory fresh, however busy the others are. Default: those of `db`. */
  readonly indexDb?: Database | undefined;
  /** Connections to a read replica of `db`, which then serves the stays in memory and what cards show. */
  readonly replicaDb?: Database | undefined;
  /** Connection of the counts of calls that several gateways share. Without it, this gateway counts alone. */
  readonly countsDb?: Database | undefined;
  readonly clock: Clock;
  readonly secret: Keyring;
  /** Without it, nothing is logged. */
  readonly logger?: FastifyBaseLogger;
  /** Default: the transport that the configuration selects. */
  readonly mail?: MailTransport;
  /** Default: a folder inside the data folder. */
  readonly post?: PostOffice;
  /** Default: the gateway's own drawn pictures. */
  readonly readPicture?: GatewayContext['readPicture'];
  /** Also measures the process. Only one application per process can do so. */
  readonly processMetrics?: boolean;
  /** Default: no traces. */
  readonly tracing?: Tracing;
  /** Certificate for TLS. Without it, the server speaks plain HTTP. */
  readonly certificate?: ServerCertificate | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly gateway: GatewayContext;
    readonly jobs: Jobs;
    readonly images: Images;
    /** Follows the stays in memory once it is started. Until then, searches read the database. */
    readonly stayIndex: StayIndexKeeper;
  }
}

/** A transport that does not declare itself idempotent gets each mail at most once. Mails about orders are kept as sent. */
const createMail = ({ config, db, clock, mail }: AppOptions): MailTransport => {
  const transport = mail ?? createMailTransport(config);
  return keepSent(transport.repeatable ? transport : deliverOnce(transport, { db, clock }), { db, clock });
};

const createContext = async (app: FastifyInstance, options: AppOptions): Promise<GatewayContext> => {
  const { config, db, clock, secret } = options;
  const metrics = createMetrics({ process: options.processMetrics ?? false });
  return {
    config,
    db,
    clock,
    content: createContentStore({ db, clock }),
    experiments: createExperimentStore({
      db,
      clock,
      flags: config.flags,
      flagdOrigin: config.flagdOrigin,
      observeFlagd: watchFlagd({ answers: metrics.flagdAnswers, log: app.log }),
    }),
    secret,
    log: app.log,
    readiness: createReadiness(),
    metrics,
    mail: createMail(options),
    ...(await createProviders({ config, db, clock, secret })),
    post: options.post ?? createFolderPostOffice(join(config.dataDir, 'post')),
    // Requests pictures from this gateway as a browser does, so that cache, queue and timeout of the public route apply.
    readPicture:
      options.readPicture ??
      (async (path) => {
        const answer = await app.inject({
          method: 'GET',
          url: path,
          headers: clientHeaders(config.clientKeys),
        });
        return answer.statusCode === 200 ? answer.rawPayload : null;
      }),
    photoWorker: createPhotoWorker({ log: app.log }),
    wakeJobs: () => app.jobs.wake(),
  };
};

/** Counts of calls that this gateway shares with others of its database. */
const createGatewayCounts = (db: Database, app: FastifyInstance): SharedCounts =>
  createSharedCounts({
    add: (calls) => addCalls(db, calls),
    onTrouble: (error) => app.log.warn({ err: error }, 'calls are counted by this gateway alone'),
  });

const registerHttp = async (
  app: FastifyInstance,
  context: GatewayContext,
  options: AppOptions,
): Promise<void> => {
  registerProblems(app);
  // Registered first, so that responses rejected by the hooks below carry its headers too.
  await app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: closedPolicy } });
  registerClientKeys(app, context.config.clientKeys);
  registerCallTraces(app, options.tracing ?? noTracing);
  registerStorableText(app);
  registerValidation(app);
  registerRequestIds(app);
  registerCareHosts(app, context.config);
  registerOriginCheck(app, context.config);
  await app.register(etag);
  await registerRateLimits(app, {
    config: context.config,
    shared: options.countsDb ? createGatewayCounts(options.countsDb, app) : null,
  });
  registerInFlight(app, context.config, context.metrics);
  registerPurchaseCalls(app);
  await registerOpenApi(app, context.config);
  registerContract(app);
};

interface Searched {
  readonly stays: StaySource;
  readonly places: Places;
}

/** Calls for members of staff. */
const registerStaff = (app: FastifyInstance, context: GatewayContext): void => {
  registerCare(app, context);
  registerCareMessages(app, context);
  registerCareDesk(app, context);
  registerCareActions(app, context);
  registerCareRequests(app, context);
  registerActFor(app, context);
  registerEditing(app, context);
  registerAnalyticsDesk(app, context);
  registerExperimentDesk(app, context);
  registerPromotionDesk(app, context);
  registerPhotoDesk(app, context);
};

const registerModules = (app: FastifyInstance, gateway: GatewayContext, searched: Searched): void => {
  const context = { ...gateway, ...searched };
  registerHealth(app, context);
  registerMetrics(app, context.metrics, context.config);
  registerAvailability(app, context);
  registerQuotes(app, context);
  registerGifts(app, context);
  registerSearch(app, context);
  registerContent(app, {
    ...context,
    searchCards: async (request) => {
      const labels = cardLabelsIn(await context.content.published(), request.locale);
      return (await answerSearch(context, request, labels)).exactMatch;
    },
  });
  registerExperiments(app, context);
  registerFrameContent(app, context);
  registerContentState(app, context);
  registerLanding(app, context);
  registerSitemap(app, context);
  registerStays(app, context);
  registerHotels(app, context);
  registerPlaces(app, context);
  registerBoxes(app, context);
  registerBeneficiary(app, context);
  registerActivities(app, context);
  registerOrders(app, context);
  registerCancellation(app, context);
  registerChanges(app, context);
  registerVouchers(app, context);
  registerVoucherTerms(app, context);
  registerVisits(app, context);
  registerGiving(app, context);
  registerStopReminder(app, context);
  registerCalendarFile(app, context);
  registerPapers(app, context);
  registerPayments(app, context);
  registerSandboxPage(app, context);
  registerEligibility(app, context);
  registerInsurance(app, context);
  registerWebhook(app, context);
  registerLog(app, context);
  registerAnalytics(app, context);
  registerSignIn(app, context);
  registerPasswordReset(app, context);
  registerProfile(app, context);
  registerEmailChange(app, context);
  registerSecurity(app, context);
  registerPasskeys(app, context);
  registerTrips(app, context);
  registerAccountGifts(app, context);
  registerAddresses(app, context);
  registerWishlist(app, context);
  registerNewsletter(app, context);
  registerNewsletterConfirmation(app, context);
  registerUnsubscribe(app, context);
  registerMailNotices(app, context);
  registerStaff(app, context);
  registerContact(app, context);
};

const listenerOf = ({ config, certificate }: AppOptions) => {
  const limits = serverLimits(config);
  return certificate
    ? { ...limits, https: { ...limits.http, ...certificate, minVersion: 'TLSv1.2' as const } }
    : limits;
};

/** The stays in memory, from the replica if there is one. */
const openStayIndex = ({ db, clock }: GatewayContext, { indexDb = db, replicaDb }: AppOptions): StayIndex => {
  const elapsed = (): number => performance.now();
  return replicaDb
    ? createStayIndex({
        db: replicaDb,
        clock,
        elapsed,
        freshUntil: createReplicaFreshness({ primary: indexDb, replica: replicaDb, elapsed }),
      })
    : createStayIndex({ db: indexDb, clock, elapsed });
};

/**
 * Registers all calls of the gateway, module by module. Tests call it with `inject`; `server.ts` makes it listen and starts the
 * jobs.
 */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    genReqId: requestIdOf,
    frameworkErrors: answerUnroutable,
    trustProxy: options.config.trustedHops.length > 0 && [...options.config.trustedHops],
    bodyLimit: 64 * 1024,
    ...listenerOf(options),
    // On a busy machine, plugins that compile schemas may exceed Fastify's default timeout.
    pluginTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
  }) as FastifyInstance;
  const { trustedHops, connectionsPerAddress: perAddress } = options.config;
  limitConnections(app.server, { perAddress, trustedHops });
  app.decorate('isSecure', isServedSecurely(options.config));
  const context = await createContext(app, options);
  options.tracing?.watch((outcome, spans) => context.metrics.traceSpans.inc({ outcome }, spans));
  await registerHttp(app, context, options);
  const index = openStayIndex(context, options);
  registerModules(app, context, {
    stays: createStaySource({ db: context.db, indexDb: options.replicaDb ?? context.db, index }),
    places: createPlaces({ db: context.db, index }),
  });
  app.decorate('gateway', context);
  app.decorate('jobs', createGatewayJobs(app, context, options.tracing));
  app.decorate('images', registerImages(app, { dataDir: context.config.dataDir, log: app.log }));
  registerPhotos(app, context);
  app.decorate('stayIndex', createStayIndexKeeper(index, context));
  app.addHook('onClose', async () => {
    await Promise.all([app.jobs.stop(), app.stayIndex.stop(), context.photoWorker.stop()]);
  });
  return app;
};
