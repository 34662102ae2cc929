// @own-modules: the started frame draws its lower part later, when another suite would have replaced the page.
import { act, screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { emptyCriteria } from '@detour/shared-contracts/criteria';
import { noContent } from '../content/frame-content';
import { catalogues, routeTo, siteFor } from '../testing/render-frame';
import { createProvide } from './providers';
import { startFrame } from './start-frame';

const setUp = () => {
  document.body.innerHTML =
    '<div id="frame-top"></div><div id="frame-bottom"></div><div id="frame-overlay"></div>';
  const listeners = new Set<() => void>();
  const emit = jest.fn();
  const site = siteFor('fr_FR');
  const place = { path: '/', search: '', hash: '' };
  act(
    () =>
      void startFrame({
        document: {
          site,
          clock: { now: () => 0 },
          page: { sites: [], rating: null, preview: null, publicOrigin: site.origin },
          files: { content: () => Promise.resolve(noContent) },
        } as never,
        navigation: {
          location: () => place,
          route: () => routeTo('fr_FR', place.path),
          criteria: () => emptyCriteria,
          subscribe: (listener: () => void) => listeners.add(listener),
          back: jest.fn(),
        } as never,
        telemetry: { reportOwn: () => () => undefined },
        events: {
          own: { emit, on: () => ({ subscribe: () => ({ unsubscribe: () => undefined }) }) },
          consent: { isOpen: () => false, current: () => null, subscribe: () => () => undefined },
        } as never,
        mountFragment: jest.fn(),
        provide: createProvide(createIntl({ locale: 'fr-FR', messages: catalogues.fr_FR })),
        loadCode: () => import('./loading/frame-code'),
      }).pageIsShown(),
  );
  const goTo = (path: string): void => {
    place.path = path;
    act(() => listeners.forEach((listener) => listener()));
  };
  return { emit, goTo };
};

describe('the started frame', () => {
  it('renders header and footer when the page is idle', async () => {
    setUp();
    expect(screen.queryByTestId('header')).toBeNull();
    expect(await screen.findByTestId('header')).toBeInTheDocument();
    expect(await screen.findByTestId('footer')).toBeInTheDocument();
  });

  it('follows navigation', () => {
    const { goTo } = setUp();
    expect(document.documentElement.dataset['page']).toBe('home');
    goTo('/recherche');
    expect(document.documentElement.dataset['page']).toBe('search');
  });
});
