import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageName } from '@detour/shared-contracts/sites';
import type { FrameServices } from '../frame-services';
import { frameLinks } from '../frame-links';
import { CrashPage } from '../pages/CrashPage';
import { OwnPage, type OwnPageProps } from '../pages/OwnPage';
import { createSkeleton } from '../skeleton/show-skeleton';
import { elementOf } from './frame-element';
import { LiveBottom, type LiveBottomProps } from './LiveBottom';
import { LiveOverlay } from './LiveOverlay';
import { LiveTop, type LiveTopProps } from './LiveTop';
import { provideServices, type Provide } from './providers';

export interface FrameOptions extends Omit<LiveTopProps & LiveBottomProps, 'links'> {
  readonly provide: Provide;
  readonly services: FrameServices;
  onCrash(error: unknown): void;
}

export interface Frame {
  /** Covers the previous page until the next one is ready. Returns the function that removes it. */
  showSkeleton(page: PageName): () => void;
  /** Renders or hydrates a page of the shell in the slot. Returns the function that removes it. */
  showOwnPage(
    element: HTMLElement,
    props: Omit<OwnPageProps, 'links' | 'site'>,
    hydrate: boolean,
  ): () => void;
}

interface PartOptions extends Pick<FrameOptions, 'provide' | 'onCrash'> {
  readonly identifierPrefix: string;
  readonly homeHref: string;
}

/** Hydrates a part of the frame, or renders it where the server sent nothing. A crashed part shows the crash page. */
const mountPart = (id: string, children: ReactNode, options: PartOptions): void => {
  const { provide, onCrash, identifierPrefix, homeHref } = options;
  const element = elementOf(id);
  const onUncaughtError = (error: unknown): void => {
    onCrash(error);
    // React unmounted the crashed root.
    createRoot(element).render(provide(<CrashPage homeHref={homeHref} onReload={() => location.reload()} />));
  };
  const settings = { identifierPrefix, onUncaughtError, onRecoverableError: onCrash };
  // In slices: the browser answers touches in between, and React first hydrates what was touched.
  if (element.hasChildNodes()) startTransition(() => void hydrateRoot(element, provide(children), settings));
  else createRoot(element, settings).render(provide(children));
};

/** Header, footer and consent banner in the browser: separate roots, so that a crash affects only one. */
export const createFrame = (options: FrameOptions): Frame => {
  const { site, store, content, consent, onCrash } = options;
  const links = frameLinks(site.locale);
  const provide = provideServices(options.provide, options.services);
  const common = { provide, onCrash, homeHref: links.home };
  const top = (
    <LiveTop
      site={site}
      links={links}
      store={store}
      content={content}
      preview={options.preview}
      account={options.account}
      gift={options.gift}
      goBack={options.goBack}
    />
  );
  const bottom = (
    <LiveBottom
      site={site}
      links={links}
      store={store}
      content={content}
      consent={consent}
      sites={options.sites}
      rating={options.rating}
    />
  );
  mountPart('frame-top', top, { ...common, identifierPrefix: 'top-' });
  mountPart('frame-bottom', bottom, { ...common, identifierPrefix: 'bottom-' });
  mountPart('frame-overlay', <LiveOverlay site={site} consent={consent} />, {
    ...common,
    identifierPrefix: 'overlay-',
  });
  return {
    showSkeleton: createSkeleton(provide),
    showOwnPage(element, props, hydrate) {
      const page = provide(<OwnPage site={site} links={links} {...props} />);
      const settings = { identifierPrefix: 'page-', onRecoverableError: onCrash };
      const root = hydrate ? hydrateRoot(element, page, settings) : createRoot(element, settings);
      if (!hydrate) root.render(page);
      return () => root.unmount();
    },
  };
};
