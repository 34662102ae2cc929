import type { FastifyInstance } from 'fastify';
import { noteSpan } from '@detour/shared-contracts/tracing';
import type { AlertReports } from '../../alerts/alert-reports';
import { createFrameSource, type FrameSource } from '../../content/frame-source';
import type { ShellMetrics } from '../../http/metrics';
import type { GatewayLink } from '../../http/proxy/gateway-link';
import { createRenderers, type Renderers } from '../../rendering/renderers';
import type { ShellConfig } from '../../settings/config';
import { createDataFiles, type DataFiles } from '../cache/data-files';
import { createHotPages, type HotPages } from '../cache/hot-pages';
import { createPageCache, type PageCache } from '../cache/page-cache';
import { createPageRendering, type PageRendering } from './page-rendering';
import { createPartWatch } from './part-watch';

interface RenderingOptions {
  readonly config: ShellConfig;
  readonly gateway: GatewayLink;
  readonly metrics: ShellMetrics;
  readonly alerts: Pick<AlertReports, 'report'>;
  now(): number;
}

export interface Rendering extends PageRendering {
  readonly renderers: Renderers;
  readonly cache: PageCache;
  readonly files: DataFiles;
  readonly hot: HotPages;
  readonly frames: FrameSource;
}

/** Seconds for which a stale page may be served while it is rendered again. */
const staleSeconds = 120;

/** Render processes, content of the frame, and the cache of finished pages. Closes them with the server. */
export const openRendering = (
  app: FastifyInstance,
  { config, gateway, metrics, alerts, now }: RenderingOptions,
): Rendering => {
  const { log } = app;
  const renderers = createRenderers({
    gateway,
    onTrouble(name, what) {
      log.error({ remote: name }, `render process: ${what}`);
      const text = `A process that draws its pages on the server: ${what}.`;
      alerts.report({ kind: 'remote-failing', remote: name, release: null, text });
    },
    onLine: (text) => log.warn({ text }, 'console output of a server bundle'),
  });
  const watch = createPartWatch({ log, metrics, alerts, now });
  const frames = createFrameSource({ config, gateway, renderers, now, onLost: watch.onFrameLost });
  const files = createDataFiles();
  const cache = createPageCache({
    freshSeconds: config.pageFreshSeconds,
    staleSeconds,
    lateMs: config.renderBudget,
    now,
    onAsked(result) {
      metrics.pageCache.inc({ result });
      noteSpan({ 'shop.page_cache': result });
    },
  });
  app.addHook('onReady', async () => frames.warm());
  app.addHook('onClose', () => {
    frames.close();
    return renderers.close();
  });
  const hot = createHotPages({ config, cache, frames });
  const rendering = createPageRendering({ config, renderers, frames, files, hot, watch, now, log });
  return { renderers, cache, files, frames, hot, ...rendering };
};
