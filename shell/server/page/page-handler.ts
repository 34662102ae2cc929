import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Flow, Mode } from '@detour/shared-contracts/mount';
import type { Flags } from '@detour/shared-contracts/platform';
import { isCarePage, missingRoute, routeInFlags } from '../../src/composition/route-flags';
import {
  matchPath,
  printPath,
  safeReturnPath,
  type Locale,
  type RouteMatch,
  type SiteName,
} from '@detour/shared-contracts/sites';
import { decideArm } from '../visitor/arm';
import { isCrawler } from '../visitor/crawler';
import { createBusyPage } from './busy-page';
import { careCookieOf, type CareSessions } from '../visitor/care-session';
import type { Brought } from '../composition/brought';
import type { ComposedRelease } from '../composition/composed-release';
import type { CompositionSource } from '../composition/composition-source';
import type { ShellConfig } from '../settings/config';
import type { DraftPreview, DraftPreviews } from '../content/draft-previews';
import type { FrameSource } from '../content/frame-source';
import { giftLandingDetour } from '../content/gift-landing';
import type { PageCache } from './cache/page-cache';
import { withoutClientSecrets } from '../http/client-secrets';
import type { HotPages } from './cache/hot-pages';
import { keyOf, kindOf, searchOf } from './cache/page-key';
import type { RenderedPage } from './render/page-renderer';
import type { PageRequest } from './page-request';
import { beLocale, chosenLocale, writeLocaleCookie } from '../visitor/locale-cookie';
import { createQueuedRender, nullIfBusy } from './render/queued-render';
import { sendDataOf, sendPage, type AskedData } from './send-page';
import { createHostTable, originOf, toSiteContext } from './sites';
import { writePreviewCookie } from '../staff/preview-cookie';
import type { Previews, ShownPreview } from '../staff/previews';
import { assignPage, flagsInPage, flagsKey } from '../visitor/experiments/assigned-page';
import type { Assignment, ExperimentSource } from '../visitor/experiments/experiment-source';
import type { VisitorCookies } from '../visitor/visitor-cookie';
import { notePage } from '../traces/note-page';
import type { Names } from '../../src/contract';

/** Returns the language of a Belgian page without prefix: from query, cookie, Accept-Language, then nl_BE. */
const preferredLocale = (
  request: FastifyRequest,
  query: URLSearchParams,
  { site, secure }: { readonly site: SiteName; readonly secure: boolean },
): Locale | undefined => {
  if (site !== 'be') return undefined;
  const asked = beLocale(query.get('locale')) ?? chosenLocale(request, secure);
  if (asked) return asked;
  return /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr_BE' : 'nl_BE';
};

/** Cookie that keeps a Belgian visitor's language for pages without a language in the URL. Null when unchanged. */
const localeCookieOf = (
  request: FastifyRequest,
  route: RouteMatch,
  { site, secure }: { readonly site: SiteName; readonly secure: boolean },
): string | null => {
  if (site !== 'be' || route.page === 'splash' || route.page === 'not-found') return null;
  return chosenLocale(request, secure) === route.locale ? null : writeLocaleCookie(route.locale, secure);
};

interface CareState {
  /** The request came to a host of customer care. */
  readonly isCareHost: boolean;
  /** It came with an open session of customer care. */
  readonly isCare: boolean;
}

/**
 * Returns the redirect of a request: to the chosen language, or to and from the customer-care login. Without a session, a host of
 * customer care has no other page than its login. @spec CARE-001 CARE-011
 */
const detourOf = (
  request: FastifyRequest,
  route: RouteMatch,
  { isCareHost, isCare, secure }: CareState & { readonly secure: boolean },
): string | null => {
  if (isCareHost && !isCare)
    return route.page === 'care-login' ? null : printPath<Names>('care-login', route.locale);
  if (route.page === 'splash') {
    const chosen = chosenLocale(request, secure);
    return chosen ? printPath<Names>('home', chosen) : null;
  }
  return route.page === 'care-login' ? printPath<Names>('care', route.locale) : null;
};

export interface PageHandlerDeps {
  readonly config: ShellConfig;
  readonly compositions: CompositionSource;
  readonly cache: PageCache;
  readonly hot: Pick<HotPages, 'note'>;
  readonly care: CareSessions;
  readonly previews: Previews;
  readonly drafts: DraftPreviews;
  readonly frames: Pick<FrameSource, 'version'>;
  readonly visitors: VisitorCookies;
  readonly experiments: Pick<ExperimentSource, 'of'>;
  readonly render: (request: PageRequest, composed: ComposedRelease) => Promise<RenderedPage>;
  now(): number;
}

interface ServedRelease {
  readonly composed: ComposedRelease;
  readonly preview: ShownPreview | null;
  readonly cookies: readonly string[];
}

/** Chooses the releases of a request: a team member's selection, the visitor's arm, or the stable releases. */
const createReleaseChoice =
  ({
    config,
    compositions,
    previews,
    visitors,
  }: Pick<PageHandlerDeps, 'config' | 'compositions' | 'previews' | 'visitors'>) =>
  async (request: FastifyRequest, isCare: boolean): Promise<ServedRelease> => {
    const { shown, stale } = await previews.of(request);
    if (shown) return { composed: shown.composed, preview: shown, cookies: [] };
    const { arm, cookie } = decideArm({
      cookie: request.cookies[visitors.name],
      userAgent: request.headers['user-agent'],
      isNeeded: compositions.hasCanary(),
      cookies: visitors,
      isCare,
    });
    const cookies = [
      ...(stale ? [writePreviewCookie('', config.secure)] : []),
      ...(cookie === null ? [] : [cookie]),
    ];
    return { composed: compositions.current(arm), preview: null, cookies };
  };

interface RequestPlace {
  readonly origin: string;
  readonly url: URL;
  readonly mode: Mode;
  readonly preview: PageRequest['preview'];
  readonly drafts: PageRequest['drafts'];
  readonly flags: Flags;
  readonly brought: Brought;
}

/** What the banner of a preview says: chosen releases, drafts, or both. */
const noticeOf = (shown: ShownPreview | null, draft: DraftPreview | null): PageRequest['preview'] =>
  draft ? { releases: [], until: draft.until, ...shown?.notice, drafts: true } : (shown?.notice ?? null);

const createRequestReader = ({ config, now }: Pick<PageHandlerDeps, 'config' | 'now'>) => {
  return (
    request: FastifyRequest,
    route: RouteMatch,
    { origin, url, mode, preview, drafts, flags, brought }: RequestPlace,
  ): PageRequest => {
    const context = toSiteContext({ locale: route.locale, origin, config, mode, brought });
    return {
      site: { ...context, flags: { ...context.flags, ...flags } },
      route,
      path: url.pathname,
      search: searchOf(url.searchParams, route.page),
      flow: (/^(gifting|hotel|activity)$/.exec(url.searchParams.get('flow') ?? '')?.[0] ?? 'booking') as Flow,
      preview,
      drafts,
      isCrawler: isCrawler(request.headers['user-agent']),
      requestId: request.id,
      deadline: now() + config.renderBudget,
    };
  };
};

/** Members of staff take part in no experiment. */
const createAssignment =
  ({ config, experiments }: Pick<PageHandlerDeps, 'config' | 'experiments'>) =>
  (
    request: FastifyRequest,
    { isCareHost, locale }: Pick<CareState, 'isCareHost'> & { readonly locale: Locale },
  ): Promise<Assignment> =>
    isCareHost
      ? Promise.resolve({ flags: config.flags, arms: null })
      : experiments.of(request.cookies, locale);

/** Draws a page, or takes a kept one. Null when the server is too busy. */
const createKeptRender = (deps: PageHandlerDeps) => {
  const { config, cache, frames, hot } = deps;
  const renderInTurn = createQueuedRender(deps);
  return (request: PageRequest, composed: ComposedRelease, isShared: boolean) => {
    const { route, site } = request;
    const work = () => renderInTurn(request, composed);
    const key = keyOf(request, composed, {
      content: frames.version(route.locale),
      flags: flagsKey(config.flags, site.flags),
    });
    // No cache stores private pages: their HTML has no personal data, but the path has an order number.
    const isKept = isShared && (!route.private || route.page === 'not-found');
    if (isKept) hot.note(request);
    const drawing = isKept
      ? cache.get(key, work, { kind: kindOf(route, request), isPatient: request.isCrawler })
      : work().then(({ page }) => page);
    return drawing.catch(nullIfBusy);
  };
};

export const createPageHandler = (deps: PageHandlerDeps) => {
  const { config, care, drafts } = deps;
  const { secure } = config;
  const chooseRelease = createReleaseChoice(deps);
  const assignmentOf = createAssignment(deps);
  const toRequest = createRequestReader(deps);
  const hostOf = createHostTable(config);
  const sendBusy = createBusyPage();
  const drawOrKeep = createKeptRender(deps);
  const french = { site: 'fr', origin: originOf('fr', config), isCare: false } as const;

  return async (request: FastifyRequest, reply: FastifyReply, asked?: AskedData): Promise<FastifyReply> => {
    const url = new URL(asked?.page ?? request.raw.url ?? '/', 'http://host.invalid');
    const { site, origin, isCare: isCareHost } = hostOf(request.headers.host) ?? french;
    const clean = withoutClientSecrets(url);
    if (clean !== null)
      return reply.header('cache-control', 'no-store').redirect(safeReturnPath(clean, '/'), 302);
    const isCare = isCareHost && (await care.isOpen(request.cookies[careCookieOf(config.secure)]));
    const { composed, preview: chosen, cookies } = await chooseRelease(request, isCare);
    const preferred = preferredLocale(request, url.searchParams, { site, secure });
    const found = matchPath(site, url.pathname, preferred, composed.brought.routes);
    if ('redirect' in found) return reply.redirect(safeReturnPath(found.redirect + url.search, '/'), 301);
    const inFlags = routeInFlags(found, config.flags);
    const route = isCarePage(inFlags) && !isCareHost ? missingRoute(inFlags) : inFlags;
    request.page = { route: route.page, locale: route.locale };
    const detour =
      detourOf(request, route, { isCareHost, isCare, secure }) ??
      giftLandingDetour(route, url.searchParams, config.flags);
    if (detour !== null)
      return reply
        .header('cache-control', 'no-store')
        .redirect(safeReturnPath(detour + url.search, '/'), 302);
    const draft = await drafts.of(request);
    const preview = noticeOf(chosen, draft);
    const mode = isCare ? 'care' : 'visitor';
    const assigned = await assignmentOf(request, { isCareHost, locale: route.locale });
    notePage(route, composed, assigned.arms);
    const place = { flags: config.flags, remote: route.remote };
    const flags = flagsInPage(place, assigned, composed);
    const pageRequest = toRequest(request, route, {
      origin,
      url,
      mode,
      preview,
      drafts: draft?.cookie ?? null,
      flags,
      brought: composed.brought,
    });
    // Customer-care and preview pages differ from visitors' pages.
    const isShared = !isCare && preview === null;
    const drawn = await drawOrKeep(pageRequest, composed, isShared);
    if (!drawn) return sendBusy(reply, route.locale);
    const drawnFlags = pageRequest.site.flags;
    const page = assignPage(drawn, drawnFlags, { ...assigned, flags: { ...drawnFlags, ...assigned.flags } });
    if (asked) return sendDataOf(request, reply, { page, asked });
    const localeCookie = localeCookieOf(request, route, { site, secure });
    for (const cookie of [...cookies, ...(localeCookie === null ? [] : [localeCookie])])
      void reply.header('set-cookie', cookie);
    if (preview) void reply.header('x-robots-tag', 'noindex');
    return sendPage(request, reply, { page, isShared, now: deps.now() });
  };
};
