import createCache from '@emotion/cache';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { IntlShape } from 'react-intl';
import type { Clock } from '@detour/shared-contracts/base';
import type { SiteContext } from '@detour/shared-contracts/mount';
import type { PageName } from '@detour/shared-contracts/sites';
import { ConsentBanner } from './consent/ConsentBanner';
import { CrashPage } from './pages/CrashPage';
import { FragmentPanel } from './panels/FragmentPanel';
import { footerPartsFor, targetedBannerOn } from './content/choose-content';
import { FrameBottom } from './FrameBottom';
import { frameLinks } from './frame-links';
import { FrameProviders } from './FrameProviders';
import { FrameTop } from './FrameTop';
import { FrameServicesProvider, type FrameServices } from './frame-services';
import type { FooterBaseProps } from './footer/FooterBase';
import { OwnPage, type OwnPageProps } from './pages/OwnPage';
import type { FrameContent } from './content/frame-content';
import { signedOut, type AccountStore } from '../host/account-store';
import type { SiteLink } from './footer/SiteLinks';
import type { PreviewNotice } from '../navigation/page-data';
import { SlotPanel } from './panels/SlotPanel';
import type { FrameStore } from './frame-store';
import { paymentsOnSale } from '../composition/payments-on-sale';
import { createSkeleton } from './pages/skeleton-view';
import type { ConsentStore } from '../host/visitor/consent';
import type { SlotPanelView } from '../slots/page-slot';

export interface FrameOptions {
  readonly site: SiteContext;
  readonly intl: IntlShape;
  readonly clock: Clock;
  readonly store: FrameStore;
  readonly consent: ConsentStore;
  readonly sites: readonly SiteLink[];
  readonly content: FrameContent;
  readonly preview: PreviewNotice | null;
  readonly rating: FooterBaseProps['rating'];
  readonly account: AccountStore;
  readonly services: FrameServices;
  goBack(): void;
  onCrash(error: unknown): void;
}

export interface Frame {
  readonly pagePanel: SlotPanelView;
  /** Covers the previous page until the next one is ready. Returns the function that removes it. */
  showSkeleton(page: PageName): () => void;
  fragmentPanel(element: HTMLElement): SlotPanelView;
  /** Renders or hydrates a page of the shell in the slot. Returns the function that removes it. */
  showOwnPage(
    element: HTMLElement,
    props: Omit<OwnPageProps, 'links' | 'site'>,
    hydrate: boolean,
  ): () => void;
}

const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`This document has no element "${id}".`);
  return element;
};

const never = (): (() => void) => () => undefined;

/** Services from the first render after hydration. The server has none, and the first renders must match. */
const LiveServices = ({
  services,
  children,
}: {
  readonly services: FrameServices;
  readonly children: ReactNode;
}) => {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <FrameServicesProvider value={isLive ? services : null}>{children}</FrameServicesProvider>;
};

/** Header, footer, consent and panels in the browser: separate roots, so that a crash affects only one. */
export const createFrame = (options: FrameOptions): Frame => {
  const { site, intl, store, consent, clock } = options;
  const cache = createCache({ key: 'shell' });
  const links = frameLinks(site.locale);
  const provide = (children: ReactNode) => (
    <FrameProviders intl={intl} cache={cache}>
      <LiveServices services={options.services}>{children}</LiveServices>
    </FrameProviders>
  );

  const Top = () => {
    const state = useSyncExternalStore(store.subscribe, store.current, store.current);
    const account = useSyncExternalStore(options.account.subscribe, options.account.current, () => signedOut);
    // The server saw no hash: criteria and URL follow in the render after hydration.
    const isLive = useSyncExternalStore(
      store.subscribe,
      () => true,
      () => false,
    );
    return (
      <FrameTop
        site={site}
        links={links}
        content={options.content}
        preview={options.preview}
        account={account}
        route={state.route}
        flow={state.flow}
        onBack={options.goBack}
        {...(isLive ? { criteria: state.criteria, location: state.location } : {})}
      />
    );
  };

  const Bottom = () => {
    const { route, flow } = useSyncExternalStore(store.subscribe, store.current, store.current);
    return (
      <FrameBottom
        site={site}
        route={route}
        links={links}
        sites={options.sites}
        payments={paymentsOnSale}
        parts={footerPartsFor(options.content, route)}
        banner={targetedBannerOn(options.content, site, { route, flow })}
        rating={options.rating}
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
      // React unmounted the crashed root, so this part shows the crash page.
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

  /** The server rendered one because no release of the page's remote was available. */
  const dropServerPanel = (element: HTMLElement): void =>
    element.querySelector(':scope > [data-server-panel]')?.remove();

  const panelView = (
    element: () => HTMLElement,
    draw: (state: Parameters<SlotPanelView['show']>[0]) => ReactNode,
  ): SlotPanelView => {
    let root: Root | null = null;
    let host: HTMLElement | null = null;
    return {
      show(state) {
        if (!root) {
          dropServerPanel(element());
          host = element().appendChild(document.createElement('div'));
          root = createRoot(host);
        }
        root.render(provide(draw(state)));
      },
      hide() {
        dropServerPanel(element());
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
    showSkeleton: createSkeleton(provide),
    fragmentPanel: (element) =>
      panelView(
        () => element,
        ({ retryIn, retry }) => <FragmentPanel retrying={retryIn === null} onRetry={retry} />,
      ),
    showOwnPage(element, props, hydrate) {
      const page = provide(<OwnPage site={site} links={links} {...props} />);
      const settings = { identifierPrefix: 'page-', onRecoverableError: options.onCrash };
      let root: Root;
      if (hydrate) root = hydrateRoot(element, page, settings);
      else (root = createRoot(element, settings)).render(page);
      return () => root.unmount();
    },
  };
};
