import { createHash } from 'node:crypto';
import { pageScripts, type PageHead, type RemoteName } from '@detour/shared-contracts/mount';
import { siteOf } from '@detour/shared-contracts/sites';
import type { FrameOutput } from '../../../src/frame.server';
import type { PageData } from '../../../src/navigation/page-data';
import type { ComposedRelease } from '../../composition/composed-release';
import { hasRelease, type DrawnFrame, type FrameSource } from '../../content/frame-source';
import { organizationOf, ratingLineOf } from '../../content/rating';
import { robotsOf } from '../../http/static/robots';
import type { ShellConfig } from '../../settings/config';
import type { CachedPage } from '../cache/page-cache';
import { contentSecurityPolicy } from '../document/csp';
import { buildDocument } from '../document/document';
import { nameFiles } from '../document/name-files';
import type { PageRequest } from '../page-request';
import { alternateLinks } from './alternates';
import { plainHead } from './plain-head';
import { createRemotePart, type RemotePart, type RemotePartDeps } from './remote-part';
import { siteLinks } from '../site-links';
import { originOf } from '../sites';

export interface PageRendererDeps extends Omit<RemotePartDeps, 'config'> {
  readonly config: ShellConfig;
  readonly frames: FrameSource;
  readonly bootScript: string;
}

export interface RenderedPage {
  readonly page: CachedPage;
  /** True when every part is present; only then may a cache store it. */
  readonly whole: boolean;
}

/** The rendered parts of a page. `request.route` is the shown route, because the remote may report an unknown address. */
interface PageParts {
  readonly request: PageRequest;
  readonly composed: ComposedRelease;
  readonly remote: RemotePart;
  readonly frame: DrawnFrame;
  readonly drawn: FrameOutput;
  readonly now: number;
}

/** `Retry-After` (s) of a page that no release can render. */
const retrySeconds = '30';

/** Scripts of the HTML in execution order: messages of the shell, the shell, then messages and page of the remote. One wave. */
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
          ...(pageScripts(remote, route.page) ?? []).map((file) => remote.base + file),
        ]
      : []),
  ];
};

const isOwn = ({ route }: PageRequest): boolean => route.remote === 'shell';
const isUnknown = (request: PageRequest): boolean => isOwn(request) && request.route.page === 'not-found';
const isAway = ({ request, composed }: PageParts): boolean => !hasRelease(composed, request.route.remote);

/** A crawler must not index a page of which nothing is known: it comes again. */
const isWithheld = ({ request, remote }: PageParts): boolean =>
  request.isCrawler && !isOwn(request) && remote.answer === null;

/** A server error is not the state of the page: it is not cached, and clients try again. */
const hasFailed = ({ remote }: PageParts): boolean => (remote.answer?.status ?? 200) >= 500;

const mustRetry = (parts: PageParts): boolean => isAway(parts) || isWithheld(parts) || hasFailed(parts);

const statusOf = (parts: PageParts): number =>
  isUnknown(parts.request) ? 404 : mustRetry(parts) ? 503 : (parts.remote.answer?.status ?? 200);

/** The home page contains structured data about the shop. */
const headOf = ({ request, remote, drawn }: PageParts, { rating }: ShellConfig): PageHead => {
  const head = isOwn(request) ? drawn.ownPage.head : (remote.answer?.head ?? plainHead(request, drawn.title));
  if (request.route.page !== 'home') return head;
  const { brand, origin } = request.site;
  return { ...head, jsonLd: [...(head.jsonLd ?? []), organizationOf(brand, origin, rating)] };
};

/** Structured data is for crawlers, which read it in the head of the document. */
const withoutData = ({ jsonLd: _, ...head }: PageHead): PageHead => head;

/** The JSON that the browser continues with. */
const pageDataOf = ({ request, remote, frame, now }: PageParts, deps: PageRendererDeps): PageData => {
  const { config, frames } = deps;
  const { site, route, preview } = request;
  const { output } = remote;
  return {
    site,
    route,
    now,
    rendered: output !== null && !isOwn(request),
    prefetched:
      output && !isOwn(request)
        ? { data: output.data, head: withoutData(output.head), status: output.status }
        : null,
    preview,
    sites: siteLinks(config),
    articles: isUnknown(request) ? frames.articles(site.locale) : [],
    content: frame.content,
    minisite: frame.minisite,
    rating: ratingLineOf(config.rating, site.locale),
    publicOrigin: originOf(siteOf(site.locale), config),
    ...(config.developmentDir === null ? {} : { development: true }),
  };
};

const documentOf = (parts: PageParts, deps: PageRendererDeps) => {
  const { config, bootScript } = deps;
  const { request, composed, drawn } = parts;
  const { composition } = composed;
  const { site, route } = request;
  const head = headOf(parts, config);
  const isPublic = !isUnknown(request) && !route.private;
  const canonicalPath = head.canonicalPath ?? request.path;
  const status = statusOf(parts);
  const remote = isOwn(request) ? null : parts.remote.output;
  const scripts = scriptsOf(composed, request);
  return buildDocument({
    site,
    route,
    flow: request.flow,
    head,
    robots: request.preview ? 'noindex' : robotsOf(head, route, status, config.indexing),
    canonical: isPublic ? site.origin + canonicalPath : null,
    alternates: isPublic ? alternateLinks({ route, canonicalPath, robots: head.robots, status }, config) : [],
    composition: nameFiles(composition, scripts),
    page: pageDataOf(parts, deps),
    bootScript,
    globalCss: drawn.globalCss,
    styles: [...drawn.styles, ...(remote?.styles ?? [])],
    frame: drawn,
    slot: {
      html: isOwn(request) ? drawn.ownPage.html : (remote?.html ?? ''),
      remote: route.remote,
      version: composition.remotes[route.remote as RemoteName]?.version ?? composition.shell.version,
    },
    scripts,
  });
};

/** The page as bytes and headers. The CSP allows exactly the scripts and styles of this document. */
const assemble = (parts: PageParts, deps: PageRendererDeps): CachedPage => {
  const { config, bootScript } = deps;
  const { html, integrityScript, scriptHashes, styleTexts } = documentOf(parts, deps);
  return {
    status: statusOf(parts),
    html,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    renderedAt: deps.now(),
    headers: {
      'content-security-policy': contentSecurityPolicy({
        inlineScripts: [bootScript, integrityScript],
        scripts: scriptHashes,
        styles: styleTexts,
        maps: config.mapsKey !== null,
        stripe: config.stripeKey !== null,
        ownFrames: parts.request.site.mode === 'care',
      }),
      'x-composition-id': parts.composed.composition.id,
      ...(mustRetry(parts) ? { 'retry-after': retrySeconds } : {}),
    },
  };
};

/** Renders a page: the remote's part and the frame at the same time, then one document of both. */
export const createPageRenderer = (deps: PageRendererDeps) => {
  const { frames } = deps;
  const renderRemote = createRemotePart(deps);
  return async (asked: PageRequest, composed: ComposedRelease): Promise<RenderedPage> => {
    const [remote, ownFrame] = await Promise.all([
      renderRemote(asked, composed),
      frames.get(asked, composed),
    ]);
    // The shell renders an unknown address, whichever package owns the pattern.
    const isLost = remote.answer?.status === 404;
    const request: PageRequest = isLost
      ? { ...asked, route: { ...asked.route, page: 'not-found', remote: 'shell' } }
      : asked;
    const frame = isLost ? await frames.get(request, composed) : ownFrame;
    const drawn = frame.output ?? (await frames.bare(composed));
    const parts: PageParts = { request, composed, remote, frame, drawn, now: deps.now() };
    return {
      whole: frame.isWhole && (isOwn(request) || (remote.output !== null && !hasFailed(parts))),
      page: assemble(parts, deps),
    };
  };
};
