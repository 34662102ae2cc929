import { siteLinks } from './site-links';
import type { PageRequest } from './page-request';
import { createHash } from 'node:crypto';
import type {
  PageHead,
  PagePrefetch,
  RemoteName,
  ServerRenderOutput,
  ShopLocation,
} from '@detour/shared-contracts/mount';
import { alternatesOf, languageTagOf, siteOf, type RouteMatch } from '@detour/shared-contracts/sites';
import type { PageData } from '../../src/navigation/page-data';
import type { ComposedRelease } from '../composition/composed-release';
import type { ShellConfig } from '../settings/config';
import { contentSecurityPolicy } from './document/csp';
import { buildDocument } from './document/document';
import type { CachedPage } from './cache/page-cache';
import { hasRelease, type FrameSource } from '../content/frame-source';
import type { Renderers } from '../rendering/renderers';
import { RenderError } from '../rendering/sandbox';
import { organizationOf, ratingLineOf } from '../content/rating';
import { robotsOf } from '../http/static/robots';
import { originOf } from './sites';

export interface PageRendererDeps {
  readonly config: ShellConfig;
  readonly renderers: Renderers;
  readonly frames: FrameSource;
  readonly bootScript: string;
  now(): number;
  onPartDrawn(part: PagePart): void;
  onPartLost(request: PageRequest, part: PagePart, loss: PartLoss): void;
}

/** Why a page is sent without a part: `late` is a matter of load, `lost` one of the release. */
export interface PartLoss {
  readonly code: 'late' | 'lost';
  /** For the log. */
  readonly reason: string;
}

/** Rendered item, for metrics. */
export interface PagePart {
  readonly remote: string;
  readonly release: string;
  /** Seconds. */
  readonly took: number;
}

export interface RenderedPage {
  readonly page: CachedPage;
  /** True when every part is present; only then may a cache store it. */
  readonly whole: boolean;
}

/** `Retry-After` (s) of a page that no release can render. */
const retrySeconds = '30';

/** Scripts of the HTML in execution order: shell, its messages, then the remote's. One wave. */
const scriptsOf = ({ composition }: ComposedRelease, { site, route }: PageRequest): readonly string[] => {
  const { shell } = composition;
  const remote = route.remote === 'shell' ? undefined : composition.remotes[route.remote];
  const own = (file: string | undefined, base: string): string[] => (file ? [base + file] : []);
  return [
    ...own(shell.messages[site.locale], shell.base),
    ...(shell.scripts['shell'] ?? []).map((file) => shell.base + file),
    ...(remote
      ? [
          ...own(remote.messages[site.locale], remote.base),
          ...(remote.scripts['page'] ?? []).map((file) => remote.base + file),
        ]
      : []),
  ];
};

export const createPageRenderer = (deps: PageRendererDeps) => {
  const { config, renderers } = deps;

  const renderRemote = async (
    request: PageRequest,
    composed: ComposedRelease,
  ): Promise<ServerRenderOutput | null> => {
    const { route, site } = request;
    if (route.remote === 'shell') return null;
    const release = composed.composition.remotes[route.remote];
    const location: ShopLocation = {
      path: request.path,
      search: request.search,
      hash: '',
      key: 'server',
      state: null,
    };
    const began = deps.now();
    const part = (): PagePart => ({
      remote: request.route.remote,
      release: release?.version ?? 'none',
      took: (deps.now() - began) / 1000,
    });
    try {
      if (!release) throw new Error('no release');
      const budget = Math.max(1, request.deadline - deps.now());
      const output = await renderers.page(
        composed,
        route.remote,
        {
          site,
          route,
          location,
          now: deps.now(),
          release: { remote: route.remote, version: release.version, compositionId: composed.composition.id },
          identifierPrefix: `${route.remote}-`,
          gatewayOrigin: config.gatewayOrigin,
          requestId: request.requestId,
          messages: composed.messages(route.remote, site.locale),
        },
        budget,
      );
      deps.onPartDrawn(part());
      return output;
    } catch (error) {
      deps.onPartLost(request, part(), {
        code: error instanceof RenderError ? error.code : 'lost',
        reason: String((error as Error).message),
      });
      return null;
    }
  };

  return async (request: PageRequest, composed: ComposedRelease): Promise<RenderedPage> => {
    const [remote, ownFrame] = await Promise.all([
      renderRemote(request, composed),
      deps.frames.get(request, composed),
    ]);
    const { site } = request;
    // An unknown address is rendered by the shell, whatever package owns the pattern.
    const isLost = remote?.status === 404;
    const route: RouteMatch = isLost
      ? { ...request.route, page: 'not-found', remote: 'shell' }
      : request.route;
    const frame = isLost ? await deps.frames.get({ ...request, route }, composed) : ownFrame;
    const drawn = frame.output ?? (await deps.frames.bare(composed));
    const isOwn = route.remote === 'shell';
    const unknown = isOwn && route.page === 'not-found';
    const isAway = !hasRelease(composed, route.remote);
    const status = unknown ? 404 : isAway ? 503 : (remote?.status ?? 200);
    const head = withOrganization(
      isOwn ? drawn.ownPage.head : (remote?.head ?? { title: drawn.title }),
      request,
      config,
    );
    const prefetched: PagePrefetch | null = remote
      ? { data: remote.data, head: remote.head, status: remote.status }
      : null;
    const page: PageData = {
      site,
      route,
      now: deps.now(),
      rendered: remote !== null && !isOwn,
      prefetched: isOwn ? null : prefetched,
      preview: request.preview,
      sites: siteLinks(config),
      articles: unknown ? deps.frames.articles(site.locale) : [],
      content: frame.content,
      minisite: frame.minisite,
      rating: ratingLineOf(config.rating, site.locale),
      publicOrigin: originOf(siteOf(site.locale), config),
      ...(config.developmentDir === null ? {} : { development: true }),
    };
    const built = buildDocument({
      site,
      route,
      flow: request.flow,
      head,
      robots: request.preview ? 'noindex' : robotsOf(head, route, status, config.indexing),
      canonical: unknown || route.private ? null : site.origin + (head.canonicalPath ?? request.path),
      alternates: unknown || route.private ? [] : alternatesFor(request, config),
      composition: composed.composition,
      page,
      bootScript: deps.bootScript,
      globalCss: drawn.globalCss,
      styles: [...drawn.styles, ...(isOwn ? [] : (remote?.styles ?? []))],
      frame: drawn,
      slot: {
        html: isOwn ? drawn.ownPage.html : (remote?.html ?? ''),
        remote: route.remote,
        version:
          composed.composition.remotes[route.remote as RemoteName]?.version ??
          composed.composition.shell.version,
      },
      scripts: scriptsOf(composed, { ...request, route }),
    });
    const whole = frame.isWhole && (isOwn || remote !== null);
    return {
      whole,
      page: {
        status,
        html: built.html,
        etag: `"${createHash('sha256').update(built.html).digest('base64url').slice(0, 27)}"`,
        renderedAt: deps.now(),
        headers: {
          'content-security-policy': contentSecurityPolicy({
            inlineScripts: [deps.bootScript, built.integrityScript],
            scripts: built.scriptHashes,
            styles: built.styleTexts,
            maps: config.mapsKey !== null,
            stripe: config.stripeKey !== null,
          }),
          'x-composition-id': composed.composition.id,
          ...(isAway ? { 'retry-after': retrySeconds } : {}),
        },
      },
    };
  };
};

/** The home page contains structured data about the shop. */
const withOrganization = (head: PageHead, { route, site }: PageRequest, config: ShellConfig): PageHead =>
  route.page === 'home'
    ? { ...head, jsonLd: [...(head.jsonLd ?? []), organizationOf(site.brand, site.origin, config.rating)] }
    : head;

/** @spec SEO-002 */
const alternatesFor = ({ route, search }: PageRequest, config: ShellConfig) =>
  alternatesOf(route).map(({ locale, site, path }) => ({
    hreflang: languageTagOf(locale),
    href: originOf(site, config) + path + search,
  }));
