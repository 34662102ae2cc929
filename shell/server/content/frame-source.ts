import { LRUCache } from 'lru-cache';
import type { Minisite } from '@detour/shared-contracts/api';
import { locales, type Locale, type RouteMatch } from '@detour/shared-contracts/sites';
import type { FrameInput, FrameOutput } from '../../src/frame.server';
import type { PageData } from '../../src/navigation/page-data';
import { noContent, type FrameContent } from '../../src/frame/content/frame-content';
import { createArticleSource } from './article-source';
import { createContentSource, type KnownContent } from './content-source';
import { createContentVersions } from './content-versions';
import type { ComposedRelease } from '../composition/composed-release';
import type { ShellConfig } from '../settings/config';
import type { GatewayLink } from '../http/proxy/gateway-link';
import { siteLinks } from '../page/site-links';
import { type PageRequest } from '../page/page-request';
import { ratingLineOf } from './rating';
import type { Renderers } from '../rendering/renderers';

export interface DrawnFrame {
  /** Rendered header, footer and the shell's own pages for a route. Null when the render process was late or failed. */
  readonly output: FrameOutput | null;
  readonly content: FrameContent;
  /** For the minisite page. */
  readonly minisite: Minisite | null;
  /** False while content is unknown: the page is sent but not cached. */
  readonly isWhole: boolean;
}

export interface FrameSource {
  get(request: PageRequest, composed: ComposedRelease): Promise<DrawnFrame>;
  /** Known links of the not-found page. */
  articles(locale: Locale): PageData['articles'];
  /** Content of header and footer. Null while it is unknown. */
  content(locale: Locale): Promise<FrameContent | null>;
  /** A word that changes with the published content of a locale: pages made before belong to another word. */
  version(locale: Locale): string;
  /** Reads content before the first visitor, and follows what editors publish. */
  warm(): void;
  close(): void;
  /** Only global styles, no markup: the browser renders the frame. */
  bare(composed: ComposedRelease): Promise<FrameOutput>;
}

interface FrameSourceOptions {
  readonly config: ShellConfig;
  readonly gateway: GatewayLink;
  readonly renderers: Renderers;
  now(): number;
  onLost(request: PageRequest, reason: string): void;
}

const minisiteOf = ({ route }: PageRequest, known: KnownContent | null): Minisite | null =>
  route.page === 'minisite'
    ? (known?.minisites.find(({ minisiteUrl }) => minisiteUrl === route.params['minisiteUrl']) ?? null)
    : null;

/** No release of the remote passes verification, so nothing can render its pages. */
export const hasRelease = ({ composition }: ComposedRelease, remote: RouteMatch['remote']): boolean =>
  remote === 'shell' || composition.remotes[remote] !== undefined;

/** Time (ms) that the first page of a locale waits for content. */
const contentPatience = 250;
/** Retry interval (ms) for a gateway that was unavailable at the start. */
const contentRetry = 2000;

/** Input of the frame's renderer for a request and its content. */
const createInput =
  ({ config, articles, now }: Pick<FrameSourceOptions, 'config' | 'now'> & Pick<FrameSource, 'articles'>) =>
  (request: PageRequest, composed: ComposedRelease, known: KnownContent | null): FrameInput => {
    const { site, route, flow, preview } = request;
    return {
      site,
      route,
      flow,
      preview,
      content: known?.content ?? noContent,
      sites: siteLinks(config),
      articles: articles(site.locale),
      minisite: minisiteOf(request, known),
      rating: ratingLineOf(config.rating, site.locale),
      messages: composed.messages('shell', site.locale),
      ...(hasRelease(composed, route.remote) ? {} : { unavailableAt: now() }),
    };
  };

const bareFrame = (brand: string, { globalCss }: Pick<FrameOutput, 'globalCss'>): FrameOutput => ({
  top: '',
  bottom: '',
  ownPage: { html: '', head: { title: brand } },
  styles: [],
  globalCss,
  title: brand,
});

/** Everything that a frame depends on; `content` identifies its content. */
const frameKey = (
  { site, route, flow, preview }: PageRequest,
  { composition }: ComposedRelease,
  content: readonly unknown[],
): string => JSON.stringify([composition.id, site, route, flow, preview, ...content]);

type Draw = (
  request: PageRequest,
  composed: ComposedRelease,
  known: KnownContent | null,
) => Promise<FrameOutput>;

/** Renders each combination of site, route, flow and content once and caches it as long as the composition, but no drafts. */
const createDraw = (
  { config, renderers, now }: Pick<FrameSourceOptions, 'config' | 'renderers' | 'now'>,
  articles: FrameSource['articles'],
): Draw => {
  const frames = new LRUCache<string, Promise<FrameOutput>>({ max: 2000 });
  const inputOf = createInput({ config, articles, now });
  return (request, composed, known) => {
    const isKept = request.drafts === null;
    const key = frameKey(request, composed, [articles(request.site.locale).length, known?.version]);
    const drawn = isKept ? frames.get(key) : undefined;
    if (drawn) return drawn;
    const budget = Math.max(config.renderBudget, request.deadline - now());
    const work = renderers.frame(composed, inputOf(request, composed, known), budget);
    if (!isKept) return work;
    frames.set(key, work);
    work.catch(() => frames.delete(key));
    return work;
  };
};

/** Creates the source of the frame, which depends only on site, route, flow and content. */
export const createFrameSource = (options: FrameSourceOptions): FrameSource => {
  const { config, gateway, now, onLost } = options;
  const articles = createArticleSource(gateway);
  const draw = createDraw(options, articles);
  let lastGood: FrameOutput | null = null;
  const contents = createContentSource({ gateway, now });
  const versions = createContentVersions({ gateway, renew: contents.renew });
  const read = ({ site, drafts }: PageRequest): Promise<KnownContent | null> =>
    drafts === null ? contents.get(site.locale, contentPatience) : contents.withDrafts(site.locale, drafts);
  return {
    articles,
    content: async (locale) => (await contents.get(locale, contentPatience))?.content ?? null,
    version: versions.of,
    warm() {
      contents.warm(locales, contentRetry);
      versions.start();
    },
    close() {
      contents.close();
      versions.close();
    },
    async get(request, composed) {
      const known = await read(request);
      const shown = { content: known?.content ?? noContent, minisite: minisiteOf(request, known) };
      try {
        lastGood = await draw(request, composed, known);
        return { output: lastGood, ...shown, isWhole: known !== null && request.drafts === null };
      } catch (error) {
        onLost(request, (error as Error).message);
        return { output: null, ...shown, isWhole: false };
      }
    },
    bare: (composed) => Promise.resolve(bareFrame(config.brand, lastGood ?? composed)),
  };
};
