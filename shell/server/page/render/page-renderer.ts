import { createHash } from 'node:crypto';
import {
  messageFile,
  pageScripts,
  scriptPath,
  type PageHead,
  type RemoteName,
} from '@detour/shared-contracts/mount';
import type { ComposedRelease } from '../../composition/composed-release';
import { hasRelease, type FrameSource } from '../../content/frame-source';
import { organizationOf } from '../../content/rating';
import { robotsOf } from '../../http/static/robots';
import type { ShellConfig } from '../../settings/config';
import type { DataFiles } from '../cache/data-files';
import type { CachedPage } from '../cache/page-cache';
import { contentSecurityPolicy } from '../document/csp';
import { buildDocument } from '../document/document';
import type { InlineScripts } from '../document/inline-scripts';
import { nameFiles } from '../document/name-files';
import type { PageRequest } from '../page-request';
import { alternateLinks } from './alternates';
import { filesOf, pageDataOf, type PageFiles } from './data-of-page';
import { isOwn, isUnknown, type PageParts } from './page-parts';
import { plainHead } from './plain-head';
import { createRemotePart, type RemotePartDeps } from './remote-part';

export interface PageRendererDeps extends Omit<RemotePartDeps, 'config'> {
  readonly config: ShellConfig;
  readonly frames: FrameSource;
  readonly files: DataFiles;
  readonly inline: InlineScripts;
}

export interface RenderedPage {
  readonly page: CachedPage;
  /** True when every part is present; only then may a cache store it. */
  readonly whole: boolean;
  /** The same page with the part that is late. Null when that part is lost. */
  readonly late?: Promise<RenderedPage | null>;
}

/** `Retry-After` (s) of a page that no release can render. */
const retrySeconds = '30';

/**
 * Scripts of the HTML in execution order: messages of the shell, the shell, then messages and page of the remote, with the
 * shell's copy of common code where the versions agree. One wave.
 */
const scriptsOf = ({ composition }: ComposedRelease, { site, route }: PageRequest): readonly string[] => {
  const { shell } = composition;
  const remote = route.remote === 'shell' ? undefined : composition.remotes[route.remote];
  const own = (file: string | undefined, base: string): string[] => (file ? [base + file] : []);
  return [
    ...own(shell.messages[site.locale], shell.base),
    ...(shell.scripts['shell'] ?? []).map((file) => shell.base + file),
    ...(remote
      ? [
          ...own(messageFile(remote, `page-${route.page}`, site.locale), remote.base),
          ...(pageScripts(remote, route.page) ?? []).map((file) => scriptPath(file, remote, shell)),
        ]
      : []),
  ];
};

const isAway = ({ request, composed }: PageParts): boolean => !hasRelease(composed, request.route.remote);

/** A crawler must not index a page of which nothing is known: it comes again. */
const isWithheld = ({ request, remote }: PageParts): boolean =>
  request.isCrawler && !isOwn(request) && remote.answer === null;

/** A server error is not the state of the page: it is not cached, and clients try again. */
const hasFailed = ({ remote }: PageParts): boolean => (remote.answer?.status ?? 200) >= 500;

const mustRetry = (parts: PageParts): boolean => isAway(parts) || isWithheld(parts) || hasFailed(parts);

const statusOf = (parts: PageParts): number =>
  isUnknown(parts.request) ? 404 : mustRetry(parts) ? 503 : (parts.remote.answer?.status ?? 200);

/** Path of the item of this page, where its remote says that it has another address: status 301, with the canonical path. */
const movedTo = ({ remote: { answer } }: PageParts): string | null =>
  answer?.status === 301 ? (answer.head.canonicalPath ?? null) : null;

/** The home page contains structured data about the shop. */
const headOf = ({ request, remote, drawn }: PageParts, { rating }: ShellConfig): PageHead => {
  const head = isOwn(request) ? drawn.ownPage.head : (remote.answer?.head ?? plainHead(request, drawn.title));
  if (request.route.page !== 'home') return head;
  const { brand, origin } = request.site;
  return { ...head, jsonLd: [...(head.jsonLd ?? []), organizationOf(brand, origin, rating)] };
};

const documentOf = (parts: PageParts, files: PageFiles, deps: PageRendererDeps) => {
  const { config, inline } = deps;
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
    alternates: isPublic
      ? alternateLinks(
          { route, canonicalPath, robots: head.robots, status, brought: site.routes ?? [] },
          config,
        )
      : [],
    composition: nameFiles(composition, scripts),
    page: pageDataOf(parts, files, deps),
    inline,
    globalCss: drawn.globalCss,
    styles: [...drawn.styles, ...(remote?.styles ?? [])],
    frame: drawn,
    slot: {
      html: isOwn(request) ? drawn.ownPage.html : (remote?.html ?? ''),
      skeleton: remote?.skeleton === true,
      remote: route.remote,
      version: composition.remotes[route.remote as RemoteName]?.version ?? composition.shell.version,
    },
    scripts,
  });
};

/** The page as bytes and headers. The CSP allows exactly the scripts and styles of this document. */
const assemble = (parts: PageParts, deps: PageRendererDeps): CachedPage => {
  const { config, inline } = deps;
  const files = filesOf(parts, deps.files);
  const { html, identity, integrityScript, scriptHashes, styleTexts } = documentOf(parts, files, deps);
  const moved = movedTo(parts);
  return {
    status: statusOf(parts),
    html,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    renderedAt: deps.now(),
    ...(files.page && { data: files.page }),
    headers: {
      'content-security-policy': contentSecurityPolicy({
        inlineScripts: [inline.early, inline.boot, integrityScript],
        scripts: scriptHashes,
        styles: styleTexts,
        maps: config.mapsKey !== null,
        stripe: config.stripeKey !== null,
        captcha: config.captchaProvider === 'altcha' ? null : config.captchaProvider,
        ownFrames: parts.request.site.mode === 'care',
      }),
      'x-composition-id': parts.composed.composition.id,
      ...(mustRetry(parts) ? { 'retry-after': retrySeconds } : {}),
      ...(moved === null ? {} : { location: moved }),
    },
  };
};

/** Renders a page: the remote's part and the frame at the same time, then one document of both. */
export const createPageRenderer = (deps: PageRendererDeps) => {
  const { frames } = deps;
  const renderRemote = createRemotePart(deps);
  const compose = async (
    asked: PageRequest,
    composed: ComposedRelease,
    { remote, frame: ownFrame }: Pick<PageParts, 'remote' | 'frame'>,
  ): Promise<RenderedPage> => {
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
  return async (asked: PageRequest, composed: ComposedRelease): Promise<RenderedPage> => {
    const [remote, frame] = await Promise.all([renderRemote(asked, composed), frames.get(asked, composed)]);
    const rendered = await compose(asked, composed, { remote, frame });
    if (!remote.late || !frame.isWhole) return rendered;
    const late = remote.late.then(
      (output) => compose(asked, composed, { remote: { output, answer: output }, frame }),
      () => null,
    );
    return { ...rendered, late };
  };
};
