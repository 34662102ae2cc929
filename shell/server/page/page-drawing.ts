import type { FastifyBaseLogger } from 'fastify';
import { readBootScript } from './document/boot-script';
import type { ShellConfig } from '../settings/config';
import type { FrameSource } from '../content/frame-source';
import { createPageRenderer, type PageRendererDeps } from './page-renderer';
import { createRehearsal, type Rehearsal } from '../rendering/rehearsal';
import type { Renderers } from '../rendering/renderers';

interface PageDrawingOptions {
  readonly config: ShellConfig;
  readonly renderers: Renderers;
  readonly frames: FrameSource;
  readonly watch: Pick<PageRendererDeps, 'onPartDrawn' | 'onPartLost'>;
  readonly log: FastifyBaseLogger;
  now(): number;
}

export interface PageDrawing {
  readonly render: ReturnType<typeof createPageRenderer>;
  readonly rehearsal: Rehearsal;
}

/** Renders pages for visitors, and warms up releases before visitors get them. */
export const createPageDrawing = ({
  config,
  renderers,
  frames,
  watch,
  log,
  now,
}: PageDrawingOptions): PageDrawing => {
  const common = { config, renderers, frames, now, bootScript: readBootScript() };
  const { onPartDrawn, onPartLost } = watch;
  const draw = createPageRenderer({ ...common, onPartDrawn, onPartLost });
  const warn = (remote: string, reason: string): void => log.warn({ remote, reason }, 'rehearsal');
  const rehearsal = createRehearsal({
    config,
    renderers,
    now,
    draw: createPageRenderer({
      ...common,
      onPartDrawn: () => undefined,
      onPartLost: (_, { remote }, { reason }) => warn(remote, reason),
    }),
    onTrouble: warn,
  });
  return {
    rehearsal,
    async render(request, composed) {
      const rendered = await draw(request, composed);
      rehearsal.note(request, rendered);
      return rendered;
    },
  };
};
