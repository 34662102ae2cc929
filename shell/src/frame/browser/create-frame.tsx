import { startTransition, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { useHydrated } from '@detour/shared-ui';
import type { CardPreview } from '../../navigation/ahead/card-preview';
import type { ShellNavigation } from '../../navigation/navigation';
import type { PageData } from '../../navigation/page-data';
import type { FrameServices } from '../frame-services';
import { frameLinks, type FrameLinks } from '../frame-links';
import { loadApart } from './loading/load-apart';
import { whenLoaded } from './loading/when-loaded';
import { CrashPage } from '../pages/CrashPage';
import { shellNotFound, type NotFoundInput } from '../pages/not-found';
import { bannerFor, promoBarFor } from '../content/choose-content';
import { showQuestion } from '../consent/show-question';
import { createSkeleton, type NextFrame } from '../skeleton/show-skeleton';
import { elementOf } from './frame-element';
import type { FramePlace } from './frame-store';
import type { LiveBottomProps } from './LiveBottom';
import { LiveTop, type LiveTopProps } from './LiveTop';
import { provideServices, type Provide } from './providers';

export interface FrameOptions extends Omit<LiveTopProps & LiveBottomProps, 'links'> {
  readonly provide: Provide;
  readonly services: FrameServices;
  onCrash(error: unknown): void;
}

/** What a page of the shell shows. */
interface OwnPageInput {
  readonly page: Pick<PageData, 'articles' | 'minisite'>;
  readonly navigation: NotFoundInput['navigation'] & Pick<ShellNavigation, 'route'>;
}

export interface Frame {
  /** Covers the previous page until the next one is ready, with what its card showed. Returns the function that removes it. */
  showSkeleton(next: FramePlace, preview: CardPreview | null): () => void;
  /** Renders or hydrates a page of the shell in the slot. Returns the function that removes it. */
  showOwnPage(element: HTMLElement, shown: OwnPageInput, hydrate: boolean): () => void;
}

/** The frame of which the code is there. */
export interface LiveFrame extends Frame {
  /** The parts answer to touches, each as soon as its own code is there. */
  readonly ready: Readonly<Record<'top' | 'bottom' | 'overlay', Promise<void>>>;
}

interface PartOptions extends Pick<FrameOptions, 'provide' | 'onCrash'> {
  readonly identifierPrefix: string;
  readonly homeHref: string;
  /** The server's HTML shows something else: it is replaced. */
  readonly redraws?: boolean;
}

interface MountedProps {
  readonly children: ReactNode;
  onMounted(): void;
}

const Mounted = ({ children, onMounted }: MountedProps) => {
  const isLive = useHydrated();
  useEffect(() => {
    if (isLive) onMounted();
  }, [isLive, onMounted]);
  return children;
};

/**
 * Hydrates a part of the frame, or renders it where the server sent nothing. A crashed part shows the crash page. Resolves when
 * the part answers to touches.
 */
const mountPart = (id: string, children: ReactNode, options: PartOptions): Promise<void> =>
  new Promise((resolve) => {
    const { provide, onCrash, identifierPrefix, homeHref, redraws = false } = options;
    const element = elementOf(id);
    const onUncaughtError = (error: unknown): void => {
      onCrash(error);
      // React unmounted the crashed root.
      createRoot(element).render(
        provide(<CrashPage homeHref={homeHref} onReload={() => location.reload()} />),
      );
      resolve();
    };
    const settings = { identifierPrefix, onUncaughtError, onRecoverableError: onCrash };
    const hydrates = element.hasChildNodes() && !redraws;
    const part = provide(<Mounted onMounted={resolve}>{children}</Mounted>, hydrates);
    // In slices: the browser answers touches in between, and React first hydrates what was touched.
    if (hydrates) startTransition(() => void hydrateRoot(element, part, settings));
    else createRoot(element, settings).render(part);
  });

/**
 * The consent banner, with the first question: most visitors have answered before. Resolves when it answers to touches, or has
 * nothing to ask.
 */
const mountOverlay = (
  { site, consent }: FrameOptions,
  common: Omit<PartOptions, 'identifierPrefix'>,
): Promise<void> => {
  let isMounted = false;
  const mount = async (): Promise<void> => {
    if (isMounted) return;
    if (!consent.isOpen()) return showQuestion(false);
    isMounted = true;
    try {
      const { LiveOverlay } = await import(/* webpackChunkName: "consent" */ './LiveOverlay');
      const overlay = <LiveOverlay site={site} consent={consent} />;
      // The server's HTML asks for the first time. Reopened, the banner has a cross and the previous answer.
      const redraws = consent.current() !== null;
      await mountPart('frame-overlay', overlay, { ...common, identifierPrefix: 'overlay-', redraws });
    } catch (error) {
      isMounted = false;
      common.onCrash(error);
    }
  };
  consent.subscribe(() => void mount());
  return mount();
};

const nextFrameOf = (
  { content, site }: Pick<FrameOptions, 'content' | 'site'>,
  next: FramePlace,
): NextFrame => {
  const banner = next.route.simplified ? null : bannerFor(content, site, next);
  return {
    page: next.route.page,
    hasBar: !next.route.simplified && promoBarFor(content, next) !== null,
    hasBanner: banner !== null && banner !== 'placeholder',
  };
};

/** The header does not change between two pages: it renders with the next page, and the skeleton comes earlier. */
const hasSameTop = (
  options: Pick<FrameOptions, 'content' | 'site'>,
  shown: FramePlace,
  next: FramePlace,
): boolean => {
  const [before, after] = [nextFrameOf(options, shown), nextFrameOf(options, next)];
  return (
    shown.flow === next.flow &&
    shown.route.simplified === next.route.simplified &&
    before.hasBar === after.hasBar &&
    before.hasBanner === after.hasBanner
  );
};

/** Pages of the shell, in the slot. */
const drawOwnPages =
  (
    { site, onCrash }: Pick<FrameOptions, 'site' | 'onCrash'>,
    { provide, links }: { readonly provide: Provide; readonly links: FrameLinks },
  ): Frame['showOwnPage'] =>
  (element, { page: data, navigation }, hydrate) => {
    const notFound = shellNotFound({ site, page: data, navigation });
    const route = navigation.route();
    const { minisite } = data;
    const settings = { identifierPrefix: 'page-', onRecoverableError: onCrash };
    return whenLoaded(
      loadApart(() => import(/* webpackChunkName: "own-page" */ '../pages/OwnPage')),
      ({ OwnPage }) => {
        const page = provide(
          <OwnPage site={site} links={links} route={route} minisite={minisite} {...notFound} />,
          hydrate,
        );
        const root = hydrate ? hydrateRoot(element, page, settings) : createRoot(element, settings);
        if (!hydrate) root.render(page);
        return () => root.unmount();
      },
    );
  };

/** Header, footer and consent banner in the browser: separate roots, so that a crash affects only one. */
export const createFrame = (options: FrameOptions): LiveFrame => {
  const { site, store, content, consent, onCrash } = options;
  const links = frameLinks(site.locale);
  const provide = provideServices(options.provide, options.services);
  const drawSkeleton = createSkeleton(provide);
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
  const mountBottom = async (): Promise<void> => {
    const { LiveBottom } = await loadApart(() => import(/* webpackChunkName: "footer" */ './LiveBottom'));
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
    await mountPart('frame-bottom', bottom, { ...common, identifierPrefix: 'bottom-' });
  };
  const ready = {
    top: mountPart('frame-top', top, { ...common, identifierPrefix: 'top-' }),
    bottom: mountBottom(),
    overlay: mountOverlay(options, common),
  };
  return {
    ready,
    showSkeleton(next, preview) {
      const lines = nextFrameOf(options, next);
      if (hasSameTop(options, store.current().top, next)) return drawSkeleton(lines, preview);
      // In one frame with the skeleton: header and skeleton are those of one page. @spec PROMO-001
      const release = flushSync(() => store.expect(next));
      const remove = drawSkeleton(lines, preview);
      return () => {
        remove();
        release();
      };
    },
    showOwnPage: drawOwnPages(options, { provide, links }),
  };
};
