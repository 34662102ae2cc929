import type { FrameContent } from '../../content/frame-content';
import { whenIdle } from '../../../navigation/when-idle';
import type { Frame, LiveFrame } from '../create-frame';
import type { OpenFrameOptions } from './frame-code';
import { elementOf } from '../frame-element';
import type { LoadFrameCode } from './load-frame-code';
import { repeatTouches } from './repeat-touch';
import { whenLoaded } from './when-loaded';

export interface DeferredFrame extends Frame {
  /** Called after each page that is mounted: the header becomes its own. The frame renders when the first page is idle. */
  pageIsShown(): void;
}

export interface DeferredOptions extends Omit<OpenFrameOptions, 'content'> {
  loadContent(): Promise<FrameContent>;
}

const parts = ['top', 'bottom', 'overlay'] as const;

/** Maximum delay (ms) until an idle moment. */
const longestWait = 3000;

/**
 * The frame. Its code loads when the page is idle, at the first touch of header, footer or consent banner, with the first navigation,
 * or with the shell's first own page. Until then the server's HTML stays, and a click in it is repeated once the code is loaded.
 */
export const deferFrame = (
  { loadContent, ...options }: DeferredOptions,
  loadCode: LoadFrameCode,
): DeferredFrame => {
  let loaded: Promise<LiveFrame> | null = null;
  const load = (): Promise<LiveFrame> =>
    (loaded ??= Promise.all([loadCode(), loadContent()]).then(([{ openFrame }, content]) => {
      const frame = openFrame({ ...options, content });
      for (const part of parts) void frame.ready[part].then(stopTouches[part]);
      return frame;
    }));
  const repeatIn = (part: (typeof parts)[number]) =>
    repeatTouches(elementOf(`frame-${part}`), async () => (await load()).ready[part]);
  const stopTouches = { top: repeatIn('top'), bottom: repeatIn('bottom'), overlay: repeatIn('overlay') };
  options.store.subscribe(() => void load());
  const pressed = globalThis.detourPressed?.();
  const pressedIn = parts.find((part) => pressed && elementOf(`frame-${part}`).contains(pressed));
  if (pressed && pressedIn)
    void load()
      .then(({ ready }) => ready[pressedIn])
      .then(() => pressed.click());
  return {
    pageIsShown() {
      options.store.pageIsShown();
      whenIdle(() => void load(), longestWait);
    },
    showSkeleton: (...next) => whenLoaded(load(), (frame) => frame.showSkeleton(...next)),
    showOwnPage: (...page) => whenLoaded(load(), (frame) => frame.showOwnPage(...page)),
  };
};
