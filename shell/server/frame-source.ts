import { LRUCache } from 'lru-cache';
import type { Locale } from '@detour/shared-contracts';
import type { FrameOutput } from '../src/frame.server';
import type { PageData } from '../src/page-data';
import { createArticleSource } from './article-source';
import type { ComposedRelease } from './composition';
import type { ShellConfig } from './config';
import { siteLinks, type PageRequest } from './page-renderer';
import type { Renderers } from './renderers';

export interface FrameSource {
  /** Header, footer and the shell's own pages for a route; null when the thread was late or broke. */
  get(request: PageRequest, composed: ComposedRelease): Promise<FrameOutput | null>;
  /** Links of the not-found page, as far as they are known by now. */
  articles(locale: Locale): PageData['articles'];
  /** No markup, but the global styles: the browser draws the frame. */
  bare(composed: ComposedRelease): Promise<FrameOutput>;
}

interface FrameSourceOptions {
  readonly config: ShellConfig;
  readonly renderers: Renderers;
  onLost(request: PageRequest, reason: string): void;
}

/** The frame depends on site, route and flow only: drawn once for each, kept as long as the composition. */
export const createFrameSource = ({ config, renderers, onLost }: FrameSourceOptions): FrameSource => {
  const frames = new LRUCache<string, Promise<FrameOutput>>({ max: 2000 });
  const articles = createArticleSource(config.gatewayOrigin);
  let lastGood: FrameOutput | null = null;
  const draw = (request: PageRequest, composed: ComposedRelease): Promise<FrameOutput> => {
    const { site, route, flow, port } = request;
    const found = articles(site.locale);
    const key = JSON.stringify([composed.composition.id, site, route, flow, found.length]);
    const known = frames.get(key);
    if (known) return known;
    const input = {
      site,
      route,
      flow,
      sites: siteLinks(port, config),
      articles: found,
      messages: composed.messages('shell', site.locale),
    };
    const work = renderers.frame(composed, input, config.renderBudget).then((frame) => (lastGood = frame));
    frames.set(key, work);
    work.catch(() => frames.delete(key));
    return work;
  };
  return {
    articles,
    get: (request, composed) =>
      draw(request, composed).catch((error: Error) => {
        onLost(request, error.message);
        return null;
      }),
    bare: (composed) =>
      Promise.resolve({
        top: '',
        bottom: '',
        notFound: '',
        styles: [],
        globalCss: lastGood?.globalCss ?? composed.globalCss,
        title: config.brand,
        notFoundTitle: config.brand,
      }),
  };
};
