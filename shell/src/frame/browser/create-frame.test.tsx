import type { Flow } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import { act, screen, waitFor } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { emptyCriteria } from '@detour/shared-contracts/criteria';
import { renderToString } from 'react-dom/server';
import { ConsentBanner } from '../consent/ConsentBanner';
import { createFrame, type Frame, type LiveFrame } from './create-frame';
import { createFrameStore } from './frame-store';
import { LiveTop } from './LiveTop';
import { createProvide } from './providers';
import { frameLinks } from '../frame-links';
import { noContent } from '../content/frame-content';
import { signedOut } from '../../host/account-store';
import { bannerOf, contentOf, promoBarOf } from '../testing/frame-content.fixture';
import { servicesOf } from '../testing/frame-services.fixture';
import { catalogues, routeTo, siteFor } from '../testing/render-frame';

const nothing = (): (() => void) => () => undefined;

const draw = (change: Partial<Parameters<typeof createFrame>[0]> = {}) => {
  document.body.innerHTML =
    '<div id="frame-overlay"></div><div id="frame-top"></div><main id="main"><div id="slot-panel"></div><div id="slot"><p>page</p></div></main><div id="frame-bottom"></div>';
  const onCrash = jest.fn();
  const place = { route: routeTo('fr_FR', '/'), flow: 'booking' } as const;
  const state = {
    ...place,
    top: place,
    criteria: emptyCriteria,
    location: { path: '/', search: '', hash: '' },
  } as const;
  const options: Parameters<typeof createFrame>[0] = {
    site: siteFor('fr_FR'),
    provide: createProvide(createIntl({ locale: 'fr-FR', messages: catalogues.fr_FR })),
    store: {
      current: () => state,
      first: () => state,
      subscribe: nothing,
      expect: nothing,
      pageIsShown: () => undefined,
    },
    consent: { isOpen: () => false, current: () => null, subscribe: nothing } as never,
    sites: [],
    content: noContent,
    preview: null,
    rating: null,
    account: { current: () => signedOut, subscribe: nothing },
    gift: { current: () => false, subscribe: nothing },
    services: servicesOf(),
    goBack: () => undefined,
    onCrash,
    ...change,
  };
  const make = (): LiveFrame => createFrame(options);
  /** The header as the server sends it. */
  const header = (): string =>
    renderToString(options.provide(<LiveTop {...options} links={frameLinks('fr_FR')} />, true));
  return { make, header, onCrash };
};

describe('the frame in the browser', () => {
  it('renders header and footer around the page', async () => {
    act(() => void draw().make());
    expect(screen.getByTestId('header')).toBeInTheDocument();
    expect(await screen.findByTestId('footer')).toBeInTheDocument();
  });

  it('answers in the header once it knows the visitor, and not with the first render after the server’s HTML', async () => {
    const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    scope.IS_REACT_ACT_ENVIRONMENT = false;
    const current = jest.fn(() => signedOut);
    const { make, header } = draw({ account: { current, subscribe: nothing } });
    document.getElementById('frame-top')?.insertAdjacentHTML('beforeend', header());
    const sent = screen.getByTestId('header');
    current.mockClear();
    const asked = make().ready.top.then(() => current.mock.calls.length);
    expect(await asked).toBeGreaterThan(0);
    expect(screen.getByTestId('header')).toBe(sent);
    scope.IS_REACT_ACT_ENVIRONMENT = true;
  });

  describe('the consent banner', () => {
    const listeners = new Set<() => void>();
    const storeOf = (open: boolean, choice: object | null = null) => {
      const state = { open };
      const consent = {
        isOpen: () => state.open,
        current: () => choice,
        subscribe: (listener: () => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      } as never;
      return { consent, set: (next: boolean) => ((state.open = next), listeners.forEach((fire) => fire())) };
    };
    const overlay = (): HTMLElement => document.getElementById('frame-overlay') as HTMLElement;
    const isShown = (): boolean => document.documentElement.hasAttribute('data-asks');
    const send = (provide: ReturnType<typeof createProvide>): void => {
      document.documentElement.setAttribute('data-asks', '');
      const banner = (
        <ConsentBanner country="FR" hasHostedMap={false} open choice={null} onAnswer={() => undefined} />
      );
      overlay().innerHTML = renderToString(provide(banner, true), { identifierPrefix: 'overlay-' });
    };
    const provide = createProvide(createIntl({ locale: 'fr-FR', messages: catalogues.fr_FR }));

    // Hydration is a transition, which `act` does not end.
    const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    beforeEach(() => (scope.IS_REACT_ACT_ENVIRONMENT = false));
    afterEach(() => (scope.IS_REACT_ACT_ENVIRONMENT = true));

    it('takes over the banner that the server sent, and ends with the answer', async () => {
      const { consent, set } = storeOf(true);
      const { make, onCrash } = draw({ consent });
      send(provide);
      const sent = screen.getByTestId('consent-refuse');
      await make().ready.overlay;
      expect(screen.getByTestId('consent-refuse')).toBe(sent);
      expect(isShown()).toBe(true);
      set(false);
      await waitFor(() => expect(screen.queryByTestId('consent-refuse')).toBeNull());
      expect([isShown(), onCrash.mock.calls]).toEqual([false, []]);
    });

    it('hides the one of a visitor who has answered, and asks again with a cross', async () => {
      const { consent, set } = storeOf(false, { preferences: false, statistics: false });
      const { make, onCrash } = draw({ consent });
      send(provide);
      await make().ready.overlay;
      expect(isShown()).toBe(false);
      set(true);
      expect(await screen.findByRole('button', { name: 'Fermer' })).toBeInTheDocument();
      expect([isShown(), onCrash.mock.calls]).toEqual([true, []]);
    });
  });

  it('shows the crash page only in the part that crashed [SHELL-001]', async () => {
    // `act` would rethrow the error that the page must survive.
    const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    scope.IS_REACT_ACT_ENVIRONMENT = false;
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { make, onCrash } = draw({ content: { ...noContent, navigation: null as never } });
    make();
    await waitFor(() => expect(onCrash).toHaveBeenCalled());
    await screen.findByTestId('page-error');
    expect(document.querySelector('#frame-top [data-testid="page-error"]')).toHaveTextContent(
      'On dirait que cette page est partie en vacances',
    );
    expect(await screen.findByTestId('footer')).toBeInTheDocument();
    expect(screen.getByText('page')).toBeInTheDocument();
    error.mockRestore();
    scope.IS_REACT_ACT_ENVIRONMENT = true;
  });

  const next = {
    route: { page: 'product', remote: 'remote-product' } as unknown as RouteMatch,
    flow: 'booking',
  } as const;

  it('covers the previous page with a skeleton, and removes it', () => {
    const { make } = draw();
    let frame: Frame | undefined;
    act(() => void (frame = make()));
    let hide: () => void = () => undefined;
    act(() => void (hide = frame?.showSkeleton(next, null) ?? hide));
    expect(document.querySelector('[data-skeleton="product"]')).toBeInTheDocument();
    expect(screen.getByText('page')).toBeInTheDocument();
    expect(document.getElementById('main')).toHaveAttribute('aria-busy', 'true');
    act(() => hide());
    expect(document.querySelector('[data-skeleton]')).toBeNull();
    expect(document.getElementById('main')).not.toHaveAttribute('aria-busy');
  });

  it('swaps the lines around the header together with the skeleton, and back with it [PROMO-001] [BANNER-001]', () => {
    const location = { path: '/', search: '', hash: '', key: '', state: null };
    const store = createFrameStore({
      location: () => location,
      route: () => routeTo('fr_FR', '/'),
      criteria: () => emptyCriteria,
      subscribe: nothing,
    });
    const { make } = draw({
      store,
      content: contentOf({ promoBars: [promoBarOf()], banners: [bannerOf()] }),
    });
    let frame: Frame | undefined;
    act(() => void (frame = make()));
    const lines = (): readonly (string | null)[] =>
      [...document.querySelectorAll('[data-testid="promo-bar"], [data-state="shown"]')].map((line) =>
        line.getAttribute('data-testid'),
      );
    expect(lines()).toEqual(['promo-bar', 'announcement-banner']);
    let hide: () => void = () => undefined;
    const activities = { route: routeTo('fr_FR', '/activites'), flow: 'booking' } as const;
    act(() => void (hide = frame?.showSkeleton(activities, null) ?? hide));
    expect(lines()).toEqual([]);
    act(() => hide());
    expect(lines()).toEqual(['promo-bar', 'announcement-banner']);
  });

  it('does not render a header again that stays the same', () => {
    const location = { path: '/', search: '', hash: '', key: '', state: null };
    const store = createFrameStore({
      location: () => location,
      route: () => routeTo('fr_FR', '/'),
      criteria: () => emptyCriteria,
      subscribe: nothing,
    });
    const expected = jest.spyOn(store, 'expect');
    const { make } = draw({ store, content: contentOf({ promoBars: [promoBarOf()] }) });
    let frame: Frame | undefined;
    act(() => void (frame = make()));
    const show = (path: string, flow: Flow): void => {
      let hide: () => void = () => undefined;
      act(() => void (hide = frame?.showSkeleton({ route: routeTo('fr_FR', path), flow }, null) ?? hide));
      expect(document.querySelector('[data-skeleton]')).toBeInTheDocument();
      act(() => hide());
    };
    show('/recherche', 'booking');
    expect(expected).not.toHaveBeenCalled();
    show('/recherche', 'gifting');
    expect(expected).toHaveBeenCalledTimes(1);
  });
});
