import type { FastifyBaseLogger } from 'fastify';
import type { DataFiles } from '../cache/data-files';
import { readInlineScripts } from '../document/inline-scripts';
import type { ShellConfig } from '../../settings/config';
import type { HotPages } from '../cache/hot-pages';
import type { FrameSource } from '../../content/frame-source';
import { createAnswerMemory } from './answer-memory';
import { createPageRenderer, type PageRendererDeps } from './page-renderer';
import { createWarmUp, type WarmUp } from '../../rendering/warm-up';
import type { Renderers } from '../../rendering/renderers';

interface PageRenderingOptions {
  readonly config: ShellConfig;
  readonly renderers: Renderers;
  readonly frames: FrameSource;
  readonly files: DataFiles;
  readonly hot: HotPages;
  readonly watch: Pick<PageRendererDeps, 'onPartDrawn' | 'onPartLost'>;
  readonly log: FastifyBaseLogger;
  now(): number;
}

export interface PageRendering {
  readonly render: ReturnType<typeof createPageRenderer>;
  readonly warmUp: WarmUp;
}

/** Renders pages for visitors, and warms up releases before visitors get them. */
export const createPageRendering = ({
  config,
  renderers,
  frames,
  files,
  hot,
  watch,
  log,
  now,
}: PageRenderingOptions): PageRendering => {
  const answers = createAnswerMemory();
  const common = { config, renderers, frames, files, now, answers, inline: readInlineScripts() };
  const { onPartDrawn, onPartLost } = watch;
  const draw = createPageRenderer({ ...common, onPartDrawn, onPartLost });
  const warn = (remote: string, reason: string): void => log.warn({ remote, reason }, 'warm-up');
  const warmUp = createWarmUp({
    config,
    renderers,
    now,
    hot,
    draw: createPageRenderer({
      ...common,
      onPartDrawn: () => undefined,
      onPartLost: (_, { remote }, { reason }) => warn(remote, reason),
    }),
    onTrouble: warn,
  });
  return {
    warmUp,
    async render(request, composed) {
      const rendered = await draw(request, composed);
      warmUp.note(request, rendered);
      return rendered;
    },
  };
};
