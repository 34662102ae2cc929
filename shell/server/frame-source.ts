import { LRUCache } from 'lru-cache';
import type { FrameOutput } from '../src/frame.server';
import type { ComposedRelease } from './composition';
import type { ShellConfig } from './config';
import { siteLinks, type PageRequest } from './page-renderer';
import type { Renderers } from './renderers';

export interface FrameSource {
  /** Header, footer and the shell's own pages for a route; null when the thread was late or broke. */
  get(request: PageRequest, composed: ComposedRelease): Promise<FrameOutput | null>;
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
  let lastGood: FrameOutput | null = null;
  const draw = (request: PageRequest, composed: ComposedRelease): Promise<FrameOutput> => {
    const { site, route, flow, port } = request;
    const key = JSON.stringify([composed.composition.id, site, route, flow]);
    const known = frames.get(key);
    if (known) return known;
    const input = {
      site,
      route,
      flow,
      sites: siteLinks(port, config),
      articles: [],
      messages: composed.messages('shell', site.locale),
    };
    const work = renderers.frame(composed, input, config.renderBudget).then((frame) => (lastGood = frame));
    frames.set(key, work);
    work.catch(() => frames.delete(key));
    return work;
  };
  return {
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
