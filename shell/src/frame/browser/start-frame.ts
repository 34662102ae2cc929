import type { ShellDocument } from '../../boot/open-document';
import type { VisitorEvents } from '../../events/start-events';
import { createAccountStore } from '../../host/account-store';
import { createGiftMark } from '../../host/gift-mark';
import { createPromoTracking } from '../../host/promo-tracking';
import type { ShellNavigation } from '../../navigation/navigation';
import type { Slots } from '../../slots/connect-slots';
import type { Telemetry } from '../../telemetry/start-telemetry';
import { promosOf } from '../content/choose-content';
import type { FrameContent } from '../content/frame-content';
import { deferFrame, type DeferredFrame } from './loading/defer-frame';
import { createFrameStore, type FrameStore } from './frame-store';
import type { LoadFrameCode } from './loading/load-frame-code';
import type { Provide } from './providers';

interface StartFrameOptions {
  readonly document: Pick<ShellDocument, 'site' | 'page' | 'files' | 'clock'>;
  readonly navigation: ShellNavigation;
  readonly telemetry: Pick<Telemetry, 'reportOwn'>;
  readonly events: Pick<VisitorEvents, 'own' | 'consent'>;
  readonly mountFragment: Slots['mountFragment'];
  readonly provide: Provide;
  readonly loadCode: LoadFrameCode;
}

/** Emits the promotions on screen, now and after each navigation that changes them. */
const trackPromos = (
  { document: { site }, events }: StartFrameOptions,
  store: FrameStore,
  content: FrameContent,
): void => {
  const track = createPromoTracking((promos) =>
    events.own.emit('shell.promos-shown@1', { promos: [...promos] }),
  );
  const trackShown = (): void => track(promosOf(content, site, store.current()));
  store.subscribe(trackShown);
  trackShown();
};

/**
 * Header, footer and banners of this document in the browser: they follow navigation and sign-in, and call the gateway.
 */
export const startFrame = (options: StartFrameOptions): DeferredFrame => {
  const { document, navigation, telemetry, events, mountFragment } = options;
  const { site, page, files, clock } = document;
  const { own, consent } = events;
  const store = createFrameStore(navigation);
  return deferFrame(
    {
      provide: options.provide,
      site,
      store,
      consent,
      sites: page.sites,
      async loadContent() {
        const content = await files.content();
        trackPromos(options, store, content);
        return content;
      },
      rating: page.rating,
      preview: page.preview ?? null,
      account: createAccountStore(own),
      gift: createGiftMark({
        bus: own,
        page: { path: () => store.current().location.path, subscribe: store.subscribe },
      }),
      calls: {
        site,
        clock,
        bus: own,
        publicOrigin: page.publicOrigin,
        mountFragment,
        open: (href) => (href === location.href ? location.reload() : location.assign(href)),
      },
      goBack: navigation.back,
      onCrash: telemetry.reportOwn('SHELL-203', 'render'),
    },
    options.loadCode,
  );
};
