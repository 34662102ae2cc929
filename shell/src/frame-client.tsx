import createCache from '@emotion/cache';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { IntlShape } from 'react-intl';
import type { Clock, SiteContext } from '@detour/shared-contracts';
import { ConsentBanner } from './frame/ConsentBanner';
import { CrashPage } from './frame/CrashPage';
import { FragmentPanel } from './frame/FragmentPanel';
import { FrameBottom } from './frame/FrameBottom';
import { frameLinks } from './frame/frame-links';
import { FrameProviders } from './frame/FrameProviders';
import { FrameTop } from './frame/FrameTop';
import { NotFoundPage, type NotFoundPageProps } from './frame/NotFoundPage';
import type { SiteLink } from './frame/SiteLinks';
import { SlotPanel } from './frame/SlotPanel';
import type { FrameStore } from './frame-store';
import { paymentsOnSale } from './payments-on-sale';
import type { ConsentStore } from './host/consent';
import type { SlotPanelView } from './slot/page-slot';

export interface FrameOptions {
  readonly site: SiteContext;
  readonly intl: IntlShape;
  readonly clock: Clock;
  readonly store: FrameStore;
  readonly consent: ConsentStore;
  readonly sites: readonly SiteLink[];
  goBack(): void;
  onCrash(error: unknown): void;
}

export interface Frame {
  readonly pagePanel: SlotPanelView;
  fragmentPanel(element: HTMLElement): SlotPanelView;
  /** Draws or hydrates the not-found page in the slot; gives what takes it away again. */
  showNotFound(element: HTMLElement, props: Omit<NotFoundPageProps, 'links'>, hydrate: boolean): () => void;
}

const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`This document has no element "${id}".`);
  return element;
};

/** Header, footer, consent and panels in the browser: separate roots, so that one that breaks takes no other with it. */
export const createFrame = (options: FrameOptions): Frame => {
  const { site, intl, store, consent, clock } = options;
  const cache = createCache({ key: 'shell' });
  const links = frameLinks(site.locale);
  const provide = (children: ReactNode) => (
    <FrameProviders intl={intl} cache={cache}>
      {children}
    </FrameProviders>
  );

  const Top = () => {
    const state = useSyncExternalStore(store.subscribe, store.current, store.current);
    // The server saw no hash: criteria come with the render after hydration.
    const criteria = useSyncExternalStore(
      store.subscribe,
      () => store.current().criteria,
      () => undefined,
    );
    return (
      <FrameTop
        site={site}
        links={links}
        route={state.route}
        flow={state.flow}
        promoBar={null}
        onBack={options.goBack}
        {...(criteria ? { criteria } : {})}
      />
    );
  };

  const Bottom = () => {
    const { route } = useSyncExternalStore(store.subscribe, store.current, store.current);
    return (
      <FrameBottom
        site={site}
        route={route}
        links={links}
        sites={options.sites}
        payments={paymentsOnSale}
        onConsentReopen={() => {
          consent.reopen();
          elementOf('frame-overlay').querySelector<HTMLElement>('section')?.focus();
        }}
      />
    );
  };

  const Overlay = () => {
    const open = useSyncExternalStore(consent.subscribe, consent.isOpen, () => false);
    return (
      <ConsentBanner
        country={site.country}
        open={open}
        choice={consent.current()}
        onAnswer={consent.answer}
      />
    );
  };

  const part = (id: string, children: ReactNode, identifierPrefix: string): Root => {
    const element = elementOf(id);
    const root: { current?: Root } = {};
    const onUncaughtError = (error: unknown): void => {
      options.onCrash(error);
      // What React emptied is drawn anew as the last net, in this part only.
      createRoot(element).render(
        provide(<CrashPage homeHref={links.home} onReload={() => location.reload()} />),
      );
    };
    const settings = { identifierPrefix, onUncaughtError, onRecoverableError: options.onCrash };
    if (element.hasChildNodes()) root.current = hydrateRoot(element, provide(children), settings);
    else (root.current = createRoot(element, settings)).render(provide(children));
    return root.current;
  };
  part('frame-top', <Top />, 'top-');
  part('frame-bottom', <Bottom />, 'bottom-');
  part('frame-overlay', <Overlay />, 'overlay-');

  const panelView = (
    element: () => HTMLElement,
    draw: (state: Parameters<SlotPanelView['show']>[0]) => ReactNode,
  ): SlotPanelView => {
    let root: Root | null = null;
    let host: HTMLElement | null = null;
    return {
      show(state) {
        if (!root) {
          host = element().appendChild(document.createElement('div'));
          root = createRoot(host);
        }
        root.render(provide(draw(state)));
      },
      hide() {
        root?.unmount();
        host?.remove();
        root = null;
        host = null;
      },
    };
  };

  return {
    pagePanel: panelView(
      () => elementOf('slot-panel'),
      ({ retryIn, reference, retry }) => (
        <SlotPanel
          site={site}
          homeHref={links.home}
          failure={{ reference, at: clock.now() }}
          retryAt={retryIn === null ? null : clock.now() + retryIn}
          retrying={retryIn === null}
          clock={clock}
          onRetry={retry}
        />
      ),
    ),
    fragmentPanel: (element) =>
      panelView(
        () => element,
        ({ retryIn, retry }) => <FragmentPanel retrying={retryIn === null} onRetry={retry} />,
      ),
    showNotFound(element, props, hydrate) {
      const page = provide(<NotFoundPage links={links} {...props} />);
      const settings = { identifierPrefix: 'page-', onRecoverableError: options.onCrash };
      let root: Root;
      if (hydrate) root = hydrateRoot(element, page, settings);
      else (root = createRoot(element, settings)).render(page);
      return () => root.unmount();
    },
  };
};
